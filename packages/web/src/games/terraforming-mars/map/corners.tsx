/** What stands in the corners that the planet leaves: how far the parameters are, and the areas beside the map. */
import { areaText } from '@orrery/terraforming-mars';
import { besideMars, OCEANS, parametersLeft, tileOn, tracks } from '@orrery/terraforming-mars/advice';
import { memo } from 'react';
import { SeatMark } from '../../../parts/seat.tsx';
import { Icon } from '../drawing/icon.tsx';
import { places } from '../flights.ts';
import { useScene } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './corners.module.css';
import { signed } from './letters.tsx';

/** A parameter by its name, with what is still missing; where there is no room beside the rim, with its value. */
function Parameter(props: {
  readonly at: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly left: string;
}) {
  const { at, name, value, unit, left } = props;
  return (
    <div className={`${styles.corner} ${at}`}>
      <b className={styles.name}>{name}</b>
      <span className={styles.value}>
        {value} <small>{unit}</small>
      </span>
      <span className={styles.left}>{left}</span>
    </div>
  );
}

/** Phobos and Ganymede: each is kept for one city. */
function Beside() {
  const { view, seats, phone } = useScene();
  const { format, t } = useMarsWords();
  return (
    <ul className={`${styles.corner} ${styles.southWest}`} aria-label={t('web.mars.map.beside')}>
      {besideMars.toReversed().map(({ id, space }) => {
        const owner = seats[view.owners[space] ?? -1];
        const built = tileOn(view, space) !== undefined;
        return phone && !built ? null : (
          <li key={id}>
            <span
              className={styles.moon}
              data-place={places.area(id)}
              data-built={built ? '' : undefined}
              style={built ? { borderColor: owner?.colour } : undefined}
            >
              <Icon name="tag-city" size={15} />
              {built && owner !== undefined ? (
                <SeatMark mark={owner.mark} colour={owner.colour} size={13} />
              ) : null}
            </span>
            {format(areaText(space))}
            {built && owner !== undefined ? <span className="hidden">: {owner.name}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

export const Corners = memo(function Corners() {
  const { view, position, phone } = useScene();
  const { t } = useMarsWords();
  const left = parametersLeft(position);
  const { oxygen, temperature } = tracks;
  const stepsTo = (n: number, goal: string): string =>
    n === 0 ? t('web.mars.map.done') : t('web.mars.map.stepsTo', { n, goal });
  return (
    <div className={styles.corners} data-narrow={phone ? '' : undefined}>
      <Parameter
        at={styles.northWest}
        name={t('web.mars.map.oxygen')}
        value={String(view.oxygen)}
        unit="%"
        left={stepsTo(left.oxygen, `${oxygen.goal} %`)}
      />
      <Parameter
        at={styles.northEast}
        name={t('web.mars.map.temperature')}
        value={signed(view.temperature, true)}
        unit="°C"
        left={stepsTo(left.temperature, `${signed(temperature.goal, true)} °C`)}
      />
      <div className={`${styles.corner} ${styles.southEast}`}>
        <b className={styles.name}>{t('web.mars.map.oceans', { n: view.oceans, of: OCEANS })}</b>
        <span className={styles.left}>
          {left.oceans === 0 ? t('web.mars.map.allPlaced') : t('web.mars.map.toPlace', { n: left.oceans })}
        </span>
      </div>
      <Beside />
    </div>
  );
});
