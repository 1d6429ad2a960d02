/** Rulebook chapter III: Settle; and who goes first. */
import type { Facts, Message, OneOf, Seat } from '@orrery/kernel';
import { type CardId, cardName, designOf } from '../data/cards.ts';
import { settlePowers } from '../powers/lists.ts';
import { settleVerb } from '../powers/settle/index.ts';
import { NO_CARD, type Player, playerAt, type RaceState, seatsInOrder } from '../state.ts';
import type { AskNamed, RaceRun, StepNamed } from '../tasks.ts';
import { listText, titleText } from '../wording/cards.ts';
import { cardFacts, designAt } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { PASS, reveal } from './develop.ts';
import { canSettle, isOneUse, strengthAgainst, type Way, waysToPlace } from './military.ts';
import { type Part, resolve, type Stake } from './order.ts';
import { askForPayment } from './payment.ts';
import { beginPhase } from './round.ts';
import { discard, drawCards, placeGood, seenByAll } from './supply.ts';

export function startStep(state: RaceState, { nth }: StepNamed<'settle.start'>, run: RaceRun): void {
  beginPhase(state, run, 'settle', nth);
  run.push({ do: 'settle.reveal', nth });
  const asks: AskNamed<'settle.place'>[] = [];
  // As in Develop: what a hand holds is its owner's secret, that it is empty is not.
  for (const seat of seatsInOrder(state))
    if (playerAt(state, seat).hand.length > 0) asks.push({ do: 'settle.place', seat, nth });
  run.sealed(asks);
}

const isWorld = (card: CardId): boolean => designAt(card).type === 'world';

export const placeQuestion: OneOf<RaceState, AskNamed<'settle.place'>, CardId | typeof PASS> = {
  shape: 'one-of',
  text: () => say('race.question.settle.place'),
  options: (state, { seat }) => {
    const player = playerAt(state, seat);
    const options: (CardId | typeof PASS)[] = [];
    for (const card of player.hand)
      if (isWorld(card) && canSettle(player, card, player.hand.length - 1)) options.push(card);
    options.push(PASS);
    return options;
  },
  describe: (state, { seat }, pick) =>
    pick === PASS ? { text: say('race.option.noWorld') } : worldFacts(playerAt(state, seat), pick),
  unavailable: (state, { seat }) => {
    const player = playerAt(state, seat);
    const others = player.hand.length - 1;
    const blocked = player.hand.filter((card) => isWorld(card) && !canSettle(player, card, others));
    return blocked.map((card) => ({ value: card, ...cardFacts(card), reason: whyNot(player, card) }));
  },
  answer: (state, { seat }, pick) => {
    playerAt(state, seat).placing = pick === PASS ? NO_CARD : pick;
  },
};

/** A world with the least it costs, where it can be had. */
function worldFacts(player: Player, card: CardId): Facts {
  const costs = waysToPlace(player, card).map((way) => way.cost);
  return { ...cardFacts(card), cost: { cards: Math.min(...costs) } };
}

function whyNot(player: Player, card: CardId): Message {
  const costs = waysToPlace(player, card).map((way) => way.cost);
  const world = designAt(card);
  if (costs.length === 0)
    return say('race.unavailable.military', {
      defense: world.defense ?? 0,
      military: strengthAgainst(player, world),
    });
  return say('race.unavailable.cost', { cost: Math.min(...costs), hand: player.hand.length - 1 });
}

/** The ways open to a seat for the world it has revealed; the world is no longer in its hand. */
export const openWays = (player: Player): Way[] =>
  waysToPlace(player, player.placing).filter((way) => way.cost <= player.hand.length);

/** Whether a one-use card may or may not be spent: a decision that others would like to see first. */
function decidesLate(player: Player): boolean {
  if (!player.tableau.some(isOneUse)) return false;
  const ways = openWays(player);
  return ways.length > 1 && ways.some((way) => way.uses.some(isOneUse));
}

/**
 * All turn up their worlds at once and put windfall goods on them. They pay in order where two or more may spend a one-use
 * card, or where the cards drawn afterwards may use up the supply.
 */
export function revealStep(state: RaceState, { nth }: StepNamed<'settle.reveal'>, run: RaceRun): void {
  const placed = seatsInOrder(state).filter((seat) => reveal(state, run, seat));
  const parts: Part[] = [];
  for (const seat of placed) {
    placeWindfallGood(state, run, seat);
    parts.push({ seat, tasks: [{ do: 'settle.resolve', seat, nth }] });
  }
  resolve(state, run, parts, () => stakeOf(state, parts, nth));
}

/** The cards that are drawn after paying, and the seats that may or may not spend a one-use card. */
function stakeOf(state: RaceState, parts: readonly Part[], nth: 1 | 2): Stake {
  let cards = 0;
  let watched = 0;
  for (const { seat } of parts) {
    const player = playerAt(state, seat);
    cards += drawnAfterBy(player, nth);
    if (decidesLate(player)) watched++;
  }
  return { cards, discards: true, watched };
}

