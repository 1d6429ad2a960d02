/** An area in words: what the tile brings there now, at the end, and to others. */
import { areaText, spaceText, tileText } from '@orrery/terraforming-mars';
import { marsAreas, printedOf, spaceById, tileOn } from '@orrery/terraforming-mars/advice';
import type { ReactNode } from 'react';
import { SeatBadge } from '../../../../parts/seat.tsx';
import { Icon, type IconName } from '../../drawing/icon.tsx';
import { bonusKinds } from '../../map/bonus.ts';
import { type Table, useTable } from '../../table.ts';
import { useMarsWords } from '../../words.ts';
import styles from './placing.module.css';
import { type AreaChoice, choiceAt, chosenIn, type Placing, placingIn } from './placing.ts';

const Row = (props: { readonly icon: ReactNode; readonly children: ReactNode; readonly n: ReactNode }) => (
  <li className={styles.row}>
    <span>{props.icon}</span>
    <span>{props.children}</span>
    <b>{props.n}</b>
  </li>
);

function NowRows({ choice }: { readonly choice: AreaChoice }) {
  const { t, format } = useMarsWords();
  const { gain, oceans, setsOff } = choice.advice;
  return (
    <ul className={styles.rows}>
      {bonusKinds.map(({ what, icon }) =>
        (gain[what] ?? 0) > 0 ? (
          <Row key={what} icon={<Icon name={icon} size={17} />} n={`+${gain[what]}`}>
            {t('web.mars.area.printed')}
          </Row>
        ) : null,
      )}
      {oceans > 0 ? (
        <Row icon={<Icon name="megacredits" size={17} />} n={`+${gain.megacredits ?? 0}`}>
          {t('web.mars.area.oceans', { n: oceans })}
        </Row>
      ) : null}
      {setsOff.map(({ card }) => (
        <Row key={card} icon={<Icon name="loop" size={16} />} n="">
          {t('web.mars.area.setsOff', { card: format(printedOf(card).title) })}
        </Row>
      ))}
      {Object.keys(gain).length === 0 && setsOff.length === 0 ? (
        <Row icon={null} n="">
          {t('web.mars.place.nothingNow')}
        </Row>
      ) : null}
    </ul>
  );
}

/** The ids of the areas next to one on which such a tile lies. */
function besideIn({ view, mine }: Table, area: string, is: 'greenery' | 'own city'): string {
  const space = spaceById(area);
  const { neighbours = [] } = marsAreas.find((each) => each.space === space) ?? {};
  return neighbours
    .filter((next) => {
      const tile = tileOn(view, next);
      if (is === 'greenery') return tile === 'greenery';
      return (tile === 'city' || tile === 'capital') && view.owners[next] === mine;
    })
    .map((next) => marsAreas[next]?.id)
    .join(', ');
}

function EndRows({ placing, choice }: { readonly placing: Placing; readonly choice: AreaChoice }) {
  const table = useTable();
  const { t } = useMarsWords();
  const { pointsFrom, room } = choice.advice;
  const rows: readonly (readonly [keyof typeof pointsFrom, string])[] = [
    ['tile', t('web.mars.area.greenery')],
    ['cities', t('web.mars.area.cities', { areas: besideIn(table, choice.area, 'own city') })],
    ['greeneries', t('web.mars.area.greeneries', { areas: besideIn(table, choice.area, 'greenery') })],
    ['card', t('web.mars.area.byCard')],
  ];
  const isCity = placing.tile === 'city' || placing.tile === 'capital';
  if (choice.advice.points === 0 && !isCity) return null;
  return (
    <ul className={styles.rows} aria-label={t('web.mars.area.atEnd')}>
      <li className={styles.when} aria-hidden="true">
        {t('web.mars.area.atEnd')}
      </li>
      {rows.map(([from, text]) =>
        pointsFrom[from] > 0 ? (
          <Row key={from} icon={<Icon name="points" size={18} />} n={`+${pointsFrom[from]}`}>
            {text}
          </Row>
        ) : null,
      )}
      {isCity ? (
        <Row icon={<Icon name="greenery" size={16} />} n={room}>
          {t('web.mars.area.room')}
        </Row>
      ) : null}
    </ul>
  );
}

