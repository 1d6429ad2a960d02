/** What the order brings as a whole, in the docked panel. */
import { goodKinds, type Player } from '@orrery/race-for-the-galaxy';
import { bestPlan, countGoods, isDoubled } from '@orrery/race-for-the-galaxy/advice';
import detail from '../detail.module.css';
import list from '../list.module.css';
import { Good } from '../marks.tsx';
import { useTable } from '../table.ts';
import theme from '../theme.module.css';
import { useRaceWords } from '../words.ts';
import styles from './totals.module.css';

export function PlanTotals({ player }: { readonly player: Player }) {
  const { view, consuming } = useTable();
  const { t } = useRaceWords();
  const best = bestPlan(player, isDoubled(player));
  const plan = consuming?.plan ?? best;
  return (
    <div className={`${list.list} ${theme.paper}`}>
      <h3>
        {t('web.race.consume.plan')}
        <small>
          {t('web.race.consume.pool', { from: Math.max(0, view.pool), to: Math.max(0, view.pool - plan.vp) })}
        </small>
      </h3>
      <div className={styles.bigs}>
        <div className={styles.news}>
          <b>+{plan.vp}</b>
          {t('web.race.consume.vp')}
        </div>
        <div>
          <b>+{plan.cards}</b>
          {t('web.race.consume.cards')}
        </div>
        <div>
          <b>{plan.left}</b>
          {t('web.race.consume.left')}
        </div>
      </div>
      {consuming !== undefined && !consuming.isBest && (
        <button type="button" className="button" onClick={consuming.restore}>
          {t('web.race.consume.restore', { vp: best.vp, cards: best.cards })}
        </button>
      )}
      <GoodsLine player={player} />
      <p className={detail.note}>
        {isDoubled(player) ? t('web.race.consume.doubled') : t('web.race.consume.how')}
      </p>
    </div>
  );
}

function GoodsLine({ player }: { readonly player: Player }) {
  const { t } = useRaceWords();
  const counts = goodKinds.map((kind) => ({
    kind,
    count: countGoods(player, kind),
  }));
  return (
    <p className={styles.goods}>
      {t('web.race.consume.goods')}
      {counts.map(
        ({ kind, count }) =>
          count > 0 && (
            <span key={kind}>
              <Good kind={kind} size={18} />
              {count}
            </span>
          ),
      )}
    </p>
  );
}
