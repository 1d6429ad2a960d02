/** What a card of the hand promises: what it brings in which generation, when it can be played, and how likely that is. */
import type { Seat } from '@orrery/kernel';
import { at, type CardId, faceOf, type MarsState, temperature } from '@orrery/terraforming-mars';
import { requirementsOf, yieldsOf } from '@orrery/terraforming-mars/advice';
import { playWorth, type Scale } from './gains.ts';
import type { Taste } from './taste.ts';

/** Steps of each parameter. */
export interface Steps {
  temperature: number;
  oxygen: number;
  oceans: number;
}
export const raising = ['temperature', 'oxygen', 'oceans'] as const;

/** Something that a generation's money may be planned for: a card of the hand, or a standard project. */
export interface Plannable {
  /** Undefined for a standard project. */
  readonly card: CardId | undefined;
  readonly cost: number;
  /** What it brings in each generation from this one on, its cost not taken off, in M€ of now. */
  readonly brings: readonly number[];
  /** By how much it raises the parameters. */
  readonly raises: Readonly<Steps>;
  /** In how many generations it may be played, and how likely it ever is. */
  readonly ready: number;
  readonly likely: number;
  readonly steel: boolean;
  readonly titanium: boolean;
}

/** Steps of each parameter that are made in a generation in the middle of a game of two. */
const STEPS = { temperature: 1.7, oxygen: 1.3, oceans: 0.9 } as const;

/** How quickly parameters rise now: the later and the more players, the quicker. */
const paceOf = ({ generation, players }: MarsState): number =>
  0.7 + 0.07 * generation + 0.25 * (players.length - 2);

/** How likely somebody finds one more icon, production or tile that a card asks for, and in how many generations. */
const FOUND = { likely: 0.65, generations: 1.5 } as const;
/** The same for a step of energy production. */
const ENERGY = { likely: 0.75, generations: 1.3 } as const;

/** How much energy production a card asks for beyond what there is. */
function energyShort(state: MarsState, seat: Seat, card: CardId): number {
  let needs = 0;
  for (const effect of faceOf(card).play)
    if (effect.do === 'produce' && effect.of === 'energy' && typeof effect.by === 'number')
      needs -= effect.by;
  return Math.max(0, needs - (state.players[seat]?.production[at.energy] ?? 0));
}

/** When a card can be played for what it requires, and how likely it is that it ever can. */
export function readiness(state: MarsState, seat: Seat, card: CardId): Pick<Plannable, 'ready' | 'likely'> {
  const short = energyShort(state, seat, card);
  let ready = short * ENERGY.generations;
  let likely = ENERGY.likely ** short;
  for (const { missing } of requirementsOf(state, seat, card)) {
    if (missing === undefined) continue;
    if (missing.missing === 'level') {
      if (missing.bound === 'max') return { ready: Number.POSITIVE_INFINITY, likely: 0 };
      const steps = missing.by / (missing.track === 'temperature' ? temperature.step : 1);
      ready = Math.max(ready, steps / (STEPS[missing.track] * paceOf(state)));
    } else {
      const by = missing.missing === 'tag' ? missing.by : 1;
      ready = Math.max(ready, by * FOUND.generations);
      likely *= FOUND.likely ** by;
    }
  }
  return { ready, likely };
}

/** What is worth so much in the generation in which it comes, in M€ of now. */
const discounted = (worths: readonly number[], taste: Taste): readonly number[] =>
  worths.map((worth, generations) => worth / (1 + taste.growth) ** generations);

/** Steps that playing a card makes, as far as it is decided. */
function stepsOf({ state, seat }: Scale, card: CardId): Steps {
  const steps = { temperature: 0, oxygen: 0, oceans: 0 };
  for (const each of yieldsOf(state, seat, faceOf(card).play)) {
    if (each.brings === 'steps') steps[each.track] += each.amount;
    if (each.brings !== 'tile' || !each.raises) continue;
    if (each.tile === 'ocean') steps.oceans += 1;
    if (each.tile === 'greenery') steps.oxygen += 1;
  }
  return steps;
}

/** A card of the hand; `scales` weigh things in this generation and in those to come. */
export function promiseOf(scales: readonly [Scale, ...Scale[]], card: CardId): Plannable {
  const [{ state, seat, taste }] = scales;
  const { cost, tags } = faceOf(card);
  const worths = scales.map((scale) => playWorth(scale, card));
  return {
    card,
    cost,
    brings: discounted(worths, taste),
    raises: stepsOf(scales[0], card),
    ...readiness(state, seat, card),
    steel: tags.includes('building'),
    titanium: tags.includes('space'),
  };
}

/** A standard project, which can be had in every generation; `worths` is what it is worth in each. */
export const projectPromise = (
  taste: Taste,
  cost: number,
  worths: readonly number[],
  raises: Partial<Steps>,
): Plannable => ({
  card: undefined,
  cost,
  brings: discounted(worths, taste),
  raises: { temperature: 0, oxygen: 0, oceans: 0, ...raises },
  ready: 0,
  likely: 1,
  steel: false,
  titanium: false,
});
