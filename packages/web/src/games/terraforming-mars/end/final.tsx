/** Alone, the planet as it was left, below the bar of points; among several it is one press away. `End` brings the symbols. */
import { useMemo } from 'react';
import type { BoardModule } from '../../../board-kit/board.ts';
import { NO_MARKS } from '../map/marks.ts';
import { StillMap } from '../map/still-map.tsx';
import { isMarsView } from '../table.ts';
import theme from '../theme.module.css';
import { MarsWords, wordsFrom } from '../words.ts';
import styles from './end.module.css';

export const Final: NonNullable<BoardModule['Final']> = function Final({ view, seats, format }) {
  const words = useMemo(() => wordsFrom(format), [format]);
  if (!isMarsView(view) || seats.length > 1) return null;
  return (
    <MarsWords.Provider value={words}>
      <div className={`${theme.mars} ${styles.planet}`}>
        <StillMap view={view} seats={seats} marks={NO_MARKS} label={words.t('web.mars.map.title')} />
      </div>
    </MarsWords.Provider>
  );
};
