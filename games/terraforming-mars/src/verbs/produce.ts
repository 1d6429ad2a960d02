/** produce, produceBonus: the owner's production. */
import { at, productionFloor, type Resource } from '../data/resources.ts';
import type { Count } from '../data/types.ts';
import { count } from '../rules/counting.ts';
import { produceFromBonus } from '../rules/production.ts';
import { produce as produceNow, productionOf } from '../rules/stock.ts';
import { playerAt } from '../state.ts';
import { either, perText } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';
import { between, minus, perSigns, production, slash, thing } from '../wording/signs.ts';
import { alwaysPossible, independent, neverIdle, type Verb, verb } from './verb.ts';

export interface Produce {
  readonly do: 'produce';
  readonly of: Resource;
  /** Below 0 it falls. */
  readonly by: Count;
}

const isFall = ({ by }: Produce): boolean => typeof by === 'number' && by <= 0;

export const produce: Verb<Produce> = verb({
  ...independent,
  ...neverIdle,
  stage: (effect) => (isFall(effect) ? 'loss' : 'gain'),
  condition: (effect) => {
    const { of, by } = effect;
    if (typeof by !== 'number' || by >= 0) return undefined;
    return (state, seat, around) => {
      const change = around === undefined ? by : (around.production[at[of]] ?? 0);
      const short = (productionFloor[at[of]] ?? 0) - productionOf(playerAt(state, seat), of) - change;
      return short <= 0 || (around !== undefined && around.help(state, seat, 'production', of) >= short);
    };
  },
  happen: (state, run, { seat, source, effect: { of, by } }) =>
    produceNow(state, run, seat, of, count(state, seat, by), source),
  words: ({ of, by }) => {
    const production = say(`mars.production.${of}`);
    if (typeof by !== 'number') return say('mars.effect.producePer', { production, per: perText(by) });
    return by > 0
      ? say('mars.effect.produce', { production, by })
      : say('mars.effect.produceLess', { production, by: -by });
  },
  signs: ({ of, by }) => {
    if (typeof by !== 'number') return [production(...perSigns(of, by))];
    return [by < 0 ? production(minus, thing(of, -by)) : production(thing(of, by))];
  },
  yields: (state, seat, { of, by }) => ({ brings: 'production', of, amount: count(state, seat, by) }),
});

/** Production of the metal that the area under the card's own tile prints. */
export interface ProduceBonus {
  readonly do: 'produceBonus';
  readonly among: readonly Resource[];
  readonly by: number;
}

export const produceBonus: Verb<ProduceBonus> = verb({
  ...independent,
  ...alwaysPossible,
  ...neverIdle,
  stage: () => 'metal under a tile',
  happen: (state, run, { seat, source, effect }) => produceFromBonus(state, run, seat, source, effect),
  words: ({ among, by }) =>
    say('mars.effect.produceBonus', {
      productions: either(among.map((of) => say(`mars.production.${of}`))),
      by,
    }),
  signs: ({ among, by }) => [
    production(
      ...between(
        slash,
        among.map((of) => [thing(of, by)]),
      ),
    ),
  ],
  // Which metal is known once the tile lies; the first is the more common.
  yields: (_state, _seat, { among: [of], by }) =>
    of === undefined ? undefined : { brings: 'production', of, amount: by },
});
