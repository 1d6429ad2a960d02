/** Race for the Galaxy on screen; see `board-kit/board.ts` for what the frame asks of it. */
import type { CoreView, Message, Plain, Question } from '@orrery/kernel';
import { TABLEAU_TO_END } from '@orrery/race-for-the-galaxy';
import type { BoardModule } from '../../board-kit/board.ts';
import { answersInOrder, bestOrder } from './consume/order.ts';
import { actionIn, cardIn, usesIn } from './reckon/options.ts';
import { isRaceView, playerOf, seen } from './reckon/player.ts';
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };
import pt from './text/pt.json' with { type: 'json' };
import { wordsFrom } from './words.ts';

export { barWords } from './bar.ts';
export { Board } from './board.tsx';
export { Card, Final, Legend } from './outside-board.tsx';
export { heap } from './reckon/heaps.ts';

export const catalogues = { en, pt, pl } as const;

/** Cards, actions, ways to place a world and numbers to name lie on the board; passing and stopping do not. */
export const shows = (target: Plain | undefined, { name }: Question): boolean =>
  name === 'consume.gamble' ||
  cardIn(target) !== undefined ||
  actionIn(target) !== undefined ||
  usesIn(target) !== undefined;

/** Consume comes as one action: all powers in the best order, up to the first draw of cards. */
export const propose: BoardModule['propose'] = ({ loaded, view, me, question }) => {
  if (question.name !== 'consume.power' || me === 'spectator' || !isRaceView(view)) return undefined;
  return answersInOrder(loaded, view, me, bestOrder(playerOf(seen(view, me))));
};

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
