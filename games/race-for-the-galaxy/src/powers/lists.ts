/** The powers of cards by phase, ready to be looped over; one list a card, shared by all games. */
import { designOf } from '../data/cards.ts';
import type { PowerOf, PowerPhase } from '../data/types.ts';

type PowersByDesign<P extends PowerPhase> = readonly (readonly PowerOf[P][])[];

const none: readonly never[] = [];

function tableOf<P extends PowerPhase>(phase: P): PowersByDesign<P> {
  return designOf.map((design) => {
    const powers: readonly PowerOf[P][] = design.powers[phase] ?? none;
    // A copy, because the rules loop over it all the time, and loops over frozen lists are slow.
    return powers.slice();
  });
}

const explore = tableOf('explore');
const develop = tableOf('develop');
const settle = tableOf('settle');
const trade = tableOf('trade');
const consume = tableOf('consume');
const produce = tableOf('produce');

export const explorePowers = (card: number): PowersByDesign<'explore'>[number] => explore[card] ?? none;
export const developPowers = (card: number): PowersByDesign<'develop'>[number] => develop[card] ?? none;
export const settlePowers = (card: number): PowersByDesign<'settle'>[number] => settle[card] ?? none;
export const tradePowers = (card: number): PowersByDesign<'trade'>[number] => trade[card] ?? none;
export const consumePowers = (card: number): PowersByDesign<'consume'>[number] => consume[card] ?? none;
export const producePowers = (card: number): PowersByDesign<'produce'>[number] => produce[card] ?? none;
