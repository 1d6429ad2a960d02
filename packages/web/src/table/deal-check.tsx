/** The fair deal, checked by the person's own browser. */
import { checkDeal } from '@orrery/kernel';
import type { DealInfo } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { tableDeal } from '../sources/server-api.ts';
import styles from './end-screen.module.css';

/** Whether the shuffle was fixed before the first move: checked here, by the person's own browser. */
export function DealCheck({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [deal, setDeal] = useState<DealInfo>();
  useEffect(() => {
    let wanted = true;
    void tableDeal(id).then((reply) => {
      if (wanted && 'value' in reply) setDeal(reply.value);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  if (deal === undefined) return null;
  const { commitment, revealed } = deal;
  const fair =
    commitment !== null && revealed !== null && revealed.secret !== null
      ? checkDeal({ ...revealed, commitment, secret: revealed.secret }) === undefined
      : undefined;
  return (
    <section className={`panel ${styles.deal}`} aria-label={t('web.deal.title')}>
      <h2>{t('web.deal.title')}</h2>
      {commitment === null ? (
        <p>{t('web.deal.typed')}</p>
      ) : fair === undefined ? (
        <p>{t('web.deal.later')}</p>
      ) : (
        <p className={fair ? 'good' : 'bad'}>{fair ? t('web.deal.fair') : t('web.deal.unfair')}</p>
      )}
      {commitment === null ? null : <code>{commitment}</code>}
    </section>
  );
}
