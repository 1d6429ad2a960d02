/**
 * Positions built on purpose: what each player has, what lies on Mars; every other card is in the deck. The cards of
 * `deck` are on top of it, the first of them first. The first player is to take an action.
 */
import { agendaOf, type OpenQuestion, type Plain, type Question, rngFrom, type Task } from '@orrery/kernel';
import { OCEANS } from '../../src/data/board.ts';
import { type CardId, cardById, corporationsOf, deckOf, faceOf } from '../../src/data/cards.ts';
import { areas, spaceById } from '../../src/data/map.ts';
import { at, type Resource, resources } from '../../src/data/resources.ts';
import type { Tile } from '../../src/data/types.ts';
import { terraformingMars } from '../../src/game.ts';
import { type MarsState, NOBODY, newPlayer, OCEAN, type Player, putDown, tileCode } from '../../src/state.ts';
import type { MarsTask } from '../../src/tasks.ts';

export type Amounts = Partial<Record<Resource, number>>;

export interface Position {
  readonly corporation?: string;
  readonly hand?: readonly string[];
  readonly played?: readonly string[];
  /** Cubes on played cards. */
  readonly on?: Readonly<Record<string, number>>;
  readonly used?: readonly string[];
  readonly stock?: Amounts;
  readonly production?: Amounts;
  readonly rating?: number;
  readonly rated?: boolean;
  readonly passed?: boolean;
}

export interface Surroundings {
  readonly generation?: number;
  readonly first?: number;
  readonly temperature?: number;
  readonly oxygen?: number;
  /** That many oceans, on the first areas that are kept for them. */
  readonly oceans?: number;
  /** Tiles by area, with the seat of their owner; without one for neutral tiles and oceans. */
  readonly tiles?: Readonly<Record<string, readonly [Tile, number?]>>;
  readonly claims?: Readonly<Record<string, number>>;
  readonly deck?: readonly string[];
  readonly discards?: readonly string[];
  /** No other cards in the deck than those. */
  readonly scarce?: boolean;
  readonly draft?: boolean;
  readonly milestones?: readonly (readonly [number, number])[];
  readonly awards?: readonly (readonly [number, number])[];
  /** What comes next, instead of the first seat's action. */
  readonly next?: Task;
}

