/** The table in words: what a client without pictures shows of a view. */
import type { CoreView, Message, Seat } from '@orrery/kernel';
import { instruments } from '../data/instruments.ts';
import { RESOURCES, SOURCES } from '../state.ts';
import type { ReferenceView } from '../view.ts';
import { listed, say } from '../wording/say.ts';
import { cardsText, instrumentText } from '../wording/things.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function seatText(view: ReferenceView & CoreView, seat: Seat, player: string): Message {
  const [brass = 0, glass = 0, coffee = 0] = view.stock.slice(seat * RESOURCES.length);
  const points = sum(view.points.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length));
  const built = instruments.filter((_, i) => ((view.built[seat] ?? 0) & (1 << i)) !== 0);
  return say('reference.table.seat', {
    player,
    points: points + sum(built.map(({ value }) => value)),
    cards: view.handSizes[seat] ?? 0,
    brass,
    glass,
    coffee,
    notebook: cardsText(view.notebooks[seat] ?? []),
    instruments: listed(built.map(instrumentText)),
  });
}

/** One line for the table, one for each seat, one for the viewer's hand. */
export function tableText(view: ReferenceView & CoreView, name: (seat: Seat) => string): Message[] {
  const lines = [
    say('reference.table.night', {
      night: view.night,
      nights: view.nights,
      deck: view.deck,
      discard: view.discard.length,
    }),
    ...view.handSizes.map((_, seat) => seatText(view, seat, name(seat))),
  ];
  if (view.viewer !== 'spectator') lines.push(say('reference.table.hand', { cards: cardsText(view.hand) }));
  return lines;
}
