/** Structures that are left, each with the income that it uncovers when it goes to the map. */
import { factionOf, type Gains, structureIds } from '@orrery/gaia-project/advice';
import type { ReactNode } from 'react';
import { Amounts, Mark } from '../drawing/mark.tsx';
import type { MarkName } from '../drawing/mark-symbols.tsx';
import { useScene } from '../table.ts';
import { type Key, useGaiaWords } from '../words.ts';
import styles from './own-board.module.css';
import type { Ownership } from './ownership.ts';

interface Slot {
  readonly key: string;
  /** What stands there as long as it is not built. */
  readonly mark: MarkName;
  readonly built: boolean;
  /** Whether it is built or comes back with what is chosen. */
  readonly changes: boolean;
  readonly income: ReactNode;
}

interface RowProps extends Ownership {
  readonly id: (typeof structureIds)[number];
  readonly mark: MarkName;
  readonly name: Key;
  readonly wide?: boolean;
}

const Income = ({ gains }: { readonly gains: Gains }) =>
  Object.keys(gains).length === 0 ? <span>–</span> : <Amounts of={gains} size={11} />;

function slotsOf({ id, mark, now, after }: RowProps): Slot[] {
  const structure = structureIds.indexOf(id);
  const [before, then] = [now.counts[structure] ?? 0, after.counts[structure] ?? 0];
  const incomes = factionOf(now).incomes[structure] ?? [];
  return incomes.map((gains, i) => ({
    key: `${id}${i}`,
    mark,
    built: i < before,
    changes: i < before !== i < then,
    income: <Income gains={gains} />,
  }));
}

function Group(props: {
  readonly name: Key;
  readonly label: string;
  readonly slots: readonly Slot[];
  readonly wide?: boolean | undefined;
}) {
  const { t } = useGaiaWords();
  return (
    <div className={styles.group} role="img" aria-label={props.label}>
      <p>{t(props.name)}</p>
      <div>
        {props.slots.map(({ key, mark, built, changes, income }) => (
          <span
            key={key}
            className={styles.slot}
            data-built={built ? '' : undefined}
            data-changes={changes ? '' : undefined}
            data-wide={props.wide ? '' : undefined}
          >
            {built ? null : <Mark name={mark} size={17} />}
            {income}
          </span>
        ))}
      </div>
    </div>
  );
}

function Row(props: RowProps) {
  const { t, amounts } = useGaiaWords();
  const { id, name, now, wide } = props;
  const slots = slotsOf(props);
  const next = factionOf(now).incomes[structureIds.indexOf(id)]?.[slots.filter(({ built }) => built).length];
  const left = slots.filter(({ built }) => !built).length;
  const label =
    next === undefined
      ? t('web.gaia.own.noneLeft', { name: t(name) })
      : t('web.gaia.own.left', { name: t(name), left, income: amounts(next) });
  return <Group name={name} label={label} slots={slots} wide={wide} />;
}

/** Two of them, and the second brings a special action instead of an income. */
function Academies(props: Ownership) {
  const { t, amounts } = useGaiaWords();
  const { now, after } = props;
  const academy = { ...props, mark: 'academy', name: 'web.gaia.own.academies' } as const;
  const action = structureIds.indexOf('academy-action');
  const [before, then] = [now.counts[action] ?? 0, after.counts[action] ?? 0];
  const { academyAction } = factionOf(now);
  const slots: Slot[] = [
    ...slotsOf({ ...academy, id: 'academy-knowledge' }),
    {
      key: 'action',
      mark: 'academy',
      built: before > 0,
      changes: before !== then,
      income: (
        <span className={styles.special}>
          <Mark name="special" size={11} />
          <Amounts of={academyAction} size={11} />
        </span>
      ),
    },
  ];
  const label = t('web.gaia.own.academiesLeft', {
    left: slots.filter(({ built }) => !built).length,
    income: amounts(factionOf(now).rows.academy),
    action: amounts(academyAction),
  });
  return <Group name={academy.name} label={label} slots={slots} />;
}

/** Each Gaiaformer where it is: on one's board, on the map, or in the Gaia area. */
function Gaiaformers({ now, seat }: Ownership) {
  const { t } = useGaiaWords();
  const { actual } = useScene();
  const onMap = actual.formers.filter((owner) => owner === seat).length;
  const all: { readonly at: 'board' | 'map' | 'gaia'; readonly n: number }[] = [
    { at: 'board', n: now.gaiaformers },
    { at: 'map', n: onMap },
    { at: 'gaia', n: now.formersInGaia },
  ];
  const each = all.flatMap(({ at, n }) => Array.from({ length: n }, (_, i) => ({ at, key: `${at}${i}` })));
  return (
    <div
      className={styles.group}
      role="img"
      aria-label={t('web.gaia.own.gaiaformersAre', {
        board: now.gaiaformers,
        map: onMap,
        gaia: now.formersInGaia,
      })}
    >
      <p>{t('web.gaia.own.gaiaformers')}</p>
      <div>
        {each.length === 0 ? <span className={styles.slot} data-away="" /> : null}
        {each.map(({ at, key }) => (
          <span key={key} className={styles.slot} data-away={at === 'board' ? undefined : ''}>
            <Mark name="gaiaformer" size={17} />
            {at === 'board' ? null : <Mark name={at === 'map' ? 'sector' : 'gaia-project'} size={12} />}
          </span>
        ))}
      </div>
    </div>
  );
}

export function Structures(props: Ownership) {
  return (
    <div className={styles.structures}>
      <Row {...props} id="mine" mark="mine" name="web.gaia.own.mines" />
      <Gaiaformers {...props} />
      <Row {...props} id="trading-station" mark="trading-station" name="web.gaia.own.stations" />
      <Row {...props} id="research-lab" mark="research-lab" name="web.gaia.own.labs" />
      <Academies {...props} />
      <Row
        {...props}
        id="planetary-institute"
        mark="planetary-institute"
        name="web.gaia.own.institute"
        wide
      />
    </div>
  );
}
