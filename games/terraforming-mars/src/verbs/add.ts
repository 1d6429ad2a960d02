/** add, addToPlayed, addToHolder, spend: cubes on cards. */
import type { CubeKind } from '../data/resources.ts';
import { addCubes, addSomewhere, holders } from '../rules/cubes.ts';
import { playerAt } from '../state.ts';
import { either } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';
import { between, slash, star, thing, together } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Verb, verb } from './verb.ts';

export interface Add {
  readonly do: 'add';
  readonly kind: CubeKind;
  readonly amount: number;
  /** Another card may be any that holds this kind. */
  readonly to: 'this' | 'another';
}

export const add: Verb<Add> = verb({
  ...independent,
  ...alwaysPossible,
  stage: ({ to }) => (to === 'this' ? 'gain' : 'cubes for other cards'),
  isIdle: (state, seat, source, { to, kind }) =>
    to === 'another' && holders(playerAt(state, seat), kind, source).length === 0,
  happen: (state, run, { seat, source, effect }) => {
    if (effect.to === 'another') addSomewhere(state, run, seat, source, effect);
    else if (typeof source === 'number') addCubes(state, run, seat, source, effect.amount, source);
  },
  words: ({ kind, amount, to }) =>
    say(to === 'this' ? 'mars.effect.addHere' : 'mars.effect.addElsewhere', {
      cubes: say(`mars.cubes.${kind}`, { n: amount }),
    }),
  signs: ({ kind, amount, to }) => {
    const cubes = thing(`cube-${kind}`, amount);
    return [to === 'this' ? cubes : together(cubes, star)];
  },
  yields: (_state, _seat, { kind, amount }) => ({ brings: 'cubes', kind, amount }),
});

/** Cubes on the card that has set this off. */
export interface AddToPlayed {
  readonly do: 'addToPlayed';
  readonly kinds: readonly CubeKind[];
  readonly amount: number;
}

export const addToPlayed: Verb<AddToPlayed> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'gain',
  happen: (state, run, { seat, source, played, effect: { amount } }) =>
    addCubes(state, run, seat, played, amount, source),
  words: ({ kinds, amount }) =>
    say('mars.effect.addToPlayed', {
      amount,
      kinds: either(kinds.map((kind) => say(`mars.cubesOf.${kind}`))),
    }),
  signs: ({ kinds, amount }) => [
    together(
      ...between(
        slash,
        kinds.map((kind) => [thing(`cube-${kind}`, amount)]),
      ),
      star,
    ),
  ],
  yields: (_state, _seat, { amount }) => ({ brings: 'cubes', kind: 'any', amount }),
});

/** Cubes on any own card that holds one already. */
export interface AddToHolder {
  readonly do: 'addToHolder';
  readonly amount: number;
}

export const addToHolder: Verb<AddToHolder> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'cubes for other cards',
  happen: (state, run, { seat, source, effect }) => addSomewhere(state, run, seat, source, effect),
  words: ({ amount }) => say('mars.effect.addToHolder', { amount }),
  signs: ({ amount }) => [together(thing('cube', amount), star)],
  yields: (_state, _seat, { amount }) => ({ brings: 'cubes', kind: 'any', amount }),
});

/** Cubes of the card itself are the price of what follows. */
export interface Spend {
  readonly do: 'spend';
  readonly kind: CubeKind;
  readonly amount: number;
}

export const spend: Verb<Spend> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'gain',
  happen: (state, run, { seat, source, effect: { amount } }) => {
    if (typeof source === 'number') addCubes(state, run, seat, source, -amount, source);
  },
  words: ({ kind, amount }) => say('mars.effect.spend', { cubes: say(`mars.cubes.${kind}`, { n: amount }) }),
  signs: ({ kind, amount }) => [thing(`cube-${kind}`, amount)],
  yields: (_state, _seat, { kind, amount }) => ({ brings: 'cubes', kind, amount: -amount }),
});
