/** Rulebook chapters: player boards; actions A — production that a card lowers, shifts or repeats. */
import type { OneOf, Seat } from '@orrery/kernel';
import { type CardId, type Face, faceOf, faces } from '../data/cards.ts';
import { areaOf } from '../data/map.ts';
import { resources } from '../data/resources.ts';
import { type Effect, type EffectNamed, tiles } from '../data/types.ts';
import {
  allPlayed,
  isSolo,
  type MarsState,
  NEUTRAL,
  NOBODY,
  type Player,
  playerAt,
  tileCode,
} from '../state.ts';
import type { AskNamed, MarsRun, Source } from '../tasks.ts';
import { cardFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { spaceOfTile } from './areas.ts';
import { canLower, produce, productionOf } from './stock.ts';

// Lowering a production of any player: mandatory, in full, from one of them.

function lowerTargets(state: MarsState, { of, by }: EffectNamed<'lowerAny'>): Seat[] {
  const found: Seat[] = isSolo(state) ? [NEUTRAL] : [];
  state.players.forEach((player, seat) => {
    if (canLower(player, of, by)) found.push(seat);
  });
  return found;
}

/** Whether somebody can lose it; `raised` is what the seat's own production gains beforehand. */
export function canLowerSomebody(
  state: MarsState,
  seat: Seat,
  effect: EffectNamed<'lowerAny'>,
  raised: number,
): boolean {
  if (isSolo(state)) return true;
  for (let other = 0; other < state.players.length; other++)
    if (canLower(playerAt(state, other), effect.of, effect.by - (other === seat ? raised : 0))) return true;
  return false;
}

export function lowerSomebody(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  effect: EffectNamed<'lowerAny'>,
): void {
  const targets = lowerTargets(state, effect);
  const [only] = targets;
  if (only === undefined) return;
  if (targets.length === 1) lower(state, run, only, effect, source);
  else run.push({ do: 'production.lower', seat, effect, source });
}

function lower(
  state: MarsState,
  run: MarsRun,
  target: Seat,
  { of, by }: EffectNamed<'lowerAny'>,
  source: Source,
): void {
  if (target !== NEUTRAL) produce(state, run, target, of, -by, source);
}

export const lowerQuestion: OneOf<MarsState, AskNamed<'production.lower'>, Seat> = {
  shape: 'one-of',
  text: (_, ask) => {
    const { of, by } = ask.effect;
    return say('mars.question.production.lower', { production: say(`mars.production.${of}`), by });
  },
  options: (state, ask) => lowerTargets(state, ask.effect),
  describe: (_state, { seat }, target) => {
    if (target === NEUTRAL) return { text: say('mars.option.neutral') };
    return {
      text: target === seat ? say('mars.option.yourself') : say('mars.option.seat', { seat: target + 1 }),
      target: { seat: target },
    };
  },
  answer: (state, ask, target, run: MarsRun) => lower(state, run, target, ask.effect, ask.source),
};

// Turning one production into another.

/** Asks by how many steps, unless there is none to turn. */
export function shift(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  effect: EffectNamed<'shift'>,
): void {
  if (productionOf(playerAt(state, seat), effect.from) > 0)
    run.push({ do: 'production.shift', seat, effect, source });
}

export const shiftQuestion: OneOf<MarsState, AskNamed<'production.shift'>, number> = {
  shape: 'one-of',
  text: (_, ask) => {
    const { from, to } = ask.effect;
    return say('mars.question.production.shift', {
      from: say(`mars.production.${from}`),
      to: say(`mars.production.${to}`),
    });
  },
  options: (state, ask) =>
    Array.from({ length: productionOf(playerAt(state, ask.seat), ask.effect.from) + 1 }, (_, n) => n),
  describe: (_state, _ask, steps) => ({ text: say('mars.option.steps', { steps }) }),
  answer: (state, ask, steps, run: MarsRun) => {
    const { from, to } = ask.effect;
    produce(state, run, ask.seat, from, -steps, ask.source);
    produce(state, run, ask.seat, to, steps, ask.source);
  },
};

// The production box of a card, as one thing that can be repeated.

const inBox: ReadonlySet<Effect['do']> = new Set(['produce', 'lowerAny', 'produceBonus']);

function boxOf(face: Face): readonly Effect[] {
  if (face.kind === 'project') return face.play.filter((effect) => inBox.has(effect.do));
  return resources.flatMap((of, place): Effect[] => {
    const by = face.production[place] ?? 0;
    return by === 0 ? [] : [{ do: 'produce', of, by }];
  });
}

const boxes: readonly (readonly Effect[])[] = faces.map(boxOf);
export const productionBox = (card: CardId): readonly Effect[] => boxes[card] ?? [];

/** What of a box cannot happen now. None that can be repeated raises what it lowers of anybody. */
export const blockedInBox = (state: MarsState, seat: Seat, player: Player, card: CardId): readonly Effect[] =>
  productionBox(card).filter((effect) => {
    if (effect.do === 'produce')
      return typeof effect.by === 'number' && effect.by < 0 && !canLower(player, effect.of, -effect.by);
    return effect.do === 'lowerAny' && !canLowerSomebody(state, seat, effect, 0);
  });

export const canProduceBox = (state: MarsState, seat: Seat, player: Player, card: CardId): boolean =>
  blockedInBox(state, seat, player, card).length === 0;

/** Whether a card that lies face up has this icon and a production box. */
export function isRepeatable(card: CardId, { tag }: EffectNamed<'copyProduction'>): boolean {
  const { tags, colour } = faceOf(card);
  return colour !== 'red' && tags.includes(tag) && productionBox(card).length > 0;
}

/** The seat's face-up cards with this icon whose production box can be repeated. */
export function copyable(state: MarsState, seat: Seat, effect: EffectNamed<'copyProduction'>): CardId[] {
  const player = playerAt(state, seat);
  return allPlayed(player).filter(
    (card) => isRepeatable(card, effect) && canProduceBox(state, seat, player, card),
  );
}

/** Repeats the only box there is, or asks which. */
export function copyProduction(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  effect: EffectNamed<'copyProduction'>,
): void {
  const cards = copyable(state, seat, effect);
  const [only] = cards;
  if (only === undefined) return;
  if (cards.length === 1) repeat(run, seat, only);
  else run.push({ do: 'production.copy', seat, effect, source });
}

const repeat = (run: MarsRun, seat: Seat, card: CardId): void =>
  run.next(
    ...productionBox(card).map((effect) => ({
      do: 'effect' as const,
      seat,
      source: card,
      effect,
      played: card,
    })),
  );

export const copyQuestion: OneOf<MarsState, AskNamed<'production.copy'>, CardId> = {
  shape: 'one-of',
  text: () => say('mars.question.production.copy'),
  options: (state, ask) => copyable(state, ask.seat, ask.effect),
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (_state, { seat }, card, run: MarsRun) => repeat(run, seat, card),
};

/** Production of the metal that the area under the card's own tile prints. */
export function produceFromBonus(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  { among, by }: EffectNamed<'produceBonus'>,
): void {
  const tile = typeof source === 'number' ? tiles.find((id) => id === faceOf(source).id) : undefined;
  const space = tile === undefined ? undefined : spaceOfTile(state, tileCode(tile));
  if (space === undefined || (state.owners[space] ?? NOBODY) !== seat) return;
  const metal = among.find((resource) => (areaOf(space).bonus[resource] ?? 0) > 0);
  if (metal !== undefined) produce(state, run, seat, metal, by, source);
}
