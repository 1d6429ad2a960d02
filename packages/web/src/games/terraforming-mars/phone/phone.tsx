/** The table on a phone: one part at a time, and above it what one has. */
import { type ReactNode, useId } from 'react';
import { Goals } from '../goals/goals.tsx';
import { Mars } from '../map/map.tsx';
import { Players } from '../players/players.tsx';
import { places } from '../questions/index.ts';
import { PaySheet } from '../questions/payment/pay-sheet.tsx';
import type { Around, PhoneView, Place } from '../questions/place.ts';
import { useTable } from '../table.ts';
import { Tableau } from '../tableau/tableau.tsx';
import styles from './phone.module.css';
import { PhoneHand } from './phone-hand.tsx';
import { Segments } from './segments.tsx';
import { Stock } from './stock.tsx';
import { usePhoneView } from './views.ts';

/** Everything but the map, which stays where it is while one looks at the others. */
const contents: Readonly<Record<Exclude<PhoneView, 'mars'>, ReactNode>> = {
  hand: <PhoneHand />,
  yours: <Tableau />,
  players: <Players />,
  goals: <Goals />,
};

/** What a question puts around a part, as on a wide screen. */
const aroundOf = (place: Place | undefined): Readonly<Partial<Record<PhoneView, Around | undefined>>> => ({
  mars: place?.Map,
  yours: place?.Right,
  players: place?.Left,
});

export function PhoneTable() {
  const table = useTable();
  const id = useId();
  const { views, view, choose } = usePhoneView(table);
  const place = table.question === undefined ? undefined : places[table.question.name];
  const Options = place?.Phone ?? place?.Tray;
  const asks = (part: PhoneView): boolean => Options !== undefined && (place?.phone ?? 'hand') === part;
  const Around = aroundOf(place)[view];
  if (place?.Whole !== undefined) return <place.Whole />;
  return (
    <>
      <div className={styles.head}>
        <Segments id={id} views={views} view={view} choose={choose} />
        <Stock />
      </div>
      <div
        role="tabpanel"
        id={`${id}-mars`}
        aria-labelledby={`${id}-mars-tab`}
        className={styles.mars}
        inert={view !== 'mars'}
      >
        {place?.Map === undefined ? <Mars /> : <place.Map>{<Mars />}</place.Map>}
        {asks('mars') && Options !== undefined ? <Options /> : null}
      </div>
      {view === 'mars' ? null : (
        <div
          role="tabpanel"
          id={`${id}-${view}`}
          aria-labelledby={`${id}-${view}-tab`}
          className={styles.part}
        >
          {asks(view) && Options !== undefined ? (
            <Options />
          ) : Around === undefined ? (
            contents[view]
          ) : (
            <Around>{contents[view]}</Around>
          )}
        </div>
      )}
      <PaySheet />
    </>
  );
}
