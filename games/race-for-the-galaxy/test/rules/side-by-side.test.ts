/**
 * Rulebook chapter: who goes first. Where seats act side by side, whoever is quicker gains nothing by it: all that the
 * table sees is the same in the end. (Which of the unseen cards somebody draws is chance in any order.)
 */
import { type Answer, canonical, isLanes, type Lanes, type OpenQuestion, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { raceForTheGalaxy as game } from '../../src/game.ts';
import type { RaceState } from '../../src/state.ts';
import { type Position, scenario, spareDevelopments, spareWorlds } from '../support/scenario.ts';

/** The seats that walk side by side now; undefined where they do not, or one is left. */
function sideBySide({ agenda }: RaceState): Lanes | undefined {
  const top = agenda.stack.at(-1);
  return isLanes(top) && !top.sealed && top.of.filter(({ stack }) => stack.length > 0).length > 1
    ? top
    : undefined;
}

/** An answer that knows places and not cards: the same for a seat whatever it has drawn. */
function answerByPlace(state: RaceState, open: OpenQuestion, seed: string): Answer {
  return game.sample(state, open, rngFrom(`${seed}/${open.seat}/${open.id}`));
}

/** Plays the group to its end; the seat of each next answer is found by `pick`. Undefined where a card was turned up. */
function playGroup(
  before: RaceState,
  seed: string,
  pick: (open: readonly OpenQuestion[], turn: number) => OpenQuestion,
): RaceState | undefined {
  const state = game.clone(before);
  const { serial } = state.agenda;
  for (let turn = 0; state.agenda.serial === serial; turn++) {
    const asked = pick(game.open(state), turn);
    // Whether a gamble is won depends on a card, and so on chance.
    if (asked.ask.do === 'consume.gamble') return undefined;
    game.apply(state, asked.seat, answerByPlace(state, asked, seed));
  }
  return state;
}

/** Every seat to its end in the order of seats or against it, and all of them in turns. */
const paces: readonly ((open: readonly OpenQuestion[], turn: number) => OpenQuestion)[] = [
  (open) => open[0]!,
  (open) => open.at(-1)!,
  (open, turn) => open[turn % open.length]!,
  (open, turn) => open[(turn + 1) % open.length]!,
];

/** What everybody at the table sees. */
const seenByAll = (state: RaceState): string => canonical(game.view(state, 'spectator'));

/** The ways in which the table can look after the group; one, if the order of answers does not matter. */
function endings(state: RaceState, seed: string): Set<string> {
  const ends = paces.map((pick) => playGroup(state, seed, pick));
  return new Set(ends.flatMap((end) => (end === undefined ? [] : [seenByAll(end)])));
}

/** Plays a random game with as few cards and chips as this, and looks at each group as it opens. */
function groupsIn(seats: number, seed: string, cards: number, pool: number): number {
  const state = game.setup({ twoActions: seats === 2 }, seats, seed);
  state.deck.splice(0, state.deck.length - cards);
  state.pool = pool;
  const rng = rngFrom(seed);
  let groups = 0;
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const group = sideBySide(state);
    if (group?.of.every((lane, i) => lane.serial === state.agenda.serial + i) === true) {
      groups++;
      expect(endings(state, seed).size, `${seed}, question ${open.id}`).toBeLessThan(2);
    }
    game.apply(state, open.seat, game.sample(state, open, rng));
    if (state.round > 40) break;
  }
  return groups;
}

describe('random games', () => {
  test.each([2, 3, 4])(
    'with %i seats and hardly any cards, the order of answers makes no difference',
    (seats) => {
      let groups = 0;
      for (let i = 0; i < 25; i++)
        groups += groupsIn(seats, `scarce ${seats} ${i}`, 3 + (i % 12) * 2, 4 + (i % 7) * 4);
      expect(groups).toBeGreaterThan(40);
    },
  );
});

describe('positions in which cards are scarce', () => {
  const developing: Position = {
    tableau: ['public-works'],
    hand: ['drop-ships', 'mining-robots', ...spareWorlds(4)],
    chosen: ['develop'],
  };
  const settling: Position = {
    tableau: ['terraforming-robots', 'contact-specialist'],
    hand: [...spareWorlds(3), ...spareDevelopments(4)],
    chosen: ['settle'],
  };
  const consuming: Position = {
    tableau: ['new-economy', 'deficit-spending', 'trade-league', 'earths-lost-colony'],
    goods: ['earths-lost-colony'],
    hand: spareWorlds(2),
    chosen: ['consume-trade'],
  };
  const alsoConsuming: Position = {
    tableau: ['new-vinland', 'free-trade-association', 'spice-world', 'gem-world', 'merchant-world'],
    goods: ['spice-world', 'gem-world'],
    hand: spareWorlds(2),
  };
  const producing: Position = {
    tableau: ['gem-world', 'merchant-guild', 'asteroid-belt', 'empath-world'],
    chosen: ['produce'],
  };
  const alsoProducing: Position = {
    tableau: ['consumer-markets', 'space-port', 'refugee-world', 'radioactive-world', 'galactic-engineers'],
  };
  const positions = [
    ['develop', developing, { ...developing, chosen: [] }],
    ['settle', settling, { hand: [...spareWorlds(3), ...spareDevelopments(4)], chosen: ['settle'] }],
    ['consume', consuming, alsoConsuming],
    ['produce', producing, alsoProducing],
  ] as const;
  const supply = [
    'comet-zone',
    'tourist-world',
    'new-earth',
    'pirate-world',
    'mining-world',
    'secluded-world',
  ];
  const more = [
    'star-nomad-lair',
    'old-earth',
    'new-sparta',
    'distant-world',
    'blaster-gem-mines',
    'plague-world',
  ];

  test.each(positions)(
    '%s: with one card, with two and so on, the order of answers makes no difference',
    (phase, ann, bob) => {
      let groups = 0;
      for (let cards = 0; cards <= 12; cards++)
        for (let i = 0; i < 6; i++) {
          const deck = [...supply, ...more].slice(0, cards);
          const table = scenario({ ann, bob }, { deck, others: 'away' }).phase(phase);
          const state = game.clone(table.state);
          const seed = `${phase} ${cards} ${i}`;
          const rng = rngFrom(seed);
          // Placements first: they are sealed.
          for (let open = game.first(state); open?.ask.do.endsWith('.place'); open = game.first(state))
            game.apply(state, open.seat, game.sample(state, open, rng));
          if (sideBySide(state) === undefined) continue;
          groups++;
          expect(endings(state, seed).size, seed).toBeLessThan(2);
        }
      // Where cards are many enough, seats do act side by side.
      expect(groups).toBeGreaterThan(0);
    },
  );
});
