/** A card in one sentence, as the name of its button. */
import { type CardAdvice, missingText, type PrintedCard } from '@orrery/terraforming-mars/advice';
import type { Words } from '../words.ts';

/** "Great Dam, 12 M€, automated, oceans 2 short" */
export function cardLabel(
  printed: PrintedCard,
  advice: CardAdvice | undefined,
  { format, t }: Words,
): string {
  const kind = t(`web.mars.card.kind.${printed.kind}`);
  const price =
    printed.kind === 'corporation'
      ? []
      : [t('web.mars.card.costs', { cost: advice?.price.cost ?? printed.cost })];
  const [missing] = advice?.missing ?? [];
  const reason = missing === undefined ? [] : [format(missingText(missing))];
  return [format(printed.title), ...price, kind, ...reason].join(', ');
}
