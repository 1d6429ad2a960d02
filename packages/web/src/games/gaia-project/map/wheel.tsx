/** The terraforming wheel, turned to one's home, with the ore that each planet's type would take. */
import { type PlanetIndex, planetTypes } from '@orrery/gaia-project/advice';
import { memo } from 'react';
import { planetHref } from '../drawing/mark.tsx';
import { useGaiaWords } from '../words.ts';
import styles from './corners.module.css';
import { Use } from './pieces.tsx';

/** The types on the wheel, in its order. */
const TYPES = 7;

export const Wheel = memo(function Wheel(props: { readonly home: PlanetIndex; readonly ore: number }) {
  const { t, planet } = useGaiaWords();
  const { home, ore } = props;
  return (
    <svg
      className={styles.wheel}
      viewBox="0 0 126 134"
      role="img"
      aria-label={t('web.gaia.map.wheel', { planet: planet(home), ore })}
    >
      <circle cx={63} cy={60} r={43} />
      {planetTypes.slice(0, TYPES).map((type, i) => {
        const place = (i - home + TYPES) % TYPES;
        const angle = -Math.PI / 2 + (place * 2 * Math.PI) / TYPES;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const steps = Math.min(place, TYPES - place);
        return (
          <g key={type}>
            <Use href={planetHref(i)} x={63 + 43 * dx} y={60 + 43 * dy} size={24} />
            {steps === 0 ? null : (
              <text x={63 + 23 * dx} y={64 + 23 * dy}>
                {steps * ore}
              </text>
            )}
          </g>
        );
      })}
      <Use href="#gaia-ore" x={63} y={60} size={12} />
      <text x={63} y={128}>
        {t('web.gaia.map.perStep', { ore })}
      </text>
    </svg>
  );
});
