/** Choosing a faction: sheets in the right column, home planets ringed on the map, the order of the table below. */
import type { FactionId } from '@orrery/gaia-project';
import { factionRow } from '@orrery/gaia-project/advice';
import { type ReactNode, useRef, useState } from 'react';
import type { BarButton, BarWords } from '../../../../board-kit/board.ts';
import { useBoardKeys } from '../../../../board-kit/keys.ts';
import { Segments } from '../../../../parts/controls.tsx';
import { type Table, useTable } from '../../table.ts';
import theme from '../../theme.module.css';
import { Tray } from '../../tray/tray.tsx';
import { useGaiaWords, type Words } from '../../words.ts';
import type { Place } from '../place.ts';
import { Beginnings } from './beginnings.tsx';
import { FactionList, homeOf } from './faction-list.tsx';
import { FactionSheet, startOf } from './faction-sheet.tsx';
import {
  closeSheet,
  compare,
  comparedWith,
  factionsShown,
  isOpen,
  isSheetOpen,
  lookedAt,
  lookFurther,
  openSheet,
  press,
} from './factions.ts';
import { BoosterOrder, ChoosingOrder, PlacingOrder } from './order.tsx';
import { SectorsToCome } from './sectors-to-come.tsx';
import styles from './setup.module.css';

/** One sheet, or two side by side. */
function Sheets({ faction }: { readonly faction: FactionId | undefined }) {
  const table = useTable();
  const { t } = useGaiaWords();
  const other = comparedWith(table);
  if (other !== undefined)
    return (
      <div className={styles.compared}>
        <FactionSheet faction={other} narrow />
        {faction === undefined || faction === other ? (
          <p className={theme.panel}>{t('web.gaia.setup.compareWith')}</p>
        ) : (
          <FactionSheet faction={faction} narrow />
        )}
      </div>
    );
  return faction === undefined ? <Beginnings /> : <FactionSheet faction={faction} />;
}

/** Whoever waits for their turn to choose can read the sheets as well. */
function SheetsColumn({ children }: { readonly children: ReactNode }) {
  const { t } = useGaiaWords();
  const table = useTable();
  const [read, setRead] = useState<FactionId>();
  const waits = table.question === undefined;
  const looked = waits ? read : lookedAt(table);
  const [shown, setShown] = useState<'sheets' | 'research'>('sheets');
  useBoardKeys({ c: () => compare(table) });
  const closed = factionsShown().some((faction) => !isOpen(table, faction));
  return (
    <>
      <section className={`${theme.panel} ${styles.factions}`}>
        <h3>
          {t('web.gaia.setup.factions')}
          <Segments
            label={t('web.gaia.setup.shown')}
            value={shown}
            choices={[
              { value: 'sheets', text: t('web.gaia.setup.sheets') },
              { value: 'research', text: t('web.gaia.setup.research') },
            ]}
            onChange={setShown}
          />
        </h3>
        {shown === 'sheets' ? (
          <>
            <FactionList looked={looked} press={waits ? setRead : (faction) => press(table, faction)} />
            {closed ? <p>{t('web.gaia.setup.shared')}</p> : null}
          </>
        ) : null}
      </section>
      {shown === 'sheets' ? <Sheets faction={looked} /> : children}
    </>
  );
}

