/** The helper of Consume and Produce: a row for each power or good, in the order that brings the most. */

import { RowPlace } from '../../../board-kit/card-row.tsx';
import { useTable } from '../table.ts';
import { useRaceWords } from '../words.ts';
import styles from './consume.module.css';
import { PowerRows } from './powers.tsx';
import { GambleRows, GoodRows, ProduceRows, SaleRows } from './rows.tsx';

export function ConsumeRows() {
  const { question, player } = useTable();
  const { t } = useRaceWords();
  if (player === undefined || question === undefined) return null;
  return (
    <RowPlace name={t('web.race.consume.title')} className={styles.consume}>
      <ul data-begins="above">
        {question.name === 'consume.power' && <PowerRows player={player} />}
        {question.name === 'consume.sell' && <SaleRows />}
        {question.name === 'consume.goods' && <GoodRows player={player} />}
        {question.name === 'consume.gamble' && <GambleRows />}
        {question.name === 'produce.power' && <ProduceRows />}
      </ul>
    </RowPlace>
  );
}
