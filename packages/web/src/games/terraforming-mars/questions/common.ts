/** What the places of questions have in common: looking ahead at an option, what is chosen, and names. */
import type { Message, Option, Plain, Question, Seat } from '@orrery/kernel';
import type { CardId } from '@orrery/terraforming-mars';
import { askingCard, printedOf } from '@orrery/terraforming-mars/advice';
import { type Ahead, lookAhead } from '../../../board-kit/ahead.ts';
import { answersFor } from '../../../board-kit/finding.ts';
import { isMarsView, seatAt, type Table, type View } from '../table.ts';
import type { Key, Words } from '../words.ts';

/** An option at the table as it would be then. */
interface Then extends Omit<Ahead, 'view'> {
  readonly view: View;
}

/** Each option of a question is tried once. */
const known = new WeakMap<Question, Map<string, Then>>();

/** What an answer of one option would lead to, tried on the real engine. */
export function thenOf(
  table: Pick<Table, 'loaded' | 'view' | 'mine' | 'question'>,
  value: Plain,
): Then | undefined {
  const { loaded, view, mine, question } = table;
  if (question === undefined || mine === undefined) return undefined;
  const tried = known.get(question) ?? new Map<string, Then>();
  known.set(question, tried);
  const key = JSON.stringify(value);
  const before = tried.get(key);
  if (before !== undefined) return before;
  const ahead = lookAhead(loaded.game, view, mine, [{ question: question.id, pick: value }]);
  if (ahead.refusal !== undefined || !isMarsView(ahead.view)) return undefined;
  const then = { ...ahead, view: ahead.view };
  tried.set(key, then);
  return then;
}

/** The option that is chosen, or stands ready as a proposal. */
export function pickOf({ choice, question }: Pick<Table, 'choice' | 'question'>): Plain | undefined {
  const { selection, composed } = choice;
  if (selection.shape === 'one-of' && selection.pick !== undefined) return selection.pick;
  const [first] = composed;
  return first !== undefined && first.question === question?.id && 'pick' in first ? first.pick : undefined;
}

/** Puts an option ready without sending it, even where a press would send: it can be set further. */
export const setPick = (table: Table, pick: Plain): void =>
  table.choice.compose(answersFor(table, [{ pick }]));

export const cardName = ({ format }: Pick<Words, 'format'>, card: CardId): string =>
  format(printedOf(card).title);

/** A question with the card that asks it before it: "Deimos Down: who loses plants?" */
export function askedFor(
  { question }: Pick<Table, 'question'>,
  words: Words,
  key: Key,
  args: Message['args'] = {},
): string {
  if (question === undefined) return '';
  const card = askingCard(question);
  // Nothing on the board asks these questions; the rules' own words stand in for it.
  if (card === undefined) return words.format(question.text);
  return words.t('web.mars.ask.by', { card: cardName(words, card), what: words.t(key, args) });
}

/** What a player is called here: "Yourself", "Kasia", "The neutral opponent". */
export function playerName(
  table: Pick<Table, 'seats' | 'mine'>,
  { t }: Pick<Words, 't'>,
  seat: Seat,
): string {
  if (seat === table.mine) return t('web.mars.you.self');
  return seatAt(table, seat)?.name ?? t('web.mars.neutral');
}

/** The options of a question that asks for one. */
export const oneOf = ({ question }: Pick<Table, 'question'>): readonly Option[] =>
  question?.shape === 'one-of' ? question.options : [];
