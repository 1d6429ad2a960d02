/** Rulebook chapter: actions A — effects that leave a choice between several. */
import type { OneOf, Seat } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import type { Effect, EffectNamed } from '../data/types.ts';
import { type MarsState, playerAt } from '../state.ts';
import type { AskNamed, MarsRun, Source } from '../tasks.ts';
import { effectsText } from '../wording/effects.ts';
import { cardTitle } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { addCubes, cubesOn, holders } from './cubes.ts';

/** One of the alternatives, with the card where cubes go to one. */
export type Alternative = { readonly branch: number } | { readonly branch: number; readonly card: CardId };

interface Choosing {
  readonly seat: Seat;
  readonly source: Source;
  readonly played: CardId;
}

/** An alternative whose target is missing is left out: it would do nothing. */
function ways(state: MarsState, at: Choosing, effects: readonly Effect[], branch: number): Alternative[] {
  const player = playerAt(state, at.seat);
  for (const effect of effects) {
    if (effect.do === 'add' && effect.to === 'another')
      return holders(player, effect.kind, at.source).map((card) => ({ branch, card }));
    if (effect.do === 'addToPlayed') {
      const { stores } = faceOf(at.played);
      return stores !== undefined && effect.kinds.includes(stores) ? [{ branch, card: at.played }] : [];
    }
    if (effect.do === 'spend' && typeof at.source === 'number' && cubesOn(player, at.source) < effect.amount)
      return [];
  }
  return [{ branch }];
}

const alternatives = (state: MarsState, at: Choosing, effect: EffectNamed<'choose'>): Alternative[] =>
  effect.of.flatMap((effects, branch) => ways(state, at, effects, branch));

/** Runs the only alternative there is, or asks. */
export function chooseOne(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  effect: EffectNamed<'choose'>,
  played: CardId,
): void {
  const found = alternatives(state, { seat, source, played }, effect);
  const [only] = found;
  if (only === undefined) return;
  if (found.length === 1) take(state, run, { seat, source, played }, effect, only);
  else run.push({ do: 'effect.choose', seat, effect, source, played });
}

function take(
  state: MarsState,
  run: MarsRun,
  { seat, source, played }: Choosing,
  effect: EffectNamed<'choose'>,
  pick: Alternative,
): void {
  const effects = effect.of[pick.branch] ?? [];
  if ('card' in pick) {
    for (const part of effects)
      if (part.do === 'add' || part.do === 'addToPlayed')
        addCubes(state, run, seat, pick.card, part.amount, source);
  } else run.next(...effects.map((part) => ({ do: 'effect' as const, seat, source, effect: part, played })));
}

const choiceOf = ({ effect }: AskNamed<'effect.choose'>): EffectNamed<'choose'> => {
  if (effect.do !== 'choose') throw new Error(`${effect.do} is no choice`);
  return effect;
};

export const chooseQuestion: OneOf<MarsState, AskNamed<'effect.choose'>, Alternative> = {
  shape: 'one-of',
  text: (_, { source }) =>
    typeof source === 'number'
      ? say('mars.question.effect.choose', { card: cardTitle(source) })
      : say('mars.question.effect.chooseOne'),
  options: (state, ask) => alternatives(state, ask, choiceOf(ask)),
  describe: (_state, ask, pick) => {
    const text = effectsText(choiceOf(ask).of[pick.branch] ?? []);
    return 'card' in pick
      ? {
          text: say('mars.option.onCard', { effect: text, card: cardTitle(pick.card) }),
          target: { card: pick.card },
        }
      : { text };
  },
  answer: (state, ask, pick, run: MarsRun) => take(state, run, ask, choiceOf(ask), pick),
};
