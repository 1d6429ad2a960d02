/** Where the link of "Keep my games" leads, and where a code can be typed. */
import { useEffect, useState } from 'react';
import { go } from '../app/router.tsx';
import { useWords } from '../app/words.tsx';
import { PageHeader } from '../header/page-header.tsx';
import page from '../parts/page.module.css';
import { codeInAddress } from '../recovery/code.ts';
import styles from '../recovery/recovery.module.css';
import { RestoreForm } from '../recovery/restore-form.tsx';

/** The code behind the `#` is taken out of the address at once, so that nobody reads it there or passes it on. */
function useGivenCode(): string {
  const [given, setGiven] = useState(() => codeInAddress(location.hash));
  useEffect(() => {
    const take = (): void => {
      const code = codeInAddress(location.hash);
      if (code === '') return;
      setGiven(code);
      history.replaceState(null, '', location.pathname);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return given;
}

export function RestorePage() {
  const { t } = useWords();
  const given = useGivenCode();
  useEffect(() => {
    document.title = t('web.restore.tab');
  }, [t]);
  return (
    <div className={page.page}>
      <PageHeader />
      <main className={page.column}>
        <section className={`panel ${styles.keeping}`}>
          <h1>{t('web.restore.title')}</h1>
          <RestoreForm
            key={given}
            given={given}
            onRestored={() => location.replace('/')}
            onCancel={() => go({ at: 'home' })}
          />
        </section>
      </main>
    </div>
  );
}
