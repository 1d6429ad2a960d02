/** The top bar of a page that is not a table: the way home, what the page adds, and the tools. */
import type { ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { useWords } from '../app/words.tsx';
import { Brand } from '../parts/icon.tsx';
import topBar from '../parts/top-bar.module.css';
import styles from './page-header.module.css';
import { LanguageSwitch, SettingsButton, ThemeSwitch } from './tools.tsx';

export function PageHeader(props: { readonly nav?: ReactNode; readonly person?: ReactNode }) {
  const { t } = useWords();
  return (
    <header className={`${topBar.top} ${styles.header}`}>
      <Link to={{ at: 'home' }} className={`${topBar.logo} ${styles.home}`} aria-label={t('web.nav.home')}>
        <Brand /> <span>Orrery</span>
      </Link>
      {props.nav}
      <span className="spring" />
      <LanguageSwitch />
      <ThemeSwitch />
      <SettingsButton />
      {props.person}
    </header>
  );
}
