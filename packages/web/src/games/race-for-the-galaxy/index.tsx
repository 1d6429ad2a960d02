/** Race for the Galaxy on screen; see `table/board.ts` for what the frame asks of it. */
import type { CoreView, Message, Plain } from '@orrery/kernel';
import { TABLEAU_TO_END } from '@orrery/race-for-the-galaxy';
import { actionIn, cardIn, usesIn } from './reckon/options.ts';
import { isRaceView } from './reckon/player.ts';
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };
import pt from './text/pt.json' with { type: 'json' };
import { wordsFrom } from './words.ts';

export { Card, Final, Legend } from './around.tsx';
export { barWords } from './bar.ts';
export { Board } from './board.tsx';

export const catalogues = { en, pt, pl } as const;

/** Cards, actions and ways to place a world lie on the board; passing and stopping do not. */
export const shows = (target: Plain | undefined): boolean =>
  cardIn(target) !== undefined || actionIn(target) !== undefined || usesIn(target) !== undefined;

export function headline({
  view,
  format,
}: {
  readonly view: object & CoreView;
  readonly format: (message: Message) => string;
}): string {
  if (!isRaceView(view)) return '';
  const { t } = wordsFrom(format);
  const placed = Math.max(...view.players.map(({ tableau }) => tableau.length));
  const ends = placed >= TABLEAU_TO_END || view.pool <= 0;
  if (view.round === 0) return t('web.race.headline.setup');
  return ends
    ? t('web.race.headline.last', { round: view.round })
    : t('web.race.headline', {
        round: view.round,
        cards: TABLEAU_TO_END - placed,
        chips: Math.max(0, view.pool),
      });
}
