/** The adapter that replays foreign recordings, tried on recordings of our own games and, where they are at hand, on theirs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { below, type Rng, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { adapter } from '../conformance/index.ts';
import type { RecordingWriter } from '../conformance/recording-writer.ts';
import { cardByName, designOf } from '../src/data/cards.ts';
import { raceForTheGalaxy } from '../src/game.ts';
import type { RaceState } from '../src/state.ts';
import { type Choose, recordGame } from './support/recording.ts';

type Line = Record<string, unknown>;

const differences = (lines: readonly unknown[]): number =>
  [...adapter.replay('recording', lines)].reduce((sum, verdict) => sum + verdict.differences.length, 0);

/** The paths of all numbers in a value. */
function numbersIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'number') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, [...path, key]));
}

/** A copy in which one number, anywhere, is one more or one less. */
function altered(lines: readonly unknown[], rng: Rng): { lines: unknown[]; what: string } {
  const copy = structuredClone(lines) as Line[];
  for (;;) {
    const at = below(rng, copy.length);
    const paths = numbersIn(copy[at]);
    const path = paths[paths.length === 0 ? 0 : below(rng, paths.length)];
    if (path === undefined) continue;
    const holder = path.slice(0, -1).reduce((part, key) => part[key] as Line, copy[at]!);
    const key = path.at(-1)!;
    holder[key] = (holder[key] as number) + (below(rng, 2) === 0 ? 1 : -1);
    return { lines: copy, what: `line ${at + 1}, ${path.join('/')}` };
  }
}

const tables = [
  { seats: 2, twoActions: false },
  { seats: 2, twoActions: true },
  { seats: 3, twoActions: false },
  { seats: 4, twoActions: false },
];

describe('a recording of our own game', () => {
  test.each(tables)(
    'agrees with the engine that played it: $seats seats, two actions $twoActions',
    (table) => {
      for (const seed of ['a', 'b', 'c']) expect(differences(recordGame(table, seed))).toBe(0);
    },
  );

  test('is found out when any one number in it is changed, fifty times', () => {
    const rng = rngFrom('alterations');
    const recordings = tables.map((table) => recordGame(table, 'altered'));
    for (let i = 0; i < 50; i++) {
      const { lines, what } = altered(recordings[i % recordings.length]!, rng);
      expect(differences(lines), what).toBeGreaterThan(0);
    }
  });

  test('that ends too early is a difference and no crash', () => {
    const lines = recordGame(tables[0]!, 'cut short');
    for (const length of [1, 2, 10, lines.length - 1])
      expect(differences(lines.slice(0, length))).toBeGreaterThan(0);
  });
});

describe('a recording in which nobody can place', () => {
  const phaseActions = { develop: ['develop', 'develop-2'], settle: ['settle', 'settle-2'] } as const;

  /** Plays all hands empty as soon as may be: nothing but Develop and Settle in turn, and always the dearest card. */
  const spendthrift =
    (twoActions: boolean): Choose =>
    (state, open) => {
      if (state.round > 12) return undefined;
      const [action, second] = phaseActions[state.round % 2 === 0 ? 'settle' : 'develop'];
      if (open.ask.do === 'round.action') return action;
      if (open.ask.do === 'round.twoActions') return twoActions ? [action, second] : undefined;
      if (!open.ask.do.endsWith('.place')) return undefined;
      const cards = raceForTheGalaxy
        .list(state, open, 50)
        .flatMap((answer) => ('pick' in answer && typeof answer.pick === 'number' ? [answer.pick] : []));
      const cost = (card: number): number => designOf[card]?.cost ?? 0;
      return cards.sort((a, b) => cost(b) - cost(a))[0];
    };

  /** The phases whose line of placements comes when all hands are empty. */
  function emptyHanded(lines: readonly Line[]): Set<unknown> {
    const phases = new Set<unknown>();
    let hands: unknown[] = [];
    for (const line of lines) {
      if (line.event === 'snapshot') hands = (line.players as Line[]).map(({ hand }) => hand);
      if (line.event !== 'place' || !hands.every((hand) => (hand as unknown[]).length === 0)) continue;
      expect(line).toMatchObject({ chosen: [null, null], legal: [[], []] });
      phases.add(line.phase);
    }
    return phases;
  }

  test.each([
    { twoActions: false, phases: ['develop', 'settle'] },
    { twoActions: true, phases: ['develop', 'develop-2', 'settle', 'settle-2'] },
  ])('is followed from its first phase to its last: $phases', ({ twoActions, phases }) => {
    const seen = new Set<unknown>();
    for (let i = 0; phases.some((phase) => !seen.has(phase)); i++) {
      expect(i).toBeLessThan(60);
      const lines = recordGame({ seats: 2, twoActions }, `empty hands ${i}`, spendthrift(twoActions));
      const empty = emptyHanded(lines);
      if (empty.size === 0) continue;
      for (const phase of empty) seen.add(phase);
      expect([i, differences(lines)]).toEqual([i, 0]);
    }
  });
});

