/**
 * Advice held against the rules: what it reckons from the view of a seat is what happens when the answers are given. The
 * position is looked at as it is, and every phase is also played from it as if it came next.
 */
import { below, type Choice, oneOfAtRandom, type Question, type Rng } from '@orrery/kernel';
import { bestOrder, bestPlan, choiceInOrder, isDoubled } from '../advice/consume.ts';
import { oddsOf } from '../advice/odds.ts';
import { nextPhase } from '../advice/player.ts';
import { pointsWith } from '../advice/points.ts';
import { cheapestOf, costTerms, militaryTerms, type Price, priceOf, type Term } from '../advice/prices.ts';
import { type Outlook, prospectOf } from '../advice/prospects.ts';
import type { ActionId } from '../data/actions.ts';
import { type CardId, cardName, designOf } from '../data/cards.ts';
import type { CardType } from '../data/types.ts';
import { raceForTheGalaxy as race } from '../game.ts';
import { consumeVerb } from '../powers/consume/index.ts';
import { consumePowers, producePowers } from '../powers/lists.ts';
import { produceVerb } from '../powers/produce/index.ts';
import { STOP } from '../rules/consume.ts';
import { hasCopyOf, PASS } from '../rules/develop.ts';
import { countGoods } from '../rules/goods.ts';
import { waysToPlace } from '../rules/military.ts';
import { outcome } from '../rules/scoring.ts';
import { bestSale } from '../rules/trade.ts';
import { NO_CARD, type Player, playerAt, type RaceState } from '../state.ts';
import { readTarget } from '../targets.ts';
import { titleText } from '../wording/cards.ts';
import { designAt } from '../wording/facts.ts';
import { advised, atPhase, type Case, Faults, playOn } from './advice-play.ts';
import { places } from './places.ts';

/** What the action brings its chooser, or what the phase brings without it. */
const outlookOf = (player: Player, action: ActionId, chosen: boolean): Outlook => {
  const prospect = prospectOf(player, action);
  return chosen ? prospect.mine : prospect.others;
};

function explore(here: Case, faults: Faults): void {
  const action = oneOfAtRandom(here.rng, ['explore-5', 'explore-1-1'] as const);
  const chosen = below(here.rng, 2) === 0;
  const outlook = outlookOf(advised(here), action, chosen);
  const phase = atPhase(here, { do: 'explore.draw' }, chosen ? action : undefined);
  const { sum, plenty } = playOn(phase);
  if (outlook.do !== 'explore' || !plenty) return;
  faults.equal(`cards to look at with ${action}`, outlook.see, sum('draw', 'explore'));
  faults.equal(`cards kept with ${action}`, Math.min(outlook.keep, outlook.see), sum('keep'));
}

/** A card of this type, wherever one lies in the hand; most likely one that can be placed. */
function cardToPlace({ state, seat, rng }: Case, type: CardType): CardId | undefined {
  const cards = playerAt(state, seat).hand.filter((card) => designAt(card).type === type);
  return cards.length === 0 ? undefined : oneOfAtRandom(rng, cards);
}

/** What the price says that is paid; undefined where the card cannot be had for it. */
const dueOf = (price: Price): number | undefined => {
  if (price.do === 'conquer') return 0;
  return (price.do === 'pay' || price.do === 'otherwise') && price.missing === 0 ? price.due : undefined;
};

/** The sums add up to the price that they explain. */
function checkTerms(player: Player, card: CardId, price: Price, faults: Faults): void {
  const total = (terms: readonly Term[]): number => terms.reduce((sum, { amount }) => sum + amount, 0);
  const name = cardName(card);
  if (price.do === 'pay')
    faults.equal(`terms of the cost of ${name}`, Math.max(0, total(costTerms(player, card))), price.due);
  if (price.do === 'conquer' || price.do === 'short')
    faults.equal(`terms of the Military against ${name}`, total(militaryTerms(player, card)), price.strength);
}

/** The way that the price speaks of: without one-use cards, or else the cheapest. */
function wayMeant(player: Player, price: Price): Choice | undefined {
  const ways = waysToPlace(player, player.placing);
  const way =
    price.do === 'otherwise'
      ? cheapestOf(ways)
      : ways.find(({ method, uses }) => method === price.do && uses.length === 0);
  return way === undefined ? undefined : { pick: { method: way.method, uses: way.uses } };
}

/** Places a card as its price says: it is offered where it can be afforded, and costs what was said. */
function place(here: Case, phase: 'develop' | 'settle', faults: Faults): void {
  const type: CardType = phase === 'develop' ? 'development' : 'world';
  const chosen = below(here.rng, 2) === 0;
  const outlook = outlookOf(advised(here), phase, chosen);
  const step = { do: `${phase}.start`, nth: 1 } as const;
  const begun = atPhase(here, step, chosen ? phase : undefined);
  let due: number | undefined;
  let price: Price = { do: 'copy' };
  const { sum, plenty } = playOn(begun, ({ ask }, state) => {
    const { seat } = begun;
    if (ask.do === 'settle.way') return wayMeant(playerAt(state, seat), price);
    if (ask.do !== `${phase}.place`) return undefined;
    const card = cardToPlace(begun, type);
    if (card === undefined) return { pick: PASS };
    const player = advised({ state, seat });
    price = priceOf(player, card, player.hand.length - 1);
    checkTerms(player, card, price, faults);
    due = dueOf(price);
    const question = race.question(state, seat);
    const offered = question?.shape === 'one-of' && question.options.some(({ value }) => value === card);
    // A card for one use may still help with what is paid for.
    const helped = price.do === 'pay' && type === 'world';
    if (!helped || due !== undefined)
      faults.equal(`${cardName(card)} can be had`, due !== undefined, offered);
    return { pick: due === undefined ? PASS : card };
  });
  if (due === undefined) return;
  faults.equal(`what is paid at a price of ${price.do}`, due, sum('pay'));
  if (!plenty || (outlook.do !== 'develop' && outlook.do !== 'settle')) return;
  const reasons = ['develop-start', 'develop-after', 'settle-after', 'settle-bonus'];
  faults.equal(`cards drawn in ${phase}`, outlook.cards, sum('draw', ...reasons));
}

