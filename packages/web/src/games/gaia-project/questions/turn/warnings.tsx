/** Warnings above the cards, each with a way to hear no more of its kind. */
import { useStore } from '../../../../app/store.ts';
import { useGaiaWords } from '../../words.ts';
import { silence, silenced, type Warning } from './warned.ts';
import styles from './warnings.module.css';

export function Warnings({ all }: { readonly all: readonly Warning[] }) {
  const words = useGaiaWords();
  const off = useStore(silenced);
  const heard = all.filter(({ kind }) => !off.includes(kind));
  if (heard.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label={words.t('web.gaia.warning.title')}>
      {heard.map(({ kind, text }) => {
        const said = text(words);
        return (
          <li key={kind}>
            <span>{said}</span>
            <button
              type="button"
              className={styles.silence}
              aria-label={words.t('web.gaia.warning.silenceThat', { what: said })}
              onClick={() => silence(kind)}
            >
              {words.t('web.gaia.warning.silence')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
