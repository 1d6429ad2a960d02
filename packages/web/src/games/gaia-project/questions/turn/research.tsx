/** The verb "research": the next step in each area, on cards and on the research board alike. */
import type { ResearchAdvice } from '@orrery/gaia-project/advice';
import type { ReactNode } from 'react';
import { AreaDetail } from '../../detail/research-area.tsx';
import { Amounts, Mark } from '../../drawing/mark.tsx';
import { knownResearch } from '../../known.ts';
import { shortArea } from '../../research/wording.ts';
import { type Table, useTable } from '../../table.ts';
import { type Card, Tray } from '../../tray/tray.tsx';
import { sentences, useGaiaWords, type Words } from '../../words.ts';
import { obstacleWords } from '../obstacles.ts';
import type { Place } from '../place.ts';
import { WorthKnowing } from './worth-knowing.tsx';

const stepsIn = ({ view, mine }: Pick<Table, 'view' | 'mine'>): readonly ResearchAdvice[] =>
  mine === undefined ? [] : knownResearch(view, mine);

const chosenIn = (table: Table): ResearchAdvice | undefined =>
  stepsIn(table).find(({ pick }) => table.choice.isChosen({ ...pick }));

/** How much of the power of the crossing there is no token for. */
const lostOf = ({ charge, consequences }: ResearchAdvice): number =>
  consequences === undefined ? 0 : Math.max(0, charge - (consequences.gained.charge ?? 0));

function lastingLine({ t }: Words, { area, lasting }: ResearchAdvice): string[] {
  if (lasting === undefined) return [];
  const { before, after } = lasting;
  if (after === undefined || before === after) return [];
  if (before === undefined) return [t('web.gaia.turn.gains.firstProject', { after })];
  switch (area) {
    case 'terraforming':
    case 'navigation':
    case 'gaia-project':
      return [t(`web.gaia.turn.gains.${area}`, { before, after })];
    default:
      return [];
  }
}

/** What a step brings at once and for good, in sentences. */
function stepLines(words: Words, step: ResearchAdvice): string[] {
  const { t, amounts } = words;
  const { next, charge, flips } = step;
  const lost = lostOf(step);
  return [
    ...(next?.now === undefined ? [] : [t('web.gaia.turn.gains.now', { gains: amounts(next.now) })]),
    ...(next?.income === undefined ? [] : [t('web.gaia.turn.gains.income', { gains: amounts(next.income) })]),
    ...lastingLine(words, step),
    ...(next?.special === undefined ? [] : [t(`web.gaia.turn.gains.${next.special}`)]),
    ...(charge === 0
      ? []
      : lost > 0
        ? [t('web.gaia.turn.gains.chargeLost', { n: charge, lost })]
        : [t('web.gaia.turn.gains.charge', { n: charge })]),
    ...(flips ? [t('web.gaia.turn.gains.flips')] : []),
  ];
}

/** The same in marks, for the eye. */
function StepGains({ step }: { readonly step: ResearchAdvice }): ReactNode {
  const { next, charge, lasting, area } = step;
  const atOnce = { ...next?.now, charge: (next?.now?.charge ?? 0) + charge };
  const better = lasting !== undefined && lasting.before !== lasting.after && next?.now === undefined;
  return (
    <>
      <Amounts of={atOnce} size={12} signed />{' '}
      {next?.income === undefined ? null : (
        <>
          <Mark name="income" size={11} /> <Amounts of={next.income} size={12} />
        </>
      )}
      {better && area === 'terraforming' ? (
        <>
          <Mark name="step" size={12} /> <Amounts of={{ ore: lasting.after }} size={12} />
        </>
      ) : null}
      {better && area === 'navigation' ? (
        <>
          <Mark name="range" size={12} /> {lasting.after}
        </>
      ) : null}
      {next?.special === 'federation-token' ? <Mark name="federation" size={12} /> : null}
      {next?.special === 'lost-planet' ? <Mark name="sector" size={12} /> : null}
    </>
  );
}

function cardOf({ choice }: Table, words: Words, step: ResearchAdvice): Card {
  const { area, level, pick, closed, next } = step;
  const name = shortArea(words, area);
  const to = { area: words.area(area), level: level + 1 };
  const reason = closed === undefined ? undefined : obstacleWords(words, closed);
  return {
    key: area,
    title: next === undefined ? name : `${name} ${level + 1}`,
    mark: area,
    note: <StepGains step={step} />,
    closed: reason,
    chosen: choice.isChosen({ ...pick }),
    label: sentences(
      next === undefined ? words.area(area) : words.t('web.gaia.turn.research.to', to),
      ...(reason === undefined ? stepLines(words, step) : [reason]),
    ),
    press: () => choice.follow({ ...pick }),
  };
}

function ResearchTray() {
  const table = useTable();
  const words = useGaiaWords();
  const cards = stepsIn(table).map((step) => cardOf(table, words, step));
  return <Tray name={words.t('web.gaia.turn.research.title')} kind="steps" cards={cards} />;
}

function ResearchDetail() {
  const step = chosenIn(useTable());
  return step === undefined ? <WorthKnowing /> : <AreaDetail area={step.area} />;
}

export const researchPart: Place = {
  Tray: ResearchTray,
  Detail: ResearchDetail,
  words: (table, words) => {
    const { t, amounts, area } = words;
    const step = chosenIn(table);
    const [first] = stepsIn(table);
    if (step === undefined)
      return {
        title: t('web.gaia.turn.research.title'),
        detail: t('web.gaia.turn.research.detail', { price: amounts(first?.price ?? {}) }),
        confirm: t('web.gaia.turn.research.confirm'),
      };
    return {
      title: t('web.gaia.turn.research.to', { area: area(step.area), level: step.level + 1 }),
      detail: [`${amounts(step.price)}.`, ...stepLines(words, step)].join(' '),
      confirm: t('web.gaia.turn.research.confirm'),
    };
  },
};