function consume(here: Case, faults: Faults): void {
  const chosen = below(here.rng, 2) === 0;
  const outlook = outlookOf(advised(here), 'consume-x2', chosen);
  const begun = atPhase(here, { do: 'consume.start' }, chosen ? 'consume-x2' : undefined);
  const player = nextPhase(advised(begun));
  const plan = bestPlan(player, isDoubled(player));
  const order = bestOrder(player);
  const { seat } = begun;
  const { before, after, sum, plenty } = playOn(begun, ({ ask }, state) => {
    const question = race.question(state, seat);
    if (question === undefined || !ask.do.startsWith('consume.')) return undefined;
    return choiceInOrder(question, race.view(state, seat), seat, order) ?? leaveHand(question);
  });
  if (outlook.do === 'consume') {
    faults.equal('VP of the prospect', outlook.vp, plan.vp);
    faults.equal('cards of the prospect', outlook.cards, plan.cards);
  }
  if (!plenty) return;
  faults.equal('VP of the best order', plan.vp, after.chips - before.chips);
  faults.equal('cards of the best order', plan.cards, sum('draw', 'consume', 'consume-draw', 'trade'));
  faults.equal('goods left by the best order', plan.left, countGoods(after));
}

/** No cards of the hand for VP: that is no part of an order. */
function leaveHand(question: Question): Choice | undefined {
  if (question.name !== 'consume.power' || question.shape !== 'one-of') return undefined;
  const compulsory = question.options.find(({ target }) => {
    const ref = readTarget(target)?.power;
    const power = ref === undefined ? undefined : consumePowers(ref.card)[ref.index];
    return power !== undefined && consumeVerb(power).isOptional !== true;
  });
  return { pick: compulsory?.value ?? STOP };
}

function sell(here: Case, faults: Faults): void {
  const outlook = outlookOf(advised(here), 'consume-trade', true);
  const begun = atPhase(here, { do: 'consume.start' }, 'consume-trade');
  const best = bestSale(nextPhase(advised(begun)), true);
  const { sum } = playOn(begun, ({ ask }) =>
    ask.do === 'consume.sell' && best !== undefined ? { pick: best.card } : undefined,
  );
  faults.equal('cards of the best sale', best?.price ?? 0, sum('sell', 'consume-trade'));
  if (outlook.do === 'sell') faults.equal('cards of the prospect of a sale', outlook.cards, best?.price);
}

function produce(here: Case, faults: Faults): void {
  const chosen = below(here.rng, 2) === 0;
  const outlook = outlookOf(advised(here), 'produce', chosen);
  const begun = atPhase(here, { do: 'produce.start' }, chosen ? 'produce' : undefined);
  const { sum, plenty } = playOn(begun, (_open, state) => forOneKindFirst(race.question(state, begun.seat)));
  if (outlook.do === 'produce' && plenty) faults.equal('goods produced', outlook.goods, sum('good'));
}

/** Whoever fills windfall worlds of one kind first fills the most. */
function forOneKindFirst(question: Question | undefined): Choice | undefined {
  if (question?.shape !== 'one-of') return undefined;
  const first = question.options.find(({ target }) => {
    const ref = readTarget(target)?.power;
    const power = ref === undefined ? undefined : producePowers(ref.card)[ref.index];
    return power !== undefined && produceVerb(power).windfall?.(power)?.kind !== undefined;
  });
  return first === undefined ? undefined : { pick: first.value };
}

/** A card is worth to its owner what the final count gives for it, once it is placed. */
function points({ state, seat, rng }: Case, faults: Faults): void {
  const card = below(rng, designOf.length);
  const design = designAt(card);
  const expected = pointsWith(advised({ state, seat }), design);
  const copy = race.clone(state);
  const player = playerAt(copy, seat);
  if (!hasCopyOf(player, card)) {
    player.tableau.push(card);
    player.goods.push(NO_CARD);
  }
  const lines = outcome(copy).standings.find((standing) => standing.seat === seat)?.breakdown ?? [];
  const line = lines.find(({ source }) => source.key === titleText(design).key);
  faults.equal(`points of ${design.id}`, expected, line?.points);
}

/** The cards that a seat has not seen are those that lie where it cannot look. */
function odds({ state, seat, rng }: Case, faults: Faults): void {
  const hidden = places(state).flatMap((place) => (place.seenBy(seat) ? [] : place.cards));
  const told = oddsOf(race.view(state, seat));
  const number = below(rng, 8);
  const withNumber = hidden.filter((card) => (designAt(card).cost ?? designAt(card).defense) === number);
  faults.equal('unseen cards', told.unseen, hidden.length);
  faults.equal(`unseen cards with ${number}`, told.count(number), withNumber.length);
}

/** What advice for one of the seats says otherwise than the rules, in words. */
export function adviceFaults(state: RaceState, rng: Rng): string[] {
  const faults = new Faults();
  const here: Case = { state, seat: below(rng, state.players.length), rng };
  explore(here, faults);
  place(here, 'develop', faults);
  place(here, 'settle', faults);
  sell(here, faults);
  consume(here, faults);
  produce(here, faults);
  points(here, faults);
  odds(here, faults);
  return faults.found.map((fault) => `seat ${here.seat}: ${fault}`);
}
