/** Options and seats to the first state. Rulebook chapters: setup; variants (Corporate Era, solo). */
import { agendaOf, below, type Message, type OptionFields, type OptionsOf, type Rng } from '@orrery/kernel';
import { oxygen, SOLO_RATING, START_RATING, temperature } from './data/board.ts';
import { areas } from './data/map.ts';
import { type MarsState, NOBODY, newPlayer, type Player } from './state.ts';
import { say } from './wording/say.ts';

/** A beginner corporation for one seat; offered where there is such a seat, never in the solo game. */
const beginner = (text: Message, seat: number) =>
  ({ kind: 'toggle', text, seats: { min: Math.max(2, seat), max: 5 }, default: false }) as const;

export const options = {
  corporateEra: {
    kind: 'toggle',
    text: say('mars.setting.corporateEra'),
    seats: { min: 2, max: 5 },
    default: true,
    refusal: say('mars.refusal.soloEra'),
    // Rulebook, Corporate Era: longer and more complex, not recommended to beginners.
    beginner: false,
  },
  draft: {
    kind: 'toggle',
    text: say('mars.setting.draft'),
    seats: { min: 2, max: 5 },
    default: false,
  },
  // Rulebook, Setup: whoever has never played gets a beginner corporation; whoever makes the table sits in seat 1.
  beginner1: { ...beginner(say('mars.setting.beginner', { seat: 1 }), 1), beginner: true },
  beginner2: beginner(say('mars.setting.beginner', { seat: 2 }), 2),
  beginner3: beginner(say('mars.setting.beginner', { seat: 3 }), 3),
  beginner4: beginner(say('mars.setting.beginner', { seat: 4 }), 4),
  beginner5: beginner(say('mars.setting.beginner', { seat: 5 }), 5),
} as const satisfies OptionFields;

type MarsOptions = OptionsOf<typeof options>;

const beginnersOf = (chosen: MarsOptions): number =>
  [chosen.beginner1, chosen.beginner2, chosen.beginner3, chosen.beginner4, chosen.beginner5].reduce(
    (bits, plays, seat) => (plays ? bits | (1 << seat) : bits),
    0,
  );

/** Without the Corporate Era every production starts at 1. The solo game always uses it: see the options. */
function startingPlayer(solo: boolean, corporateEra: boolean): Player {
  const level = corporateEra ? 0 : 1;
  return {
    ...newPlayer(),
    rating: solo ? SOLO_RATING : START_RATING,
    production: [level, level, level, level, level, level],
  };
}

export function setup(chosen: MarsOptions, seats: number, rng: Rng): MarsState {
  const solo = seats === 1;
  const { corporateEra, draft } = chosen;
  return {
    agenda: agendaOf({ do: 'setup.deal' }),
    rng,
    corporateEra,
    draft,
    beginners: beginnersOf(chosen),
    generation: 0,
    first: solo ? 0 : below(rng, seats),
    temperature: temperature.start,
    oxygen: oxygen.start,
    oceans: 0,
    tiles: areas.map(() => 0),
    owners: areas.map(() => NOBODY),
    deck: [],
    discards: [],
    discardsSeenBy: [],
    box: [],
    milestones: [],
    milestonesBy: [],
    awards: [],
    awardsBy: [],
    players: Array.from({ length: seats }, () => startingPlayer(solo, corporateEra)),
  };
}
