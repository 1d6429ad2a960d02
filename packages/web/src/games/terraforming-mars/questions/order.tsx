/** The order of effects: one option for each that can come first, with all of the sequence; the usual one by a key. */
import { type Plain, same, USUAL } from '@orrery/kernel';
import { effectsText, signsOf, type WaitingEffect, waitingEffect } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../board-kit/board.ts';
import { Signs } from '../drawing/signs.tsx';
import { pressing } from '../press.ts';
import { type Table, useTable } from '../table.ts';
import { Tray, type TrayOption } from '../tray/tray.tsx';
import { useMarsWords, type Words } from '../words.ts';
import { cardName, oneOf, pickOf } from './common.ts';
import styles from './order.module.css';
import type { Place } from './place.ts';

/** All effects of the bag, in the usual order. */
const tasksOf = ({ question }: Pick<Table, 'question'>): readonly Plain[] =>
  Array.isArray(question?.args.of) ? question.args.of : [];

/** The sequence that begins with this effect; the others follow as usual. */
function sequence(table: Table, first: Plain): readonly Plain[] {
  const tasks = tasksOf(table);
  const at = tasks.findIndex((task) => same(task, first));
  return [first, ...tasks.filter((_, i) => i !== at)];
}

const textOf = ({ format }: Words, { effect }: WaitingEffect): string => format(effectsText([effect]));

/** The card alone, where each effect is on another one. */
function shortOf(table: Table, words: Words, waiting: WaitingEffect): string {
  const cards = tasksOf(table).map((task) => waitingEffect(task)?.card);
  return new Set(cards).size === cards.length ? cardName(words, waiting.card) : textOf(words, waiting);
}

function Step({ task, n }: { readonly task: Plain; readonly n: number }) {
  const words = useMarsWords();
  const waiting = waitingEffect(task);
  if (waiting === undefined) return null;
  return (
    <span className={styles.step}>
      <i>{n}</i>
      <Signs signs={signsOf([waiting.effect])} size={18} />
      <span>
        {textOf(words, waiting)} <small>({cardName(words, waiting.card)})</small>
      </span>
    </span>
  );
}

function orderOption(table: Table, words: Words, value: Plain): TrayOption | undefined {
  const waiting = waitingEffect(value);
  if (waiting === undefined) return undefined;
  const option = oneOf(table).find((each) => same(each.value, value));
  const { chosen, press } = pressing(table, option);
  const steps = sequence(table, value);
  const [usual] = tasksOf(table);
  const isUsual = usual !== undefined && same(usual, value);
  const title = words.t('web.mars.order.first', { effect: shortOf(table, words, waiting) });
  return {
    key: JSON.stringify(value),
    title,
    figures: (
      <span className={styles.steps}>
        {steps.map((task, i) => (
          <Step key={JSON.stringify(task) + String(i)} task={task} n={i + 1} />
        ))}
      </span>
    ),
    foot: isUsual ? <span className={styles.usual}>{words.t('web.mars.order.isUsual')}</span> : undefined,
    chosen,
    press,
    label: isUsual ? `${title}. ${words.t('web.mars.order.isUsual')}` : title,
    thing: { card: waiting.card },
  };
}

function OrderTray() {
  const table = useTable();
  const words = useMarsWords();
  const options = oneOf(table).flatMap(({ value }) => orderOption(table, words, value) ?? []);
  return (
    <Tray
      title={words.t('web.mars.order.ways', { n: options.length })}
      note={words.t('web.mars.order.same')}
      options={options}
    />
  );
}

const isOffered = (table: Pick<Table, 'question'>): boolean =>
  oneOf(table).some(({ value }) => value === USUAL);

function orderWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const pick = pickOf(table);
  const waiting = pick === undefined ? undefined : waitingEffect(pick);
  return {
    title: t('web.mars.order.title'),
    detail: t('web.mars.order.same'),
    ...(waiting === undefined
      ? {}
      : { confirm: t('web.mars.order.first', { effect: shortOf(table, words, waiting) }) }),
    also: isOffered(table)
      ? [{ text: t('web.mars.order.usual'), key: 'O', act: () => table.choice.give(USUAL) }]
      : [],
  };
}

export const order: Place = {
  Tray: OrderTray,
  words: orderWords,
  keys: (table) => (isOffered(table) ? { o: () => table.choice.give(USUAL) } : {}),
  phone: 'yours',
};