/** On a phone the sheet takes the map's place; a swipe leads to the next. */
function Swiped({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  const from = useRef<number | undefined>(undefined);
  return (
    <div
      className={styles.swiped}
      onTouchStart={(event) => {
        from.current = event.touches[0]?.clientX;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (from.current ?? 0);
        if (from.current !== undefined && Math.abs(moved) > SWIPE) lookFurther(table, moved < 0 ? 1 : -1);
      }}
    >
      {children}
    </div>
  );
}
/** So many pixels to the side are a swipe. */
const SWIPE = 60;

function MapPlace({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  const faction = lookedAt(table);
  if (table.phone && isSheetOpen(table) && faction !== undefined)
    return (
      <Swiped>
        <FactionSheet faction={faction} />
      </Swiped>
    );
  const place = table.view.layout === '' ? <SectorsToCome /> : children;
  return table.phone ? (
    <div className={styles.ordered}>
      <div>
        <ChoosingOrder short />
      </div>
      {place}
    </div>
  ) : (
    place
  );
}

function Below() {
  const { t } = useGaiaWords();
  return (
    <section className={`${theme.panel} ${styles.below}`}>
      <div>
        <h3>{t('web.gaia.setup.choosingOrder')}</h3>
        <ChoosingOrder />
      </div>
      <div>
        <h3>{t('web.gaia.setup.afterThat')}</h3>
        <div className={styles.after}>
          <PlacingOrder />
          <span>{t('web.gaia.setup.thereAndBack')}</span>
        </div>
        <div className={styles.after}>
          <BoosterOrder />
          <span>{t('web.gaia.setup.lastFirst')}</span>
        </div>
      </div>
    </section>
  );
}

/** On a phone the factions are listed below the question; elsewhere the sheets stand beside the map. */
function FactionTray() {
  const table = useTable();
  const { t, faction: nameOf, amounts } = useGaiaWords();
  const faction = lookedAt(table);
  const listed = table.phone && !isSheetOpen(table);
  return (
    <Tray
      name={t('web.gaia.setup.factions')}
      above={
        listed ? (
          <FactionList
            looked={faction}
            press={(next) => (next === faction ? openSheet(table, next) : press(table, next))}
          />
        ) : null
      }
      cards={
        faction === undefined || !listed
          ? []
          : [
              {
                key: 'sheet',
                title: `${t('web.gaia.setup.readSheet', { faction: nameOf(faction) })} ›`,
                label: t('web.gaia.setup.readSheet', { faction: nameOf(faction) }),
                note: t('web.gaia.setup.sheetPower', {
                  goods: amounts(factionRow(faction).start),
                  one: startOf(faction).one,
                  two: startOf(faction).two,
                }),
                press: () => openSheet(table, faction),
              },
            ]
      }
    />
  );
}

function words(table: Table, { t, faction: nameOf, planet }: Words): BarWords {
  const { view, mine, phone } = table;
  const faction = lookedAt(table);
  const other = comparedWith(table);
  const also: BarButton[] = [];
  if (phone && isSheetOpen(table))
    also.push({ text: t('web.gaia.setup.toFactions'), act: () => closeSheet(table) });
  if (!phone && (faction !== undefined || other !== undefined))
    also.push({
      text: t(other === undefined ? 'web.gaia.setup.compare' : 'web.gaia.setup.compareNoMore'),
      key: 'C',
      act: () => compare(table),
    });
  const turn = t('web.gaia.setup.yourPlace', {
    n: mine === undefined ? 0 : view.order.indexOf(mine) + 1,
    of: view.order.length,
  });
  const hint =
    faction === undefined
      ? t(phone ? 'web.gaia.setup.tapOne' : 'web.gaia.setup.lookAt')
      : phone && isSheetOpen(table)
        ? t('web.gaia.setup.swipe')
        : t(view.layout === '' ? 'web.gaia.setup.homeToCome' : 'web.gaia.setup.homeIs', {
            faction: nameOf(faction),
            home: planet(homeOf(faction)),
          });
  return {
    title: t('web.gaia.setup.chooseFaction'),
    detail: `${turn} ${hint}`,
    // On an open sheet the way back leads to the factions.
    ...(phone && isSheetOpen(table) ? { back: false } : {}),
    ...(faction === undefined ? {} : { confirm: t('web.gaia.setup.play', { faction: nameOf(faction) }) }),
    also,
  };
}

/** The same for whoever waits while another chooses. */
export const awaitFactions: Place = { Map: MapPlace, Right: SheetsColumn, Below };

export const chooseFaction: Place = {
  ...awaitFactions,
  Tray: FactionTray,
  words,
  marks: (table) => {
    const { board } = table;
    const faction = lookedAt(table);
    if (board === undefined || faction === undefined) return {};
    const home = homeOf(faction);
    return { rings: board.planets.filter((_, planet) => board.types[planet] === home), home };
  },
};
