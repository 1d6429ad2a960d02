/**
 * A balancer as one stands in front of several processes. What names a table goes to the process that this name falls to,
 * as long as it answers; everything else to each in turn. Any process serves anything: this only decides what it costs.
 */
import { createHash } from 'node:crypto';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** By table, or each in turn whatever is asked for. */
export type Balancing = 'table' | 'turn';

const TABLE = /^\/api\/(?:live\?table=|tables\/)([A-Za-z0-9]+)/;
/** A process that did not answer is left alone for so long. */
const DOWN_MS = 1_000;
/** Longer than people pause: a connection that ends just as it is used again loses a request. Node's own five seconds are not. */
const KEEP_ALIVE_MS = 75_000;

const weight = (table: string, backend: string): string =>
  createHash('sha1').update(`${table} ${backend}`).digest('hex');

export class Balancer {
  readonly #backends: readonly string[];
  readonly #by: Balancing;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 128 });
  readonly #http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
    this.#request(request, response),
  );
  readonly #down = new Map<string, number>();
  readonly #open = new Set<Duplex>();
  #turn = 0;

  constructor(backends: readonly string[], by: Balancing) {
    this.#backends = backends;
    this.#by = by;
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Starts to listen; gives the address. */
  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.#http.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
        const address = this.#http.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
      });
    });
  }

  /** The processes in the order in which they are asked. */
  order(path: string): string[] {
    const table = this.#by === 'table' ? TABLE.exec(path)?.[1] : undefined;
    this.#turn += 1;
    const all = [...this.#backends];
    // Each name has an order of its own: when one process is away, its tables are shared out between the others.
    if (table !== undefined) all.sort((a, b) => (weight(table, a) < weight(table, b) ? -1 : 1));
    else all.push(...all.splice(0, this.#turn % all.length));
    const isDown = (backend: string): boolean => (this.#down.get(backend) ?? 0) > Date.now();
    return [...all.filter((one) => !isDown(one)), ...all.filter(isDown)];
  }

  #failed(backend: string): void {
    this.#down.set(backend, Date.now() + DOWN_MS);
  }

  #request(request: IncomingMessage, response: ServerResponse): void {
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () =>
      this.#forward(request, Buffer.concat(body), response, this.order(request.url ?? '/')),
    );
  }

  #forward(request: IncomingMessage, body: Buffer, response: ServerResponse, backends: string[]): void {
    const [backend, ...others] = backends;
    if (backend === undefined) {
      response.writeHead(502).end();
      return;
    }
    const { method = 'GET', headers, url = '/' } = request;
    const onward = httpRequest(`${backend}${url}`, { method, headers, agent: this.#agent });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', (error) => {
      // A connection that was kept open may be closed at the very moment of asking.
      if (!onward.reusedSocket) this.#failed(backend);
      if (response.headersSent) response.destroy(error);
      else this.#forward(request, body, response, onward.reusedSocket ? backends : others);
    });
    onward.end(body);
  }

  #upgrade(request: IncomingMessage, client: Duplex, head: Buffer): void {
    client.on('error', () => client.destroy());
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let i = 0; i < request.rawHeaders.length; i += 2)
      lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
    const greeting = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), head]);
    this.#open.add(client);
    client.on('close', () => this.#open.delete(client));
    this.#tunnel(client, greeting, this.order(request.url ?? '/'));
  }

  #tunnel(client: Duplex, greeting: Buffer, backends: string[]): void {
    const [backend, ...others] = backends;
    if (backend === undefined) {
      client.destroy();
      return;
    }
    const { hostname, port } = new URL(backend);
    const server: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let connected = false;
    server.on('connect', () => {
      connected = true;
      server.write(greeting);
      server.pipe(client).pipe(server);
    });
    server.on('error', () => {
      if (connected) client.destroy();
      else {
        this.#failed(backend);
        this.#tunnel(client, greeting, others);
      }
    });
    server.on('close', () => {
      if (connected) client.destroy();
    });
    client.on('close', () => server.destroy());
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
    this.#http.close();
    this.#http.closeAllConnections();
    this.#agent.destroy();
  }
}
