/** Rulebook chapters: actions A and symbols — what a red border lets one take from any player. */
import type { OneOf, Seat } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import { areaOf, type Space } from '../data/map.ts';
import type { CubeKind, Resource } from '../data/resources.ts';
import type { EffectNamed } from '../data/types.ts';
import {
  type AskNamed,
  isSolo,
  type MarsRun,
  type MarsState,
  NEUTRAL,
  NOBODY,
  type Player,
  playerAt,
  type Source,
} from '../state.ts';
import { cardTitle } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { addCubes, cubesOn } from './cubes.ts';
import { gain, modified, stockOf } from './stock.ts';

/** Taking nothing. */
export const NONE = 'none';

/** So much of a resource from a seat, or so many cubes from a card. */
export type Removal =
  | typeof NONE
  | { readonly seat: Seat; readonly of: Resource; readonly amount: number }
  | { readonly card: CardId; readonly amount: number };

/** Whether a card of the owner keeps opponents away from these. */
const isProtected = (player: Player, of: Resource | CubeKind): boolean =>
  modified(player, 'protection', (modifier) => (modifier.of.includes(of) ? 1 : 0)) > 0;

const isLocked = (card: CardId): boolean =>
  faceOf(card).modifiers.some(({ modifies }) => modifies === 'lock');

/** The cards with cubes of a kind that this seat may take from. */
export function robbableCards(state: MarsState, seat: Seat, kind: CubeKind): CardId[] {
  const found: CardId[] = [];
  state.players.forEach((player, owner) => {
    if (owner !== seat && isProtected(player, kind)) return;
    player.played.forEach((card, place) => {
      if ((player.cubes[place] ?? 0) > 0 && faceOf(card).stores === kind && !isLocked(card)) found.push(card);
    });
  });
  return found;
}

/** Whose card it is. */
export function ownerOf(state: MarsState, card: CardId): Seat {
  const owner = state.players.findIndex(({ played }) => played.includes(card));
  if (owner < 0) throw new RangeError(`nobody has played card ${card}`);
  return owner;
}

type Taking = EffectNamed<'remove'> | EffectNamed<'steal'>;

const neighbourSeats = (state: MarsState, space: Space): Seat[] => {
  const seats = areaOf(space).neighbours.flatMap((next) => {
    const owner = state.owners[next] ?? NOBODY;
    return owner !== NOBODY && (state.tiles[next] ?? 0) !== 0 ? [owner] : [];
  });
  return [...new Set(seats)].sort((a, b) => a - b);
};

function addBoardRemovals(
  state: MarsState,
  seat: Seat,
  among: readonly Seat[],
  effect: Taking,
  of: Resource,
  most: number,
  found: Removal[],
): void {
  for (const owner of among) {
    const player = playerAt(state, owner);
    // Stealing from oneself would change nothing.
    if (owner === seat ? effect.do === 'steal' : isProtected(player, of)) continue;
    for (let amount = 1; amount <= Math.min(most, stockOf(player, of)); amount++)
      found.push({ seat: owner, of, amount });
  }
  // The neutral opponent of the solo game has enough of everything; taking it away without a gain changes nothing.
  if (effect.do === 'steal' && isSolo(state)) found.push({ seat: NEUTRAL, of, amount: most });
}

function addCardRemovals(state: MarsState, seat: Seat, kind: CubeKind, most: number, found: Removal[]): void {
  for (const card of robbableCards(state, seat, kind)) {
    const held = cubesOn(playerAt(state, ownerOf(state, card)), card);
    for (let amount = 1; amount <= Math.min(most, held); amount++) found.push({ card, amount });
  }
}

/** Everything that may be taken; optional, partial, from one player. */
function removals(state: MarsState, seat: Seat, effect: Taking, space: Space): Removal[] {
  const among = space === NOBODY ? state.players.map((_, owner) => owner) : neighbourSeats(state, space);
  const found: Removal[] = [];
  for (const prey of effect.any)
    if ('of' in prey) addBoardRemovals(state, seat, among, effect, prey.of, prey.amount, found);
    else addCardRemovals(state, seat, prey.cubes, prey.amount, found);
  return found;
}

/** Asks what to take, unless there is nothing. */
export function takeFromAny(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  effect: Taking,
  space: Space,
): void {
  if (removals(state, seat, effect, space).length > 0)
    run.push({ do: 'resources.remove', seat, effect, source, space });
}

const takingOf = ({ effect }: AskNamed<'resources.remove'>): Taking => {
  if (effect.do !== 'remove' && effect.do !== 'steal') throw new Error(`${effect.do} takes nothing away`);
  return effect;
};

export const removeQuestion: OneOf<MarsState, AskNamed<'resources.remove'>, Removal> = {
  shape: 'one-of',
  text: (_, ask) => say(takingOf(ask).do === 'steal' ? 'mars.question.steal' : 'mars.question.remove'),
  options: (state, ask) => [...removals(state, ask.seat, takingOf(ask), ask.space), NONE],
  describe: (_, ask, pick) => {
    if (pick === NONE) return { text: say('mars.option.removeNone') };
    if ('card' in pick) {
      const { stores = 'animal' } = faceOf(pick.card);
      const args = { cubes: say(`mars.cubes.${stores}`, { n: pick.amount }), card: cardTitle(pick.card) };
      return { text: say('mars.option.removeCubes', args), target: { card: pick.card } };
    }
    const { seat, of, amount } = pick;
    const args = { amount: say(`mars.amount.${of}`, { n: amount }) };
    if (seat === NEUTRAL) return { text: say('mars.option.removeNeutral', args) };
    const text =
      seat === ask.seat
        ? say('mars.option.removeOwn', args)
        : say('mars.option.removeFrom', { ...args, seat: seat + 1 });
    return { text, target: { seat } };
  },
  answer: (state, ask, pick, run: MarsRun) => {
    if (pick === NONE) return;
    if ('card' in pick) addCubes(state, run, ownerOf(state, pick.card), pick.card, -pick.amount, ask.source);
    else {
      if (pick.seat !== NEUTRAL) gain(state, run, pick.seat, pick.of, -pick.amount, ask.source);
      if (takingOf(ask).do === 'steal') gain(state, run, ask.seat, pick.of, pick.amount, ask.source);
    }
  },
};
