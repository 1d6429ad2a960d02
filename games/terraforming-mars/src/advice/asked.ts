/** What a question is about, read from what it is asked with: the card that asks, and the effect that it asks for. */
import { isRecord, type Plain, type Question, same } from '@orrery/kernel';
import { type CardId, type Face, faceOf, faces } from '../data/cards.ts';
import type { Effect } from '../data/types.ts';

/** An effect that waits, and the card that it stands on. */
export interface WaitingEffect {
  readonly card: CardId;
  readonly effect: Effect;
}

const within = (effect: Effect): readonly Effect[] =>
  effect.do === 'choose' ? [effect, ...effect.of.flat()] : [effect];

const effectsOn = ({ play, triggers, actions, firstAction }: Face): readonly Effect[] =>
  [
    ...play,
    ...triggers.flatMap(({ effects }) => effects),
    ...actions.flatMap(({ effects }) => effects),
    ...firstAction,
  ].flatMap(within);

const isCard = (value: Plain | undefined): value is CardId =>
  typeof value === 'number' && faces[value] !== undefined;

/** The card that a question is asked for: one that was played, used or set off; undefined for the board. */
export function askingCard({ args }: Pick<Question, 'args'>): CardId | undefined {
  const { source, card } = args;
  return isCard(source) ? source : isCard(card) ? card : undefined;
}

/** An effect as it stands on its card; undefined where it is on none. */
export function waitingEffect(task: Plain): WaitingEffect | undefined {
  if (!isRecord(task) || !isCard(task.source)) return undefined;
  const { source: card, effect: told } = task;
  const effect = effectsOn(faceOf(card)).find((each) => told !== undefined && same({ ...each }, told));
  return effect === undefined ? undefined : { card, effect };
}

/** The effect that a question asks for. */
export const askedEffect = ({ args }: Pick<Question, 'args'>): Effect | undefined =>
  waitingEffect(args)?.effect;
