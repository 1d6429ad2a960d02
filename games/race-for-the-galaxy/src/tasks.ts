/** What can stand on the agenda, by name. Arguments are public: no card that somebody may not see is among them. */
import type { Run, Seat } from '@orrery/kernel';
import type { CardId } from './data/cards.ts';

/** What happens by itself. */
export type RaceStep =
  | { readonly do: 'setup.deal' }
  | { readonly do: 'round.start' }
  | { readonly do: 'round.reveal' }
  | { readonly do: 'round.end' }
  | { readonly do: 'round.over' }
  | { readonly do: 'explore.draw' }
  | { readonly do: 'develop.start'; readonly nth: 1 | 2 }
  | { readonly do: 'develop.reveal'; readonly nth: 1 | 2 }
  | { readonly do: 'develop.resolve'; readonly seat: Seat; readonly nth: 1 | 2 }
  | { readonly do: 'develop.after'; readonly seat: Seat }
  | { readonly do: 'settle.start'; readonly nth: 1 | 2 }
  | { readonly do: 'settle.reveal'; readonly nth: 1 | 2 }
  | { readonly do: 'settle.resolve'; readonly seat: Seat; readonly nth: 1 | 2 }
  | { readonly do: 'settle.after'; readonly seat: Seat; readonly nth: 1 | 2 }
  | { readonly do: 'consume.start' }
  | { readonly do: 'consume.trade'; readonly seat: Seat }
  | { readonly do: 'consume.next'; readonly seat: Seat }
  | { readonly do: 'produce.start' }
  | { readonly do: 'produce.next'; readonly seat: Seat }
  | { readonly do: 'produce.most' };

/** What a seat is asked. */
export type RaceAsk =
  | { readonly do: 'setup.discard'; readonly seat: Seat }
  | { readonly do: 'round.action'; readonly seat: Seat }
  | { readonly do: 'round.twoActions'; readonly seat: Seat }
  | { readonly do: 'round.discard'; readonly seat: Seat }
  | { readonly do: 'explore.keep'; readonly seat: Seat; readonly keep: number }
  | { readonly do: 'develop.place'; readonly seat: Seat; readonly nth: 1 | 2 }
  | { readonly do: 'settle.place'; readonly seat: Seat; readonly nth: 1 | 2 }
  | { readonly do: 'settle.way'; readonly seat: Seat; readonly nth: 1 | 2 }
  | { readonly do: 'payment.cards'; readonly seat: Seat; readonly cost: number }
  | { readonly do: 'consume.sell'; readonly seat: Seat }
  | { readonly do: 'consume.power'; readonly seat: Seat }
  | { readonly do: 'consume.goods'; readonly seat: Seat; readonly card: CardId; readonly index: number }
  | { readonly do: 'consume.hand'; readonly seat: Seat; readonly card: CardId; readonly index: number }
  | { readonly do: 'consume.gamble'; readonly seat: Seat; readonly card: CardId; readonly index: number }
  | { readonly do: 'produce.power'; readonly seat: Seat };

export type RaceTask = RaceStep | RaceAsk;
export type RaceRun = Run<RaceTask>;

/** Tasks that say no more than the seat are the same in every game: one for each seat. */
export const oneForEachSeat = <T extends RaceTask>(task: (seat: Seat) => T): readonly T[] =>
  [0, 1, 2, 3].map(task);

/** One step or question by its name. */
export type StepNamed<K extends RaceStep['do']> = Extract<RaceStep, { do: K }>;
export type AskNamed<K extends RaceAsk['do']> = Extract<RaceAsk, { do: K }>;
