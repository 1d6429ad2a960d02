/** The ways to place a world: each says what it costs and what is lost. */

import { readTarget } from '@orrery/race-for-the-galaxy';
import { designAt, isOneUse } from '@orrery/race-for-the-galaxy/advice';
import { optionsOf } from '../../board-kit/choice.ts';
import { stateOf } from '../../board-kit/states.ts';
import styles from './list.module.css';
import { useTable } from './table.ts';
import theme from './theme.module.css';
import { useRaceWords } from './words.ts';

export function Ways() {
  const { question, choice, player } = useTable();
  const { t, title, format } = useRaceWords();
  const world = player === undefined || player.placing < 0 ? undefined : designAt(player.placing);
  const heading =
    world === undefined ? t('web.race.ways.title') : t('web.race.ways.of', { world: title(world) });
  return (
    <div className={`${styles.list} ${styles.ways} ${theme.paper}`}>
      <h3>{heading}</h3>
      <ul aria-label={heading}>
        {optionsOf(question).map((option) => {
          const chosen = choice.isChosen(option.value);
          const lost = (readTarget(option.target)?.uses ?? []).filter(isOneUse);
          return (
            <li key={JSON.stringify(option.value)}>
              <button
                type="button"
                className={styles.way}
                data-state={stateOf({ can: true, chosen })}
                aria-pressed={chosen}
                onClick={() => choice.toggle(option.value)}
              >
                <b>{format(option.text)}</b>
                <span>
                  {t('web.race.ways.cost', { cards: option.cost?.cards ?? 0 })}
                  {lost.map((card) => (
                    <em key={card}>
                      {t('web.race.ways.lost', { card: title(designAt(card)), vp: designAt(card).vp })}
                    </em>
                  ))}
                </span>
                <i className={styles.switch} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
