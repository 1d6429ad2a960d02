/** All factions that can still be chosen, with what each begins with: before somebody looks at one of them. */
import { factionRow } from '@orrery/gaia-project/advice';
import { Mark, Planet } from '../../drawing/mark.tsx';
import { useTable } from '../../table.ts';
import theme from '../../theme.module.css';
import { useGaiaWords } from '../../words.ts';
import styles from './beginnings.module.css';
import { homeOf } from './faction-list.tsx';
import { startOf } from './faction-sheet.tsx';
import { factionsShown, isOpen } from './factions.ts';

const goods = ['credits', 'ore', 'knowledge', 'qic'] as const;

export function Beginnings() {
  const table = useTable();
  const { t, faction: nameOf, amounts } = useGaiaWords();
  const open = factionsShown().filter((faction) => isOpen(table, faction));
  return (
    // Where it is long it scrolls, so the keyboard must get there.
    <section
      className={`${theme.panel} ${styles.beginnings}`}
      aria-label={t('web.gaia.setup.startsWith')}
      {...{ tabIndex: 0 }}
    >
      <h3>
        {t('web.gaia.setup.startsWith')}
        <small>{t('web.gaia.setup.tokensInAreas')}</small>
      </h3>
      <ul>
        {open.map((faction) => {
          const { start } = factionRow(faction);
          const { one, two } = startOf(faction);
          return (
            <li key={faction}>
              <Planet type={homeOf(faction)} size={18} />
              <b>{nameOf(faction)}</b>
              <span className="hidden">{amounts(start)}</span>
              {goods.map((what) => (
                <span key={what} aria-hidden="true">
                  {start[what]} <Mark name={what} size={13} />
                </span>
              ))}
              <span>
                {one} / {two}
              </span>
            </li>
          );
        })}
      </ul>
      <p>{t('web.gaia.setup.lookAt')}</p>
    </section>
  );
}