export const cardNamed = (id: string): CardId => {
  const card = cardById(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};
const areaNamed = (id: string): number => {
  const space = spaceById(id);
  if (space === undefined) throw new Error(`no area ${id}`);
  return space;
};

function seated(position: Position): Player {
  const player = newPlayer();
  for (const resource of resources) {
    player.stock[at[resource]] = position.stock?.[resource] ?? 0;
    player.production[at[resource]] = position.production?.[resource] ?? 0;
  }
  if (position.corporation !== undefined) putDown(player, cardNamed(position.corporation));
  for (const id of position.played ?? []) putDown(player, cardNamed(id));
  for (const [id, cubes] of Object.entries(position.on ?? {}))
    player.cubes[player.played.indexOf(cardNamed(id))] = cubes;
  return {
    ...player,
    rating: position.rating ?? 20,
    rated: position.rated ?? false,
    passed: position.passed ?? false,
    hand: (position.hand ?? []).map(cardNamed),
    used: (position.used ?? []).map(cardNamed),
  };
}

function layTiles(state: MarsState, { tiles = {}, claims = {}, oceans = 0 }: Surroundings): void {
  for (const [id, [tile, owner]] of Object.entries(tiles)) {
    state.tiles[areaNamed(id)] = tileCode(tile);
    state.owners[areaNamed(id)] = owner ?? NOBODY;
  }
  for (const [id, owner] of Object.entries(claims)) state.owners[areaNamed(id)] = owner;
  let left = oceans;
  areas.forEach(({ kind }, space) => {
    if (kind !== 'ocean' || left === 0 || state.tiles[space] !== 0) return;
    state.tiles[space] = OCEAN;
    left -= 1;
  });
  state.oceans = state.tiles.filter((code) => code === OCEAN).length;
  if (state.oceans > OCEANS) throw new Error('too many oceans');
}

const turnOf = (seat: number): MarsTask => ({ do: 'turn.next', seat });

/** Two or more positions in seat order; one of them alone is a solo game. */
export function scenario(positions: readonly Position[], around: Surroundings = {}): Table {
  const players = positions.map(seated);
  const deck = (around.deck ?? []).map(cardNamed);
  const discards = (around.discards ?? []).map(cardNamed).sort((a, b) => a - b);
  const away = new Set([
    ...deck,
    ...discards,
    ...players.flatMap(({ hand, played }) => [...hand, ...played]),
  ]);
  const rest = around.scarce === true ? [] : deckOf(true).filter((card) => !away.has(card));
  const taken = players.map(({ corporation }) => corporation);
  const state: MarsState = {
    agenda: agendaOf(around.next ?? turnOf(around.first ?? 0)),
    rng: rngFrom('scenario'),
    corporateEra: true,
    draft: around.draft ?? false,
    beginners: 0,
    generation: around.generation ?? 3,
    first: around.first ?? 0,
    temperature: around.temperature ?? -30,
    oxygen: around.oxygen ?? 0,
    oceans: 0,
    tiles: areas.map(() => 0),
    owners: areas.map(() => NOBODY),
    deck: [...rest, ...deck.reverse()],
    discards,
    discardsSeenBy: discards.map(() => 0),
    box: corporationsOf(true).filter((card) => !taken.includes(card)),
    milestones: (around.milestones ?? []).map(([id]) => id),
    milestonesBy: (around.milestones ?? []).map(([, seat]) => seat),
    awards: (around.awards ?? []).map(([id]) => id),
    awardsBy: (around.awards ?? []).map(([, seat]) => seat),
    players,
  };
  layTiles(state, around);
  terraformingMars.advance(state);
  return new Table(state);
}

const isRecord = (value: Plain): value is Record<string, Plain> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A position that answers are given to. */
export class Table {
  readonly state: MarsState;

  constructor(state: MarsState) {
    this.state = state;
  }

  get open(): OpenQuestion {
    const open = terraformingMars.first(this.state);
    if (open === undefined) throw new Error('nothing is asked');
    return open;
  }

  /** The name of what is asked now; undefined at the end of the game. */
  get asked(): string | undefined {
    return terraformingMars.first(this.state)?.ask.do;
  }

  get question(): Question {
    const question = terraformingMars.question(this.state, this.open.seat);
    if (question === undefined) throw new Error('nothing is asked');
    return question;
  }

  /** The options of the question, or its items. */
  get options(): Plain[] {
    const { question } = this;
    if (question.shape === 'one-of') return question.options.map(({ value }) => value);
    return question.shape === 'some-of' ? question.items.map(({ value }) => value) : [];
  }

  /** What a turn offers; at another question nothing could be said about what may be done. */
  get #turn(): Plain[] {
    if (this.asked !== 'turn.action') throw new Error(`${this.asked} is asked, and not for an action`);
    return this.options;
  }

  /** The ids of the cards that the seat may play now. */
  get playable(): string[] {
    return this.#turn.flatMap((option) =>
      isRecord(option) && option.do === 'play' && typeof option.card === 'number'
        ? [faceOf(option.card).id]
        : [],
    );
  }

  /** The ids of the cards that the seat may use now. */
  get usable(): string[] {
    return this.#turn.flatMap((option) =>
      isRecord(option) && option.do === 'use' && typeof option.card === 'number'
        ? [faceOf(option.card).id]
        : [],
    );
  }

  /** What else may be done: the names of the actions. */
  get actions(): string[] {
    return [...new Set(this.#turn.flatMap((option) => (isRecord(option) ? [String(option.do)] : [])))];
  }

  #give(choice: object): this {
    const { seat, id } = this.open;
    const read = terraformingMars.read(this.state, seat, { question: id, ...choice });
    if ('refusal' in read) throw new Error(read.refusal.key);
    terraformingMars.apply(this.state, seat, read.answer);
    return this;
  }

  pick(pick: Plain): this {
    return this.#give({ pick });
  }

  pickAll(...picks: readonly Plain[]): this {
    return this.#give({ picks });
  }

  /** Pays this mix. */
  pay(amounts: Amounts): this {
    return this.#give({ amounts });
  }

  /** Takes so much of each part: a resource, or cubes from a card. */
  take(amounts: Readonly<Record<string, number>>): this {
    return this.#give({ amounts });
  }

  play(id: string): this {
    return this.pick({ do: 'play', card: cardNamed(id) });
  }

  use(id: string, way = 0): this {
    return this.pick({ do: 'use', card: cardNamed(id), way });
  }

  place(area: string): this {
    return this.pick(areaNamed(area));
  }

  /** The areas that may be chosen now. */
  get areas(): string[] {
    const found = this.options.flatMap((option) =>
      typeof option === 'number' ? [areas[option]?.id ?? ''] : [],
    );
    if (found.length === 0) throw new Error(`${this.asked} is asked, and not for an area`);
    return found;
  }

  player(seat: number): Player {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`no seat ${seat}`);
    return player;
  }

  stock(seat: number, resource: Resource): number {
    return this.player(seat).stock[at[resource]] ?? 0;
  }

  production(seat: number, resource: Resource): number {
    return this.player(seat).production[at[resource]] ?? 0;
  }

  cubes(seat: number, id: string): number {
    const player = this.player(seat);
    return player.cubes[player.played.indexOf(cardNamed(id))] ?? 0;
  }

  hand(seat: number): string[] {
    return this.player(seat).hand.map((card) => faceOf(card).id);
  }
}
