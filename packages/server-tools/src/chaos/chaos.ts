/** Servers are killed, connections cut, frames doubled and delayed, the database restarted, while people play. */
import { fileURLToPath } from 'node:url';
import { games } from '@orrery/catalog';
import { below, isRecord, type Rng, rngFrom } from '@orrery/kernel';
import { RefusedError } from '../client.ts';
import { loadGame } from '../player.ts';
import { type OwnPostgres, startPostgres } from '../postgres.ts';
import { type ServerProcess, startProcess } from '../process.ts';
import { checkChaos } from './checks.ts';
import { BadNetwork } from './network.ts';
import { ChaosPlayer } from './player.ts';

export interface ChaosSetting {
  readonly seed: string;
  readonly kills: number;
  readonly tables: number;
  /** The database is restarted after so many kills. */
  readonly restartEvery: number;
  /** Servers that acknowledge before they commit, to see that this is found. */
  readonly sabotaged?: boolean;
  /** When all is well again, a table that does not move for so long is stuck. */
  readonly calmSeconds?: number;
}

export interface ChaosResult {
  readonly kills: number;
  readonly restarts: number;
  readonly cuts: number;
  readonly doubled: number;
  readonly delayed: number;
  readonly reconnects: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly games: number;
  readonly wrong: readonly string[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const built = import.meta.url.endsWith('.ts') ? '../../dist/chaos/sabotaged.js' : './sabotaged.js';
const sabotagedFile = fileURLToPath(new URL(built, import.meta.url));

const CALM_SECONDS = 30;

/** The two servers, which are started again whenever they are killed. */
class Servers {
  readonly #running: (ServerProcess | undefined)[] = [undefined, undefined];
  readonly #start: () => Promise<ServerProcess>;

  constructor(start: () => Promise<ServerProcess>) {
    this.#start = start;
  }

  get addresses(): string[] {
    return this.#running.flatMap((server) => (server === undefined ? [] : [server.address]));
  }

  async up(index: number): Promise<void> {
    for (;;)
      try {
        this.#running[index] = await this.#start();
        return;
      } catch {
        // The database may be away just now.
        await pause(200);
      }
  }

  async kill(index: number): Promise<void> {
    const server = this.#running[index];
    this.#running[index] = undefined;
    await server?.kill();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((server) => server?.kill()));
  }
}

/** A table of random people and a bot, made through the bad network. */
async function seatTable(proxy: BadNetwork, game: string, name: string, rng: Rng): Promise<ChaosPlayer[]> {
  const loaded = await loadGame(game);
  const people = Math.max(2, loaded.seats.min) + (loaded.seats.max > 3 ? below(rng, 2) : 0);
  const players = Array.from(
    { length: people },
    (_, i) => new ChaosPlayer(() => proxy.address, loaded, `${name}.${i}`),
  );
  const [host, ...others] = players;
  if (host === undefined) return [];
  for (const player of players) await player.arrive();
  const seats = [...players.map(() => ({ kind: 'person' })), { kind: 'bot', bot: 'random' }];
  const made = await host.insist(() =>
    host.client.http('POST', '/api/tables', { game, seats: seats.slice(0, loaded.seats.max) }),
  );
  const id = isRecord(made) && typeof made.id === 'string' ? made.id : '';
  const command = async (player: ChaosPlayer, body: object): Promise<void> => {
    try {
      await player.insist(() => player.client.http('POST', `/api/tables/${id}/commands`, body));
    } catch (error) {
      // It was done, and only the reply was lost.
      const done = ['server.refusal.seatedAlready', 'server.refusal.notWaiting'];
      if (!(error instanceof RefusedError && done.includes(error.message))) throw error;
    }
  };
  for (const player of others) await command(player, { do: 'join' });
  await command(host, { do: 'start' });
  for (const player of players) player.table = id;
  return players;
}

/** Waits for the players to end, as long as every table that is not over yet still moves. */
async function playedOut(
  playing: Promise<unknown>,
  players: readonly ChaosPlayer[],
  patience: number,
): Promise<void> {
  let over = false;
  const end = playing.finally(() => {
    over = true;
  });
  const moved = new Map<ChaosPlayer, { readonly n: number; readonly at: number }>();
  const isStuck = (player: ChaosPlayer): boolean => {
    const { position } = player;
    if (position?.table.status === 'finished') return false;
    const now = performance.now();
    const last = moved.get(player);
    const n = position?.n ?? 0;
    if (last !== undefined && last.n === n) return now - last.at > patience;
    moved.set(player, { n, at: now });
    return false;
  };
  while (!over && !players.some(isStuck)) await Promise.race([end, pause(200)]);
}

async function disturb(
  setting: ChaosSetting,
  servers: Servers,
  proxy: BadNetwork,
  postgres: OwnPostgres,
  rng: Rng,
  say: (line: string) => void,
): Promise<number> {
  let restarts = 0;
  for (let kill = 1; kill <= setting.kills; kill++) {
    await pause(20 + below(rng, 250));
    if (below(rng, 3) === 0) proxy.cut(0.5);
    const victim = below(rng, 2);
    await servers.kill(victim);
    if (kill % setting.restartEvery === 0) {
      restarts += 1;
      await postgres.halt();
      await pause(below(rng, 300));
      await postgres.resume();
    }
    await servers.up(victim);
    if (kill % 20 === 0) say(`${kill} kills`);
  }
  return restarts;
}

export async function chaos(setting: ChaosSetting, say: (line: string) => void): Promise<ChaosResult> {
  const rng = rngFrom(`chaos/${setting.seed}`);
  const postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url, ORRERY_RATE_LIMITS: 'off', ORRERY_BOT_MS: '20' };
  const start = (): Promise<ServerProcess> =>
    setting.sabotaged === true ? startProcess(settings, sabotagedFile) : startProcess(settings);
  const servers = new Servers(start);
  const proxy = new BadNetwork({
    rng: rngFrom(`network/${setting.seed}`),
    backends: () => servers.addresses,
  });
  const players: ChaosPlayer[] = [];
  const playing: Promise<void>[] = [];
  const lost: string[] = [];
  let count = 0;
  let ended = 0;
  let calm = false;
  try {
    await Promise.all([servers.up(0), servers.up(1), proxy.listen()]);
    /** Plays one table after another until the chaos is over. */
    const tableAfterTable = async (): Promise<void> => {
      do {
        const game = games[count % games.length]?.id ?? '';
        count += 1;
        try {
          const group = await seatTable(proxy, game, `${setting.seed}/${count}`, rng);
          players.push(...group);
          await Promise.all(group.map((player) => player.play()));
          ended += 1;
        } catch (error) {
          // Everything before was acknowledged: a seat or a table that is not there any more has been lost.
          lost.push(
            `a table could not be started: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      } while (!calm);
    };
    for (let i = 0; i < setting.tables; i++) playing.push(tableAfterTable());
    const restarts = await disturb(setting, servers, proxy, postgres, rng, say);
    calm = true;
    proxy.bad = false;
    say('calm again; playing to the end');
    await playedOut(Promise.all(playing), players, (setting.calmSeconds ?? CALM_SECONDS) * 1_000);
    for (const player of players) player.stop();
    const wrong = [...lost, ...(await checkChaos(postgres.url, players))];
    const sum = (part: (player: ChaosPlayer) => number): number =>
      players.reduce((total, player) => total + part(player), 0);
    return {
      kills: setting.kills,
      restarts,
      cuts: proxy.cuts,
      doubled: proxy.doubled,
      delayed: proxy.delayed,
      reconnects: sum((player) => player.reconnects),
      acknowledged: sum((player) => player.acknowledged.length),
      refused: sum((player) => player.refused),
      games: ended,
      wrong,
    };
  } finally {
    for (const player of players) {
      player.stop();
      player.client.drop();
    }
    proxy.close();
    await servers.stop();
    await postgres.close();
  }
}
