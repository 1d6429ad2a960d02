/**
 * Golden records: whole games of our own that must replay to the very same end. Before a change of the rules that moves one
 * of them, `npm run freeze -- <game>` keeps the rules as they are; the change raises the game's version, and
 * `ORRERY_GOLDEN=write npx vitest run golden` writes the records anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import {
  type Core,
  type Game,
  type GameRecord,
  hashState,
  type Move,
  oneOfAtRandom,
  type Plain,
  RECORD_FORMAT,
  readRecord,
  replay,
  rngFrom,
  winners,
  writeRecord,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { noteGolden } from './golden-versions.ts';

export interface GoldenGame {
  readonly name: string;
  readonly seats: readonly string[];
  readonly options: { readonly [id: string]: Plain };
  readonly seed: string;
}

export interface Golden<S extends Core> {
  readonly game: Game<S>;
  readonly games: readonly GoldenGame[];
  /** The file of the test; the records and their results lie beside it. */
  readonly beside: string;
  /** How far a game went, in its own measure. */
  readonly progress: (state: S) => Record<string, number>;
}

/** Plays a game to its end: whose turn it is among those who may answer, and the answer, are drawn at random. */
function playAtRandom<S extends Core>(game: Game<S>, { seats, options, seed }: GoldenGame): GameRecord {
  const state = game.setup(options, seats.length, seed);
  const rng = rngFrom(`${seed}, answers`);
  const answers: Move[] = [];
  for (let open = game.open(state); open.length > 0; open = game.open(state)) {
    const question = oneOfAtRandom(rng, open);
    const answer = game.sample(state, question, rng);
    answers.push({ seat: question.seat, answer });
    game.apply(state, question.seat, answer);
  }
  return { format: RECORD_FORMAT, game: game.id, rules: game.version, options, seats, seed, answers };
}

/** Replays a record; what it comes to is kept beside it to compare with. */
function resultOf<S extends Core>({ game, progress }: Golden<S>, record: GameRecord): object {
  const end = replay(game, record);
  if ('error' in end) throw new Error(end.error.key);
  const outcome = game.outcome(end.state);
  if (outcome === undefined) throw new Error('the game is not over');
  const bySeat = [...outcome.standings].sort((a, b) => a.seat - b.seat);
  return {
    hash: hashState(end.state),
    ...progress(end.state),
    answers: record.answers.length,
    scores: bySeat
      .map(({ score, tiebreak }) => (tiebreak.length === 0 ? score : `${score} (${tiebreak.join()})`))
      .join(', '),
    winners: winners(outcome).join(', '),
  };
}

export function testGoldenRecords<S extends Core>(golden: Golden<S>): void {
  const { game, games, beside } = golden;
  const recordFile = (name: string): URL => new URL(`./${name}.record`, beside);
  const resultsFile = new URL('./results.json', beside);

  const writeGolden = (): void => {
    const results: Record<string, object> = {};
    for (const one of games) {
      const record = playAtRandom(game, one);
      writeFileSync(recordFile(one.name), writeRecord(record));
      results[one.name] = resultOf(golden, record);
    }
    writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
    noteGolden(game.id, game.version);
  };
  if (env.ORRERY_GOLDEN === 'write') writeGolden();

  describe('golden records', () => {
    const results: Record<string, unknown> = JSON.parse(readFileSync(resultsFile, 'utf8'));

    test.each(games)('$name replays to the same end', ({ name, seats, options, seed }) => {
      const read = readRecord(readFileSync(recordFile(name), 'utf8'));
      if ('error' in read) throw new Error(`${name}: ${read.error.key}`);
      expect(read.record).toMatchObject({ seats, options, seed, rules: game.version });
      expect(resultOf(golden, read.record)).toEqual(results[name]);
    });

    test.each(games)('$name is refused after any change to an answer', ({ name }) => {
      const text = readFileSync(recordFile(name), 'utf8');
      const changed = text.replace(/"seat":(\d)/, (_, seat: string) => `"seat":${1 - Number(seat)}`);
      expect(readRecord(changed)).toMatchObject({ error: { key: 'kernel.record.checksum' } });
    });
  });
}
