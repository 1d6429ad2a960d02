/** The table on a phone: four views of it, and what one has above them. */
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { PartTabs } from '../../../board-kit/part-tabs.tsx';
import { useShowing } from '../automa/showing.ts';
import { Mark } from '../drawing/mark.tsx';
import type { MarkName } from '../drawing/mark-symbols.tsx';
import { GaiaMap } from '../map/map.tsx';
import { OwnBoard } from '../own-board/own-board.tsx';
import { Strip } from '../own-board/strip.tsx';
import { Players } from '../players/players.tsx';
import { placeAt } from '../questions/index.ts';
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
  const place = placeAt(table);
  const showing = useShowing();
  const { view: chosen, choose } = usePhoneView(table);
  // What the Automa weighs lies on the map.
  const view = showing?.moment === undefined ? chosen : 'map';
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

/** The views as tabs; somebody who only watches has no own one. */
function Views(props: {
  readonly id: string;
  readonly view: PhoneView;
  readonly choose: (view: PhoneView) => void;
  readonly watching: boolean;
}) {
  const { t } = useGaiaWords();
  const { id, view, choose, watching } = props;
  return (
    <PartTabs
      id={id}
      label={t('web.gaia.phone.views')}
      className={styles.views}
      parts={watching ? phoneViews.filter((each) => each !== 'me') : phoneViews}
      shown={view}
      choose={choose}
      face={(each) => (
        <>
          <Mark name={marks[each]} size={16} />
          {t(each === 'others' && watching ? 'web.gaia.phone.players' : `web.gaia.phone.${each}`)}
        </>
      )}
    />
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