function OthersRows({ choice }: { readonly choice: AreaChoice }) {
  const { seats } = useTable();
  const { t, format } = useMarsWords();
  const { pointsForOthers, setsOffOthers } = choice.advice;
  return (
    <ul className={styles.rows}>
      {pointsForOthers > 0 ? (
        <Row icon={<Icon name="points" size={18} />} n={`+${pointsForOthers}`}>
          {t('web.mars.area.others')}
        </Row>
      ) : null}
      {setsOffOthers.map(({ seat, card }) => {
        const owner = seats[seat];
        return (
          <Row
            key={`${seat}/${card}`}
            icon={owner === undefined ? null : <SeatBadge seat={owner} size={17} />}
            n=""
          >
            {t('web.mars.area.setsOffOther', {
              player: owner?.name ?? '',
              card: format(printedOf(card).title),
            })}
          </Row>
        );
      })}
      {pointsForOthers === 0 && setsOffOthers.length === 0 ? (
        <Row icon={null} n="0">
          {t('web.mars.area.othersNothing')}
        </Row>
      ) : null}
    </ul>
  );
}

/** The icon of a kind of tile. */
const iconOf = (tile: Placing['tile']): IconName => {
  if (tile === undefined) return 'claim';
  if (tile === 'ocean' || tile === 'greenery') return tile;
  return tile === 'city' || tile === 'capital' ? 'city' : 'special';
};

function PlacedDetail({ placing, choice }: { readonly placing: Placing; readonly choice: AreaChoice }) {
  const { view, seats } = useTable();
  const { t, format } = useMarsWords();
  const { space } = choice.advice;
  const what = placing.tile === undefined ? t('web.mars.area.claim') : format(tileText(placing.tile));
  return (
    <>
      <header className={styles.head}>
        <Icon name={iconOf(placing.tile)} size={28} />
        <h2>
          {t('web.mars.area.title', { area: choice.area, what })}
          <small>{format(spaceText(view, space, (seat) => seats[seat]?.name ?? ''))}</small>
        </h2>
      </header>
      <NowRows choice={choice} />
      {placing.tile === undefined ? null : <EndRows placing={placing} choice={choice} />}
      {placing.tile === undefined ? null : <OthersRows choice={choice} />}
    </>
  );
}

/** An area that somebody points at. */
export function AreaDetail({ area }: { readonly area: string }) {
  const table = useTable();
  const { format } = useMarsWords();
  const placing = placingIn(table);
  const choice = choiceAt(placing, area);
  const space = spaceById(area);
  if (placing !== undefined && choice !== undefined)
    return <PlacedDetail placing={placing} choice={choice} />;
  if (space === undefined) return null;
  return (
    <header className={styles.head}>
      <h2>
        {format(areaText(space))}
        <small>{format(spaceText(table.view, space, (seat) => table.seats[seat]?.name ?? ''))}</small>
      </h2>
    </header>
  );
}

/** The area that is chosen. */
export function ChosenArea() {
  const table = useTable();
  const placing = placingIn(table);
  const choice = chosenIn(table, placing);
  if (choice !== undefined) return <AreaDetail area={choice.area} />;
  return placing === undefined ? null : <Key placing={placing} />;
}

/** Before an area is chosen: what is placed, and what the numbers on the map mean. */
function Key({ placing }: { readonly placing: Placing }) {
  const { t, format } = useMarsWords();
  const { tile, final, choices } = placing;
  return (
    <>
      <header className={styles.head}>
        <Icon name={iconOf(tile)} size={28} />
        <h2>
          {tile === undefined ? t('web.mars.area.claim') : format(tileText(tile))}
          <small>{t('web.mars.place.free', { n: choices.length })}</small>
        </h2>
      </header>
      <ul className={styles.rows}>
        {final ? null : (
          <Row icon={<Icon name="megacredits" size={18} />} n="">
            {t('web.mars.area.key.coin')}
          </Row>
        )}
        {tile === undefined ? null : (
          <Row icon={<Icon name="points" size={18} />} n="">
            {t('web.mars.area.key.points')}
          </Row>
        )}
        <Row icon={<Icon name="plants" size={17} />} n="">
          {t('web.mars.area.key.printed')}
        </Row>
      </ul>
    </>
  );
}
