/** Amounts that the engine offers one by one: one stepper, with the greatest proposed, and what it changes. */

import type { Question } from '@orrery/kernel';
import type { Resource } from '@orrery/terraforming-mars';
import { askedEffect, resources } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../board-kit/board.ts';
import { Stepper } from '../dock/stepper.tsx';
import { type Table, useTable } from '../table.ts';
import { Change } from '../tray/change.tsx';
import { Tray } from '../tray/tray.tsx';
import { useMarsWords, type Words } from '../words.ts';
import styles from './amount.module.css';
import { askedFor, oneOf, pickOf, setPick, thenOf } from './common.ts';
import type { Place } from './place.ts';

const amountsOf = (table: Pick<Table, 'question'>): readonly number[] =>
  oneOf(table).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));

const chosenIn = (table: Table): number => {
  const pick = pickOf(table);
  return typeof pick === 'number' ? pick : Math.max(...amountsOf(table));
};

/** What the amount changes on one's own board: stock, or production. */
function changesOf(table: Table, kind: 'stock' | 'production') {
  const { mine, view } = table;
  const then = thenOf(table, chosenIn(table));
  if (mine === undefined || then === undefined) return [];
  const [before, after] = [view.players[mine]?.[kind] ?? [], then.view.players[mine]?.[kind] ?? []];
  return resources.flatMap((resource: Resource, place) => {
    const [from, to] = [before[place] ?? 0, after[place] ?? 0];
    return from === to ? [] : [{ resource, from, to }];
  });
}

function AmountTray({ kind }: { readonly kind: 'stock' | 'production' }) {
  const table = useTable();
  const words = useMarsWords();
  const { t } = words;
  const amounts = amountsOf(table);
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  const name = t(`web.mars.amount.${kind}`);
  return (
    <Tray title={name} note={t('web.mars.amount.bounds', { min, max })} options={[]}>
      <div className={styles.amount}>
        <Stepper name={name} n={chosenIn(table)} least={min} most={max} onChange={(n) => setPick(table, n)} />
        <span className={styles.changes}>
          {changesOf(table, kind).map(({ resource, from, to }) => (
            <Change key={resource} icon={resource} from={from} to={to} produced={kind === 'production'} />
          ))}
        </span>
        <span className={styles.bounds}>{t('web.mars.amount.bounds', { min, max })}</span>
      </div>
    </Tray>
  );
}

function ShiftTray() {
  return <AmountTray kind="production" />;
}
function SpendTray() {
  return <AmountTray kind="stock" />;
}

const greatest = (question: Question): { readonly pick: number }[] => {
  const amounts = amountsOf({ question });
  return amounts.length === 0 ? [] : [{ pick: Math.max(...amounts) }];
};

function shiftWords(table: Table, words: Words): BarWords {
  const { t, format } = words;
  const effect = table.question === undefined ? undefined : askedEffect(table.question);
  const n = chosenIn(table);
  const detail =
    effect?.do === 'shift'
      ? t('web.mars.shift.detail', {
          from: format({ key: `mars.production.${effect.from}` }),
          to: format({ key: `mars.production.${effect.to}` }),
        })
      : undefined;
  return {
    title: askedFor(table, words, 'web.mars.shift.title'),
    ...(detail === undefined ? {} : { detail }),
    confirm: t('web.mars.shift.confirm', { n }),
    also: [{ text: t('web.mars.shift.none'), key: '0', act: () => table.choice.give(0) }],
  };
}

export const shift: Place = {
  Tray: ShiftTray,
  words: shiftWords,
  propose: (_view, _seat, question) => greatest(question),
  keys: ({ choice }) => ({ '0': () => choice.give(0) }),
  phone: 'yours',
};

function spendWords(table: Table, words: Words): BarWords {
  const n = chosenIn(table);
  const option = oneOf(table).find(({ value }) => value === n);
  return {
    title: askedFor(table, words, 'web.mars.spend.title'),
    detail: words.t('web.mars.spend.detail'),
    confirm: words.t('web.mars.spend.confirm', {
      amount: option === undefined ? String(n) : words.format(option.text),
    }),
  };
}

export const spend: Place = {
  Tray: SpendTray,
  words: spendWords,
  propose: (_view, _seat, question) => greatest(question),
  phone: 'yours',
};
