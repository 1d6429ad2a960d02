/** Consume: a card that is kept if it was guessed. */
import type { OneOf } from '@orrery/kernel';
import { cardName } from '../../data/cards.ts';
import { cardsLeft, discard, seenByAll, turnUpCard } from '../../rules/supply.ts';
import { playerAt, type RaceState } from '../../state.ts';
import type { AskNamed, RaceRun } from '../../tasks.ts';
import { titleText } from '../../wording/cards.ts';
import { designAt } from '../../wording/facts.ts';
import { say } from '../../wording/say.ts';
import { consumePowers } from '../lists.ts';
import type { ConsumeVerb } from './verb.ts';

/** Name a number, turn up the top card: kept when its cost or defense is that number. */
export interface Gamble {
  readonly do: 'gamble';
  readonly lowest: number;
  readonly highest: number;
}

export const gamble: ConsumeVerb<Gamble> = {
  canUse: (_power, state) => cardsLeft(state) > 0,
  use(_power, _state, run, seat, ref) {
    run.push({ do: 'consume.gamble', seat, ...ref });
  },
  most: () => ({ cards: 1 }),
  bound: () => ({ cards: 1 }),
  urgency: () => 100,
  // Nobody can say beforehand what it brings.
  uses: () => [],
  text: ({ lowest, highest }) => say('race.power.consume.gamble', { lowest, highest }),
  addTo() {
    // A card now and then, which makes no difference to any plan.
  },
};

const numbers: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Name a number, then all see the top card: kept on a match of cost or defense, else discarded. */
export const gambleQuestion: OneOf<RaceState, AskNamed<'consume.gamble'>, number> = {
  shape: 'one-of',
  text: (_, { card }) => say('race.question.consume.gamble', { card: titleText(designAt(card)) }),
  options: (_, { card, index }) => {
    const power = consumePowers(card)[index];
    if (power?.do !== 'gamble') throw new RangeError(`card ${card} does not gamble with power ${index}`);
    return numbers.slice(power.lowest - 1, power.highest);
  },
  describe: (_state, _ask, number) => ({ text: say('race.option.number', { number }) }),
  answer: (state, { seat, card: source }, number, run: RaceRun) => {
    const card = turnUpCard(state, run, seat, source);
    if (card === undefined) return;
    const { cost, defense } = designAt(card);
    const kept = (cost ?? defense) === number;
    if (kept) playerAt(state, seat).hand.push(card);
    else discard(state, card, seenByAll(state));
    run.emit?.({
      do: 'gamble',
      seat,
      what: cardName(card),
      amount: number,
      source: cardName(source),
      detail: { kept },
    });
  },
};
