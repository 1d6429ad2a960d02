/** Tables against the Automa, built on purpose: what both sides have, which cards come, and what happens then. */
import { agendaOf, type GameEvent, rngFrom } from '@orrery/kernel';
import { decisionCards } from '../../src/automa/cards.ts';
import type { Difficulty } from '../../src/automa/difficulties.ts';
import { type Choice, readChoice } from '../../src/automa/events.ts';
import type { AutomaFaction } from '../../src/automa/factions.ts';
import type { Part } from '../../src/automa/parts.ts';
import { AUTOMA, type Automa, automaIn, HUMAN } from '../../src/automa/state.ts';
import { boardActions } from '../../src/data/actions.ts';
import type { FactionId } from '../../src/data/factions.ts';
import { mapForTwo } from '../../src/data/sectors.ts';
import { type StructureId, structureIds } from '../../src/data/structures.ts';
import { type Area, GAIA, researchAreas } from '../../src/data/types.ts';
import { gaiaProject } from '../../src/game.ts';
import { hexAt, layoutText } from '../../src/rules/board.ts';
import { setupState } from '../../src/setup.ts';
import {
  boardIn,
  type GaiaState,
  type GaiaTask,
  layMap,
  type Player,
  planetOn,
  playerAt,
} from '../../src/state.ts';

type Space = readonly [q: number, r: number];
type Piece = readonly [q: number, r: number, structure: StructureId];
type Levels = Partial<Record<Area, number>>;

export interface Duel {
  readonly faction?: AutomaFaction;
  readonly difficulty?: Difficulty;
  readonly human?: FactionId;
  readonly automa?: readonly Piece[];
  readonly people?: readonly Piece[];
  readonly finalTiles?: GaiaState['finalTiles'];
  readonly roundTiles?: GaiaState['roundTiles'];
  readonly round?: number;
  readonly research?: Levels;
  readonly humanResearch?: Levels;
  /** Areas whose advanced tile is gone. */
  readonly tilesGone?: readonly Area[];
  /** The actions of the board that are still free. */
  readonly free?: GaiaState['usedActions'];
  readonly gaiaformers?: readonly Space[];
  readonly turned?: readonly Space[];
}

const levels = (given: Levels = {}): number[] => researchAreas.map((area) => given[area] ?? 0);

/** The printed map with the first mines of the Taklons, and the human's nearby, unless the position has others. */
export class DuelTable {
  readonly state: GaiaState;
  events: GameEvent[] = [];

  constructor(duel: Duel) {
    const { faction = 'taklons', difficulty = 'automa', human = 'hadsch-hallas' } = duel;
    const state = setupState(
      {
        difficulty,
        automa: faction,
        setup: 'advanced',
        factions: 'choose',
        turnOrder: 'clockwise',
        map: 'printed',
        shape: 'usual',
        rotation: 'chance',
        smallMap: false,
      },
      1,
      rngFrom('duel'),
    );
    this.state = state;
    layMap(state, layoutText(mapForTwo));
    state.round = duel.round ?? 1;
    state.turn = 0;
    state.roundTiles = duel.roundTiles ?? ['mine', 'mine', 'mine', 'mine', 'mine', 'mine'];
    state.boosters = ['ore-knowledge', 'credits-qic', 'ore-tokens'];
    state.finalTiles = duel.finalTiles ?? ['structures', 'structures-in-federations'];
    state.advancedTiles = researchAreas.map((area, i) =>
      duel.tilesGone?.includes(area) ? null : (tiles[i] ?? null),
    );
    Object.assign(playerAt(state, HUMAN), { faction: human, one: 12 });
    playerAt(state, HUMAN).research = levels(duel.humanResearch);
    playerAt(state, AUTOMA).research = levels(duel.research);
    playerAt(state, AUTOMA).booster = 'range-action';
    if (duel.free !== undefined)
      state.usedActions = boardActions.map(({ id }) => id).filter((id) => !duel.free?.includes(id));
    for (const piece of duel.automa ??
      ([
        [-2, 5, 'mine'],
        [-3, -3, 'mine'],
      ] as const))
      this.put(AUTOMA, piece);
    for (const piece of duel.people ??
      ([
        [-2, -1, 'mine'],
        [-3, 4, 'mine'],
      ] as const))
      this.put(HUMAN, piece);
    for (const space of duel.turned ?? []) state.planets[this.planet(space)] = GAIA;
    for (const space of duel.gaiaformers ?? []) state.formers[this.planet(space)] = HUMAN;
    state.agenda = agendaOf();
  }

