/** All powers of all cards: the tables of verbs by phase. */
import type { Message } from '@orrery/kernel';
import type { PowerOf, PowerPhase } from '../data/types.ts';
import { consumeVerbs } from './consume/index.ts';
import { developVerbs } from './develop.ts';
import { exploreVerbs } from './explore.ts';
import { produceVerbs } from './produce/index.ts';
import { settleVerbs } from './settle/index.ts';
import { tradeVerbs } from './trade.ts';
import type { Verb } from './verb.ts';

type Tables = { readonly [P in PowerPhase]: Readonly<Record<PowerOf[P]['do'], Verb<PowerOf[P]>>> };
const tables: Tables = {
  explore: exploreVerbs,
  develop: developVerbs,
  settle: settleVerbs,
  trade: tradeVerbs,
  consume: consumeVerbs,
  produce: produceVerbs,
};

/** The faces that a power has whatever its phase. */
export function verbOf<P extends PowerPhase>(phase: P, power: PowerOf[P]): Verb<PowerOf[P]> {
  const table: Readonly<Record<string, Verb<PowerOf[P]>>> = tables[phase];
  const verb = table[power.do];
  if (verb === undefined) throw new RangeError(`no power ${power.do} in ${phase}`);
  return verb;
}

/** A power as a sentence that continues the name of its phase. */
export const powerText = <P extends PowerPhase>(phase: P, power: PowerOf[P]): Message =>
  verbOf(phase, power).text(power);
