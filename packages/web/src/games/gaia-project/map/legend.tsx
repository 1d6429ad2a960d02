/** What the marks on the map mean: only those that are there. */
import type { ReactNode } from 'react';
import { useTable } from '../table.ts';
import { type Key, useGaiaWords, type Words } from '../words.ts';
import styles from './corners.module.css';
import type { MapMarks } from './marks.ts';

type Look = 'weighed' | 'near' | 'far' | 'wash' | 'later' | 'fault' | 'home' | 'charge' | 'fresh' | 'turning';

const Hexagon = ({ look }: { readonly look: Look }) => (
  <svg viewBox="0 0 26 12" data-look={look} aria-hidden="true">
    <path d="M8-1h10l5 7-5 7H8L3 6z" />
  </svg>
);
const Line = ({ look }: { readonly look: 'near' | 'far' }) => (
  <svg viewBox="0 0 26 12" data-look={look} aria-hidden="true">
    <path d="M1 6h24" />
  </svg>
);
const Drawing = ({ name }: { readonly name: 'ore' | 'upgrade' }) => (
  <svg viewBox="0 0 26 12" data-look={name} aria-hidden="true">
    <use href={`#gaia-${name}`} x="7" y="0" width="12" height="12" />
  </svg>
);

interface Entry {
  readonly shown: boolean;
  readonly mark: ReactNode;
  readonly text: string;
}

/** What it means that a space can be touched, where the question does not say it itself. */
const meanings: Readonly<Record<string, Key>> = {
  'turn.action': 'web.gaia.map.legend.build',
  'mine.place': 'web.gaia.map.legend.build',
  'setup.place': 'web.gaia.map.legend.homes',
};

function entriesFor(
  marks: MapMarks,
  asked: string,
  shown: { readonly news: boolean; readonly charging: boolean },
  { t, format }: Words,
): Entry[] {
  const { can = new Map(), reach, charges, upgradable = [], federation, turning, rings = [], prices } = marks;
  const kinds = new Set(can.values());
  const further = reach?.further;
  return [
    {
      shown: reach !== undefined,
      mark: <Line look="near" />,
      text: t('web.gaia.map.legend.range', { range: reach?.range ?? 0 }),
    },
    {
      shown: further !== undefined,
      mark: <Line look="far" />,
      text: t('web.gaia.map.legend.booster', { range: further ?? 0 }),
    },
    {
      shown: federation === undefined && (kinds.has('near') || kinds.has('space')),
      mark: <Hexagon look={kinds.has('near') ? 'near' : 'wash'} />,
      text:
        marks.meaning === undefined ? t(meanings[asked] ?? 'web.gaia.map.legend.can') : format(marks.meaning),
    },
    { shown: kinds.has('far'), mark: <Hexagon look="far" />, text: t('web.gaia.map.legend.far') },
    {
      shown: upgradable.length > 0,
      mark: <Drawing name="upgrade" />,
      text: t('web.gaia.map.legend.upgrade'),
    },
    {
      shown: (prices?.size ?? 0) > 0,
      mark: <Drawing name="ore" />,
      text: t('web.gaia.map.legend.price'),
    },
    {
      shown: shown.charging || (charges?.size ?? 0) > 0,
      mark: <Hexagon look="charge" />,
      text: t('web.gaia.map.legend.charge'),
    },
    { shown: rings.length > 0, mark: <Hexagon look="home" />, text: t('web.gaia.map.legend.home') },
    {
      shown: federation !== undefined,
      mark: <Hexagon look="near" />,
      text: t('web.gaia.map.legend.federation'),
    },
    {
      shown: (federation?.faults.length ?? 0) > 0,
      mark: <Hexagon look="fault" />,
      text: t('web.gaia.map.legend.fault'),
    },
    {
      shown: turning !== undefined,
      mark: <Hexagon look="turning" />,
      text: t('web.gaia.map.legend.turning'),
    },
    {
      shown: (turning?.later.length ?? 0) > 0,
      mark: <Hexagon look="later" />,
      text: t('web.gaia.map.legend.later'),
    },
    {
      shown: (turning?.clashes.length ?? 0) > 0,
      mark: <Hexagon look="fault" />,
      text: t('web.gaia.map.legend.clash'),
    },
    {
      shown: (marks.weighed?.left.length ?? 0) > 0,
      mark: <Hexagon look="weighed" />,
      text: t('web.gaia.map.legend.weighed'),
    },
    { shown: shown.news, mark: <Hexagon look="fresh" />, text: t('web.gaia.map.legend.since') },
  ].filter((entry) => entry.shown);
}

export function MapLegend(props: {
  readonly marks: MapMarks;
  readonly news: boolean;
  /** Whether it is shown who would charge power where somebody points. */
  readonly charging: boolean;
}) {
  const { marks, news, charging } = props;
  const words = useGaiaWords();
  const { question } = useTable();
  const entries = entriesFor(marks, question?.name ?? '', { news, charging }, words);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={words.t('web.gaia.map.legend')}>
      {entries.map(({ mark, text }) => (
        <li key={text}>
          {mark}
          {text}
        </li>
      ))}
    </ul>
  );
}
