/** Games against the Automa: their set-ups, and what long runs of them must come by. */
import { type GameEvent, isRecord } from '@orrery/kernel';
import type { Coverage, GameTesting, Setup } from '@orrery/kernel/testing';
import { decisionCards } from '../automa/cards.ts';
import { difficulties } from '../automa/difficulties.ts';
import { type ChoiceOf, readChoice } from '../automa/events.ts';
import { automaFactions } from '../automa/factions.ts';
import type { CriterionId } from '../automa/selection.ts';
import { AUTOMA, HUMAN } from '../automa/state.ts';
import { factionIds } from '../data/factions.ts';
import { outcome } from '../rules/scoring.ts';
import { type GaiaState, playerAt } from '../state.ts';
import { setup } from './setups.ts';

const maps = [
  { map: 'printed' },
  { map: 'method-3' },
  { map: 'method-3', rotation: 'last-player' },
  { map: 'method-3', factions: 'random' },
] as const;

/** Every faction with every difficulty, the maps in turn; then those that are drawn, and the first game. */
const setups: readonly Setup[] = [
  ...automaFactions.flatMap((automa, i) =>
    difficulties.map(({ id: difficulty }, j) =>
      setup(1, { automa, difficulty, ...maps[(i + j) % maps.length] }),
    ),
  ),
  ...maps.map((map) => setup(1, map)),
  setup(1, { setup: 'first-game', difficulty: 'automalein' }),
];

/** What can decide each choice; a single planet in range is too rare to wait for, and has its ruling tests. */
const deciding: Readonly<Record<ChoiceOf, readonly (CriterionId | 'only')[]>> = {
  'first-mine': ['centre', 'direction'],
  mine: ['transdim', 'closest-first', 'final-tile', 'terraforming', 'closest', 'direction'],
  upgrade: ['only', 'closest', 'direction'],
  research: ['only', 'highest', 'number'],
  cover: ['only', 'number'],
};

const goals: readonly string[] = [
  ...decisionCards.map(({ card }) => `action card ${card}`),
  ...decisionCards.map(({ card }) => `support card ${card}`),
  ...Object.entries(deciding).flatMap(([of, all]) => all.map((by) => `${of} decided by ${by}`)),
  'areas whose level 5 is taken are not counted',
  ...automaFactions.map((id) => `the Automa plays ${id}`),
  ...factionIds.map((id) => `the human plays ${id}`),
  ...difficulties.map(({ id }) => `difficulty ${id}`),
  ...['red-lamp', 'deck-empty'].map((why) => `passes by ${why}`),
  ...['left', 'middle', 'right'].map((place) => `passes with the ${place} booster`),
  'passes in the last round',
  // That no planet at all is in range happens once in thousands of games; ruling tests have it.
  ...['no-mine', 'no-upgrade'].map((why) => `does something else: ${why}`),
  'can do nothing',
  'removes an advanced tile',
  'places a satellite',
  'gains what its difficulty adds',
  'the human charges for it',
  ...['won', 'lost'].map((result) => `is ${result}`),
];

type Reached = (goal: string) => void;

function markChoice(event: GameEvent, reached: Reached): void {
  const choice = readChoice(event);
  if (choice === undefined) return;
  reached(`${choice.of} decided by ${choice.decidedBy}`);
  if (choice.narrowed.some(({ by }) => by === 'top-open'))
    reached('areas whose level 5 is taken are not counted');
}

function markPass({ what, detail }: GameEvent, reached: Reached): void {
  if (!isRecord(detail)) return;
  reached(`passes by ${detail.why}`);
  reached(what === 'none' ? 'passes in the last round' : `passes with the ${detail.place} booster`);
}

/** What single kinds of events of the Automa come to. */
const marks: Readonly<Record<string, (event: GameEvent, reached: Reached) => void>> = {
  cards: ({ detail }, reached) => {
    if (!isRecord(detail)) return;
    reached(`action card ${detail.action}`);
    reached(`support card ${detail.support}`);
  },
  weigh: markChoice,
  pass: markPass,
  instead: ({ source }, reached) => reached(`does something else: ${source}`),
  nothing: (_event, reached) => reached('can do nothing'),
  remove: (_event, reached) => reached('removes an advanced tile'),
  satellite: (_event, reached) => reached('places a satellite'),
  score: ({ what }, reached) => {
    if (what === 'difficulty') reached('gains what its difficulty adds');
  },
};

function markEnd(state: GaiaState, reached: Reached): void {
  const { lost, drawn } = outcome(state);
  if (lost !== undefined) reached('is lost');
  else if (drawn === undefined) reached('is won');
}

const coverage: Coverage<GaiaState> = {
  goals,
  mark({ after, events }, reached) {
    for (const event of events) {
      if (event.seat === AUTOMA) marks[event.do]?.(event, reached);
      if (event.do === 'charge' && event.source === 'charging') reached('the human charges for it');
      if (event.do === 'round') {
        reached(`the Automa plays ${playerAt(after, AUTOMA).faction}`);
        reached(`the human plays ${playerAt(after, HUMAN).faction}`);
        reached(`difficulty ${after.automa?.difficulty}`);
      }
    }
    if (after.agenda.stack.length === 0) markEnd(after, reached);
  },
};

/** A strong hand gets to the top of the research board, and wins sometimes. */
const guided: readonly Setup[] = difficulties.map(({ id }) => setup(1, { difficulty: id, map: 'method-3' }));

export const solo: NonNullable<GameTesting<GaiaState>['solo']> = {
  setups,
  coverage,
  // Seven and the number of set-ups have no divisor in common, so that chance plays in all of them.
  soak: { games: 10_000, every: 60, guided: { oneIn: 7, bot: 'greedy', setups: guided } },
};
