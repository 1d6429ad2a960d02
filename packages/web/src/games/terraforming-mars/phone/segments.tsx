/** The parts of the table as tabs: one stop for the Tab key, and arrows lead from one to the next. */
import { type KeyboardEvent, useRef } from 'react';
import { keyNames } from '../../../board-kit/keys.ts';
import { Icon as FrameIcon } from '../../../parts/icon.tsx';
import { Icon } from '../drawing/icon.tsx';
import type { PhoneView } from '../questions/place.ts';
import { useTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { optionCounts } from './counts.ts';
import styles from './phone.module.css';

const icons: Readonly<Record<PhoneView, React.ReactNode>> = {
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
  const list = useRef<HTMLDivElement>(null);
  const { id, views, view, choose } = props;
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === keyNames.right ? 1 : event.key === keyNames.left ? -1 : 0;
    const next = views[(views.indexOf(view) + step + views.length) % views.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={t('web.mars.phone.views')}
      className={styles.segments}
      onKeyDown={walk}
    >
      {views.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}-tab`}
          data-view={each}
          aria-selected={each === view}
          aria-controls={each === view ? `${id}-${each}` : undefined}
          tabIndex={each === view ? 0 : -1}
          onClick={() => choose(each)}
        >
          {icons[each]}
          {t(`web.mars.phone.${each}`)}
          {counts[each] === undefined ? null : (
            <span className={styles.count}>
              <span className="hidden">{t('web.mars.phone.options', { n: counts[each] })}</span>
              <span aria-hidden="true">{counts[each]}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
