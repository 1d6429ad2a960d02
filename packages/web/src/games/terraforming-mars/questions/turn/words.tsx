/** What the bar says in one's turn. */
import { type Option, type Question, same } from '@orrery/kernel';
import { amountText } from '@orrery/terraforming-mars';
import { printedOf } from '@orrery/terraforming-mars/advice';
import type { BarButton, BarWords } from '../../../../board-kit/board.ts';
import { goalSentence } from '../../goals/sentence.ts';
import { ownResources } from '../../own-board/rows.ts';
import type { Table } from '../../table.ts';
import type { Words } from '../../words.ts';
import { kindOf, offeredIn, pickedOption, plainOption } from './options.ts';
import styles from './turn.module.css';

const nthOf = (question: Question | undefined): number => (question?.args.nth === 2 ? 2 : 1);

/** Which of the two actions of a turn it is. */
function Pips({ nth }: { readonly nth: number }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      <i data-on="" />
      <i data-on={nth === 2 ? '' : undefined} />
    </span>
  );
}

export function turnWords(table: Table, words: Words): BarWords {
  const mark = <Pips nth={nthOf(table.question)} />;
  const picked = pickedOption(table);
  return { mark, ...(picked === undefined ? atRest(table, words) : withPick(table, words, picked)) };
}

/** Passing ends the generation for oneself, so it is chosen first and then confirmed. */
function passButton(table: Table, { t }: Words): readonly BarButton[] {
  const pass = plainOption(table, 'pass');
  if (pass === undefined) return [];
  return [
    {
      text: table.phone
        ? t('web.mars.turn.pass')
        : t('web.mars.turn.passUntil', { generation: table.view.generation + 1 }),
      key: 'P',
      act: () => table.choice.toggle(pass.value),
    },
  ];
}

/** Nothing is chosen yet. */
function atRest(table: Table, words: Words): BarWords {
  const { t, format } = words;
  const nth = nthOf(table.question);
  const [first, end] = [plainOption(table, 'first'), plainOption(table, 'end')];
  const also = passButton(table, words);
  const action = t('web.mars.turn.nth', { nth });
  if (first !== undefined)
    return {
      title: t('web.mars.turn.corporation'),
      detail: t('web.mars.turn.corporationFirst'),
      main: { text: format(first.text), act: () => table.choice.follow(first.value) },
      back: false,
      also,
    };
  const offered = t('web.mars.turn.offered', { ...offeredIn(table) });
  if (end !== undefined)
    return {
      title: t('web.mars.turn.second'),
      detail: `${action} ${offered} ${t('web.mars.turn.endIsNoPass')}`,
      main: { text: format(end.text), act: () => table.choice.give(end.value) },
      back: false,
    };
  return {
    title: t('web.mars.turn.title'),
    detail: `${action} ${offered}`,
    confirm: t('web.mars.turn.choose'),
    back: false,
    also,
  };
}

/** What is spent of each resource, and how much M€ stays. */
function costSentence({ actual, after, mine }: Table, { t, format }: Words): string {
  const [now, then] = mine === undefined ? [] : [actual.players[mine], after.players[mine]];
  if (now === undefined || then === undefined) return '';
  const spent = ownResources.flatMap((resource, place): string[] => {
    const amount = (now.stock[place] ?? 0) - (then.stock[place] ?? 0);
    const text = amount > 0 ? amountText(resource, amount) : undefined;
    return text === undefined ? [] : [format(text)];
  });
  if (spent.length === 0) return '';
  return t('web.mars.turn.spends', { spent: spent.join(', '), left: then.stock[0] ?? 0 });
}

/** Something is chosen, and a second press or Enter does it. */
function withPick(table: Table, words: Words, option: Option): BarWords {
  const { t, format } = words;
  const text = format(option.text);
  const kind = kindOf(option.value);
  const action = t('web.mars.turn.nth', { nth: nthOf(table.question) });
  const next = t('web.mars.turn.next');
  if (kind === 'pass') {
    const title = t('web.mars.turn.passUntil', { generation: table.view.generation + 1 });
    return { title, detail: t('web.mars.turn.passNote'), confirm: text };
  }
  if (kind === 'end') return { title: text, detail: t('web.mars.turn.endIsNoPass'), confirm: text };
  return {
    title: text,
    detail: [costSentence(table, words), goalSentence(table, words, option) || action]
      .filter((part) => part !== '')
      .join(' '),
    confirm: confirmText(table, words, option),
    next,
    also: payOtherwise(table, words),
  };
}

function confirmText({ phone }: Table, { t, format }: Words, { value, text, cost }: Option): string {
  const card = typeof value === 'object' && value !== null && 'card' in value ? value.card : undefined;
  const kind = kindOf(value);
  if (kind === 'play' && phone) return t('web.mars.turn.playFor', { cost: cost?.megacredits ?? 0 });
  if (kind === 'use' && typeof card === 'number')
    return t('web.mars.turn.use', { card: format(printedOf(card).title) });
  return format(text);
}

/** Where the payment that is proposed stands ready with the action, another one is a tap away. */
function payOtherwise({ choice, question }: Table, { t }: Words): readonly BarButton[] {
  const [first, second] = choice.composed;
  if (first === undefined || second === undefined || question === undefined) return [];
  const pays = 'amounts' in second && !same(first, second);
  return pays ? [{ text: t('web.mars.turn.payOtherwise'), act: () => choice.returnTo(0, first) }] : [];
}
