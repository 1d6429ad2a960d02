/** The verb "pass": what passing scores now, and what each booster would give. */
import {
  type BoosterAdvice,
  boosterRow,
  countOf,
  orePerStep,
  playerAt,
  roundsLeft,
  tileRow,
} from '@orrery/gaia-project/advice';
import { BoosterFace } from '../../drawing/faces.tsx';
import { knownPassing } from '../../known.ts';
import { seatAt, type Table, useTable } from '../../table.ts';
import { type Card, Tray } from '../../tray/tray.tsx';
import { useGaiaWords, type Words } from '../../words.ts';
import { purposeOf } from '../booster-words.ts';
import type { Place } from '../place.ts';
import { ActionFacts } from './facts.tsx';
import { verbOfPick } from './offered.ts';
import styles from './pass.module.css';
import { passWarnings } from './warned.ts';
import { Warnings } from './warnings.tsx';

interface Scores {
  readonly from: 'booster' | 'tile';
  readonly source: string;
  readonly vp: number;
  /** "2 stations"; empty where the source is no longer known. */
  readonly count: string;
}

/** What passing scores, with what was counted for it. */
function scoresIn({ view, mine }: Table, { t }: Words): Scores[] {
  if (mine === undefined) return [];
  const player = playerAt(view, mine);
  return knownPassing(view, mine).scored.map(({ source, vp }) => {
    const booster = player.booster === source ? player.booster : null;
    const tile = player.advanced.find((id) => id === source);
    const row = booster !== null ? boosterRow(booster) : tile === undefined ? undefined : tileRow(tile);
    const per = row?.pass?.per;
    return {
      from: booster === null ? 'tile' : 'booster',
      source,
      vp,
      count: per === undefined ? '' : t(`web.gaia.turn.count.${per}`, { n: countOf(view, mine, per) }),
    };
  });
}

const totalOf = (scores: readonly Scores[]): number => scores.reduce((sum, { vp }) => sum + vp, 0);

/** "1 ore · mines". */
function boosterName(words: Words, advice: BoosterAdvice): string {
  const gains = words.amounts(advice.income);
  const what = purposeOf(words, advice.booster);
  return what === undefined ? gains : words.t('web.gaia.turn.booster.name', { gains, what });
}

/** What a booster is worth with what stands on the map today. */
function worthOf({ view, mine = 0 }: Table, { t }: Words, advice: BoosterAdvice): string {
  const { booster, action, points } = advice;
  const { pass } = boosterRow(booster);
  if (pass !== undefined) {
    const count = t(`web.gaia.turn.count.${pass.per}`, { n: countOf(view, mine, pass.per) });
    return t('web.gaia.turn.booster.worth', { vp: points, count });
  }
  if (action === undefined) return t('web.gaia.turn.booster.incomeOnly');
  if (action.steps === 0) return t('web.gaia.turn.booster.reaches');
  const [terraforming = 0] = playerAt(view, mine).research;
  return t('web.gaia.turn.booster.savesOre', { ore: (orePerStep[terraforming] ?? 0) * action.steps });
}

function boosterCard(table: Table, words: Words, advice: BoosterAdvice): Card {
  const { choice } = table;
  return {
    key: advice.booster,
    title: boosterName(words, advice),
    picture: (
      <span className={styles.face}>
        <BoosterFace id={advice.booster} stacked size={13} />
      </span>
    ),
    note: worthOf(table, words, advice),
    chosen: choice.isChosen({ ...advice.pick }),
    press: () => choice.toggle({ ...advice.pick }),
  };
}

const boostersIn = ({ view, mine }: Table): readonly BoosterAdvice[] =>
  mine === undefined ? [] : knownPassing(view, mine).boosters;

const chosenIn = (table: Table): BoosterAdvice | undefined =>
  boostersIn(table).find(({ pick }) => table.choice.isChosen({ ...pick }));

function PassTray() {
  const table = useTable();
  const words = useGaiaWords();
  return (
    <Tray
      name={words.t('web.gaia.turn.pass.title')}
      cards={boostersIn(table).map((advice) => boosterCard(table, words, advice))}
      above={<Warnings all={passWarnings(table, chosenIn(table)?.booster)} />}
    />
  );
}

/** Whether there is anything else to be done than exchanging and passing. */
const isIdle = ({ question }: Table): boolean =>
  question?.shape === 'one-of' &&
  question.options.every(({ value }) => ['free', 'pass'].includes(verbOfPick(value) ?? ''));

function unspentLine(table: Table, words: Words): string {
  const { credits = 0, ore = 0, knowledge = 0, qic = 0, three = 0 } = table.player ?? {};
  const rest = words.t('web.gaia.turn.pass.unspent', {
    rest: words.amounts({ power: three, ore, credits, knowledge, qic }),
  });
  return isIdle(table) ? `${rest} ${words.t('web.gaia.turn.pass.nothingToBuy')}` : rest;
}

function PassDetail() {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const scored = scoresIn(table, words).map(({ from, vp, count }) => ({
    text: t(`web.gaia.turn.pass.${from}`, { count }),
    vp,
  }));
  return (
    <ActionFacts
      title={t('web.gaia.turn.pass.now')}
      mark="pass"
      aside={t('web.gaia.turn.pass.round', { round: table.view.round })}
      scored={scored}
      lines={[
        ...(scored.length === 0 ? [t('web.gaia.turn.pass.nothing')] : []),
        unspentLine(table, words),
        ...startLines(table, words),
      ]}
    />
  );
}

/** Who begins the next round: the first to pass. */
function startLines(table: Table, { t }: Words): string[] {
  const { view, mine } = table;
  if (roundsLeft(view) === 0) return [t('web.gaia.turn.pass.final')];
  const round = view.round + 1;
  const first = view.passed[0] ?? mine;
  if (first === undefined) return [];
  if (first === mine) return [t('web.gaia.turn.pass.youStart', { round })];
  return [t('web.gaia.turn.pass.starts', { player: seatAt(table, first)?.name ?? '', round })];
}

function detailOf(table: Table, words: Words): string {
  const { t } = words;
  const scores = scoresIn(table, words).map(({ from, vp, count }) =>
    t(from === 'booster' ? 'web.gaia.turn.pass.fromBooster' : 'web.gaia.turn.pass.fromTile', { vp, count }),
  );
  const scored = scores.length === 0 ? t('web.gaia.turn.pass.nothing') : `${scores.join(', ')}.`;
  return [scored, ...startLines(table, words)].join(' ');
}

function confirmOf(table: Table, words: Words): string {
  const { t } = words;
  const vp = totalOf(scoresIn(table, words));
  if (roundsLeft(table.view) === 0) return t('web.gaia.turn.pass.confirmLast', { vp });
  const chosen = chosenIn(table);
  if (chosen === undefined) return t('web.gaia.turn.pass.confirmNone');
  return t('web.gaia.turn.pass.confirm', { vp, booster: boosterName(words, chosen) });
}

export const passPart: Place = {
  Tray: PassTray,
  Detail: PassDetail,
  words: (table, words) => ({
    title: words.t(
      roundsLeft(table.view) === 0 ? 'web.gaia.turn.pass.titleLast' : 'web.gaia.turn.pass.title',
    ),
    detail: detailOf(table, words),
    confirm: confirmOf(table, words),
  }),
};
