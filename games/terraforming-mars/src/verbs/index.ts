/** The table of verbs in which cards are written. A new verb is a file beside this one and a row here. */
import type { Message, Seat } from '@orrery/kernel';
import type { MarsState } from '../state.ts';
import type { EffectTask, MarsRun } from '../tasks.ts';
import { joined } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';
import { arrow, production, type Sign } from '../wording/signs.ts';
import {
  type Add,
  type AddToHolder,
  type AddToPlayed,
  add,
  addToHolder,
  addToPlayed,
  type Spend,
  spend,
} from './add.ts';
import { type Choose, choose } from './choose.ts';
import { type Claim, claim } from './claim.ts';
import { type CopyProduction, copyProduction } from './copy-production.ts';
import { type Draw, draw } from './draw.ts';
import { type Exchange, exchange } from './exchange.ts';
import { type Gain, gain, type Lose, lose } from './gain.ts';
import { type IfTags, ifTags } from './if-tags.ts';
import { type Look, type LookToBuy, look, lookToBuy } from './look.ts';
import { type LowerAny, lowerAny } from './lower-any.ts';
import { type NextCard, nextCard } from './next-card.ts';
import { type Place, place } from './place.ts';
import { type Produce, type ProduceBonus, produce, produceBonus } from './produce.ts';
import { type Raise, raise } from './raise.ts';
import { type Rate, rate } from './rate.ts';
import { type Reveal, reveal } from './reveal.ts';
import { type Shift, shift } from './shift.ts';
import { type Remove, remove, type Steal, steal } from './take.ts';
import type { Parts, Verb, Yield } from './verb.ts';

const parts: Parts = {
  happen: (state, run, task) => happen(state, run, task),
  words: (effects) => clauses(effects),
  signs: (effects) => signsOf(effects),
  yields: (state, seat, effects) => yieldsOf(state, seat, effects),
};

/** The shape of each verb. */
interface Shapes {
  readonly gain: Gain;
  readonly lose: Lose;
  readonly produce: Produce;
  readonly produceBonus: ProduceBonus;
  readonly lowerAny: LowerAny;
  readonly shift: Shift;
  readonly copyProduction: CopyProduction;
  readonly raise: Raise;
  readonly rate: Rate;
  readonly place: Place;
  readonly claim: Claim;
  readonly draw: Draw;
  readonly look: Look;
  readonly lookToBuy: LookToBuy;
  readonly reveal: Reveal;
  readonly exchange: Exchange;
  readonly add: Add;
  readonly addToPlayed: AddToPlayed;
  readonly addToHolder: AddToHolder;
  readonly spend: Spend;
  readonly remove: Remove;
  readonly steal: Steal;
  readonly choose: Choose;
  readonly ifTags: IfTags;
  readonly nextCard: NextCard;
}

export type EffectNamed<K extends keyof Shapes> = { [N in K]: { readonly do: N } & Shapes[N] }[K];

/** What a card does. Everything is done to the card's owner unless it says otherwise. */
export type Effect = EffectNamed<keyof Shapes>;

const verbs: { readonly [N in keyof Shapes]: Verb<EffectNamed<N>> } = {
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

export function verbOf<K extends keyof Shapes>(effect: EffectNamed<K>): Verb<EffectNamed<K>> {
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

type Box = Extract<Sign, { readonly sign: 'box' }>;

/** The box of an effect that does nothing but change the owner's production. */
const boxOf = ([only, ...more]: readonly Sign[]): Box | undefined =>
  only?.sign === 'box' && only.production && !only.anybody && more.length === 0 ? only : undefined;

const falls = ({ signs: [first] }: Box): boolean => first?.sign === 'text';

/** All changes of the owner's production in one box, at the place of the first; what falls stands before what rises. */
function withOneBox(effects: readonly (readonly Sign[])[]): Sign[] {
  const boxes = effects.flatMap((signs) => boxOf(signs) ?? []);
  const ordered = [...boxes.filter(falls), ...boxes.filter((box) => !falls(box))];
  const one = production(...ordered.flatMap(({ signs }) => signs));
  return effects.flatMap((signs) => {
    const box = boxOf(signs);
    if (box === undefined) return [...signs];
    return box === boxes[0] ? [one] : [];
  });
}

/** Several effects in icons. What is spent is the price of the rest. */
export function signsOf(effects: readonly Effect[]): readonly Sign[] {
  const all = effects.map((effect) => verbOf(effect).signs(effect));
  const [cost, ...rest] = all;
  return cost !== undefined && rest.length > 0 && effects[0]?.do === 'spend'
    ? [...cost, arrow, ...withOneBox(rest)]
    : withOneBox(all);
}

/** What effects would bring a seat now, one after another. */
export const yieldsOf = (state: MarsState, seat: Seat, effects: readonly Effect[]): readonly Yield[] =>
  effects.flatMap((effect) => verbOf(effect).yields(state, seat, effect) ?? []);