  hex([q, r]: Space): number {
    return hexAt(boardIn(this.state), q, r);
  }

  planet(space: Space): number {
    return planetOn(this.state, boardIn(this.state), this.hex(space));
  }

  put(seat: number, [q, r, structure]: Piece): this {
    const planet = this.planet([q, r]);
    const kind = structureIds.indexOf(structure);
    this.state.owners[planet] = seat;
    this.state.structures[planet] = kind;
    const { counts } = playerAt(this.state, seat);
    counts[kind] = (counts[kind] ?? 0) + 1;
    return this;
  }

  get automa(): Automa {
    return automaIn(this.state);
  }

  get rival(): Player {
    return playerAt(this.state, AUTOMA);
  }

  /** Runs these steps up to the first question; `dealt` are cards for draws at random, in their order. */
  run(tasks: readonly GaiaTask[], ...dealt: readonly number[]): this {
    this.events = [];
    const cards = [...dealt];
    const game = gaiaProject.with({
      emit: (event) => this.events.push(event),
      dealer: (pile) => {
        const card = cards[0];
        if (card === undefined || !pile.includes(card)) return pile.length - 1;
        cards.shift();
        return pile.indexOf(card);
      },
    });
    this.state.agenda = agendaOf(...tasks);
    game.advance(this.state);
    return this;
  }

  /** One part of an action, with this support card, and the end of the turn. */
  part(part: Part, support: number): this {
    this.automa.support = support;
    return this.run([
      { do: 'automa.part', part },
      { do: 'turn.end', seat: AUTOMA },
    ]);
  }

  /** A whole turn with these cards, far from the end of the deck. */
  turn(support: number, action: number): this {
    const others = decisionCards
      .map(({ card }) => card)
      .filter((card) => card !== support && card !== action);
    this.automa.support = 0;
    this.automa.action = 0;
    this.automa.discards = [];
    this.automa.deck = [...others.slice(0, 5), action, support];
    return this.run([{ do: 'automa.turn' }]);
  }

  /** A turn in which these cards lie in the deck, the top one first, after this support and action card. */
  turnWith(deck: readonly number[], support = 0, action = 0): this {
    Object.assign(this.automa, { deck: [...deck].reverse(), support, action, discards: [] });
    return this.run([{ do: 'automa.turn' }]);
  }

  told(kind: string): GameEvent[] {
    return this.events.filter(({ do: told }) => told === kind);
  }

  get choices(): Choice[] {
    return this.events.flatMap((event) => readChoice(event) ?? []);
  }

  /** Where something was built or upgraded, by its coordinates. */
  get built(): readonly unknown[] {
    return this.events
      .filter(({ do: told }) => told === 'build' || told === 'upgrade')
      .map(({ detail }) => {
        const { q, r } = detail as unknown as { q: number; r: number };
        return [q, r];
      });
  }

  get upgraded(): string | undefined {
    const [event] = this.told('upgrade');
    return event && `${event.source} → ${event.what}`;
  }

  /** All that the Automa gained, in order. */
  get gains(): number[] {
    return this.told('score').flatMap(({ seat, amount }) => (seat === AUTOMA ? [amount] : []));
  }

  get asked(): { readonly do: string; readonly value?: number } | undefined {
    return gaiaProject.first(this.state)?.ask as never;
  }
}

const tiles: GaiaState['advancedTiles'] = [
  'mine-vp',
  'research-vp',
  'vp-per-mine',
  'pass-vp-lab',
  'ore-per-sector',
  'vp-per-sector',
];

export const duel = (position: Duel = {}): DuelTable => new DuelTable(position);
