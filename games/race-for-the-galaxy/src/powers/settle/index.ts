/** The powers of Settle. */
import { type PowerIn, verbTable } from '../verb.ts';
import { discount } from './discount.ts';
import { drawAfter } from './draw-after.ts';
import { military } from './military.ts';
import { setCostToZero, temporaryMilitary } from './one-use.ts';
import { payForMilitary } from './pay-for-military.ts';
import type { SettleVerb } from './verb.ts';

export const settleVerbs = verbTable({
  discount,
  military,
  temporaryMilitary,
  setCostToZero,
  payForMilitary,
  drawAfter,
});
export type SettlePower = PowerIn<typeof settleVerbs>;

const verbs: Readonly<Record<SettlePower['do'], SettleVerb<SettlePower>>> = settleVerbs;
export const settleVerb = (power: SettlePower): SettleVerb<SettlePower> => verbs[power.do];
