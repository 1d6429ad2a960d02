/** What all sizes of cards are drawn from. */
import type { CardAdvice, PrintedCard } from '@orrery/terraforming-mars/advice';
import type { ReactNode } from 'react';

/** Less than a card, for a hand of many. */
export type SmallSize = 'tile' | 'short';
/** A whole card; all but `full` have its text, too. Style sheets may give it another height. */
export type LargeSize = 'full' | 'large' | 'phone';
export type CardSize = SmallSize | LargeSize;

export interface Printing {
  readonly printed: PrintedCard;
  /** Without it the printed price stands there, and nobody judges the requirements. */
  readonly advice?: CardAdvice | undefined;
  /** Instead of what would be paid or what is missing; null for nothing. */
  readonly foot?: ReactNode;
}
