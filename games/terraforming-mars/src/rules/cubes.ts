/** Rulebook chapters: actions A (resources on cards) and E — cubes that lie on cards. */
import type { OneOf, Seat } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import type { CubeKind } from '../data/resources.ts';
import type { EffectNamed } from '../data/types.ts';
import { type MarsState, type Player, playerAt } from '../state.ts';
import type { AskNamed, MarsRun, Source } from '../tasks.ts';
import { cardFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { sourceName } from './supply.ts';

export const cubesOn = (player: Player, card: CardId): number => {
  const place = player.played.indexOf(card);
  return place < 0 ? 0 : (player.cubes[place] ?? 0);
};

/** Adds cubes to one of the seat's cards, or takes them with a negative amount. */
export function addCubes(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  card: CardId,
  amount: number,
  source: Source,
): void {
  const player = playerAt(state, seat);
  const place = player.played.indexOf(card);
  if (place < 0) throw new RangeError(`seat ${seat} has not played card ${card}`);
  player.cubes[place] = (player.cubes[place] ?? 0) + amount;
  const { stores = 'science', id } = faceOf(card);
  run.emit?.({ do: 'cubes', seat, what: stores, amount, source: sourceName(source), detail: { on: id } });
}

/** The seat's cards that can hold cubes of a kind, other than the one that gives them. */
export function holders(player: Player, kind: CubeKind, except: Source): CardId[] {
  const found: CardId[] = [];
  for (const card of player.played) if (card !== except && faceOf(card).stores === kind) found.push(card);
  return found;
}

/** The seat's cards that hold a cube already. */
function holdingCards(player: Player): CardId[] {
  return player.played.filter((_, place) => (player.cubes[place] ?? 0) > 0);
}

type Adding = EffectNamed<'add'> | EffectNamed<'addToHolder'>;

const targets = (state: MarsState, seat: Seat, source: Source, effect: Adding): CardId[] =>
  effect.do === 'add'
    ? holders(playerAt(state, seat), effect.kind, source)
    : holdingCards(playerAt(state, seat));

/** Adds to a card of the seat's choice; to none where there is none. */
export function addSomewhere(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  effect: Adding,
): void {
  const cards = targets(state, seat, source, effect);
  const [only] = cards;
  if (only === undefined) return;
  if (cards.length === 1) addCubes(state, run, seat, only, effect.amount, source);
  else run.push({ do: 'cubes.add', seat, effect, source });
}

export const addQuestion: OneOf<MarsState, AskNamed<'cubes.add'>, CardId> = {
  shape: 'one-of',
  text: (_, ask) => say('mars.question.cubes.add', { amount: ask.effect.amount }),
  options: (state, ask) => targets(state, ask.seat, ask.source, ask.effect),
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, ask, card, run: MarsRun) =>
    addCubes(state, run, ask.seat, card, ask.effect.amount, ask.source),
};
