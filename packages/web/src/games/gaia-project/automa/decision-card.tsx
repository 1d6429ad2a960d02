/** A decision card: its left half says how the next card is carried out, its right half what the Automa does. */
import { type CardAction, decisionCard, decisionCardTexts, type Support } from '@orrery/gaia-project/advice';
import type { ReactNode } from 'react';
import { Amounts, Mark } from '../drawing/mark.tsx';
import { useGaiaWords } from '../words.ts';
import styles from './decision-card.module.css';

/** What each action is drawn as; for the eye alone. */
const actions: Readonly<Record<CardAction, ReactNode>> = {
  mine: <Mark name="mine" size={24} />,
  upgrade: (
    <>
      <Mark name="mine" size={15} />
      <Mark name="upgrade" size={15} />
      <Mark name="trading-station" size={19} />
    </>
  ),
  'research-highest': (
    <>
      <Mark name="science" size={22} />
      <b>↑</b>
    </>
  ),
  'research-random': (
    <>
      <Mark name="science" size={22} />
      <b>№</b>
    </>
  ),
  cover: (
    <>
      <Mark name="token" size={18} />
      <Mark name="qic" size={18} />
      <Mark name="cross" size={13} />
    </>
  ),
  faction: <Mark name="planetary-institute" size={25} />,
};

const directions: Readonly<Record<Support['direction'], string>> = { 'right-down': '↘', 'left-up': '↖' };
const boosters = ['left', 'middle', 'right'] as const;

/** The two final scoring tiles, of which one may count. */
const FinalSlots = ({ slot }: { readonly slot: Support['finalTile'] }) => (
  <span className={styles.slots} data-slot={slot}>
    <i />
    <i />
  </span>
);

/** `lit`: the half that counts in this turn. */
export function DecisionCard(props: { readonly card: number; readonly lit?: 'support' | 'action' }) {
  const { format } = useGaiaWords();
  const { card, lit } = props;
  const { action, vp, red, support, booster } = decisionCard(card);
  const { finalTile, range, direction, arrow, count } = support;
  return (
    <div className={styles.card} data-lit={lit}>
      <p className="hidden">{decisionCardTexts(card).map(format).join(' ')}</p>
      <div className={styles.face} aria-hidden="true">
        <span className={styles.support}>
          <FinalSlots slot={finalTile} />
          <span>
            {range}
            <Mark name="range" size={12} />
          </span>
          <b>{directions[direction]}</b>
          <b>{arrow === 'right' ? `${count} →` : `← ${count}`}</b>
          <span className={styles.boosters}>
            {boosters.map((each) => (
              <i key={each} data-taken={each === booster ? '' : undefined} />
            ))}
          </span>
        </span>
        <span className={styles.action}>
          <span>{actions[action]}</span>
          {action === 'faction' ? null : <Amounts of={{ vp }} size={12} signed />}
        </span>
        <span className={styles.lamp} data-red={red ? '' : undefined}>
          {red ? '✕' : ''}
        </span>
        <small className={styles.number}>{card}</small>
      </div>
    </div>
  );
}
