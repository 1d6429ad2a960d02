/** The brainstone, wherever it asks: whether it rises, whether it pays, whether it is given up. */
import type { Result } from '@orrery/gaia-project/advice';
import type { Plain } from '@orrery/kernel';
import { optionFor } from '../../../../board-kit/finding.ts';
import { DetailPanel } from '../../detail/facts.tsx';
import { Mark } from '../../drawing/mark.tsx';
import { type Table, useTable } from '../../table.ts';
import { Chain } from '../../tray/chain.tsx';
import { Tray } from '../../tray/tray.tsx';
import { type Key, useGaiaWords, type Words } from '../../words.ts';
import type { Place } from '../place.ts';
import { isTaken, knownResults, knownStones, pickIn } from './answers.ts';
import { outcomeCard } from './outcomes.tsx';
import styles from './power.module.css';

/** What an answer means, in a line. */
function noteOf({ question }: Table, pick: Plain | undefined): Key {
  if (question?.name === 'power.stone')
    return pick === question.args.high ? 'web.gaia.power.stone.rises' : 'web.gaia.power.stone.stays';
  if (question?.name === 'power.spend')
    return pick === 'stone' ? 'web.gaia.power.spend.stone' : 'web.gaia.power.spend.tokens';
  if (pick === 'lift') return 'web.gaia.power.sacrifice.lift';
  return pick === 'keep' ? 'web.gaia.power.sacrifice.keep' : 'web.gaia.power.sacrifice.give';
}

const titleOf = (table: Table, result: Result, { format }: Words): string => {
  const option = optionFor(table, pickIn(result) ?? null);
  return option === undefined ? '' : format(option.text);
};

function StoneTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { question, view } = table;
  if (question === undefined) return null;
  const results =
    question.name === 'power.stone' ? knownStones(table, question) : knownResults(view, question);
  const cards = results.map((result, i) => {
    return outcomeCard(table, words, {
      title: titleOf(table, result, words),
      answers: result.answers,
      left: result.left,
      note: words.t(noteOf(table, pickIn(result))),
      proposed: question.name === 'power.stone' && i === 0,
      size: 40,
      gaia: false,
      narrow: !table.phone && results.length > 2,
    });
  });
  return (
    <Tray
      kind="outcomes"
      name={words.format(question.text)}
      cards={cards}
      above={table.staged.length === 0 ? null : <Chain question={question} />}
    />
  );
}

function StoneDetail() {
  const { t } = useGaiaWords();
  return (
    <DetailPanel
      title={
        <>
          <Mark name="brainstone" size={22} />
          {t('web.gaia.power.stone.name')}
        </>
      }
    >
      <ul className={styles.stone}>
        <li>
          <span aria-hidden="true">
            III <Mark name="brainstone" size={15} /> = <Mark name="token" />
            <Mark name="token" />
            <Mark name="token" />
          </span>
          {t('web.gaia.power.stone.worth')}
        </li>
        <li>
          <span aria-hidden="true">
            I <Mark name="brainstone" size={15} /> › II › III
          </span>
          {t('web.gaia.power.stone.moves')}
        </li>
        <li>
          <span aria-hidden="true">
            III › I <Mark name="brainstone" size={15} />
          </span>
          {t('web.gaia.power.stone.returns')}
        </li>
      </ul>
    </DetailPanel>
  );
}

const titles: Readonly<Record<string, Key>> = {
  'power.stone': 'web.gaia.power.stone.title',
  'power.spend': 'web.gaia.power.spend.title',
  'power.sacrifice': 'web.gaia.power.sacrifice.title',
};

export const stone: Place = {
  Tray: StoneTray,
  Detail: StoneDetail,
  propose: (view, _seat, question) =>
    question.name === 'power.stone' ? (knownResults(view, question)[0]?.answers ?? []) : [],
  words: (table, words) => {
    const { question, view } = table;
    const key = question === undefined ? undefined : titles[question.name];
    if (question === undefined || key === undefined) return {};
    const { amount } = question.args;
    const taken = knownResults(view, question).find(({ answers }) => isTaken(table, answers));
    return {
      title: words.t(key, typeof amount === 'number' ? { amount } : {}),
      detail: words.t('web.gaia.power.stone.worth'),
      ...(taken === undefined ? {} : { confirm: titleOf(table, taken, words) }),
    };
  },
};
