/** Positions of the Automa as vectors describe them, set up in the engine. */
import { type Ask, agendaOf, type GameEvent, isRecord, Stop, type Task } from '@orrery/kernel';
import type { AutomaFaction } from '../../src/automa/factions.ts';
import { automaFactions } from '../../src/automa/factions.ts';
import { AUTOMA, automaIn, HUMAN } from '../../src/automa/state.ts';
import { boardActions } from '../../src/data/actions.ts';
import { factionIds, factionRow } from '../../src/data/factions.ts';
import { finalTiles } from '../../src/data/scoring.ts';
import { ACADEMY_ACTION, ACADEMY_KNOWLEDGE, type Structure, structures } from '../../src/data/structures.ts';
import { GAIA, researchAreas } from '../../src/data/types.ts';
import { gaiaProject } from '../../src/game.ts';
import { hexAt, NOWHERE } from '../../src/rules/board.ts';
import {
  boardIn,
  cloneState,
  type GaiaState,
  type GaiaTask,
  layMap,
  type PlanetId,
  planetOn,
  playerAt,
} from '../../src/state.ts';
import { row, structureOurs } from '../names.ts';
import { type Line, line, list, num, text } from '../recording.ts';
import { actionNames } from './names.ts';

/** The boards of the vectors, by their names, as the text of a map. */
export type Boards = ReadonlyMap<string, string>;

const fresh = gaiaProject.setup({}, 1, 'vectors of the Automa');

/** More than any vector needs: so much power could be charged, and so many points paid for it. */
const PLENTY = 30;

export function factionIn(value: unknown): AutomaFaction {
  const faction = automaFactions.find((id) => id === value);
  if (faction === undefined) throw new Stop(`the Automa does not play ${String(value)}`);
  return faction;
}

/** A table with this faction of the Automa and somebody of another colour, about whom vectors say nothing. */
export function tableWith(faction: AutomaFaction, layout?: string): GaiaState {
  const state = cloneState(fresh);
  if (layout !== undefined) layMap(state, layout);
  state.round = 1;
  const human = playerAt(state, HUMAN);
  human.faction = factionIds.find((id) => factionRow(id).home !== factionRow(faction).home) ?? null;
  human.one = PLENTY;
  human.vp = PLENTY;
  playerAt(state, AUTOMA).faction = faction;
  return state;
}

function hexIn(state: GaiaState, value: unknown): number {
  const [q, r] = list(value);
  const hex = hexAt(boardIn(state), num(q), num(r));
  if (hex === NOWHERE) throw new Stop(`there is no space ${String(q)}, ${String(r)}`);
  return hex;
}

function planetIn(state: GaiaState, value: unknown): PlanetId {
  const planet = planetOn(state, boardIn(state), hexIn(state, value));
  if (planet < 0) throw new Stop(`there is no planet on ${String(value)}`);
  return planet;
}

/** A piece that is still in the supply; vectors know one kind of academy. */
function pieceFor(state: GaiaState, seat: number, name: string): Structure {
  const kinds = name === 'academy' ? [ACADEMY_KNOWLEDGE, ACADEMY_ACTION] : [structureOurs(name)];
  const { counts } = playerAt(state, seat);
  const piece = kinds.find((kind) => kind > 0 && (counts[kind] ?? 0) < (structures[kind]?.supply ?? 0));
  if (piece === undefined) throw new Stop(`there is no ${name} for seat ${seat}`);
  return piece;
}

function placeAll(state: GaiaState, seat: number, pieces: unknown): void {
  for (const piece of list(pieces)) {
    const planet = planetIn(state, piece);
    const structure = pieceFor(state, seat, text(list(piece)[2]));
    if (state.owners[planet] !== -1) throw new Stop(`two structures stand on ${String(piece)}`);
    state.owners[planet] = seat;
    state.structures[planet] = structure;
    const { counts } = playerAt(state, seat);
    counts[structure] = (counts[structure] ?? 0) + 1;
  }
}

const levelsIn = (value: unknown): number[] => {
  const levels = line(value);
  return researchAreas.map((area) => num(levels[area]));
};

/** Research of both sides, and which advanced tiles are left. */
export function setResearch(state: GaiaState, automa: unknown, human: unknown, left: unknown): void {
  playerAt(state, AUTOMA).research = levelsIn(automa);
  playerAt(state, HUMAN).research = levelsIn(human);
  const tiles = line(left);
  state.advancedTiles = researchAreas.map((area, i) =>
    tiles[area] === true ? (fresh.advancedTiles[i] ?? null) : null,
  );
}

/** Only these actions of the board are still uncovered. */
export function setFree(state: GaiaState, free: unknown): void {
  const names = list(free).map((name) => row(boardActions, actionNames.ours(name)));
  state.usedActions = boardActions.map(({ id }) => id).filter((id) => !names.includes(id));
}

export function positionOf(boards: Boards, vector: Line): GaiaState {
  const layout = boards.get(text(vector.board));
  if (layout === undefined) throw new Stop(`no board is called ${String(vector.board)}`);
  const state = tableWith(factionIn(vector.faction), layout);
  state.finalTiles = list(vector.final_tiles).map((name) => row(finalTiles, text(name)));
  for (const space of list(vector.turned_gaia)) state.planets[planetIn(state, space)] = GAIA;
  placeAll(state, AUTOMA, vector.automa);
  placeAll(state, HUMAN, vector.human);
  for (const space of list(vector.human_gaiaformers)) state.formers[planetIn(state, space)] = HUMAN;
  automaIn(state).support = num(vector.support);
  return state;
}

/** What came of some steps: the events, and what the human is asked then. */
export interface Happened {
  readonly events: readonly GameEvent[];
  readonly asked: Ask | undefined;
}

/** Runs these steps on a state, up to the first question; `tie` is the card for the first draw of a card at random. */
export function happen(state: GaiaState, tasks: readonly GaiaTask[], tie?: number): Happened {
  const events: GameEvent[] = [];
  const game = gaiaProject.with({
    emit: (event) => events.push(event),
    ...(tie === undefined ? {} : { dealer: (pile) => pile.indexOf(tie) }),
  });
  const agenda: readonly Task[] = tasks;
  state.agenda = agendaOf(...agenda);
  game.advance(state);
  return { events, asked: game.first(state)?.ask };
}

/** How much power the human is offered; 0 where nothing is. */
export const offerIn = ({ asked }: Happened): number =>
  asked?.do === 'charge.accept' && 'value' in asked ? num(asked.value) : 0;

/** The space of an event as vectors write it. */
export const spaceIn = ({ detail }: GameEvent): [number, number] =>
  isRecord(detail) ? [num(detail.q), num(detail.r)] : [0, 0];
