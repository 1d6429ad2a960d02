/** Setting the Automa up, when map and human faction are known (facts S7–S16). */
import { oneOfAtRandom } from '@orrery/kernel';
import { factionRow } from '../data/factions.ts';
import { researchAreas } from '../data/types.ts';
import { homePlanets } from '../rules/mine.ts';
import { boardIn, type GaiaRun, type GaiaState, type GaiaStep, playerAt } from '../state.ts';
import { cardAtRandom } from './deck.ts';
import { tellChoice } from './events.ts';
import { automaFactions, factionCard } from './factions.ts';
import { inDirection } from './map.ts';
import { settle } from './mine.ts';
import { least, select } from './selection.ts';
import { AUTOMA, automaIn } from './state.ts';

/** Ruling O7: where no faction was named it is drawn, of another colour than the human's. */
function drawFaction(state: GaiaState, run: GaiaRun): void {
  const homes = state.players.flatMap(({ faction }) => (faction === null ? [] : [factionRow(faction).home]));
  run.barrier?.(null);
  const others = automaFactions.filter((id) => !homes.includes(factionRow(id).home));
  playerAt(state, AUTOMA).faction = oneOfAtRandom(state.rng, others);
}

/** Its faction, with the level of research that the faction's card shows. */
export function arriveStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  const player = playerAt(state, AUTOMA);
  if (player.faction === null) drawFaction(state, run);
  const { faction, research } = factionCard(player.faction);
  if (research !== undefined) player.research[researchAreas.indexOf(research)] = 1;
  const { difficulty } = automaIn(state);
  run.emit?.({
    do: 'automa',
    seat: AUTOMA,
    what: faction,
    amount: 1,
    source: 'setup',
    detail: { difficulty },
  });
}

const fromCentre = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** The home planet nearest to the centre of the board. Ruling O5: a card is drawn for each tie, and for nothing else. */
export function firstMineStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  const board = boardIn(state);
  const nearest = least<number>('centre', (hex) => fromCentre(board.q[hex] ?? 0, board.r[hex] ?? 0));
  const homes = homePlanets(state, AUTOMA);
  const isTie = nearest.keep(homes).length > 1;
  const card = isTie ? cardAtRandom(state, run, 'first-mine') : undefined;
  const selection = select(homes, [
    nearest,
    ...(card === undefined ? [] : [inDirection(board, card.support.direction)]),
  ]);
  if (selection === undefined) throw new Error('the Automa has no home planet left');
  settle(state, run, selection.chosen, 'setup');
  tellChoice(run, 'first-mine', selection, card === undefined ? {} : { card: card.card });
}

/** The booster in the place that a card at random shows (fact S14). */
export function firstBoosterStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  const { card, firstBooster } = cardAtRandom(state, run, 'first-booster');
  const [booster] = state.boosters.splice(firstBooster - 1, 1);
  if (booster === undefined) throw new Error(`no booster lies in place ${firstBooster}`);
  playerAt(state, AUTOMA).booster = booster;
  run.emit?.({ do: 'booster', seat: AUTOMA, what: booster, amount: 1, source: 'setup', detail: { card } });
}
