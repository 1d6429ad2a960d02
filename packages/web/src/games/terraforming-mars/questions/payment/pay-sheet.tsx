/** The payment on a phone: a sheet that carries the question in its title. */
import { useState } from 'react';
import { Sheet } from '../../../../parts/sheet.tsx';
import { useTable } from '../../table.ts';
import { useMarsWords } from '../../words.ts';
import styles from './pay.module.css';
import { Ways } from './pay.tsx';
import { payingIn } from './paying.ts';
import { paidSentence, payWords } from './words.ts';

export function PaySheet() {
  const words = useMarsWords();
  const table = useTable();
  const [closed, close] = useState<number>();
  const paying = payingIn(table);
  if (paying === undefined || closed === paying.question.id) return null;
  const { choice, staged, preview } = table;
  const { title = '', confirm, next } = payWords(table, words);
  // Where nothing leads back, the bar below still has the button that pays.
  const back = (): void => {
    if (staged.length > 0) choice.returnTo(staged.length - 1);
    else close(paying.question.id);
  };
  return (
    <Sheet title={title} from="below" onClose={back}>
      <div className={styles.sheet}>
        <Ways {...paying} />
        <p className={choice.problem === undefined ? 'good' : 'warn'}>
          {choice.problem ?? paidSentence(table, paying, words)}
        </p>
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={back}>
            {words.t('web.mars.pay.back')}
          </button>
          <button type="button" className="button main" disabled={!choice.ready} onClick={choice.confirm}>
            {preview?.question?.name === undefined || preview.question.name === 'turn.action'
              ? confirm
              : next}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
