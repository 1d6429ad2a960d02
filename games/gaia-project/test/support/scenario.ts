/** Positions built on purpose: who plays what, what stands where, who has what. */
import { type Answer, agendaOf, type Choice, type Plain, rngFrom, type Task } from '@orrery/kernel';
import type { FactionId } from '../../src/data/factions.ts';
import { mapForTwo } from '../../src/data/sectors.ts';
import { type StructureId, structureIds } from '../../src/data/structures.ts';
import { type PlanetType, planetTypes } from '../../src/data/types.ts';
import { gaiaProject } from '../../src/game.ts';
import { hexAt, hexesText, layoutText } from '../../src/rules/board.ts';
import { setupState } from '../../src/setup.ts';
import {
  boardIn,
  type GaiaAsk,
  type GaiaState,
  layMap,
  type Player,
  planetOn,
  playerAt,
} from '../../src/state.ts';

type Space = readonly [q: number, r: number];

export interface Position extends Partial<Omit<Player, 'faction'>> {
  readonly faction: FactionId;
  /** What stands on the map, by its space. */
  readonly on?: readonly (readonly [q: number, r: number, structure: StructureId])[];
}

export interface Surroundings {
  readonly round?: number;
  readonly roundTiles?: GaiaState['roundTiles'];
  readonly usedActions?: GaiaState['usedActions'];
  readonly boosters?: GaiaState['boosters'];
  /** A map of its own: planets by their spaces, within a hexagon of this radius. */
  readonly map?: {
    readonly radius: number;
    readonly planets: readonly (readonly [number, number, PlanetType])[];
  };
  readonly variableOrder?: boolean;
}

function layoutOf({ map }: Surroundings): string {
  if (map === undefined) return layoutText(mapForTwo);
  const hexes = [];
  for (let q = -map.radius; q <= map.radius; q++)
    for (let r = -map.radius; r <= map.radius; r++)
      if (Math.abs(q + r) <= map.radius)
        hexes.push({
          q,
          r,
          sector: 1,
          planet: map.planets.find((at) => at[0] === q && at[1] === r)?.[2] ?? null,
        });
  return hexesText(hexes);
}

export class Table {
  readonly state: GaiaState;

  constructor(positions: readonly Position[], surroundings: Surroundings) {
    const { round = 1, variableOrder = false } = surroundings;
    const state = setupState(
      {
        difficulty: 'automa',
        automa: 'random',
        setup: 'advanced',
        factions: 'choose',
        turnOrder: variableOrder ? 'variable' : 'clockwise',
        map: 'printed',
        shape: 'usual',
        rotation: 'chance',
        smallMap: false,
      },
      positions.length,
      rngFrom('scenario'),
    );
    this.state = state;
    layMap(state, layoutOf(surroundings));
    state.round = round;
    state.roundTiles = surroundings.roundTiles ?? [];
    state.usedActions = surroundings.usedActions ?? [];
    state.boosters = surroundings.boosters ?? ['ore-knowledge', 'credits-qic', 'ore-tokens'];
    state.standardTiles = [
      'ore-and-qic',
      'knowledge-per-planet-type',
      'big-structure-power',
      'seven-vp',
      'ore-and-charge-income',
      'knowledge-and-credit-income',
      'gaia-mine-vp',
      'four-credits-income',
      'charge-four-action',
    ];
    state.advancedTiles = [
      'mine-vp',
      'research-vp',
      'vp-per-mine',
      'pass-vp-lab',
      'ore-per-sector',
      'vp-per-sector',
    ];
    state.finalTiles = ['structures', 'satellites'];
    state.terraformingToken = 'vp-7-ore';
    for (const [seat, position] of positions.entries()) this.#seat(position, seat);
    state.turn = 0;
    state.agenda = agendaOf();
  }

  #seat({ faction, on = [], ...fields }: Position, seat: number): void {
    const player = playerAt(this.state, seat);
    // A copy, so that a position can be used for several tables.
    Object.assign(player, structuredClone(fields), { faction });
    player.points[0] = player.vp;
    for (const [q, r, structure] of on) this.put(seat, [q, r], structure);
  }

  put(seat: number, at: Space, structure: StructureId): void {
    const planet = planetOn(this.state, boardIn(this.state), this.hex(...at));
    const kind = structureIds.indexOf(structure);
    const player = playerAt(this.state, seat);
    this.state.owners[planet] = seat;
    this.state.structures[planet] = kind;
    player.counts[kind] = (player.counts[kind] ?? 0) + 1;
  }

  /** Makes a planet one of another type, or puts a Gaiaformer on it. */
  planet(at: Space, type: PlanetType, former?: number): this {
    const planet = planetOn(this.state, boardIn(this.state), this.hex(...at));
    this.state.planets[planet] = planetTypes.indexOf(type);
    if (former !== undefined) this.state.formers[planet] = former;
    return this;
  }

  hex(q: number, r: number): number {
    return hexAt(boardIn(this.state), q, r);
  }

  /** Runs these tasks up to the first question. */
  run(...tasks: readonly Task[]): this {
    this.state.agenda = agendaOf(...tasks);
    gaiaProject.advance(this.state);
    return this;
  }

  turn(seat = 0): this {
    return this.run({ do: 'turn.start', seat } as Task);
  }

  get asked(): { readonly do: GaiaAsk['do'] | string; readonly seat: number } | undefined {
    const open = gaiaProject.first(this.state);
    return open && { do: open.ask.do, seat: open.seat };
  }

  /** The options of the open question, those of one kind where a kind is given. */
  options(kind?: string): Plain[] {
    const open = gaiaProject.first(this.state)!;
    const picks = gaiaProject
      .list(this.state, open, 1000)
      .flatMap((answer) => ('pick' in answer ? [answer.pick] : []));
    return picks.filter((pick) => kind === undefined || (pick as { do?: string }).do === kind);
  }

  answer(choice: Choice): this {
    const open = gaiaProject.first(this.state)!;
    const answer: Answer = { question: open.id, ...choice };
    const refusal = gaiaProject.check(this.state, open.seat, answer);
    if (refusal !== undefined) throw new Error(`${open.ask.do}: ${refusal.key}`);
    gaiaProject.apply(this.state, open.seat, answer);
    return this;
  }

  pick(pick: Plain): this {
    return this.answer({ pick });
  }

  /** What a seat has, of the fields that are named. */
  has<K extends keyof Player>(seat: number, ...fields: readonly K[]): Pick<Player, K> {
    const player = playerAt(this.state, seat);
    return Object.fromEntries(fields.map((field) => [field, player[field]])) as Pick<Player, K>;
  }
}

export const scenario = (positions: readonly Position[], surroundings: Surroundings = {}): Table =>
  new Table(positions, surroundings);
