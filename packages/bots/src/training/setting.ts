/** What a training is asked to do, from its command line. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { learnable } from './crafts.ts';

export interface Setting {
  readonly game: string;
  /** How many sit at the tables of the training games, in turn from game to game. */
  readonly seats: readonly number[];
  /** For how many seats the network is then meant. */
  readonly meant: readonly number[];
  readonly seed: string;
  readonly threads: number;
  readonly generations: number;
  readonly hidden: number;
  readonly epochs: number;
  /** Training games of a generation; without a limit on the time all of them are played. */
  readonly games: number;
  /** Games of the comparison after each generation. */
  readonly compared: number;
  /** The whole training ends within so many minutes. */
  readonly minutes: number | undefined;
  /** Games in one task of a thread, and in one file. */
  readonly part: number;
  readonly effort: number;
  /** Where weights and figures go, and where games are kept that a later run takes up again. */
  readonly out: string;
  readonly kept: string;
  /** A file of judges, or of weights, with which the first generation of this training plays. */
  readonly judges: string | undefined;
}

const USAGE = `npm run train -- <game> [--seats 2] [--meant <seats>] [--games 4000] [--generations 3] [--minutes M]
  [--hidden 32] [--epochs 6] [--compare 400] [--effort 0.125] [--threads N] [--part 32] [--seed S]
  [--out training/<game>-<seats>] [--kept <out>/games] [--judges file]
Games: ${learnable.join(', ')}`;

function numbers(text: string): number[] {
  const read = text.split(',').map(Number);
  if (!read.every((each) => each > 0)) throw new Error(`not numbers above 0: ${text}\n${USAGE}`);
  return read;
}

/** Throws, in words, for what cannot be read. */
export function readSetting(args: readonly string[]): Setting {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seats: text,
      meant: text,
      games: text,
      generations: text,
      minutes: text,
      hidden: text,
      epochs: text,
      compare: text,
      effort: text,
      threads: text,
      part: text,
      seed: text,
      out: text,
      kept: text,
      judges: text,
    },
  });
  const [game] = positionals;
  if (game === undefined || !learnable.includes(game)) throw new Error(USAGE);
  const number = (value: string | undefined, usual: number): number => {
    const read = value === undefined ? usual : Number(value);
    if (!(read > 0)) throw new Error(`not a number above 0: ${value}\n${USAGE}`);
    return read;
  };
  const seats = numbers(values.seats ?? '2');
  const out = values.out ?? `training/${game}-${seats.join('-')}`;
  return {
    game,
    seats,
    meant: values.meant === undefined ? seats : numbers(values.meant),
    seed: values.seed ?? 'orrery',
    threads: number(values.threads, availableParallelism()),
    generations: number(values.generations, 3),
    hidden: number(values.hidden, 32),
    epochs: number(values.epochs, 6),
    games: number(values.games, 4000),
    compared: number(values.compare, 400),
    minutes: values.minutes === undefined ? undefined : number(values.minutes, 1),
    part: number(values.part, 32),
    effort: number(values.effort, 0.125),
    out,
    kept: values.kept ?? `${out}/games`,
    judges: values.judges,
  };
}