describe('a recording in which powers were used in another order than ours', () => {
  /** Exchanges the goods, and the lines, of two production worlds between which the supply was used up. */
  function inAnotherOrder(state: RaceState, { lines }: RecordingWriter): boolean {
    const begin = lines.findLastIndex(({ event }) => event === 'phase');
    const between = lines.findIndex(({ event }, at) => at > begin && event === 'reshuffle');
    if (lines[begin]?.phase !== 'produce' || between < 0) return false;
    const draws = lines.slice(begin).filter(({ event }) => event === 'draw');
    const isPlain = ({ event, via, world }: Line): boolean =>
      event === 'produce' && via === 'production' && !draws.some(({ source }) => source === world);
    const later = lines.findIndex((line, at) => at > between && isPlain(line));
    const earlier = lines.findIndex(
      (line, at) => at > begin && at < between && isPlain(line) && line.seat === lines[later]?.seat,
    );
    const [first, second] = [lines[earlier], lines[later]];
    if (first === undefined || second === undefined) return false;
    lines[earlier] = { ...second, good: first.good };
    lines[later] = { ...first, good: second.good };
    const { tableau, goods } = state.players[first.seat as number]!;
    const places = [first, second].map(({ world }) => tableau.indexOf(cardByName(world as string)!));
    [goods[places[0]!], goods[places[1]!]] = [goods[places[1]!]!, goods[places[0]!]!];
    return true;
  }

  test('agrees, also where the supply was used up in between', () => {
    let found = 0;
    for (let i = 0; found < 3; i++) {
      expect(i).toBeLessThan(60);
      let exchanged = false;
      const lines = recordGame(
        { seats: 4, twoActions: false },
        `another order ${i}`,
        () => undefined,
        (state, writer) => {
          if (inAnotherOrder(state, writer)) exchanged = true;
        },
      );
      if (!exchanged) continue;
      found++;
      expect([i, differences(lines)]).toEqual([i, 0]);
    }
  });
});

const oracle = join(
  process.env.ORRERY_ORACLE ?? join(process.cwd(), '..', 'shared', 'oracle'),
  'race-for-the-galaxy',
);

/** All files of recordings and vectors there. */
const recordings = (): string[] =>
  ['games', 'vectors']
    .flatMap((folder) => readdirSync(join(oracle, folder)).map((name) => join(oracle, folder, name)))
    .filter((path) => path.endsWith('.jsonl.gz'));

describe.runIf(existsSync(oracle))('recordings of an independent engine', () => {
  const read = (path: string): Line[] =>
    gunzipSync(readFileSync(path))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as Line);

  test('are found out when any one number in them is changed, fifty times', () => {
    const rng = rngFrom('foreign alterations');
    const files = recordings();
    for (let i = 0; i < 50; i++) {
      const lines = read(files[i % files.length]!);
      const end = lines.findIndex(({ event }) => event === 'footer');
      const { lines: changed, what } = altered(
        end < 0 ? [lines[below(rng, lines.length)]!] : lines.slice(0, end + 1),
        rng,
      );
      expect(differences(changed), `${files[i % files.length]}: ${what}`).toBeGreaterThan(0);
    }
  });
});
