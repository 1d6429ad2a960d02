/**
 * Positions built on purpose: who has what on the table, in hand and on worlds; every other card lies in the supply. The
 * cards of `deck` are on top of it, the first of them first.
 */
import { agendaOf, rngFrom } from '@orrery/kernel';
import type { ActionId } from '../../src/data/actions.ts';
import { type CardId, designOf } from '../../src/data/cards.ts';
import type { CardType } from '../../src/data/types.ts';
import { NO_CARD, newPlayer, type Player, type RaceState } from '../../src/state.ts';
import { cardsNamed } from './names.ts';
import { Table } from './table.ts';

export interface Position {
  /** The original start world; it lies first in the tableau and says who goes first where order matters. */
  readonly start?: string;
  readonly tableau?: readonly string[];
  readonly hand?: readonly string[];
  /** The worlds of the tableau that hold a good. */
  readonly goods?: readonly string[];
  readonly chips?: number;
  /** The action cards of this round. */
  readonly chosen?: readonly ActionId[];
}

export interface Surroundings {
  readonly deck?: readonly string[];
  readonly discards?: readonly string[];
  /** Where all other cards are: under `deck` (the rule), or out of the game, to make cards scarce. */
  readonly others?: 'below' | 'away';
  readonly pool?: number;
  readonly round?: number;
  /** The two-player game for experienced players. */
  readonly twoActions?: boolean;
}

/** Cards that only matter by their number, to pay with or to have in hand. Of named cards none is taken for them. */
const SPARE = { 'any-world': 'world', 'any-development': 'development' } as const;
export const spareWorlds = (count: number): string[] => Array.from({ length: count }, () => 'any-world');
export const spareDevelopments = (count: number): string[] =>
  Array.from({ length: count }, () => 'any-development');

const isSpare = (name: string): name is keyof typeof SPARE => name in SPARE;

/** Hands out cards by name, each once. */
class Box {
  readonly #left = new Set<CardId>(designOf.map((_, card) => card));

  /** The card of a name; of a spare one `NO_CARD`, until all named cards are where they belong. */
  take(name: string): CardId {
    if (isSpare(name)) return NO_CARD;
    const card = cardsNamed(name).find((copy) => this.#left.has(copy));
    if (card === undefined) throw new Error(`${name} is used twice in one position`);
    this.#left.delete(card);
    return card;
  }

  takeAll(names: readonly string[] = []): CardId[] {
    return names.map((name) => this.take(name));
  }

  /** Any card that nobody has asked for; goods are made of these. */
  takeAny(type?: CardType): CardId {
    const [card] = [...this.#left]
      .filter((left) => type === undefined || designOf[left]?.type === type)
      .reverse();
    if (card === undefined) throw new Error('no card is left');
    this.#left.delete(card);
    return card;
  }

  rest(): CardId[] {
    return [...this.#left];
  }
}

function seated(box: Box, { start, tableau = [], hand, chips = 0, chosen = [] }: Position): Player {
  const placed = box.takeAll(start === undefined ? tableau : [start, ...tableau]);
  return {
    ...newPlayer(),
    hand: box.takeAll(hand),
    tableau: placed,
    goods: placed.map(() => NO_CARD),
    chips,
    chosen: chosen.slice(),
    active: placed.length,
  };
}

function fillSpares(box: Box, cards: CardId[], names: readonly string[] = []): void {
  names.forEach((name, i) => {
    if (isSpare(name)) cards[i] = box.takeAny(SPARE[name]);
  });
}

function putGoods(box: Box, player: Player, worlds: readonly string[]): void {
  for (const world of worlds) {
    const place = player.tableau.findIndex((card) => cardsNamed(world).includes(card));
    if (place < 0 || designOf[player.tableau[place] ?? NO_CARD]?.good === undefined)
      throw new Error(`${world} cannot hold a good here`);
    player.goods[place] = box.takeAny();
  }
}

const startNumber = (position: Position): number =>
  position.start === undefined ? 99 : (designOf[cardsNamed(position.start)[0] ?? 0]?.start ?? 99);

function playerIn(players: readonly Player[], seat: number): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

const byNumber = (a: number, b: number): number => a - b;

/** A position of two to four players, named in seat order. */
export function scenario<Name extends string>(
  players: Readonly<Record<Name, Position>>,
  around: Surroundings = {},
): Table<Name> {
  const box = new Box();
  const names: Name[] = [];
  for (const name in players) names.push(name);
  const positions = names.map((name) => players[name]);
  const seats = positions.map((position) => seated(box, position));
  const top = box.takeAll(around.deck);
  const discards = box.takeAll(around.discards).sort(byNumber);
  positions.forEach(({ hand, goods = [] }, seat) => {
    const player = playerIn(seats, seat);
    fillSpares(box, player.hand, hand);
    putGoods(box, player, goods);
  });
  const starts = positions.map(startNumber);
  const state: RaceState = {
    agenda: agendaOf(),
    rng: rngFrom(names.join()),
    twoActions: around.twoActions ?? false,
    firstGame: false,
    round: around.round ?? 1,
    pool: around.pool ?? 12 * names.length,
    firstSeat: Math.max(0, starts.indexOf(Math.min(...starts))),
    deck: [...(around.others === 'away' ? [] : box.rest()), ...top.reverse()],
    discards,
    discardsSeenBy: discards.map(() => 0),
    startWorlds: [],
    players: seats,
  };
  return new Table(state, names);
}
