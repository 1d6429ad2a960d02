/** The left column: what the rounds score, the races of the end, the boosters and federation tokens that can be had. */
import { memo } from 'react';
import { useTable } from '../table.ts';
import { Boosters, FederationTokens } from './offers.tsx';
import { FinalScoring } from './races.tsx';
import { Rounds } from './rounds.tsx';
import styles from './supply.module.css';

export const Supply = memo(function Supply() {
  const { logOpen } = useTable();
  // Opened, the log has the whole column.
  if (logOpen) return null;
  return (
    <div className={styles.supply}>
      <div className={styles.panel}>
        <Rounds />
        <FinalScoring />
      </div>
      <div className={styles.panel}>
        <Boosters />
        <FederationTokens />
      </div>
    </div>
  );
});
