/** Rules, "Building": paying with a mix. Brass and coffee count one, glass two; nobody gives change. */
import type { Amounts, Seat } from '@orrery/kernel';
import { instrumentOf } from '../data/instruments.ts';
import { BRASS, COFFEE, GLASS, RESOURCES, type ReferenceState, stockOf } from '../state.ts';
import type { QueryNamed } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { instrumentText } from '../wording/things.ts';
import { spend } from './stock.ts';

const WORTH = [1, 2, 1];

/** What the seat could pay at most. */
export const purse = (state: ReferenceState, seat: Seat): number =>
  stockOf(state, seat, BRASS) + 2 * stockOf(state, seat, GLASS) + stockOf(state, seat, COFFEE);

type PayAsk = QueryNamed<'pay'>;

const costOf = (ask: PayAsk): number => instrumentOf(ask.instrument).cost;

/** Brass first, then glass, coffee last. */
function usualPayment(state: ReferenceState, { seat, instrument }: PayAsk): Record<string, number> {
  const { cost } = instrumentOf(instrument);
  const brass = Math.min(stockOf(state, seat, BRASS), cost);
  const glass = Math.min(stockOf(state, seat, GLASS), Math.floor((cost - brass) / 2));
  const coffee = Math.min(stockOf(state, seat, COFFEE), cost - brass - 2 * glass);
  const missing = cost - brass - 2 * glass - coffee;
  if (missing === 0) return { brass, glass, coffee };
  // Only glass is left for the last point; a brass or a coffee stays at home for it where there is one.
  if (brass > 0) return { brass: brass - 1, glass: glass + 1, coffee };
  return { brass, glass: glass + 1, coffee: Math.max(0, coffee - 1) };
}

export const pay: Amounts<ReferenceState, PayAsk> = {
  shape: 'amounts',
  text: (_, ask) => {
    const instrument = instrumentOf(ask.instrument);
    return say('reference.question.pay', { name: instrumentText(instrument), cost: instrument.cost });
  },
  parts: (state, { seat }) =>
    RESOURCES.map((id, column) => ({ id, max: stockOf(state, seat, column), worth: WORTH[column] ?? 1 })),
  total: (_, ask) => ({ min: costOf(ask), max: costOf(ask) + 1 }),
  allows(_, ask, { brass = 0, glass = 0, coffee = 0 }) {
    const tooMuch = brass + 2 * glass + coffee > costOf(ask);
    return tooMuch && (brass > 0 || coffee > 0) ? say('reference.refusal.tooMuch') : undefined;
  },
  proposal: usualPayment,
  describe: (_, __, part) => ({ text: partText(part), target: { resource: part } }),
  answer(state, { seat, instrument }, amounts, run) {
    const { id } = instrumentOf(instrument);
    RESOURCES.forEach((name, column) => {
      spend(state, seat, column, amounts[name] ?? 0, id, run);
    });
    state.built[seat] = (state.built[seat] ?? 0) | (1 << instrument);
    run.emit?.({ do: 'build', seat, what: id, amount: 1, source: 'build' });
  },
};

function partText(part: string) {
  switch (part) {
    case 'glass':
      return say('reference.resource.glass');
    case 'coffee':
      return say('reference.resource.coffee');
    default:
      return say('reference.resource.brass');
  }
}
