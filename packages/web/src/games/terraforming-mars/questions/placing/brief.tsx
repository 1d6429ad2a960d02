/** What an area brings, in two short lines with icons. */
import { Coin, Icon, Rosette } from '../../drawing/icon.tsx';
import { bonusIcons, bonusKinds } from '../../map/bonus.ts';
import { useTable } from '../../table.ts';
import { useMarsWords } from '../../words.ts';
import styles from './placing.module.css';
import { type AreaChoice, choiceAt, chosenIn, type Placing, placingIn, pointsAt } from './placing.ts';

/** The bonus of an area as icons, one for each. */
export const BonusIcons = ({ choice, size }: { readonly choice: AreaChoice; readonly size: number }) => (
  <span className={styles.icons}>
    {bonusIcons(choice.advice.gain).map(({ key, icon }) => (
      <Icon key={key} name={icon} size={size} />
    ))}
  </span>
);

function Now({ choice }: { readonly choice: AreaChoice }) {
  const { t } = useMarsWords();
  const { gain, oceans } = choice.advice;
  const nothing = Object.keys(gain).length === 0;
  return (
    <span className={styles.line}>
      {bonusKinds.map(({ what, icon }) =>
        (gain[what] ?? 0) > 0 ? (
          <span key={what} className={styles.part}>
            <Icon name={icon} size={15} /> +{gain[what]}
          </span>
        ) : null,
      )}
      {oceans > 0 ? (
        <span className={styles.part}>
          <Coin n={gain.megacredits ?? 0} size={17} /> {t('web.mars.place.oceans', { n: oceans })}
        </span>
      ) : null}
      {nothing ? t('web.mars.place.nothingNow') : null}
    </span>
  );
}

/** Points by what makes them: the tile, and what lies next to it. */
function Later({ placing, choice }: { readonly placing: Placing; readonly choice: AreaChoice }) {
  const { t } = useMarsWords();
  const { advice } = choice;
  const { tile, cities } = advice.pointsFrom;
  const points = pointsAt(placing, choice);
  const isCity = placing.tile === 'city' || placing.tile === 'capital';
  if (points === 0 && !isCity) return null;
  return (
    <span className={styles.line}>
      <span className={styles.part}>
        <Rosette n={points} size={19} />
        {isCity ? t('web.mars.place.room', { n: advice.room }) : null}
        {placing.tile === 'greenery' ? t('web.mars.place.tileAndCities', { tile, cities }) : null}
      </span>
      {advice.pointsForOthers > 0 ? (
        <span className={styles.others}>{t('web.mars.place.forOthers', { n: advice.pointsForOthers })}</span>
      ) : null}
    </span>
  );
}

/** On a phone: the area that is chosen, below the map. */
export function ChosenBrief() {
  const table = useTable();
  const choice = chosenIn(table, placingIn(table));
  if (choice === undefined) return null;
  return (
    <div className={styles.foot}>
      <b>{choice.area}</b>
      <AreaBrief area={choice.area} />
    </div>
  );
}

export function AreaBrief({ area }: { readonly area: string }) {
  const table = useTable();
  const { t } = useMarsWords();
  const placing = placingIn(table);
  const choice = choiceAt(placing, area);
  if (placing === undefined || choice === undefined) return null;
  return (
    <span className={styles.brief}>
      <Now choice={choice} />
      <Later placing={placing} choice={choice} />
      {placing.final ? <span className={styles.line}>{t('web.mars.place.noRise')}</span> : null}
    </span>
  );
}
