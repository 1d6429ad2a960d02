/** What the property harness must know about this game: where its cards lie and who may know them. */
import { type GameEvent, isRecord, type Seat } from '@orrery/kernel';
import {
  anybody,
  discardPlaces,
  type GameTesting,
  nobody,
  only,
  type Place,
  type Setup,
} from '@orrery/kernel/testing';
import { OCEANS } from '../data/board.ts';
import { corporationsOf, deckOf, faceOf, PROJECTS } from '../data/cards.ts';
import { productionFloor, resources } from '../data/resources.ts';
import { questions } from '../game.ts';
import { isProject, type MarsState, NO_CARD, OCEAN, type Player } from '../state.ts';
import { viewOf } from '../view.ts';
import { advice } from './advice.ts';
import { coverage } from './coverage.ts';
import { replaceCards } from './renaming.ts';

/** The names of everything that a seat can be asked; the order of effects is asked by the kernel. */
export const questionNames: readonly string[] = [...Object.keys(questions), 'kernel.bag'];

const CARD = 'card';
const CORPORATION = 'corporation';
function playerPlaces(player: Player, seat: Seat): Place[] {
  const of = `of seat ${seat}`;
  const { corporation, offered, hand, drawn, drafted, played } = player;
  const dealt = corporation === NO_CARD || faceOf(corporation).beginner ? [] : [corporation];
  return [
    { name: `hand ${of}`, kind: CARD, cards: hand, ordered: true, seenBy: only(seat) },
    { name: `cards looked at ${of}`, kind: CARD, cards: drawn, ordered: true, seenBy: only(seat) },
    { name: `cards drafted ${of}`, kind: CARD, cards: drafted, ordered: true, seenBy: only(seat) },
    { name: `cards played ${of}`, kind: CARD, cards: played, ordered: true, seenBy: anybody },
    {
      name: `corporations offered ${of}`,
      kind: CORPORATION,
      cards: offered,
      ordered: true,
      seenBy: only(seat),
    },
    { name: `corporation ${of}`, kind: CORPORATION, cards: dealt, seenBy: anybody },
  ];
}

/** Cards of the Corporate Era in a game without it. */
function outOfTheGame({ corporateEra }: MarsState): Place[] {
  const left = (all: readonly number[], used: readonly number[]): number[] =>
    all.filter((card) => !used.includes(card));
  const cards = left(deckOf(true), deckOf(corporateEra));
  const corporations = left(corporationsOf(true), corporationsOf(corporateEra));
  return [
    { name: 'cards out of the game', kind: CARD, cards, seenBy: anybody },
    { name: 'corporations out of the game', kind: CORPORATION, cards: corporations, seenBy: anybody },
  ];
}

const places = (state: MarsState): Place[] => [
  { name: 'deck', kind: CARD, cards: state.deck, ordered: true, seenBy: nobody },
  { name: 'box', kind: CORPORATION, cards: state.box, seenBy: nobody },
  ...outOfTheGame(state),
  ...discardPlaces(state, CARD),
  ...state.players.flatMap(playerPlaces),
];

/** A card turned up for all is discarded where all have seen it; a new deck may take it away at once. */
function shows(event: GameEvent) {
  const card = event.do === 'reveal' && isRecord(event.detail) ? event.detail.card : undefined;
  return typeof card === 'number' ? [{ kind: CARD, cards: [card] }] : [];
}

function playerFault(player: Player): string | undefined {
  const { stock, production, played, cubes, tags } = player;
  if (stock.some((amount) => amount < 0)) return 'somebody has less than nothing';
  const low = resources.find((_, place) => (production[place] ?? 0) < (productionFloor[place] ?? 0));
  if (low !== undefined) return `a production of ${low} below its floor`;
  if (played.length !== cubes.length) return 'the cubes do not lie on the cards';
  const misplaced = played.some(
    (card, place) => (cubes[place] ?? 0) > 0 && faceOf(card).stores === undefined,
  );
  if (misplaced) return 'cubes lie on a card that holds none';
  if (cubes.some((amount) => amount < 0)) return 'a card holds fewer than no cubes';
  if (!played.every(isProject)) return 'a corporation lies among the projects';
  const icons = [...played, ...(player.corporation === NO_CARD ? [] : [player.corporation])]
    .map(faceOf)
    .filter(({ colour }) => colour !== 'red')
    .reduce((sum, face) => sum + face.tags.length, 0);
  return icons === tags.reduce((sum, n) => sum + n, 0) ? undefined : 'the icons are not counted right';
}

function invariant(state: MarsState): string | undefined {
  const { discards, discardsSeenBy, oceans, tiles, players } = state;
  if (discards.length !== discardsSeenBy.length) return 'not every discard says who has seen it';
  if (discards.some((card, i) => i > 0 && card <= (discards[i - 1] ?? NO_CARD)))
    return 'the discards are not in order';
  if (tiles.filter((code) => code === OCEAN).length !== oceans || oceans > OCEANS)
    return 'the oceans are not counted right';
  const revealed = players.filter(({ corporation }) => corporation !== NO_CARD && state.generation > 0);
  for (const player of revealed) {
    const fault = playerFault(player);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const none = { beginner1: false, beginner2: false, beginner3: false, beginner4: false, beginner5: false };
const setupOf = (seats: number, corporateEra: boolean, draft: boolean, beginners = {}): Setup => ({
  options: { corporateEra, draft, ...none, ...beginners },
  seats,
});

export const testing: GameTesting<MarsState> = {
  places,
  replaceCards,
  remembers: (state, viewer) => [{ kind: CARD, cards: viewOf(state, viewer).passedOn }],
  shows,
  counts: { [CARD]: PROJECTS, [CORPORATION]: corporationsOf(true).length },
  setups: [
    setupOf(1, true, false),
    ...[2, 3, 4, 5].flatMap((seats) =>
      [true, false].flatMap((era) => [true, false].map((draft) => setupOf(seats, era, draft))),
    ),
    setupOf(2, false, false, { beginner1: true, beginner2: true }),
    setupOf(3, true, true, { beginner2: true }),
    setupOf(5, false, true, { beginner1: true, beginner5: true }),
    setupOf(4, true, false, { beginner3: true, beginner4: true }),
  ],
  invariant,
  advice,
  coverage,
  // Nobody wins the solo game by chance.
  soak: {
    games: 20_000,
    every: 200,
    guided: {
      oneIn: 20,
      bot: 'greedy',
      setups: [setupOf(1, true, false), setupOf(2, true, true), setupOf(1, true, false)],
    },
  },
};
