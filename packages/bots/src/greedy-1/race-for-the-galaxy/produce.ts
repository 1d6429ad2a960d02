/** Produce: which windfall world gets a good. */
import { type Choice, isRecord } from '@orrery/kernel';
import { salePrice } from '@orrery/race-for-the-galaxy/advice';
import { type AskNamed, answersOf, bestOf, type JudgedPosition, playerAt } from './judged-position.ts';

/** The world whose good is dearest; where cards are short, a good before cards. */
export const produce = (table: JudgedPosition, { seat }: AskNamed<'produce.power'>): Choice =>
  bestOf(answersOf(table, seat), (answer) => {
    const pick = 'pick' in answer ? answer.pick : null;
    const world = isRecord(pick) && typeof pick.world === 'number' ? pick.world : -1;
    return world < 0 ? 0 : salePrice(playerAt(table.state, seat), world, true);
  });
