/** The powers of Produce. */
import { type PowerIn, verbTable } from '../verb.ts';
import {
  draw,
  drawIfProducedMost,
  drawPerGoodProduced,
  drawPerKindProduced,
  drawPerWorldInTableau,
} from './draws.ts';
import { drawIfProducedHere, produceHere, produceOnWindfall } from './goods.ts';
import type { ProduceVerb } from './verb.ts';

export const produceVerbs = verbTable({
  produceHere,
  produceOnWindfall,
  draw,
  drawIfProducedHere,
  drawPerGoodProduced,
  drawPerKindProduced,
  drawIfProducedMost,
  drawPerWorldInTableau,
});
export type ProducePower = PowerIn<typeof produceVerbs>;

const verbs: Readonly<Record<ProducePower['do'], ProduceVerb<ProducePower>>> = produceVerbs;
export const produceVerb = (power: ProducePower): ProduceVerb<ProducePower> => verbs[power.do];
