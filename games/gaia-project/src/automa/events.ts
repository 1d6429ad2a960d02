/** What the Automa tells of itself while it moves: its cards, whom it weighed, and what decided. Screens and the log read it. */
import { type GameEvent, isRecord, type Plain } from '@orrery/kernel';
import type { GaiaRun } from '../tasks.ts';
import type { Card } from './cards.ts';
import { type CriterionId, criteria, type Selection } from './selection.ts';
import { AUTOMA } from './state.ts';

/** What there can be a choice of. */
const choices = ['first-mine', 'mine', 'upgrade', 'research', 'cover'] as const;
export type ChoiceOf = (typeof choices)[number];

/** A candidate: a space of the map by its number, a research area or an action of the board by its id. */
export type Candidate = number | string;

/** A choice of the Automa, as an event tells it and as screens read it again. */
export interface Choice extends Selection<Candidate> {
  readonly of: ChoiceOf;
  /** Of a mine: how far it may be. */
  readonly range?: number;
  /** Of a mine: the final scoring tile that its support card names. */
  readonly tile?: string;
  /** Of an upgrade: what becomes what. */
  readonly from?: string;
  readonly to?: string;
  /** Of research: highest or random, or the area that is given. */
  readonly kind?: string;
  /** Of a first mine: the card that was drawn for its direction. */
  readonly card?: Card;
}

type Circumstances = Omit<Choice, 'of' | keyof Selection<Candidate>>;

export function tellChoice(
  run: GaiaRun,
  of: ChoiceOf,
  { candidates, chosen, narrowed, decidedBy }: Selection<Candidate>,
  circumstances: Circumstances = {},
): void {
  run.emit?.({
    do: 'weigh',
    seat: AUTOMA,
    what: of,
    amount: candidates.length,
    source: decidedBy,
    detail: {
      ...circumstances,
      candidates: [...candidates],
      chosen,
      narrowed: narrowed.map(({ by, left }) => ({ by, left: [...left] })),
    },
  });
}

/** The Automa could not do one thing and does another: why, and what. */
export type InsteadReason = 'no-mine' | 'no-planet' | 'no-upgrade';

export function tellInstead(run: GaiaRun, what: 'upgrade' | 'mine', why: InsteadReason): void {
  run.emit?.({ do: 'instead', seat: AUTOMA, what, amount: 1, source: why });
}

export function tellNothing(run: GaiaRun, what: string): void {
  run.emit?.({ do: 'nothing', seat: AUTOMA, what, amount: 0, source: 'automa' });
}

// Reading them again

const isCandidate = (value: unknown): value is Candidate =>
  typeof value === 'number' || typeof value === 'string';
const candidatesIn = (value: unknown): Candidate[] => (Array.isArray(value) ? value.filter(isCandidate) : []);
const criterionIn = (value: unknown): CriterionId | undefined => criteria.find((id) => id === value);

function narrowedIn(value: Plain | undefined): Choice['narrowed'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((step: unknown) => {
    const by = isRecord(step) ? criterionIn(step.by) : undefined;
    return isRecord(step) && by !== undefined ? [{ by, left: candidatesIn(step.left) }] : [];
  });
}

/** The choice that an event tells of; undefined for any other event. */
export function readChoice({ do: kind, what, source, detail }: GameEvent): Choice | undefined {
  const of = choices.find((id) => id === what);
  if (kind !== 'weigh' || of === undefined || !isRecord(detail) || !isCandidate(detail.chosen))
    return undefined;
  const { range, tile, from, to, kind: asked, card } = detail;
  return {
    of,
    candidates: candidatesIn(detail.candidates),
    chosen: detail.chosen,
    narrowed: narrowedIn(detail.narrowed),
    decidedBy: criterionIn(source) ?? 'only',
    ...(typeof range === 'number' ? { range } : {}),
    ...(typeof tile === 'string' ? { tile } : {}),
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof to === 'string' ? { to } : {}),
    ...(typeof asked === 'string' ? { kind: asked } : {}),
    ...(typeof card === 'number' ? { card } : {}),
  };
}