function placeWindfallGood(state: RaceState, run: RaceRun, seat: Seat): void {
  const { tableau, placing } = playerAt(state, seat);
  if (designAt(placing).good?.source === 'windfall')
    placeGood(state, run, seat, tableau.length - 1, 'windfall-good');
}

export function resolveStep(
  state: RaceState,
  { seat, nth }: StepNamed<'settle.resolve'>,
  run: RaceRun,
): void {
  run.push({ do: 'settle.after', seat, nth });
  const [only, ...others] = openWays(playerAt(state, seat));
  if (only === undefined) throw new Error('a world was placed that cannot be paid for or conquered');
  if (others.length === 0) take(state, run, seat, only);
  else run.push({ do: 'settle.way', seat, nth });
}

/** Spends what the way needs and asks for the payment. */
function take(state: RaceState, run: RaceRun, seat: Seat, way: Way): void {
  const player = playerAt(state, seat);
  run.emit?.({
    do: way.method === 'conquer' ? 'conquer' : 'settle',
    seat,
    what: cardName(player.placing),
    amount: way.cost,
    source: way.method,
    detail: { uses: way.uses },
  });
  for (const card of way.uses) if (isOneUse(card)) spend(state, run, seat, card);
  askForPayment(state, run, seat, way.cost);
}

/** Discards a card from the tableau; all have seen it there. */
function spend(state: RaceState, run: RaceRun, seat: Seat, card: CardId): void {
  const player = playerAt(state, seat);
  const place = player.tableau.indexOf(card);
  player.tableau.splice(place, 1);
  player.goods.splice(place, 1);
  player.active -= 1;
  discard(state, card, seenByAll(state));
  run.emit?.({ do: 'spend', seat, what: cardName(card), amount: 1, source: 'settle' });
}

export const wayQuestion: OneOf<
  RaceState,
  AskNamed<'settle.way'>,
  { readonly method: Way['method']; readonly uses: readonly CardId[] }
> = {
  shape: 'one-of',
  text: (state, { seat }) =>
    say('race.question.settle.way', { world: titleText(designAt(playerAt(state, seat).placing)) }),
  options: (state, { seat }) => openWays(playerAt(state, seat)).map(({ method, uses }) => ({ method, uses })),
  describe: (state, { seat }, pick) => wayFacts(wayOf(playerAt(state, seat), pick)),
  unavailable: (state, { seat }) => {
    const player = playerAt(state, seat);
    const { length: hand } = player.hand;
    return waysToPlace(player, player.placing)
      .filter(({ cost }) => cost > hand)
      .map((way) => ({
        value: { method: way.method, uses: way.uses },
        ...wayFacts(way),
        reason: say('race.unavailable.cost', { cost: way.cost, hand }),
      }));
  },
  answer: (state, { seat }, pick, run: RaceRun) => take(state, run, seat, wayOf(playerAt(state, seat), pick)),
};

const wayFacts = (way: Way): Facts => ({
  text: wayText(way),
  target: { uses: way.uses },
  cost: { cards: way.cost },
});

function wayOf(player: Player, pick: Pick<Way, 'method' | 'uses'>): Way {
  const way = openWays(player).find(
    ({ method, uses }) =>
      method === pick.method &&
      uses.length === pick.uses.length &&
      uses.every((card, i) => card === pick.uses[i]),
  );
  if (way === undefined) throw new Error('not a way to place this world');
  return way;
}

function wayText({ method, uses }: Way): Message {
  const how = say(`race.way.${method}`);
  const cards = listText(uses.filter(isOneUse).map((card) => titleText(designAt(card))));
  return cards === undefined ? how : say('race.way.spending', { how, cards });
}

/** The second phase of a round is a bonus only for whoever chose both cards. Rulebook: two-player game. */
const settleBonus = ({ chosen }: Player, nth: 1 | 2): number =>
  chosen.includes(nth === 1 ? 'settle' : 'settle-2') ? 1 : 0;

/** By card: how many cards it draws once its owner has placed a world and paid. */
const drawnAfter: readonly number[] = designOf.map((_, card) =>
  settlePowers(card).reduce((sum, power) => sum + (settleVerb(power).drawsAfter?.(power) ?? 0), 0),
);

/** The cards that a seat draws after placing a world and paying, the bonus included. */
export function drawnAfterBy(player: Player, nth: 1 | 2): number {
  let cards = settleBonus(player, nth);
  for (let place = 0; place < player.active; place++)
    cards += drawnAfter[player.tableau[place] ?? NO_CARD] ?? 0;
  return cards;
}

/** Drawn after placing and paying: the action bonus, then the powers that were there before the phase. */
export function afterStep(state: RaceState, { seat, nth }: StepNamed<'settle.after'>, run: RaceRun): void {
  const player = playerAt(state, seat);
  player.placing = NO_CARD;
  drawCards(state, run, seat, settleBonus(player, nth), 'settle-bonus');
  for (let place = 0; place < player.active; place++) {
    const card = player.tableau[place] ?? NO_CARD;
    const cards = drawnAfter[card] ?? 0;
    if (cards > 0) drawCards(state, run, seat, cards, 'settle-after', card);
  }
}
