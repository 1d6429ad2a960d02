/** A card, drawn from its data. Printed facts stand inside the frame; what is reckoned stands outside it. */

import type { Design, Phase } from '@orrery/race-for-the-galaxy';
import { memo } from 'react';
import { pictureUrl } from './art/picture.ts';
import styles from './card.module.css';
import { CardTitle } from './card-title.tsx';
import { Emblem, Good, Pennant } from './marks.tsx';
import { PowerRail } from './powers.tsx';
import { useRaceWords, type Words } from './words.ts';

type CardSize = 'hand' | 'tableau';

interface FaceProps {
  readonly design: Design;
  readonly size: CardSize;
  /** Whether a good lies on it; undefined where it is no question. */
  readonly good?: boolean | undefined;
  readonly now?: Phase | undefined;
}

const sizes = {
  hand: { emblem: 36, kind: 17, pennant: 21, power: 14, good: 30 },
  tableau: { emblem: 30, kind: 15, pennant: 18, power: 12, good: 28 },
} as const;

/** A title of more letters is set smaller, in up to three lines. */
const LONG = 22;

/** What stands on a card; the frame around it is a button, or nothing. */
export const CardFace = memo(function CardFace({ design, size, good, now }: FaceProps) {
  const words = useRaceWords();
  const measure = sizes[size];
  const kind = design.good?.kind;
  const title = words.title(design);
  return (
    <>
      <img className={styles.art} src={pictureUrl(design)} alt="" draggable={false} decoding="async" />
      <span className={styles.price} data-printed>
        <Emblem design={design} size={measure.emblem} />
        {kind !== undefined && good !== true && (
          <span className={styles.kind}>
            <Good kind={kind} size={measure.kind} />
          </span>
        )}
      </span>
      <span className={styles.points} data-printed>
        <Pennant design={design} size={measure.pennant} />
      </span>
      <PowerRail design={design} size={measure.power} now={now} />
      {kind !== undefined && good !== undefined && (
        <span className={good ? styles.good : `${styles.good} ${styles.empty}`}>
          <Good kind={kind} size={measure.good} empty={!good} />
        </span>
      )}
      <span className={styles.foot}>
        <span className={title.length > LONG ? `${styles.name} ${styles.long}` : styles.name} data-printed>
          <CardTitle design={design} />
        </span>
        <span className={styles.sort}>{kindLine(design, words)}</span>
      </span>
    </>
  );
});

/** Type and good in a few words. */
function kindLine(design: Design, { t }: Words): string {
  const { type, defense, scoring, good } = design;
  if (type === 'development')
    return scoring.length > 0 ? t('web.race.kind.sixCost') : t('web.race.kind.development');
  if (good !== undefined) return t('web.race.kind.good', { kind: good.kind, source: good.source });
  return defense === undefined ? t('web.race.kind.world') : t('web.race.kind.militaryWorld');
}
