/** What an option points at on the table, typed for boards, and which option ends a player's part. */
import { isRecord, type Option, type Plain, type Question } from '@orrery/kernel';
import { type ActionId, actionCards } from './data/actions.ts';
import type { CardId } from './data/cards.ts';
import { PASS } from './rules/develop.ts';
import type { PowerRef } from './state.ts';

/** Options without a target place nothing, stop, or name a number. */
export type RaceTarget =
  /** A card wherever it lies. `power` is the one that the option starts: of this card, or one that produces on it. */
  | {
      readonly card: CardId;
      readonly power?: PowerRef;
      readonly action?: never;
      readonly uses?: never;
    }
  /** An action card. */
  | { readonly action: ActionId; readonly card?: never; readonly power?: never; readonly uses?: never }
  /** The cards of the tableau that a way to place a world uses. */
  | {
      readonly uses: readonly CardId[];
      readonly card?: never;
      readonly power?: never;
      readonly action?: never;
    };

const isNumber = (value: Plain | undefined): value is number => typeof value === 'number';

function readPower(value: Plain | undefined): PowerRef | undefined {
  if (!isRecord(value)) return undefined;
  const { card, index } = value;
  return isNumber(card) && isNumber(index) ? { card, index } : undefined;
}

/** The target of an option of this game; undefined where there is none. */
export function readTarget(target: Plain | undefined): RaceTarget | undefined {
  if (!isRecord(target)) return undefined;
  const { card, action, uses } = target;
  if (isNumber(card)) {
    const power = readPower(target.power);
    return power === undefined ? { card } : { card, power };
  }
  const chosen = actionCards.find(({ id }) => id === action);
  if (chosen !== undefined) return { action: chosen.id };
  return Array.isArray(uses) ? { uses: uses.filter(isNumber) } : undefined;
}

/** Whether the option places nothing, and so ends the player's part of Develop or Settle. */
export const closes = ({ name }: Question, { value }: Option): boolean =>
  (name === 'develop.place' || name === 'settle.place') && value === PASS;
