/** A bad network: stands between clients and servers, cuts connections, sends frames twice and out of order. */
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { below, type Rng } from '@orrery/kernel';
import WebSocket, { WebSocketServer } from 'ws';

interface NetworkOptions {
  readonly rng: Rng;
  /** Where the servers are that run now. */
  readonly backends: () => readonly string[];
}

/** One in so many frames is sent twice, one in so many waits for the next. */
const TWICE = 20;
const LATER = 20;

export class BadNetwork {
  readonly #options: NetworkOptions;
  readonly #http = createServer((request, response) => this.#forward(request, response));
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  readonly #open = new Set<WebSocket>();
  /** False lets everything pass in order. */
  bad = true;
  cuts = 0;
  doubled = 0;
  delayed = 0;
  address = '';

  constructor(options: NetworkOptions) {
    this.#options = options;
    this.#http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => undefined);
      this.#sockets.handleUpgrade(request, socket, head, (client) => this.#relay(client, request));
    });
  }

  listen(): Promise<void> {
    return new Promise((resolve) => {
      this.#http.listen(0, '127.0.0.1', () => {
        const address = this.#http.address();
        if (typeof address === 'object' && address !== null)
          this.address = `http://127.0.0.1:${address.port}`;
        resolve();
      });
    });
  }

  #backend(): string | undefined {
    const running = this.#options.backends();
    return running.length === 0 ? undefined : running[below(this.#options.rng, running.length)];
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const backend = this.#backend();
    const fail = (): void => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    };
    if (backend === undefined) {
      fail();
      return;
    }
    const onward = httpRequest(`${backend}${request.url ?? '/'}`, {
      method: request.method ?? 'GET',
      headers: request.headers,
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', fail);
      answer.pipe(response);
    });
    onward.on('error', fail);
    request.pipe(onward);
  }

  #relay(client: WebSocket, request: IncomingMessage): void {
    const backend = this.#backend();
    client.on('error', () => undefined);
    if (backend === undefined) {
      client.terminate();
      return;
    }
    const server = new WebSocket(`${backend.replace(/^http/, 'ws')}${request.url ?? '/'}`, {
      headers: { cookie: request.headers.cookie ?? '' },
      perMessageDeflate: false,
    });
    this.#open.add(client);
    server.on('error', () => client.terminate());
    server.on('close', () => client.terminate());
    client.on('close', () => {
      this.#open.delete(client);
      server.terminate();
    });
    const early: string[] = [];
    const toServer = this.#sender((text) => server.send(text), true);
    const toClient = this.#sender((text) => client.send(text), false);
    client.on('message', (data) => {
      if (server.readyState === WebSocket.OPEN) toServer(String(data));
      else early.push(String(data));
    });
    server.on('open', () => {
      for (const text of early.splice(0)) server.send(text);
    });
    server.on('message', (data) => toClient(String(data)));
  }

  /** Passes frames on, most of them as they come. What waits goes after the next, or after a moment. */
  #sender(send: (text: string) => void, requests: boolean): (text: string) => void {
    const { rng } = this.#options;
    let held: string | undefined;
    const safely = (text: string): void => {
      try {
        send(text);
      } catch {
        // The other end has gone: the frame is lost, as on any network.
      }
    };
    const letGo = (): void => {
      if (held === undefined) return;
      const text = held;
      held = undefined;
      safely(text);
    };
    return (text) => {
      // A whole position does not say what it follows: one that came after a later one would be believed.
      const isWhole = text.startsWith('{"do":"position"');
      if (this.bad && held === undefined && !isWhole && below(rng, LATER) === 0) {
        held = text;
        this.delayed += 1;
        setTimeout(letGo, 40);
        return;
      }
      safely(text);
      if (this.bad && below(rng, TWICE) === 0 && (requests || !text.startsWith('{"do":"hello"'))) {
        this.doubled += 1;
        safely(text);
      }
      letGo();
    };
  }

  /** Cuts some of the open connections. */
  cut(share: number): void {
    for (const client of this.#open)
      if (below(this.#options.rng, 100) < share * 100) {
        this.cuts += 1;
        client.terminate();
      }
  }

  close(): void {
    for (const client of this.#open) client.terminate();
    this.#http.close();
    this.#http.closeAllConnections();
  }
}
