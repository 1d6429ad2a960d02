/** Race for the Galaxy on screen; see `board-kit/board.ts` for what the frame asks of it. */
import type { CoreView, Message, Plain, Question } from '@orrery/kernel';
import { readTarget } from '@orrery/race-for-the-galaxy';
import {
  bestOrder,
  isLastRound,
  isRaceView,
  playerOf,
  pointGroupOf,
  seen,
  TABLEAU_TO_END,
} from '@orrery/race-for-the-galaxy/advice';
import type { BoardModule } from '../../board-kit/board.ts';
import { answersInOrder } from './consume/order.ts';
import { say, wordsFrom } from './words.ts';

export { barWords } from './bar.ts';
export { Board } from './board.tsx';
export { Card, Cards, Final, Legend } from './outside-board.tsx';

/** Cards, actions, ways to place a world and numbers to name lie on the board; passing and stopping do not. */
export const shows = (target: Plain | undefined, { name }: Question): boolean =>
  name === 'consume.gamble' || readTarget(target) !== undefined;

/** Four groups of points: worlds, developments, the varying points of 6-cost developments, and chips. */
export function pointGroup(source: Message): Message {
  const group = pointGroupOf(source);
  return group === undefined ? source : say(`web.race.points.${group}`);
}

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
  if (view.round === 0) return t('web.race.headline.setup');
  return isLastRound(view)
    ? t('web.race.headline.last', { round: view.round })
    : t('web.race.headline', {
        round: view.round,
        cards: TABLEAU_TO_END - placed,
        chips: Math.max(0, view.pool),
      });
}
