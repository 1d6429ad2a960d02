/** Consume: cards of the hand for VP. */
import type { SomeOf } from '@orrery/kernel';
import { type CardId, cardName } from '../../data/cards.ts';
import { gainChips, giveAway } from '../../rules/supply.ts';
import { type PowerRef, playerAt, type RaceState } from '../../state.ts';
import type { AskNamed, RaceRun } from '../../tasks.ts';
import { titleText } from '../../wording/cards.ts';
import { cardFacts, designAt } from '../../wording/facts.ts';
import { say } from '../../wording/say.ts';
import { consumePowers } from '../lists.ts';
import type { ConsumeVerb } from './verb.ts';

/** Any number of hand cards up to `upTo`, for `vp` each, which no action card doubles. */
export interface DiscardFromHand {
  readonly do: 'discardFromHand';
  readonly upTo: number;
  readonly vp: number;
}

export const discardFromHand: ConsumeVerb<DiscardFromHand> = {
  isOptional: true,
  canUse: (_power, _state, player) => player.hand.length > 0,
  use(_power, _state, run, seat, ref) {
    run.push({ do: 'consume.hand', seat, ...ref });
  },
  most: ({ upTo, vp }) => ({ vpFromHand: vp * upTo }),
  bound: ({ upTo, vp }) => ({ vp: vp * upTo }),
  // A card for a point: not while cards are worth more.
  urgency: ({ vp }, card) => (vp > card ? 0.5 : -1),
  uses: () => [],
  text: ({ upTo, vp }) => say('race.power.consume.discardFromHand', { cards: upTo, vp }),
  addTo(traits, { upTo, vp }) {
    traits.cashes += upTo * vp;
  },
};

function powerAt({ card, index }: PowerRef): DiscardFromHand {
  const power = consumePowers(card)[index];
  if (power?.do !== 'discardFromHand')
    throw new RangeError(`card ${card} takes no hand cards with power ${index}`);
  return power;
}

/** Optional and never doubled; whoever starts it discards at least one card. */
export const handQuestion: SomeOf<RaceState, AskNamed<'consume.hand'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: (_, ref) =>
    say('race.question.consume.hand', { card: titleText(designAt(ref.card)), cards: powerAt(ref).upTo }),
  items: (state, { seat }) => playerAt(state, seat).hand,
  bounds: (state, { seat, ...ref }) => ({
    min: 1,
    max: Math.min(powerAt(ref).upTo, playerAt(state, seat).hand.length),
  }),
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat, ...ref }, cards, run: RaceRun) => {
    giveAway(state, run, seat, cards, cardName(ref.card));
    gainChips(state, run, seat, powerAt(ref).vp * cards.length, ref.card);
  },
};
