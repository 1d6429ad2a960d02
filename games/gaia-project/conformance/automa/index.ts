/** Holds vectors of the Automa's decisions against the engine, case by case. Holds no rules: it sets up, lets happen, compares. */
import { type Adapter, Comparison, type Verdict } from '@orrery/kernel';
import { type Line, line, text } from '../recording.ts';
import { compareBoard, isBoard, layoutOf } from './boards.ts';
import { compareDeck, compareOrder, comparePassing, compareSteps } from './cards.ts';
import {
  compareCover,
  compareEnd,
  compareFirstMines,
  compareMine,
  compareResearch,
  compareTurn,
  compareUpgrade,
} from './decisions.ts';
import type { Boards } from './position.ts';

interface Kind {
  is(vector: Line): boolean;
  compare(comparison: Comparison, vector: Line, boards: Boards): void;
}

const has =
  (...fields: readonly string[]) =>
  (vector: Line): boolean =>
    fields.every((field) => vector[field] !== undefined);

/** Vectors are told apart by their fields, the more special kinds first. */
const kinds: readonly Kind[] = [
  { is: isBoard, compare: compareBoard },
  { is: has('steps'), compare: compareSteps },
  { is: has('set_aside', 'rounds'), compare: compareDeck },
  { is: has('turn_order', 'rounds'), compare: compareOrder },
  { is: has('tile', 'round', 'vp'), compare: comparePassing },
  {
    is: has('tie_cards'),
    compare: (comparison, vector, boards) => compareFirstMines(comparison, boards, vector),
  },
  {
    is: has('origin', 'range'),
    compare: (comparison, vector, boards) => compareMine(comparison, boards, vector),
  },
  { is: has('kind', 'advanced_tile_left'), compare: compareResearch },
  { is: has('free', 'times'), compare: compareCover },
  { is: has('automa_structures'), compare: compareEnd },
  {
    is: has('action', 'free_actions'),
    compare: (comparison, vector, boards) => compareTurn(comparison, boards, vector),
  },
  {
    is: has('automa', 'human', 'support'),
    compare: (comparison, vector, boards) => compareUpgrade(comparison, boards, vector),
  },
];

function judge(vector: Line, at: number, boards: Boards): Verdict {
  const comparison = new Comparison();
  comparison.move = 1;
  const name =
    text(vector.n) || text(vector.board) || `${text(vector.tile)} ${String(vector.round)}` || String(at);
  const kind = kinds.find(({ is }) => is(vector));
  if (kind === undefined) comparison.fail('/', 'a vector of a known kind', Object.keys(vector));
  else comparison.follow('/', () => kind.compare(comparison, vector, boards));
  return { name, moves: 1, differences: comparison.differences };
}

/** Boards stand in a file of their own, which may come last: all files are looked through for them first. */
export function automaAdapter(): Adapter {
  const boards = new Map<string, string>();
  return {
    prepare(_file, lines) {
      for (const vector of lines.map(line))
        if (isBoard(vector)) boards.set(text(vector.board), layoutOf(vector));
    },
    *replay(_file, lines) {
      for (const [at, vector] of lines.entries()) yield judge(line(vector), at + 1, boards);
    },
  };
}
