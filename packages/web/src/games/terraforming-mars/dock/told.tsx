/** A thing in words, by what it is. */

import { adviceOn } from '../cards/advice.ts';
import { CardDetail } from '../cards/card-detail.tsx';
import { Payment } from '../cards/foot.tsx';
import { GoalDetail } from '../goals/goal-detail.tsx';
import { ProjectDetail } from '../projects/project-detail.tsx';
import { AreaDetail } from '../questions/placing/detail.tsx';
import { type Thing, useScene } from '../table.ts';
import { OwnCardState } from '../tableau/card-state.tsx';
import { useMarsWords } from '../words.ts';
import styles from './dock.module.css';

export function Told({ thing }: { readonly thing: Thing }) {
  if ('card' in thing) return <CardTold card={thing.card} />;
  if ('milestone' in thing || 'award' in thing) return <GoalDetail thing={thing} />;
  if ('project' in thing) return <ProjectDetail project={thing.project} />;
  if ('area' in thing) return <AreaDetail area={thing.area} />;
  return null;
}

/** A card; with what would be paid for it, where it is in one's hand. */
function CardTold({ card }: { readonly card: number }) {
  const { t } = useMarsWords();
  const scene = useScene();
  const inHand = scene.player?.hand.includes(card) === true;
  const advice = inHand ? adviceOn(scene, card) : undefined;
  return (
    <>
      <CardDetail card={card} advice={advice} />
      <OwnCardState card={card} />
      {advice?.missing.length === 0 ? (
        <p className={styles.takes}>
          <span className="soft">{t('web.mars.dock.takes')}</span>
          <Payment advice={advice} room="short" />
        </p>
      ) : null}
    </>
  );
}
