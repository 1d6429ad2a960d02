/** Throws malformed, oversized, unauthorised and untimely messages at a server and watches it. */
import { rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { below, isRecord, oneOfAtRandom, type Rng, rngFrom } from '@orrery/kernel';
import { Client, Disconnected } from '../client.ts';
import { freshData } from '../fresh-data.ts';
import { startPostgres } from '../postgres.ts';
import { startProcess, usage } from '../process.ts';
import { Floods, HonestClient } from './floods.ts';
import { mutated, textOf } from './inputs.ts';

export interface FuzzSetting {
  readonly messages: number;
  readonly seed: string;
  readonly database: 'pglite' | 'postgres';
}

export interface FuzzResult {
  readonly http: number;
  readonly frames: number;
  /** Inputs that were right one by one, and too much together. */
  readonly flooded: number;
  /** How long somebody who only wants to play waited for an answer meanwhile: milliseconds, p99. */
  readonly honestWait: number;
  /** How late the event loop of the server was meanwhile: milliseconds, p99. */
  readonly loopDelay: number;
  /** Replies by status, or by kind for frames. */
  readonly replies: Readonly<Record<string, number>>;
  /** MiB after the first fifth, and at the end. */
  readonly early: number;
  readonly late: number;
  readonly wrong: readonly string[];
}

const METRICS_TOKEN = 'fuzz';
/** One in so many messages goes over HTTP. */
const HTTP_SHARE = 5;
/** Frames sent before the reply to a ping is awaited. */
const AT_ONCE = 200;

interface Target {
  /** A running table at which the attacker sits. */
  readonly mine: string;
  /** A private table of others. */
  readonly theirs: string;
  /** What of others may never come back. */
  readonly secrets: readonly string[];
}

const commands = (table: string): object[] => [
  { do: 'join', seat: 0, invite: 'abc', nonce: 'n' },
  { do: 'leave' },
  { do: 'seat', seat: 1, bot: 'random' },
  { do: 'start' },
  { do: 'answer', answers: [{ question: 1, pick: { do: 'x' } }], key: 'k' },
  {
    do: 'answer',
    answers: [
      { question: 2, picks: [1, 2] },
      { question: 3, amounts: { a: 1 } },
    ],
  },
  { do: 'undo' },
  { do: 'redo' },
  { do: 'proposeUndo', to: 0 },
  { do: 'voteUndo', proposal: 4, agree: true },
  { do: 'policies', policies: [{ question: 'race.x', choose: { pick: 1 }, times: 'once' }] },
  { do: 'policies', policies: [{ question: 'race.x', spend: { vp: 2 }, times: 'always' }] },
  { do: 'return' },
  { do: 'pause', agree: true },
  { do: 'resume' },
  { do: 'claim', seat: 1 },
  { do: 'rematch' },
  { do: 'chat', text: `hello ${table}` },
];

const frames = (table: string): object[] => [
  { do: 'subscribe', request: 1, table, after: 0, invite: 'x' },
  { do: 'unsubscribe', request: 2, table },
  { do: 'ping', request: 3 },
  ...commands(table).map((command) => ({ do: 'command', request: 4, table, command })),
];

const requests = (table: string): [method: string, path: string, body: unknown][] => [
  ['POST', '/api/guests', { name: 'Eve' }],
  ['PATCH', '/api/me', { name: 'Eve' }],
  ['GET', '/api/me', undefined],
  ['GET', '/api/me/code', undefined],
  ['PUT', '/api/me/code', undefined],
  ['POST', '/api/codes/look', { code: '0000-0000-0000-0000-0000-0000-0000' }],
  ['POST', '/api/codes/restore', { code: '0000-0000-0000-0000-0000-0000-0000' }],
  ['POST', '/api/tables', { game: 'reference', seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }] }],
  ['GET', '/api/tables?list=open', undefined],
  ['GET', `/api/tables/${table}`, undefined],
  ['GET', `/api/tables/${table}/log?after=1`, undefined],
  ['GET', `/api/tables/${table}/positions/2`, undefined],
  ['GET', `/api/tables/${table}/record`, undefined],
  ['GET', `/api/tables/${table}/deal`, undefined],
  ['GET', `/api/tables/${table}/chat`, undefined],
  ['GET', `/api/tables/${table}/invite`, undefined],
  ...commands(table).map((command): [string, string, unknown] => [
    'POST',
    `/api/tables/${table}/commands`,
    command,
  ]),
];

