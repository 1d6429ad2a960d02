/** The table on a phone: four views of it, and what one has above them. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keyNames } from '../../../board-kit/keys.ts';
import { Mark } from '../drawing/mark.tsx';
import type { MarkName } from '../drawing/mark-symbols.tsx';
import { GaiaMap } from '../map/map.tsx';
import { OwnBoard } from '../own-board/own-board.tsx';
import { Strip } from '../own-board/strip.tsx';
import { Players } from '../players/players.tsx';
import { places } from '../questions/index.ts';
import { Within } from '../questions/within.tsx';
import { Research } from '../research/research.tsx';
import { Supply } from '../supply/supply.tsx';
import { useTable } from '../table.ts';
import { useGaiaWords } from '../words.ts';
import styles from './phone.module.css';
import { type PhoneView, phoneViews, usePhoneView } from './views.ts';

const marks: Readonly<Record<PhoneView, MarkName>> = {
  map: 'sector',
  research: 'science',
  me: 'planetary-institute',
  others: 'people',
};

/** Everything but the map, which stays where it is while one looks at the others. */
const contents: Readonly<Record<Exclude<PhoneView, 'map'>, ReactNode>> = {
  research: (
    <>
      <Research />
      <Supply />
    </>
  ),
  me: <OwnBoard />,
  others: <Players />,
};

export function PhoneTable() {
  const table = useTable();
  const id = useId();
  const watching = table.mine === undefined;
  const place = table.question === undefined ? undefined : places[table.question.name];
  const { view, choose } = usePhoneView(table);
  return (
    <>
      <div className={styles.head}>
        <Views id={id} view={view} choose={choose} watching={watching} />
        {watching || view === 'me' ? null : <Strip />}
      </div>
      <div
        role="tabpanel"
        id={`${id}-map`}
        aria-labelledby={`${id}-map-tab`}
        className={styles.map}
        inert={view !== 'map'}
      >
        <Within around={place?.Map}>
          <GaiaMap />
        </Within>
      </div>
      {view === 'map' ? null : (
        <div
          role="tabpanel"
          id={`${id}-${view}`}
          aria-labelledby={`${id}-${view}-tab`}
          className={styles.view}
        >
          <Within around={view === 'me' ? place?.Below : undefined}>{contents[view]}</Within>
        </div>
      )}
    </>
  );
}

/** The views as tabs: one stop for the Tab key, and arrows lead from one to the next. */
function Views(props: {
  readonly id: string;
  readonly view: PhoneView;
  readonly choose: (view: PhoneView) => void;
  readonly watching: boolean;
}) {
  const { t } = useGaiaWords();
  const list = useRef<HTMLDivElement>(null);
  const { id, view, choose, watching } = props;
  const views: readonly PhoneView[] = watching ? phoneViews.filter((each) => each !== 'me') : phoneViews;
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
      aria-label={t('web.gaia.phone.views')}
      className={styles.views}
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
          <Mark name={marks[each]} size={16} />
          {t(each === 'others' && watching ? 'web.gaia.phone.players' : `web.gaia.phone.${each}`)}
        </button>
      ))}
    </div>
  );
}

/** In the place of the cards, which lie below the map. */
export function ToMap({ tray }: { readonly tray: HTMLElement | null }) {
  const { t } = useGaiaWords();
  const { choose } = usePhoneView(useTable());
  if (tray === null) return null;
  return createPortal(
    <button type="button" className={`button ${styles.toMap}`} onClick={() => choose('map')}>
      {t('web.gaia.phone.toMap')}
    </button>,
    tray,
  );
}
