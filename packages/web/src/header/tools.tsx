/** What every top bar has at its right end: language, theme, settings. */
import { languages } from '@orrery/text';
import { useState } from 'react';
import { change, themeOf, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { languageNames, SettingsSheet } from './settings-sheet.tsx';
import styles from './tools.module.css';

export function LanguageSwitch() {
  const { t } = useWords();
  const { language } = useSettings();
  return (
    <fieldset className={styles.languages} aria-label={t('web.settings.language')}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-label={languageNames[each]}
          aria-pressed={each === language}
          onClick={() => change({ language: each })}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function ThemeSwitch() {
  const { t } = useWords();
  const theme = themeOf(useSettings());
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="tool"
      aria-label={t(`web.theme.${other}`)}
      onClick={() => change({ theme: other })}
    >
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}

export function SettingsButton() {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={t('web.settings.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="gear" />
      </button>
      {open ? <SettingsSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}
