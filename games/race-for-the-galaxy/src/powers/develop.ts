/** Develop. Its three powers are numbers that their owner's cards add up. */
import { say } from '../wording/say.ts';
import { type PowerIn, type Verb, verbTable } from './verb.ts';

interface DevelopVerb<P> extends Verb<P> {
  /** What every development costs less. */
  discount?(power: P): number;
  /** Cards drawn when the phase begins. */
  drawsAtStart?(power: P): number;
  /** Cards drawn once a development is placed and paid for. */
  drawsAfter?(power: P): number;
}

/** Whether or not a development is placed. */
interface DrawAtStart {
  readonly do: 'drawAtStart';
  readonly cards: number;
}
const drawAtStart: DevelopVerb<DrawAtStart> = {
  drawsAtStart: ({ cards }) => cards,
  text: ({ cards }) => say('race.power.develop.drawAtStart', { cards }),
  addTo(traits, { cards }) {
    traits.develop += cards;
  },
};

interface Discount {
  readonly do: 'discount';
  readonly amount: number;
}
const discount: DevelopVerb<Discount> = {
  discount: ({ amount }) => amount,
  text: ({ amount }) => say('race.power.develop.discount', { amount }),
  addTo(traits, { amount }) {
    traits.develop += amount;
  },
};

interface DrawAfter {
  readonly do: 'drawAfter';
  readonly cards: number;
}
const drawAfter: DevelopVerb<DrawAfter> = {
  drawsAfter: ({ cards }) => cards,
  text: ({ cards }) => say('race.power.develop.drawAfter', { cards }),
  addTo(traits, { cards }) {
    traits.develop += cards;
  },
};

export const developVerbs = verbTable({ drawAtStart, discount, drawAfter });
export type DevelopPower = PowerIn<typeof developVerbs>;

const verbs: Readonly<Record<DevelopPower['do'], DevelopVerb<DevelopPower>>> = developVerbs;
export const developVerb = (power: DevelopPower): DevelopVerb<DevelopPower> => verbs[power.do];
