/** Gaia Project on screen; see `board-kit/board.ts` for what the frame asks of it. */
import { factionText } from '@orrery/gaia-project';
import { automaName, isGaiaView } from '@orrery/gaia-project/advice';
import type { CoreView, Message, Question } from '@orrery/kernel';
import type { BarWords, BoardModule, BoardProps } from '../../board-kit/board.ts';
import { composed } from '../../board-kit/composing.ts';
import { places } from './questions/index.ts';
import { setupStep } from './questions/setup/order.tsx';
import { waitingWords } from './questions/waiting.ts';
import { tableOf } from './table.ts';
import { say, wordsFrom } from './words.ts';

export { Board } from './board.tsx';

/** Everything that can be answered has its place on the board or among the cards of its question. */
export const shows = (): boolean => true;

/** Questions that begin something: a turn, a decision of its own. All others belong to the action that led to them. */
const beginnings: ReadonlySet<string> = new Set([
  'turn.action',
  'turn.free',
  'charge.accept',
  'setup.faction',
  'setup.turn',
  'setup.place',
  'setup.booster',
  'gaia.convert',
  'gaia.tile',
  'kernel.bag',
]);
export const chains = ({ name }: Question): boolean => !beginnings.has(name);

/** What stands ready where a question has a proposal of its own. */
export const propose: NonNullable<BoardModule['propose']> = ({ loaded, view, me, question }) => {
  const { propose: proposed } = places[question.name] ?? {};
  if (proposed === undefined || me === 'spectator' || !isGaiaView(view)) return undefined;
  const choices = [...proposed(view, me, question)];
  return composed(loaded.game, view, me, () => choices.shift());
};

export function barWords(props: BoardProps): BarWords {
  const table = tableOf(props);
  if (table === undefined) return {};
  if (table.question === undefined) return waitingWords(table, table.words);
  const own = places[table.question.name]?.words?.(table, table.words) ?? {};
  const next = table.preview?.question?.name;
  return {
    ...(next === undefined ? {} : { next: table.words.t('web.gaia.bar.next') }),
    back: 'begun',
    ...own,
  };
}

export function headline({
  view,
  format,
}: {
  readonly view: object & CoreView;
  readonly format: (message: Message) => string;
}): string {
  if (!isGaiaView(view)) return '';
  const { t } = wordsFrom(format);
  const phase = phases.find((each) => each === view.moment?.phase);
  if (view.round === 0)
    return `${t('web.gaia.headline.setup')} · ${t(`web.gaia.headline.setup.${setupStep(view)}`)}`;
  if (phase === undefined) return t('web.gaia.headline.finished');
  const round = t('web.gaia.headline', { round: view.round });
  return `${round} · ${t(`web.gaia.headline.${phase}`)}`;
}

const phases = ['income', 'gaia', 'actions'] as const;

export const turnOrder: BoardModule['turnOrder'] = (view) => {
  if (!isGaiaView(view)) return [];
  // Until the order is drawn up, everybody stands as they sit.
  const order = view.order.length > 0 ? view.order : view.players.map((_, seat) => seat);
  return order.map((seat) => ({
    seat,
    ...(view.passed.includes(seat) ? { out: say('web.gaia.headline.passed') } : {}),
  }));
};

export const rivals: BoardModule['rivals'] = (view) => {
  const hasAutoma = isGaiaView(view) && view.automa !== undefined;
  return hasAutoma ? [{ seat: view.players.length - 1, name: automaName }] : [];
};

export const seatTitle: BoardModule['seatTitle'] = (view, seat) => {
  const faction = isGaiaView(view) ? view.players[seat]?.faction : undefined;
  return faction === undefined || faction === null ? undefined : factionText(faction);
};

export const unfoldsLog = true;
export const briefHints = true;
export { pointSourceTexts as pointSources } from '@orrery/gaia-project/advice';
export { End } from './end/end.tsx';
export { endNote, pointGroup } from './end/points.ts';
export { HeadlineMark } from './headline-mark.tsx';
export { Card, Final, Legend } from './outside-board.tsx';
export { deedsIn as deedsSince } from './since.ts';
