/** Who can lose what, and how much of it is set: one list, whether the player or only the amount is asked. */
import { type Answer, isRecord, type Part, type Plain, type Question, type Seat, same } from '@orrery/kernel';
import { type CubeKind, type Resource, readTarget } from '@orrery/terraforming-mars';
import { cubeKinds, cubesOf, resources } from '@orrery/terraforming-mars/advice';
import { answersFor } from '../../../../board-kit/finding.ts';
import type { Table } from '../../table.ts';
import { pickOf, thenOf } from '../common.ts';

type AmountsQuestion = Extract<Question, { shape: 'amounts' }>;

/** What one player could lose. */
export interface Loss {
  readonly key: string;
  /** Below 0 for the neutral opponent, who has enough of everything. */
  readonly seat: Seat;
  readonly what: { readonly resource: Resource } | { readonly cubes: CubeKind };
  /** How much there is of it; undefined where nobody counts it. */
  readonly has: number | undefined;
  /** How much is set to be taken. */
  readonly takes: number;
  /** The cards or the resource that it can be taken from, with bounds; none where there is nothing to set. */
  readonly parts: readonly (Part & { readonly n: number; readonly card: number | undefined })[];
  readonly least: number;
  readonly most: number;
  readonly chosen: boolean;
  readonly closed?: string;
  choose(): void;
  set(part: string, n: number): void;
}

function readVictim(value: Plain): Pick<Loss, 'seat' | 'what'> | undefined {
  if (!isRecord(value) || typeof value.seat !== 'number') return undefined;
  const { seat } = value;
  const resource = resources.find((known) => known === value.of);
  if (resource !== undefined) return { seat, what: { resource } };
  const cubes = cubeKinds.find((known) => known === value.cubes);
  return cubes === undefined ? undefined : { seat, what: { cubes } };
}

function hasOf(
  { view }: Pick<Table, 'view'>,
  { seat, what }: Pick<Loss, 'seat' | 'what'>,
): number | undefined {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  return 'resource' in what
    ? (player.stock[resources.indexOf(what.resource)] ?? 0)
    : cubesOf(player, what.cubes);
}

const sumOf = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, n) => sum + n, 0);

const partsOf = (
  question: AmountsQuestion | undefined,
  amounts: Readonly<Record<string, number>>,
): Loss['parts'] =>
  (question?.parts ?? []).map((part) => {
    const target = readTarget(part.target);
    const card = target !== undefined && 'card' in target ? target.card : undefined;
    return { id: part.id, max: part.max, worth: part.worth, n: amounts[part.id] ?? 0, card };
  });

const amountsIn = (answers: readonly Answer[]): Readonly<Record<string, number>> | undefined =>
  answers.flatMap((answer) => ('amounts' in answer ? [answer.amounts] : []))[0];

/** Somebody among several: the player is the answer, how much goes with it. */
function lossOf(table: Table, value: Plain): Loss | undefined {
  const victim = readVictim(value);
  const then = thenOf(table, value);
  if (victim === undefined || then === undefined) return undefined;
  const { question } = then;
  const asked = question?.name === 'resources.amount' && question.shape === 'amounts' ? question : undefined;
  const pick = pickOf(table);
  const chosen = pick !== undefined && same(pick, value);
  const amounts = (chosen ? amountsIn(table.choice.composed) : undefined) ?? asked?.proposal ?? {};
  const has = hasOf(table, victim);
  const whole = (next: Readonly<Record<string, number>>): void =>
    table.choice.compose(
      answersFor(table, asked === undefined ? [{ pick: value }] : [{ pick: value }, { amounts: next }]),
    );
  return {
    key: JSON.stringify(value),
    ...victim,
    has,
    takes:
      asked === undefined ? (has === undefined ? 0 : has - (hasOf(then, victim) ?? has)) : sumOf(amounts),
    parts: partsOf(asked, amounts),
    least: asked?.min ?? 1,
    most: asked?.max ?? 1,
    chosen,
    choose: () => whole(amounts),
    set: (part, n) => whole({ ...amounts, [part]: n }),
  };
}

/** Somebody whom only a protection saves: shown, and not to be chosen. */
const safeOnes = (
  { unavailable }: Table,
  format: (reason: Table['unavailable'][number]['reason']) => string,
): Loss[] =>
  unavailable.flatMap(({ value, reason }) => {
    const victim = readVictim(value);
    if (victim === undefined) return [];
    const nothing = {
      takes: 0,
      parts: [],
      least: 0,
      most: 0,
      chosen: false,
      choose: () => {},
      set: () => {},
    };
    return [{ ...nothing, key: JSON.stringify(value), ...victim, has: undefined, closed: format(reason) }];
  });

/** The one victim whose loss is asked for. */
function onlyLoss(table: Table, question: AmountsQuestion): Loss | undefined {
  const victim = question.args.victim === undefined ? undefined : readVictim(question.args.victim);
  const { selection } = table.choice;
  if (victim === undefined || selection.shape !== 'amounts') return undefined;
  const takes = sumOf(selection.amounts);
  const [first] = question.parts;
  return {
    key: 'only',
    ...victim,
    has: hasOf(table, victim),
    takes,
    parts: partsOf(question, selection.amounts),
    least: question.min,
    most: question.max,
    chosen: takes > 0,
    choose: () => {
      if (takes === 0 && first !== undefined)
        table.choice.setAmount(first.id, Math.min(first.max, question.max));
    },
    set: (part, n) => table.choice.setAmount(part, n),
  };
}

export function lossesOf(
  table: Table,
  format: (reason: Table['unavailable'][number]['reason']) => string,
): readonly Loss[] {
  const { question } = table;
  if (question?.shape === 'amounts') {
    const only = onlyLoss(table, question);
    return only === undefined ? [] : [only];
  }
  if (question?.shape !== 'one-of') return [];
  return [...question.options.flatMap(({ value }) => lossOf(table, value) ?? []), ...safeOnes(table, format)];
}
