/** Paying: with steel, titanium, and heat where it counts as M€. */
import type { Place } from '../place.ts';
import { isPayment, isSame, proposedMix } from './mixes.ts';
import { PayDock } from './pay.tsx';
import { payWords } from './words.ts';

export const payment: Place = {
  Dock: PayDock,
  dockName: 'web.mars.dock.pay',
  holdsDock: true,
  words: payWords,
  propose: (view, seat, question) => {
    if (!isPayment(question)) return [];
    const amounts = proposedMix(question, view, seat);
    return isSame(amounts, question.proposal) ? [] : [{ amounts }];
  },
  phone: 'hand',
};
