/** Turns and answers as lines of JSON, for programs of any language. `docs/bots.md` describes them. */
import { type Answer, type CoreView, type Game, isRecord, type Question, type Seat } from '@orrery/kernel';
import type { Advised } from '../advisor.ts';
import type { Budget } from '../bot.ts';

/** A turn. Nothing else is ever told: what the seat does not see is not in it. */
export interface TurnLine {
  /** Comes back with the answer. */
  readonly id: number;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly seat: Seat;
  readonly view: object & CoreView;
  /** The question that is open for the seat, with everything that may be answered. */
  readonly question: Question | undefined;
  readonly budget: Budget;
  /** For whoever draws by chance: the same seed comes with the same turn of the same game. */
  readonly seed: string;
}

/** What a bot thinks of a turn. */
export interface Thoughts {
  readonly milliseconds: number;
  /** The best answers, with every seat's chance to win and the reasons; absent where nobody advises on the game. */
  readonly candidates?: readonly Advised[];
}

export interface AnswerLine {
  readonly id: number;
  readonly answer: Answer;
  readonly thoughts?: Thoughts;
}

/** A line that could not be answered. */
export interface TroubleLine {
  readonly id: number | null;
  readonly error: string;
}

/** An object on one line of JSON; undefined where it is none. */
export function readLine(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isView = (value: unknown): value is object & CoreView =>
  isRecord(value) && Array.isArray(value.deciding) && Array.isArray(value.chosen);

const limit = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : undefined;

function budgetOf(value: unknown): Budget {
  if (!isRecord(value)) return {};
  const milliseconds = limit(value.milliseconds);
  const playouts = limit(value.playouts);
  return {
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(playouts === undefined ? {} : { playouts }),
  };
}

/** What our bots need of a turn; or what is wrong with the line, in words. */
export function readTurn(
  game: Game,
  line: Readonly<Record<string, unknown>>,
): Omit<TurnLine, 'id' | 'question'> | string {
  if (line.game !== undefined && line.game !== game.id) return `this is ${game.id}`;
  if (line.rules !== undefined && line.rules !== game.version) return `these are rules ${game.version}`;
  if (!isView(line.view)) return 'there is no view';
  if (typeof line.seat !== 'number') return 'there is no seat';
  const seed = typeof line.seed === 'string' ? line.seed : '';
  return {
    game: game.id,
    rules: game.version,
    seat: line.seat,
    view: line.view,
    budget: budgetOf(line.budget),
    seed,
  };
}
