/**
 * Servers are killed, connections cut, frames doubled and delayed, the database restarted and put back to what it was, and
 * rules upgraded, while people play.
 */
import { fileURLToPath } from 'node:url';
import { findGame, games } from '@orrery/catalog';
import { below, isRecord, type Rng, rngFrom } from '@orrery/kernel';
import { RefusedError } from '../client.ts';
import { loadGame } from '../player.ts';
import { type OwnPostgres, startPostgres } from '../postgres.ts';
import { type ServerProcess, startProcess } from '../process.ts';
import { checkChaos } from './checks.ts';
import { Gate } from './gate.ts';
import { BadNetwork } from './network.ts';
import { ChaosPlayer } from './player.ts';
import { type LostRows, Replica } from './replica.ts';
import { Servers } from './servers.ts';

export interface ChaosSetting {
  readonly seed: string;
  readonly kills: number;
  readonly tables: number;
  /** The database is restarted after so many kills. */
  readonly restartEvery: number;
  /** A replica that is behind takes over after so many kills; never where it is not given. */
  readonly rewindEvery?: number;
  /** The first half is played on servers of earlier rules, which are then replaced one after the other. */
  readonly upgrade?: boolean;
  /** Servers that acknowledge before they commit, to see that this is found. */
  readonly sabotaged?: boolean;
  /** When all is well again, a table that does not move for so long is stuck. */
  readonly calmSeconds?: number;
}

export interface ChaosResult {
  readonly kills: number;
  readonly restarts: number;
  readonly rewinds: number;
  /** Rows that were lost with a database that was replaced by one that was behind. */
  readonly rewound: number;
  /** Tables of earlier rules that were played to their end by the rules they began with. */
  readonly finishedByEarlierRules: number;
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

const folder = import.meta.url.endsWith('.ts') ? '../../dist/chaos' : '.';
const fileOf = (name: string): string => fileURLToPath(new URL(`${folder}/${name}.js`, import.meta.url));

const CALM_SECONDS = 30;

/** A table of random people and a bot, made through the bad network. */
async function seatTable(proxy: BadNetwork, game: string, name: string, rng: Rng): Promise<ChaosPlayer[]> {
  const loaded = await loadGame(game);
  const people = Math.max(2, loaded.seats.min) + (loaded.seats.max > 3 ? below(rng, 2) : 0);
  const players = Array.from(
    { length: people },
    (_, i) => new ChaosPlayer(() => proxy.address, `${name}.${i}`),
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

/** What there is to be disturbed. */
interface Disturbed {
  readonly servers: Servers;
  readonly proxy: BadNetwork;
  readonly postgres: OwnPostgres;
  /** Tables are made behind it: those that a replica never heard of would be lost whole. */
  readonly seating: Gate;
  /** Is told of rows that the database has lost. */
  readonly lost: (rows: LostRows) => void;
}

interface Disturbances {
  readonly restarts: number;
  readonly rewinds: number;
  readonly lost: LostRows;
}

/** Puts the database back to what it was a moment ago, while everybody plays. */
async function rewind({ postgres, seating }: Disturbed, moment: number): Promise<LostRows> {
  const replica = new Replica(postgres.url);
  return seating.closedFor(async () => {
    await replica.copy();
    await pause(moment);
    return replica.takeOver();
  });
}

async function disturb(
  setting: ChaosSetting,
  disturbed: Disturbed,
  rng: Rng,
  say: (line: string) => void,
): Promise<Disturbances> {
  const { servers, proxy, postgres } = disturbed;
  const lost = new Set<string>();
  let [restarts, rewinds] = [0, 0];
  for (let kill = 1; kill <= setting.kills; kill++) {
    if (kill > setting.kills / 2) servers.upgraded = true;
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
    if (setting.rewindEvery !== undefined && kill % setting.rewindEvery === 0) {
      rewinds += 1;
      const rows = await rewind(disturbed, 200 + below(rng, 600));
      for (const row of rows) lost.add(row);
      disturbed.lost(rows);
    }
    if (kill % 20 === 0) say(`${kill} kills`);
  }
  await servers.finishUpgrade();
  // What was on its way when rows were lost has arrived by now.
  disturbed.lost(lost);
  return { restarts, rewinds, lost };
}

/** Tables of rules that are no longer those of today. */
function finishedByEarlierRules(players: readonly ChaosPlayer[]): number {
  const tables = players.flatMap(({ position }) => {
    const table = position?.table;
    const isEarlier = table !== undefined && table.rules < (findGame(table.game)?.rules ?? 0);
    return isEarlier && table.status === 'finished' ? [table.id] : [];
  });
  return new Set(tables).size;
}

export async function chaos(setting: ChaosSetting, say: (line: string) => void): Promise<ChaosResult> {
  const rng = rngFrom(`chaos/${setting.seed}`);
  const postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url, ORRERY_RATE_LIMITS: 'off', ORRERY_BOT_MS: '20' };
  const start = (earlier: boolean): Promise<ServerProcess> => {
    if (setting.sabotaged === true) return startProcess(settings, fileOf('sabotaged'));
    return earlier ? startProcess(settings, fileOf('earlier')) : startProcess(settings);
  };
  const servers = new Servers(start, setting.upgrade !== true);
  const seating = new Gate();
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
          const name = `${setting.seed}/${count}`;
          const group = await seating.pass(() => seatTable(proxy, game, name, rng));
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
    const disturbances = await disturb(
      setting,
      {
        ...{ servers, proxy, postgres, seating },
        lost: (rows) => {
          const tables = new Set([...rows].map((row) => row.split(' ', 1)[0]));
          for (const player of players) if (tables.has(player.table)) playing.push(player.playOn());
        },
      },
      rng,
      say,
    );
    calm = true;
    proxy.bad = false;
    say('calm again; playing to the end');
    await playedOut(Promise.all(playing), players, (setting.calmSeconds ?? CALM_SECONDS) * 1_000);
    for (const player of players) player.stop();
    const wrong = [...lost, ...(await checkChaos(postgres.url, players, disturbances.lost))];
    const sum = (part: (player: ChaosPlayer) => number): number =>
      players.reduce((total, player) => total + part(player), 0);
    return {
      kills: setting.kills,
      restarts: disturbances.restarts,
      rewinds: disturbances.rewinds,
      rewound: disturbances.lost.size,
      finishedByEarlierRules: finishedByEarlierRules(players),
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