const oddPaths = [
  '/api/%',
  '/api/tables/..%2f..',
  '/api/tables/%00',
  '/..%2fpackage.json',
  '/api/nothing',
  '//x',
];

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request as it is, however odd; gives status and body. */
function ask(
  address: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${address}/`, { method, path, headers, agent }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      reply.on('error', reject);
    });
    sent.on('error', (error) => {
      // A body beyond the limit may be answered by closing the connection.
      if ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE'))
        resolve({ status: 413, text: '' });
      else reject(error);
    });
    sent.end(body);
  });
}

class Attack {
  readonly #address: string;
  readonly #rng: Rng;
  readonly #target: Target;
  readonly #eve: Client;
  readonly replies: Record<string, number> = {};
  readonly wrong: string[] = [];
  http = 0;
  frames = 0;

  constructor(address: string, eve: Client, target: Target, rng: Rng) {
    this.#address = address;
    this.#eve = eve;
    this.#target = target;
    this.#rng = rng;
    eve.onMessage = (message, text) => {
      this.#count(`frame ${message.do}`);
      this.#inspect(text, 'a frame');
      if (text.includes('server.error.unexpected')) this.wrong.push(`a frame failed: ${text.slice(0, 200)}`);
    };
    eve.onGap = () => undefined;
  }

  #count(kind: string): void {
    this.replies[kind] = (this.replies[kind] ?? 0) + 1;
  }

  #inspect(text: string, what: string): void {
    for (const secret of this.#target.secrets)
      if (text.includes(secret)) this.wrong.push(`${what} holds a secret of others`);
  }

  async request(): Promise<void> {
    const rng = this.#rng;
    const table = below(rng, 2) === 0 ? this.#target.mine : this.#target.theirs;
    const [method, path, body] = oneOfAtRandom(rng, requests(table));
    const where = below(rng, 10) === 0 ? oneOfAtRandom(rng, oddPaths) : path;
    const text =
      body === undefined ? undefined : textOf(below(rng, 3) === 0 ? body : mutated(body, rng), rng);
    const cookies = [
      this.#eve.cookie,
      '',
      'orrery=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      `orrery=${'x'.repeat(3_000)}`,
    ];
    const headers: Record<string, string> = { cookie: oneOfAtRandom(rng, cookies) };
    if (text !== undefined) headers['content-type'] = below(rng, 8) === 0 ? 'text/plain' : 'application/json';
    if (below(rng, 20) === 0) headers.origin = 'https://elsewhere.example';
    const reply = await ask(this.#address, method, where, headers, text);
    this.http += 1;
    this.#count(`http ${reply.status}`);
    this.#inspect(reply.text, `${method} ${path}`);
    if (reply.status >= 500)
      this.wrong.push(
        `${method} ${where} ${text?.slice(0, 200)}: ${reply.status} ${reply.text.slice(0, 200)}`,
      );
  }

  /** Something failed that must not; a connection that was ended for its frames is no fault. */
  fault(what: string, error: unknown): void {
    if (error instanceof Disconnected) this.#count('frame closed');
    else this.wrong.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }

  async shower(): Promise<void> {
    const rng = this.#rng;
    if (!this.#eve.connected) await this.#eve.connect();
    for (let i = 0; i < AT_ONCE; i++) {
      const table = below(rng, 3) > 0 ? this.#target.mine : this.#target.theirs;
      const frame = oneOfAtRandom(rng, frames(table));
      this.#eve.sendText(textOf(below(rng, 4) === 0 ? frame : mutated(frame, rng), rng));
      this.frames += 1;
    }
    // Frames beyond the size limit end the connection; that is an answer too.
    await this.#eve.ping().catch(() => this.#count('frame closed'));
  }
}

async function connected(address: string, name: string): Promise<Client> {
  const client = new Client(address);
  await client.guest(name);
  await client.connect();
  return client;
}

/** A running table with Eve at it, and a private one without her. */
async function prepare(address: string): Promise<{ eve: Client; target: Target }> {
  const [eve, ann] = [new Client(address), new Client(address)];
  await eve.guest('Eve');
  await ann.guest('Ann');
  const make = async (client: Client, body: object): Promise<Record<string, unknown>> => {
    const made = await client.http('POST', '/api/tables', {
      game: 'race-for-the-galaxy',
      start: true,
      ...body,
    });
    return isRecord(made) ? made : {};
  };
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }];
  const mine = await make(eve, { seats: [...seats, { kind: 'person' }], start: false });
  await ann.http('POST', `/api/tables/${String(mine.id)}/commands`, { do: 'join' });
  await eve.http('POST', `/api/tables/${String(mine.id)}/commands`, { do: 'start' });
  const theirs = await make(ann, { seats, visibility: 'private', nonce: 'the nonce of Ann' });
  await eve.connect();
  const secrets = [ann.cookie.slice('orrery='.length), String(theirs.invite), 'the nonce of Ann'];
  return { eve, target: { mine: String(mine.id), theirs: String(theirs.id), secrets } };
}

/** The p99 of the delay of the server's event loop since it was asked for last, in milliseconds. */
async function loopDelay(address: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  const found = /^orrery_event_loop_delay_seconds\{quantile="0.99"\} (\S+)$/m.exec(text)?.[1];
  return 1_000 * Number(found);
}

export async function fuzz(setting: FuzzSetting, say: (line: string) => void): Promise<FuzzResult> {
  const folder = await freshData();
  const postgres = setting.database === 'postgres' ? await startPostgres() : undefined;
  const server = await startProcess({
    ORRERY_RATE_LIMITS: 'off',
    ORRERY_DATA: folder,
    ORRERY_BOT_MS: '20',
    ORRERY_METRICS_TOKEN: METRICS_TOKEN,
    ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
  });
  let alive = true;
  void server.ended.then(() => {
    alive = false;
  });
  try {
    const { eve, target } = await prepare(server.address);
    const attack = new Attack(server.address, eve, target, rngFrom(`fuzz/${setting.seed}`));
    const floods = new Floods(eve, target.mine, rngFrom(`flood/${setting.seed}`));
    const honest = new HonestClient(await connected(server.address, 'Hope'));
    const watching = honest.watch();
    await loopDelay(server.address);
    const memory = (): number => usage(server.pid)?.memory ?? 0;
    let early = 0;
    while (alive && attack.http + attack.frames + floods.inputs < setting.messages) {
      await attack.shower();
      if (eve.connected) await floods.next().catch((error: unknown) => attack.fault('a flood', error));
      await Promise.all(Array.from({ length: AT_ONCE / (HTTP_SHARE - 1) }, () => attack.request()));
      const done = attack.http + attack.frames + floods.inputs;
      if (early === 0 && done > setting.messages / 5) early = memory();
      if (done % 20_000 < AT_ONCE * 1.25) say(`${done} messages, ${memory().toFixed(0)} MiB`);
    }
    honest.stop();
    await watching.catch((error: unknown) => attack.fault('an honest client', error));
    const delay = alive ? await loopDelay(server.address) : Number.NaN;
    if (!alive) attack.wrong.push('the server ended');
    else await eve.http('GET', '/api/health');
    eve.drop();
    const { http, frames: framed, replies, wrong } = attack;
    const flooded = floods.inputs;
    const waits = { honestWait: honest.p99, loopDelay: delay };
    return { http, frames: framed, flooded, ...waits, replies, early, late: memory(), wrong };
  } finally {
    await server.kill();
    await postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
