/** A research area in detail: what the next level brings, what it changes for good, and what it charges. */
import {
  type Area,
  type Consequences,
  levelPoints,
  RESEARCH_COST,
  researchAreas,
  type StepAdvice,
} from '@orrery/gaia-project/advice';
import { Amounts, Mark, Seat } from '../drawing/mark.tsx';
import { knownFreeSteps, knownResearch } from '../known.ts';
import { obstacleWords } from '../questions/obstacles.ts';
import { levelText, namesOf, shortArea } from '../research/wording.ts';
import { seatAt, type Table, useTable } from '../table.ts';
import { type Key, useGaiaWords, type Words } from '../words.ts';
import detail from './detail.module.css';
import { Facts, type Row } from './facts.tsx';
import styles from './research.module.css';

const lastingKeys: Readonly<Partial<Record<Area, Key>>> = {
  terraforming: 'web.gaia.research.fact.step',
  navigation: 'web.gaia.research.fact.range',
  'gaia-project': 'web.gaia.research.fact.project',
};

const LastingUnit = ({ area }: { readonly area: Area }) =>
  area === 'navigation' ? null : <Mark name={area === 'terraforming' ? 'ore' : 'token'} size={12} />;

function lastingRows({ t }: Words, { area, lasting }: StepAdvice): Row[] {
  const key = lastingKeys[area];
  if (lasting === undefined || key === undefined || lasting.before === lasting.after) return [];
  const value = (
    <>
      {lasting.before ?? '–'}
      <span className={detail.then}>→ {lasting.after}</span>
      <LastingUnit area={area} />
    </>
  );
  return [{ key: 'lasting', name: t(key), value }];
}

const sum = (scored: Consequences['scored']): number => scored.reduce((all, { vp }) => all + vp, 0);

/** What is gained at once, power apart. */
const gainedIn = ({ gained, scored }: Consequences): object => {
  const { charge: _charge, vp: _vp, ...rest } = gained;
  return { ...rest, vp: sum(scored) };
};
const isSome = (of: object): boolean => Object.values(of).some((n) => n !== 0);

/** The power of the crossing: how much of it can be charged, and how much is lost. */
function chargeRow({ t }: Words, { charge, consequences }: StepAdvice): Row {
  const charged = consequences?.gained.charge ?? 0;
  const lost = charge - charged;
  return {
    key: 'charge',
    name: t('web.gaia.research.fact.charge'),
    value: (
      <>
        <Amounts of={{ charge }} size={12} />
        {consequences === undefined || lost <= 0 ? null : (
          <span className="warn">{t('web.gaia.research.fact.lost', { n: lost })}</span>
        )}
      </>
    ),
  };
}

/** What a step brings, changes and charges. */
export function stepRows(words: Words, step: StepAdvice): Row[] {
  const { t } = words;
  const { level, consequences, charge } = step;
  const now = consequences === undefined ? {} : gainedIn(consequences);
  const income = consequences?.income ?? {};
  const end = (levelPoints[level + 1] ?? 0) - (levelPoints[level] ?? 0);
  const signed = (of: object) => <Amounts of={of} size={12} signed />;
  return [
    ...(isSome(now)
      ? [{ key: 'now', name: t('web.gaia.research.fact.now'), value: signed(now), good: true }]
      : []),
    ...lastingRows(words, step),
    ...(isSome(income)
      ? [{ key: 'income', name: t('web.gaia.research.fact.income'), value: signed(income) }]
      : []),
    ...(end > 0
      ? [{ key: 'end', name: t('web.gaia.research.fact.end'), value: signed({ vp: end }), good: true }]
      : []),
    ...(charge > 0 ? [chargeRow(words, step)] : []),
  ];
}

/** Whether the open question gives a step away: then it costs no knowledge. */
const isFree = ({ question }: Pick<Table, 'question'>): boolean =>
  question?.name === 'research.area' || question?.name === 'tech.tile' || question?.name === 'tech.cover';

/** Who stands on which level, the highest first. */
function Standing({ area }: { readonly area: Area }) {
  const table = useTable();
  const index = researchAreas.indexOf(area);
  const ranked = table.view.players
    .map(({ research }, seat) => ({ seat, level: research[index] ?? 0 }))
    .sort((a, b) => b.level - a.level);
  return (
    <p>
      {ranked.map(({ seat, level }) => (
        <span key={seat} className={styles.standing}>
          <Seat seat={seatAt(table, seat)} /> {namesOf(table, [seat])} <b>{level}</b>
        </span>
      ))}
    </p>
  );
}

function remarkOn({ t }: Words, step: StepAdvice): string | undefined {
  const charged = step.consequences?.gained.charge ?? 0;
  if (step.flips) return t('web.gaia.research.flips');
  if (step.consequences !== undefined && charged < step.charge)
    return t('web.gaia.research.chargeLost', { n: charged });
  return undefined;
}

/** `brief`: something else stands below it, and who is where can be seen on the board. */
export function AreaDetail({ area, brief = false }: { readonly area: Area; readonly brief?: boolean }) {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const { view, mine, player } = table;
  const index = researchAreas.indexOf(area);
  const step =
    mine === undefined || player === undefined || player.faction === null
      ? undefined
      : knownFreeSteps(view, mine)[index];
  const heading = (
    <>
      <Mark name={area} size={18} />
      {shortArea(words, area)}
    </>
  );
  if (step === undefined || mine === undefined || step.next === undefined)
    return (
      <>
        <h3 className={detail.heading}>
          {heading}
          {step === undefined ? null : <small>{t('web.gaia.obstacle.topLevel')}</small>}
        </h3>
        <Standing area={area} />
      </>
    );
  const free = isFree(table);
  const closed = free ? step.closed : knownResearch(view, mine)[index]?.closed;
  const remark = remarkOn(words, step);
  return (
    <>
      <h3 className={detail.heading}>
        {heading} {step.level} → {step.level + 1}
        <small>{free ? t('web.gaia.research.free') : words.amounts({ knowledge: RESEARCH_COST })}</small>
      </h3>
      <span className="hidden">{levelText(words, area, step.level + 1)}</span>
      <Facts rows={stepRows(words, step)} />
      {closed === undefined ? null : <p className={detail.closed}>{obstacleWords(words, closed)}</p>}
      {remark === undefined || brief ? null : <p>{remark}</p>}
      {brief ? null : <Standing area={area} />}
    </>
  );
}
