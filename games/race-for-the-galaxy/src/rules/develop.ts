/** Rulebook chapter II: Develop. */
import type { OneOf, Seat } from '@orrery/kernel';
import { type CardId, cardName, designIndexOf, designOf } from '../data/cards.ts';
import { type DevelopPower, developVerb } from '../powers/develop.ts';
import { developPowers } from '../powers/lists.ts';
import { NO_CARD, type Player, playerAt, type RaceState, seatsInOrder } from '../state.ts';
import type { AskNamed, RaceRun, StepNamed } from '../tasks.ts';
import { cardFacts, designAt } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { type Part, resolve, type Stake } from './order.ts';
import { askForPayment } from './payment.ts';
import { beginPhase } from './round.ts';
import { drawCards, removeCard } from './supply.ts';

/** Placing nothing. */
export const PASS = 'pass';

export function startStep(state: RaceState, { nth }: StepNamed<'develop.start'>, run: RaceRun): void {
  beginPhase(state, run, 'develop', nth);
  const seats = seatsInOrder(state);
  for (const seat of seats) drawForPowers(state, run, seat, drawnAtStart, 'develop-start');
  run.push({ do: 'develop.reveal', nth });
  const asks: AskNamed<'develop.place'>[] = [];
  // Whether a hand holds something to place is its owner's secret, so only empty hands are not asked.
  for (const seat of seats)
    if (playerAt(state, seat).hand.length > 0) asks.push({ do: 'develop.place', seat, nth });
  run.sealed(asks);
}

/** By card: what its powers make developments cost less, and how many cards they draw at the start and after placing. */
const discounts: readonly number[] = sums((power) => developVerb(power).discount?.(power));
const drawnAtStart: readonly number[] = sums((power) => developVerb(power).drawsAtStart?.(power));
const drawnAfter: readonly number[] = sums((power) => developVerb(power).drawsAfter?.(power));

function sums(amount: (power: DevelopPower) => number | undefined): number[] {
  return designOf.map((_, card) => developPowers(card).reduce((sum, power) => sum + (amount(power) ?? 0), 0));
}

/** Draws for every active card that has such a power. */
function drawForPowers(
  state: RaceState,
  run: RaceRun,
  seat: Seat,
  drawn: readonly number[],
  reason: string,
): void {
  const { tableau, active } = playerAt(state, seat);
  for (let place = 0; place < active; place++) {
    const card = tableau[place] ?? NO_CARD;
    const cards = drawn[card] ?? 0;
    if (cards > 0) drawCards(state, run, seat, cards, reason, card);
  }
}

/** The second phase of a round is a bonus only for whoever chose both cards. Rulebook: two-player game. */
export const developBonus = (player: Player, nth: 1 | 2): number =>
  player.chosen.includes(nth === 1 ? 'develop' : 'develop-2') ? 1 : 0;

/** What every development costs a seat less: by the bonus and by powers. */
export function developDiscount(player: Player, nth: 1 | 2): number {
  let discount = developBonus(player, nth);
  for (let place = 0; place < player.active; place++)
    discount += developDiscountOf(player.tableau[place] ?? NO_CARD);
  return discount;
}

/** What a card of the tableau takes off the cost of every development. */
export const developDiscountOf = (card: CardId): number => discounts[card] ?? 0;

const costAfter = (card: CardId, discount: number): number =>
  Math.max(0, (designAt(card).cost ?? 0) - discount);

/** What a development costs a seat after bonus and powers; never below 0. */
export const developCost = (player: Player, card: CardId, nth: 1 | 2): number =>
  costAfter(card, developDiscount(player, nth));

/** A copy of a frozen list: see `powers/lists.ts`. */
const faceOf = designIndexOf.slice();

/** No second copy of a development in one tableau. */
export function hasCopyOf(player: Player, card: CardId): boolean {
  const design = faceOf[card];
  for (const placed of player.tableau) if (faceOf[placed] === design) return true;
  return false;
}

/** The card that is placed does not pay for itself. */
const canPlace = (player: Player, card: CardId, discount: number): boolean =>
  costAfter(card, discount) < player.hand.length && !hasCopyOf(player, card);

