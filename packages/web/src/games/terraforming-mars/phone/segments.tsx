/** The parts of the table as tabs, each with how many options it holds. */
import type { ReactNode } from 'react';
import { PartTabs } from '../../../board-kit/part-tabs.tsx';
import { Icon as FrameIcon } from '../../../parts/icon.tsx';
import { Icon } from '../drawing/icon.tsx';
import type { PhoneView } from '../questions/place.ts';
import { useTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { optionCounts } from './counts.ts';
import styles from './phone.module.css';

const icons: Readonly<Record<PhoneView, ReactNode>> = {
  mars: <FrameIcon name="table" size={17} />,
  hand: <Icon name="hand" size={17} />,
  yours: <Icon name="kind-active" size={16} />,
  players: <FrameIcon name="person" size={17} />,
  goals: <FrameIcon name="flag" size={17} />,
};

export function Segments(props: {
  readonly id: string;
  readonly views: readonly PhoneView[];
  readonly view: PhoneView;
  readonly choose: (view: PhoneView) => void;
}) {
  const { t } = useMarsWords();
  const counts = optionCounts(useTable());
  const { id, views, view, choose } = props;
  return (
    <PartTabs
      id={id}
      label={t('web.mars.phone.views')}
      className={styles.segments}
      parts={views}
      shown={view}
      choose={choose}
      face={(each) => (
        <>
          {icons[each]}
          {t(`web.mars.phone.${each}`)}
          {counts[each] === undefined ? null : (
            <span className={styles.count}>
              <span className="hidden">{t('web.mars.phone.options', { n: counts[each] })}</span>
              <span aria-hidden="true">{counts[each]}</span>
            </span>
          )}
        </>
      )}
    />
  );
}
