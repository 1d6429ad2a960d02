/** The table of verbs in which cards are written. A new verb is a file beside this one and a row here. */
import type { Message, Seat } from '@orrery/kernel';
import type { MarsState } from '../state.ts';
import type { EffectTask, MarsRun } from '../tasks.ts';
import { joined } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';
import { add, addToHolder, addToPlayed, spend } from './add.ts';
import { choose } from './choose.ts';
import { claim } from './claim.ts';
import { copyProduction } from './copy-production.ts';
import { draw } from './draw.ts';
import { exchange } from './exchange.ts';
import { gain, lose } from './gain.ts';
import { ifTags } from './if-tags.ts';
import { look, lookToBuy } from './look.ts';
import { lowerAny } from './lower-any.ts';
import { nextCard } from './next-card.ts';
import { place } from './place.ts';
import { produce, produceBonus } from './produce.ts';
import { raise } from './raise.ts';
import { rate } from './rate.ts';
import { reveal } from './reveal.ts';
import { shift } from './shift.ts';
import { remove, steal } from './take.ts';
import type { Parts, Verb, Yield } from './verb.ts';

const parts: Parts = {
  happen: (state, run, task) => happen(state, run, task),
  words: (effects) => clauses(effects),
  yields: (state, seat, effects) => yieldsOf(state, seat, effects),
};

const rows = {
  gain,
  lose,
  produce,
  produceBonus,
  lowerAny,
  shift,
  copyProduction,
  raise,
  rate,
  place,
  claim,
  draw,
  look,
  lookToBuy,
  reveal: reveal(parts),
  exchange,
  add,
  addToPlayed,
  addToHolder,
  spend,
  remove,
  steal,
  choose: choose(parts),
  ifTags: ifTags(parts),
  nextCard,
};

type Rows = typeof rows;
type ShapeOf<V> = V extends Verb<infer E> ? E : never;
export type EffectNamed<K extends keyof Rows> = { [N in K]: { readonly do: N } & ShapeOf<Rows[N]> }[K];

/** What a card does. Everything is done to the card's owner unless it says otherwise. */
export type Effect = EffectNamed<keyof Rows>;

const verbs: { readonly [N in keyof Rows]: Verb<EffectNamed<N>> } = rows;

export function verbOf<K extends keyof Rows>(effect: EffectNamed<K>): Verb<EffectNamed<K>> {
  return verbs[effect.do];
}

/** The interpreter: lets an effect happen, or asks what must be known first. */
export const happen = (state: MarsState, run: MarsRun, task: EffectTask): void =>
  verbOf(task.effect).happen(state, run, task);

/** Several effects as one clause. What is spent is the price of the rest. */
export function clauses(effects: readonly Effect[]): Message {
  const texts = effects.map((effect) => verbOf(effect).words(effect));
  const [cost, ...rest] = texts;
  return cost !== undefined && rest.length > 0 && effects[0]?.do === 'spend'
    ? say('mars.effect.spendFor', { cost, effect: joined(rest) })
    : joined(texts);
}

/** What effects would bring a seat now, one after another. */
export const yieldsOf = (state: MarsState, seat: Seat, effects: readonly Effect[]): readonly Yield[] =>
  effects.flatMap((effect) => verbOf(effect).yields(state, seat, effect) ?? []);
