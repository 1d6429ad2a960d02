/** The order of an income of power, drawn as where the orders lead. */
import type { Player } from '@orrery/gaia-project';
import {
  type IncomeOrder,
  type IncomeSource,
  incomeOf,
  type PowerIncome,
  researchAreas,
} from '@orrery/gaia-project/advice';
import { Fragment } from 'react';
import { optionsOf } from '../../../../board-kit/choice.ts';
import { DetailPanel, Facts, type Row } from '../../detail/facts.tsx';
import { Amounts } from '../../drawing/mark.tsx';
import { type Table, useScene, useTable } from '../../table.ts';
import { type Card, Tray } from '../../tray/tray.tsx';
import { useGaiaWords, type Words } from '../../words.ts';
import { structureName } from '../build/cards.ts';
import type { Place } from '../place.ts';
import { isTaken, knownOrders } from './answers.ts';
import { orderTitle, shortTitle } from './income-title.ts';
import { outcomeCard } from './outcomes.tsx';
import styles from './power.module.css';

/** Touched by whoever would rather take one income after the other. */
const ONE_BY_ONE = 'one by one';
const isOneByOne = ({ touched }: Table): boolean =>
  touched !== undefined && 'thing' in touched && touched.thing === ONE_BY_ONE;

/** The incomes one after the other, as chips. */
function Sequence({ order }: { readonly order: readonly PowerIncome[] }) {
  return (
    <span className={styles.sequence} aria-hidden="true">
      {order.map(({ what, amount, source }, i) => (
        <Fragment key={`${source}${what}${amount}`}>
          {i === 0 ? null : <u>›</u>}
          <i>
            <Amounts of={{ [what]: amount }} />
          </i>
        </Fragment>
      ))}
    </span>
  );
}

function noteOf({ left, lost: { charge = 0 } }: IncomeOrder, { t }: Words): string {
  return charge === 0
    ? t('web.gaia.power.income.inThree', { n: left.three })
    : t('web.gaia.power.income.lost', { n: charge });
}

function IncomeTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { question, view, choice } = table;
  if (question === undefined) return null;
  const { t, format, amounts } = words;
  if (isOneByOne(table)) {
    const cards = optionsOf(question).map(
      ({ value, text }): Card => ({
        key: JSON.stringify(value),
        title: format(text),
        chosen: choice.isChosen(value),
        press: () => choice.toggle(value),
      }),
    );
    return <Tray name={t('web.gaia.power.income.title')} cards={cards} />;
  }
  const orders = knownOrders(view, question);
  const least = orders[0]?.lost.charge ?? 0;
  const cards = orders.map((order, i) =>
    outcomeCard(table, words, {
      title: orderTitle(order, orders, words),
      answers: order.answers,
      left: order.left,
      // A phone has room for what comes of it, and the order is said.
      ...(table.phone ? {} : { sequence: <Sequence order={order.order} /> }),
      said: order.order.map(({ what, amount }) => amounts({ [what]: amount })).join(', '),
      note: noteOf(order, words),
      warns: (order.lost.charge ?? 0) > least,
      proposed: i === 0,
      gaia: false,
      narrow: !table.phone && orders.length > 2,
    }),
  );
  return <Tray kind="outcomes" name={t('web.gaia.power.income.title')} cards={cards} />;
}

interface IncomeLine {
  readonly name: string;
  readonly gains: Readonly<Record<string, number>>;
}

/** The sources of income as they lie on the table: each kind of structure together. */
function linesOf(sources: readonly IncomeSource[], player: Player, words: Words): IncomeLine[] {
  const { t, area } = words;
  const nameOf = ({ source, structure: built }: IncomeSource): string => {
    if (built !== undefined) return t(`web.gaia.build.name.${structureName(built)}`);
    if (source === 'faction') return t('web.gaia.power.income.board');
    const track = researchAreas.find((id) => id === source);
    if (track === undefined)
      return t(source === player.booster ? 'web.gaia.power.income.booster' : 'web.gaia.power.income.tile');
    const level = player.research[researchAreas.indexOf(track)] ?? 0;
    return t('web.gaia.power.income.level', { area: area(track), level });
  };
  const lines = new Map<string, Record<string, number>>();
  for (const source of sources) {
    const gains = lines.get(nameOf(source)) ?? {};
    for (const [what, n] of Object.entries(source.gains)) gains[what] = (gains[what] ?? 0) + n;
    if (Object.keys(gains).length > 0) lines.set(nameOf(source), gains);
  }
  return [...lines].map(([name, gains]) => ({ name, gains }));
}

function IncomeDetail() {
  const { view, mine, player } = useScene();
  const words = useGaiaWords();
  if (mine === undefined || player === undefined) return null;
  const facts = linesOf(incomeOf(view, mine), player, words).map(
    ({ name, gains }): Row => ({
      key: name,
      name,
      value: (
        <>
          <Amounts of={gains} size={12} />
          <span className="hidden">{words.amounts(gains)}</span>
        </>
      ),
    }),
  );
  return (
    <DetailPanel title={words.t('web.gaia.power.income.detail')}>
      <Facts rows={facts} />
    </DetailPanel>
  );
}

export const income: Place = {
  Tray: IncomeTray,
  Detail: IncomeDetail,
  propose: (view, _seat, question) => knownOrders(view, question)[0]?.answers ?? [],
  words: (table, words) => {
    const { t, amounts } = words;
    const { question, view, choice } = table;
    const title = t('web.gaia.power.income.title');
    if (question === undefined) return {};
    if (isOneByOne(table)) return { title, detail: t('web.gaia.power.income.next') };
    const orders = knownOrders(view, question);
    const taken = orders.find(({ answers }) => isTaken(table, answers));
    const left = orders[0]?.order.map(({ what, amount }) => amounts({ [what]: amount })).join(', ') ?? '';
    return {
      title,
      detail: t('web.gaia.power.income.left', { left }),
      ...(taken === undefined ? {} : { confirm: shortTitle(taken, words) }),
      back: false,
      also: [{ text: t('web.gaia.power.income.oneByOne'), act: () => choice.touch({ thing: ONE_BY_ONE }) }],
    };
  },
};
