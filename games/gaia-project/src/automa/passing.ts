/** Passing (facts P1–P5): points of the round's tile, another booster, and a larger deck for the next round. */
import { ROUNDS } from '../data/scoring.ts';
import { type GaiaRun, type GaiaState, playerAt, type StepNamed } from '../state.ts';
import { cardRow } from './cards.ts';
import { gainPoints, passPoints } from './points.ts';
import { byPlace } from './selection.ts';
import { AUTOMA, automaIn } from './state.ts';

/** The card that was drawn for the turn brings neither its action nor its points (fact P2). */
export function passStep(state: GaiaState, { why }: StepNamed<'automa.pass'>, run: GaiaRun): void {
  const { support, action } = automaIn(state);
  const place = cardRow(support).booster;
  const isLast = state.round === ROUNDS;
  const booster = isLast ? undefined : byPlace(state.boosters, place);
  run.emit?.({
    do: 'pass',
    seat: AUTOMA,
    what: booster ?? 'none',
    amount: state.passed.length + 1,
    source: 'automa',
    detail: { why, support, drawn: action, ...(isLast ? {} : { place }) },
  });
  const tile = state.roundTiles[state.round - 1];
  if (tile !== undefined) gainPoints(state, run, passPoints(tile, state.round), 'round-tiles', tile);
  const player = playerAt(state, AUTOMA);
  // The row closes up to the left, and the old booster lies down at its right end (fact P4).
  if (booster !== undefined) state.boosters.splice(state.boosters.indexOf(booster), 1);
  if (player.booster !== null) state.boosters.push(player.booster);
  player.booster = booster ?? null;
  state.passed.push(AUTOMA);
  if (!isLast) run.push({ do: 'automa.nextDeck' });
}
