/** Rulebook chapters: generations (production phase); end of the game (the last conversion of plants). */
import { isLanes, type Moment, type OneOf, type Seat, topOf } from '@orrery/kernel';
import { SOLO_GENERATIONS } from '../data/board.ts';
import { areaOf, type Space } from '../data/map.ts';
import { at, resources } from '../data/resources.ts';
import { isSolo, type MarsState, playerAt, seatsInOrder } from '../state.ts';
import type { AskNamed, MarsRun, MarsStep, StepNamed } from '../tasks.ts';
import { areaText } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { legalAreas } from './areas.ts';
import { isTerraformed } from './parameters.ts';
import { scoreOf } from './scoring.ts';
import { gain } from './stock.ts';
import { termsOf } from './terms.ts';
import { areaGain, placeTile } from './tiles.ts';
import { canConvertPlants, greeneryPlants } from './turn.ts';

/** First all energy becomes heat, then everything is produced; the markers of used actions come off. */
export function productionStep(state: MarsState, _task: MarsStep, run: MarsRun): void {
  tellStandings(state, run);
  state.players.forEach((player, seat) => {
    const { stock, production } = player;
    const energy = stock[at.energy] ?? 0;
    stock[at.heat] = (stock[at.heat] ?? 0) + energy;
    stock[at.energy] = 0;
    if (energy > 0) run.emit?.({ do: 'income', seat, what: 'heat', amount: energy, source: 'energy' });
    for (let place = 0; place < stock.length; place++)
      stock[place] = (stock[place] ?? 0) + (production[place] ?? 0);
    stock[at.megacredits] = (stock[at.megacredits] ?? 0) + player.rating;
    if (player.used.length > 0) player.used = [];
    player.rated = false;
    player.passed = false;
    player.nextDiscount = 0;
    player.nextSteps = 0;
    resources.forEach((what, place) => {
      const amount = (production[place] ?? 0) + (place === at.megacredits ? player.rating : 0);
      if (amount !== 0) run.emit?.({ do: 'income', seat, what, amount, source: 'production' });
    });
  });
  run.push(isLast(state) ? { do: 'final.next', turn: 0 } : { do: 'generation.start' });
}

/** How many points everybody has at the end of a generation: all that scores lies open. */
function tellStandings(state: MarsState, run: MarsRun): void {
  const { emit } = run;
  if (emit === undefined) return;
  state.players.forEach((_, seat) => {
    const { total } = scoreOf(state, seat);
    emit({ do: 'standing', seat, what: 'points', amount: total, source: 'generation' });
  });
}

/** The game ends in the generation in which Mars is terraformed; alone one always plays fourteen. */
export const isLast = (state: MarsState): boolean =>
  isSolo(state) ? state.generation >= SOLO_GENERATIONS : isTerraformed(state);

/** One after another, in turn order, as often as there are plants. */
export function finalStep(state: MarsState, { turn }: StepNamed<'final.next'>, run: MarsRun): void {
  const seat = seatsInOrder(state)[turn];
  if (seat === undefined) run.push({ do: 'final.end' });
  else if (canConvert(state, seat)) run.push({ do: 'final.greenery', seat, turn });
  else run.push({ do: 'final.next', turn: turn + 1 });
}

const canConvert = (state: MarsState, seat: Seat): boolean => {
  const player = playerAt(state, seat);
  return canConvertPlants(state, seat, player, termsOf(player));
};

export const STOP = 'stop';

export const finalQuestion: OneOf<MarsState, AskNamed<'final.greenery'>, Space | typeof STOP> = {
  shape: 'one-of',
  text: () => say('mars.question.final.greenery'),
  options: (state, { seat }) => [...legalAreas(state, seat, 'greenery'), STOP],
  describe: (state, _ask, pick) =>
    pick === STOP
      ? { text: say('mars.option.noGreenery') }
      : { text: areaText(pick), target: { area: areaOf(pick).id }, gain: areaGain(state, pick) },
  answer: (state, { seat, turn }, pick, run: MarsRun) => {
    run.push({ do: 'final.next', turn: pick === STOP ? turn + 1 : turn });
    if (pick === STOP) return;
    const plants = greeneryPlants(playerAt(state, seat));
    run.emit?.({ do: 'convert', seat, what: 'plants', amount: plants, source: 'final' });
    gain(state, run, seat, 'plants', -plants, 'board');
    placeTile(state, run, seat, 'greenery', pick, 'board', false);
  },
};

export function endStep(state: MarsState, _task: MarsStep, run: MarsRun): void {
  const what = isSolo(state) ? (isTerraformed(state) ? 'won' : 'lost') : 'game';
  run.emit?.({ do: 'end', seat: null, what, amount: state.generation, source: 'generation' });
}

/**
 * Seats act side by side in the research phase and in no other. Production asks nothing, so nobody ever waits in it;
 * what comes after the last one, the final conversion of plants, is `final`.
 */
export function momentOf({ agenda, generation }: MarsState): Moment {
  const [bottom] = agenda.stack;
  if (bottom === undefined) return { unit: 'generation', n: generation };
  if (generation === 0) return { unit: 'generation', n: generation, phase: 'setup' };
  if (isLanes(topOf(agenda.stack))) return { unit: 'generation', n: generation, phase: 'research' };
  const final = bottom.do === 'final.next' || bottom.do === 'final.greenery';
  return { unit: 'generation', n: generation, phase: final ? 'final' : 'actions' };
}
