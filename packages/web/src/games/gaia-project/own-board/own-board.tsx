/** What a seat has, left to right: points, resources, power, structures left, tiles and tokens. */
import { abilitiesOf, factionOf } from '@orrery/gaia-project/advice';
import type { Seat as SeatNumber } from '@orrery/kernel';
import { memo } from 'react';
import { Bowls } from '../drawing/bowls.tsx';
import { Mark, Planet, Seat } from '../drawing/mark.tsx';
import { usePointingAt, useTable } from '../table.ts';
import theme from '../theme.module.css';
import { useGaiaWords } from '../words.ts';
import styles from './own-board.module.css';
import { type Ownership, ownershipOf } from './ownership.ts';
import { Change, Resources, useNextIncome } from './resources.tsx';
import { Structures } from './structures.tsx';
import { Things } from './things.tsx';

/** One's own board; `seat` for somebody who watches. */
export const OwnBoard = memo(function OwnBoard({ seat }: { readonly seat?: SeatNumber }) {
  const { t } = useGaiaWords();
  const table = useTable();
  const shown = table.mine ?? seat;
  const name = table.mine === undefined ? '' : t('web.gaia.own.title');
  if (shown === undefined) return null;
  const owner = ownershipOf(table, shown);
  return (
    <section
      className={`${theme.panel} ${styles.board}`}
      aria-label={name === '' ? owner.info?.name : name}
      style={{ '--own': owner.info?.colour }}
    >
      {owner.now.faction === null ? null : (
        <>
          <Who {...owner} />
          <Resources {...owner} />
          <Power {...owner} />
          <Structures {...owner} />
          <Things {...owner} />
        </>
      )}
    </section>
  );
});

function Who({ now, after, info }: Ownership) {
  const { t, faction } = useGaiaWords();
  const { mine } = useTable();
  const pointing = usePointingAt();
  if (now.faction === null) return null;
  const you = info?.seat === mine;
  return (
    <div className={styles.who}>
      <div className={styles.name} {...pointing.at({ faction: now.faction })}>
        <Planet type={factionOf(now).homeIndex} size={24} />
        <h3>{faction(now.faction)}</h3>
        <p>
          <Seat seat={info} size={10} /> <span data-may-clip>{you ? t('web.gaia.own.you') : info?.name}</span>
        </p>
      </div>
      <p className={styles.points}>
        <Mark name="vp" size={19} />
        <span className="hidden">{t('web.gaia.own.vp', { vp: now.vp })}</span>
        <b aria-hidden="true">{now.vp}</b>
        <Change from={now.vp} to={after.vp} />
      </p>
      <p className={styles.ability}>{t(`web.gaia.own.ability.${now.faction}`)}</p>
    </div>
  );
}

function Power({ now, after, seat }: Ownership) {
  const { t, amounts } = useGaiaWords();
  const { next: income } = useNextIncome(seat);
  const { tokens = 0, charge = 0 } = income?.total ?? {};
  return (
    <div className={styles.power}>
      <Bowls of={after} was={now} returnsTo={abilitiesOf(now).gaiaReturnsTo} />
      <p>
        {income === undefined
          ? t('web.gaia.own.noIncome')
          : tokens + charge === 0
            ? t('web.gaia.own.noPower')
            : t('web.gaia.own.power', { gains: amounts({ charge, tokens }) })}
      </p>
    </div>
  );
}
