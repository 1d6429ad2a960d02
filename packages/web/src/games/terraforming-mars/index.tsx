/** Terraforming Mars on screen; see `board-kit/board.ts` for what the frame asks of it. */
import type { CoreView, Message, Question } from '@orrery/kernel';
import type { BarWords, BoardModule, BoardProps } from '../../board-kit/board.ts';
import { composed } from '../../board-kit/composing.ts';
import { places } from './questions/index.ts';
import { isMarsView, tableOf } from './table.ts';
import { say, wordsFrom } from './words.ts';

export { Board } from './board.tsx';
export { Counting } from './end/counting.tsx';
export { End } from './end/end.tsx';
export { Final } from './end/final.tsx';
export { endNote, endTitle, pointGroup, pointGroups, pointNote, seatTitle } from './end/points.ts';
export { Card, Cards, Legend } from './outside-board.tsx';

/** Everything that can be answered has its place on the board or among the options of its question. */
export const shows = (): boolean => true;

/** Questions that begin something. All others belong to the action that led to them. */
const beginnings: ReadonlySet<string> = new Set([
  'turn.action',
  'setup.choose',
  'research.pick',
  'research.buy',
  'final.greenery',
]);
export const chains = ({ name }: Question): boolean => !beginnings.has(name);

/** What stands ready where a question has a proposal of its own. */
export const propose: NonNullable<BoardModule['propose']> = ({ loaded, view, me, question }) => {
  const { propose: proposed } = places[question.name] ?? {};
  if (proposed === undefined || me === 'spectator' || !isMarsView(view)) return undefined;
  const choices = [...proposed(view, me, question)];
  if (choices.length === 0) return undefined;
  return composed(loaded.game, view, me, () => choices.shift());
};

export function barWords(props: BoardProps): BarWords {
  const table = tableOf(props);
  if (table?.question === undefined) return {};
  return places[table.question.name]?.words?.(table, table.words) ?? {};
}

export function headline({
  view,
  format,
}: {
  readonly view: object & CoreView;
  readonly format: (message: Message) => string;
}): string {
  if (!isMarsView(view)) return '';
  return wordsFrom(format).t('web.mars.headline', { generation: view.generation });
}

/** From the first player on; whoever has passed is out until the next generation. */
export const turnOrder: BoardModule['turnOrder'] = (view) => {
  if (!isMarsView(view)) return [];
  const { players, first } = view;
  return players.map((_, place) => {
    const seat = (first + place) % players.length;
    return { seat, ...(players[seat]?.passed === true ? { out: say('web.mars.headline.passed') } : {}) };
  });
};

export { HeadlineMark } from './headline-mark.tsx';
export { losses } from './since/since.tsx';
