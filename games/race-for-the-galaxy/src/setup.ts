/** Options and seats to the first state. Rulebook chapter: setup. */
import { agendaOf, type OptionFields, type OptionsOf, type Rng } from '@orrery/kernel';
import type { CardId } from './data/cards.ts';
import { newPlayer, type RaceState } from './state.ts';
import type { RaceStep } from './tasks.ts';
import { say } from './wording/say.ts';

export const options = {
  setup: {
    kind: 'choice',
    text: say('race.setting.setup'),
    values: [
      {
        value: 'first-game',
        text: say('race.setting.setup.first-game'),
        note: say('race.setting.setup.first-game.note'),
      },
      {
        value: 'standard',
        text: say('race.setting.setup.standard'),
        note: say('race.setting.setup.standard.note'),
      },
    ],
    default: 'standard',
    beginner: 'first-game',
  },
  twoActions: {
    kind: 'toggle',
    text: say('race.setting.twoActions'),
    seats: { min: 2, max: 2 },
    default: false,
  },
} as const satisfies OptionFields;

type RaceOptions = OptionsOf<typeof options>;

export const CHIPS_PER_PLAYER = 12;

/** The cards of a start world's number are the first five of the deck, in that order. */
export const startWorlds: readonly CardId[] = [0, 1, 2, 3, 4];

export function setupState({ setup, twoActions }: RaceOptions, seats: number, rng: Rng): RaceState {
  const deal: RaceStep = { do: 'setup.deal' };
  const firstGame = setup === 'first-game';
  return {
    agenda: agendaOf(deal),
    rng,
    twoActions,
    firstGame,
    round: 0,
    pool: CHIPS_PER_PLAYER * seats,
    firstSeat: 0,
    deck: [],
    discards: [],
    discardsSeenBy: [],
    // In the first game the worlds 1 to n are used, whoever gets which.
    startWorlds: firstGame ? startWorlds.slice(1, seats + 1) : startWorlds.slice(),
    players: Array.from({ length: seats }, newPlayer),
  };
}
