/** What the property harness must know about this game: all lies open but the generator and the Automa's deck. */
import type { GameTesting, Setup } from '@orrery/kernel/testing';
import { decisionCards } from '../automa/cards.ts';
import { MINE } from '../data/structures.ts';
import { questions } from '../game.ts';
import { MOST_CREDITS, MOST_KNOWLEDGE, MOST_ORE } from '../rules/resources.ts';
import { cloneState, type GaiaState, type Player, STONE_IN_GAIA } from '../state.ts';
import { adviceFaults } from './advice.ts';
import { coverage } from './coverage.ts';
import { DECISION, decisionPlaces, renameDecisions } from './decision-cards.ts';
import { setup } from './setups.ts';
import { solo } from './solo.ts';

/** Every number of players with every way to set up, every turn order, every map and who turns its tiles. */
const setups: readonly Setup[] = [
  setup(2, {}),
  setup(2, { map: 'method-3', rotation: 'last-player' }),
  setup(2, { map: 'method-3', turnOrder: 'variable', factions: 'random' }),
  setup(2, { setup: 'first-game' }),
  setup(3, { turnOrder: 'variable', map: 'method-1' }),
  setup(3, { map: 'method-2', smallMap: true, rotation: 'last-player' }),
  setup(3, { map: 'method-3', smallMap: true, factions: 'random' }),
  setup(3, { smallMap: true }),
  setup(3, { shape: '01 02 03 04 05 / 06 07 08 09 10', rotation: 'last-player' }),
  setup(3, { setup: 'first-game', turnOrder: 'variable' }),
  setup(4, {}),
  setup(4, { map: 'method-1', rotation: 'last-player' }),
  setup(4, { map: 'method-2', rotation: 'last-player', turnOrder: 'variable' }),
  setup(4, { map: 'method-3', factions: 'random' }),
  setup(4, { shape: '- 10 01 05 / 09 - - 06 / 08 04 07 / 02 03', map: 'method-3' }),
  setup(4, { setup: 'first-game' }),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function resourceFault(player: Player): string | undefined {
  const { credits, ore, knowledge, qic, one, two, three, gaia, vp, green, gaiaformers } = player;
  if ([credits, ore, knowledge, qic, one, two, three, gaia, vp, green, gaiaformers].some((each) => each < 0))
    return 'somebody has less than nothing';
  if (credits > MOST_CREDITS || ore > MOST_ORE || knowledge > MOST_KNOWLEDGE)
    return 'somebody has more than a track holds';
  const bowl = [1, one, two, three, gaia][player.stone] ?? 0;
  if (bowl < 1 || player.stone > STONE_IN_GAIA) return 'the brainstone lies where there is no token';
  return sum(player.points) === vp ? undefined : 'the points do not add up';
}

function pieceFault(state: GaiaState, player: Player, seat: number): string | undefined {
  const last = state.owners.length - 1;
  for (let structure = MINE; structure < player.counts.length; structure++) {
    const placed = state.owners.filter(
      (owner, planet) => planet !== last && owner === seat && state.structures[planet] === structure,
    ).length;
    const guests = structure === MINE ? state.guests.filter((guest) => guest === seat).length : 0;
    if (placed + guests !== player.counts[structure]) return 'the structures are miscounted';
  }
  return undefined;
}

/** Every question that the rules can ask, by its name; the order of incomes is asked by the kernel. */
export const questionNames: readonly string[] = [...Object.keys(questions), 'kernel.bag'];

export const testing: GameTesting<GaiaState> = {
  places: decisionPlaces,
  replaceCards: (state, _kind, rename) => renameDecisions(cloneState(state), rename),
  remembers: ({ automa }) => (automa === undefined ? [] : [{ kind: DECISION, cards: automa.known }]),
  counts: { [DECISION]: decisionCards.length },
  rivals: ({ seats }) => (seats === 1 ? 1 : 0),
  setups,
  solo,
  conserved: (state) => ({
    tokens:
      sum(state.tokens) +
      (state.terraformingToken === null ? 0 : 1) +
      sum(state.players.map(({ tokens }) => tokens.filter((id) => id !== 'own').length)),
    boosters: state.boosters.length + state.players.filter(({ booster }) => booster !== null).length,
  }),
  invariant(state) {
    for (const [seat, player] of state.players.entries()) {
      const fault = resourceFault(player) ?? pieceFault(state, player, seat);
      if (fault !== undefined) return fault;
    }
    return undefined;
  },
  advice: adviceFaults,
  coverage,
  // Chance hardly ever gets to the top of the research board, where the Lost Planet and advanced tiles wait.
  soak: {
    games: 20_000,
    every: 300,
    guided: { oneIn: 12, bot: 'greedy', setups: [setup(2, {}), setup(2, { map: 'method-3' }), setup(3, {})] },
  },
};