const isDevelopment = (card: CardId): boolean => designAt(card).type === 'development';

export const placeQuestion: OneOf<RaceState, AskNamed<'develop.place'>, CardId | typeof PASS> = {
  shape: 'one-of',
  text: () => say('race.question.develop.place'),
  options: (state, { seat, nth }) => {
    const player = playerAt(state, seat);
    const options: (CardId | typeof PASS)[] = [];
    const discount = developDiscount(player, nth);
    for (const card of player.hand)
      if (isDevelopment(card) && canPlace(player, card, discount)) options.push(card);
    options.push(PASS);
    return options;
  },
  describe: (state, { seat, nth }, pick) =>
    pick === PASS
      ? { text: say('race.option.noDevelopment') }
      : { ...cardFacts(pick), cost: { cards: developCost(playerAt(state, seat), pick, nth) } },
  unavailable: (state, { seat, nth }) => {
    const player = playerAt(state, seat);
    const discount = developDiscount(player, nth);
    const blocked = player.hand.filter((card) => isDevelopment(card) && !canPlace(player, card, discount));
    return blocked.map((card) => ({
      value: card,
      ...cardFacts(card),
      reason: hasCopyOf(player, card)
        ? say('race.unavailable.copy')
        : say('race.unavailable.cost', {
            cost: developCost(player, card, nth),
            hand: player.hand.length - 1,
          }),
    }));
  },
  answer: (state, { seat }, pick) => {
    playerAt(state, seat).placing = pick === PASS ? NO_CARD : pick;
  },
};

/** Turns up what was chosen, if anything, and puts it in the tableau, where it has no power yet in this phase. */
export function reveal(state: RaceState, run: RaceRun, seat: Seat): boolean {
  const player = playerAt(state, seat);
  const card = player.placing;
  if (card === NO_CARD) return false;
  removeCard(player.hand, card);
  player.tableau.push(card);
  player.goods.push(NO_CARD);
  run.emit?.({ do: 'place', seat, what: cardName(card), amount: 1, source: designAt(card).type });
  return true;
}

/** All turn up their cards at once, then pay; in order where the cards drawn afterwards may use up the supply. */
export function revealStep(state: RaceState, { nth }: StepNamed<'develop.reveal'>, run: RaceRun): void {
  const parts: Part[] = [];
  for (const seat of seatsInOrder(state))
    if (reveal(state, run, seat)) parts.push({ seat, tasks: [{ do: 'develop.resolve', seat, nth }] });
  resolve(state, run, parts, () => stakeOf(state, parts));
}

/** The cards that a seat draws in the phase when it places a development: at the start, and after paying. */
export const developDraws = (player: Player): number => {
  let cards = drawnAfterBy(player);
  for (let place = 0; place < player.active; place++)
    cards += drawnAtStart[player.tableau[place] ?? NO_CARD] ?? 0;
  return cards;
};

/** The cards that a seat draws after paying. */
function drawnAfterBy({ tableau, active }: Player): number {
  let cards = 0;
  for (let place = 0; place < active; place++) cards += drawnAfter[tableau[place] ?? NO_CARD] ?? 0;
  return cards;
}

/** The cards that are drawn after paying. */
function stakeOf(state: RaceState, parts: readonly Part[]): Stake {
  let cards = 0;
  for (const { seat } of parts) cards += drawnAfterBy(playerAt(state, seat));
  return { cards, discards: true };
}

export function resolveStep(
  state: RaceState,
  { seat, nth }: StepNamed<'develop.resolve'>,
  run: RaceRun,
): void {
  const player = playerAt(state, seat);
  const cost = developCost(player, player.placing, nth);
  run.emit?.({ do: 'develop', seat, what: cardName(player.placing), amount: cost, source: 'develop' });
  run.push({ do: 'develop.after', seat });
  askForPayment(state, run, seat, cost);
}

export function afterStep(state: RaceState, { seat }: StepNamed<'develop.after'>, run: RaceRun): void {
  playerAt(state, seat).placing = NO_CARD;
  drawForPowers(state, run, seat, drawnAfter, 'develop-after');
}
