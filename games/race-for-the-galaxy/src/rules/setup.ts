/** Rulebook chapter: setup. */
import { type SomeOf, shuffle } from '@orrery/kernel';
import { type CardId, designOf, presetHands } from '../data/cards.ts';
import { startWorlds } from '../setup.ts';
import { NO_CARD, playerAt, type RaceState, seatsInOrder } from '../state.ts';
import type { AskNamed, RaceRun, RaceStep } from '../tasks.ts';
import { cardFacts, designAt } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { drawCards, giveAway, placeGood, removeCard } from './supply.ts';

const DEALT = 6;
export const DISCARDED_AT_SETUP = 2;

const gameCards: readonly CardId[] = designOf.map((_, card) => card).slice(startWorlds.length);

export function dealStep(state: RaceState, _task: RaceStep, run: RaceRun): void {
  dealStartWorlds(state, run);
  const inUse = new Set(state.players.flatMap(({ tableau }) => tableau));
  state.deck = [...startWorlds.filter((card) => !inUse.has(card)), ...gameCards];
  if (state.firstGame) takePresetHands(state);
  shuffle(state.rng, state.deck);
  if (!state.firstGame) for (const seat of seatsInOrder(state)) drawCards(state, run, seat, DEALT, 'deal');
  for (const seat of seatsInOrder(state)) placeStartGood(state, run, seat);
  run.next({ do: 'round.start' });
  if (!state.firstGame)
    run.sealed(seatsInOrder(state).map((seat) => ({ do: 'setup.discard' as const, seat })));
}

function dealStartWorlds(state: RaceState, run: RaceRun): void {
  const worlds = shuffle(state.rng, state.startWorlds);
  state.players.forEach((player, seat) => {
    const [world] = worlds.splice(run.take(worlds, seat, 'start-world'), 1);
    if (world === undefined) throw new Error('unreachable: there are more start worlds than seats');
    player.tableau.push(world);
    player.goods.push(NO_CARD);
    player.active = 1;
    run.emit?.({ do: 'start', seat, what: designAt(world).id, amount: 1, source: 'setup' });
  });
  state.startWorlds = [];
  const numbers = state.players.map(({ tableau }) => tableau[0] ?? 0);
  state.firstSeat = numbers.indexOf(Math.min(...numbers));
}

/** First game: four fixed cards go with each start world; those of worlds not in use are shuffled in. */
function takePresetHands(state: RaceState): void {
  for (const player of state.players) {
    const start = player.tableau[0] === undefined ? undefined : designAt(player.tableau[0]).start;
    if (start === undefined || start === 0)
      throw new Error('the first game is played with start worlds 1 to 4');
    for (const card of presetHands[start]) {
      removeCard(state.deck, card);
      player.hand.push(card);
    }
  }
}

/** Alpha Centauri is the only start world with a windfall good; it is unseen, from the supply. */
function placeStartGood(state: RaceState, run: RaceRun, seat: number): void {
  const world = playerAt(state, seat).tableau[0];
  if (world !== undefined && designAt(world).good?.source === 'windfall')
    placeGood(state, run, seat, 0, 'start-good');
}

export const discardQuestion: SomeOf<RaceState, AskNamed<'setup.discard'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: () => say('race.question.setup.discard', { cards: DISCARDED_AT_SETUP }),
  items: (state, { seat }) => playerAt(state, seat).hand,
  bounds: () => ({ min: DISCARDED_AT_SETUP, max: DISCARDED_AT_SETUP }),
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat }, picks, run: RaceRun) => giveAway(state, run, seat, picks, 'setup'),
};
