/** A game on the home screen: its picture, a word about it, and two ways to begin. */
import { botName } from '@orrery/bots/text';
import type { ListedGame } from '@orrery/catalog';
import { useId, useState } from 'react';
import { go, Link } from '../app/router.tsx';
import { settings, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import { accentOf, gameName } from '../parts/game-mark.tsx';
import styles from './tile.module.css';

/** A table against a bot, in one click: the usual game, or the one for beginners, against a newcomer. */
async function playNow(game: string, first: boolean): Promise<void> {
  const [{ loadKit }, { createTable, usualSeats }, { firstGameOptions }] = await Promise.all([
    import('../opening/load.ts'),
    import('../sources/new-table.ts'),
    import('../create/form.ts'),
  ]);
  const kit = await loadKit(game);
  if (kit === undefined) return go({ at: 'new', game });
  const { name, level } = settings();
  const seats = usualSeats(kit.loaded.game, name, first ? 'newcomer' : level);
  const options = first ? firstGameOptions(kit.loaded.game, seats.length) : {};
  go({ at: 'local', id: createTable(kit.loaded.game, { seats, options }) });
}

interface TileProps {
  readonly game: ListedGame;
  /** Whether this person has never begun a game of the title. */
  readonly newcomer: boolean;
}

export function GameTile({ game, newcomer }: TileProps) {
  const words = useWords();
  const { t, format } = words;
  const { level } = useSettings();
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);
  const firstNote = useId();
  const name = gameName(game.id, words);
  const start = async (first: boolean): Promise<void> => {
    setStarting(true);
    setFailed(false);
    try {
      await playNow(game.id, first);
    } catch {
      setFailed(true);
    } finally {
      setStarting(false);
    }
  };
  return (
    <article className={styles.tile} style={accentOf(game.id)}>
      <div className={styles.picture}>
        <img src={game.picture} alt="" width="344" height="232" />
      </div>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.meta}>{t(`web.game.${game.id}.meta`)}</p>
        <p className={styles.pitch}>{t(`web.game.${game.id}.pitch`)}</p>
        {failed ? (
          <p className="bad" role="alert">
            {t('web.failure.load')}
          </p>
        ) : null}
        {newcomer ? (
          <div className={styles.first}>
            <button
              type="button"
              className="button main two"
              disabled={starting}
              aria-label={t('web.tile.firstLabel', { game: name })}
              aria-describedby={firstNote}
              onClick={() => void start(true)}
            >
              {t('web.tile.first')}
              <small>{format(botName('newcomer'))}</small>
            </button>
            <p id={firstNote}>{t(`web.game.${game.id}.first`)}</p>
          </div>
        ) : null}
        <div className={styles.buttons}>
          <button
            type="button"
            className={newcomer ? 'button two' : 'button main two'}
            disabled={starting}
            aria-label={t('web.tile.playNowLabel', { game: name })}
            onClick={() => void start(false)}
          >
            {t('web.tile.playNow')}
            <small>{newcomer ? t('web.tile.standard') : format(botName(level))}</small>
          </button>
          <Link
            to={{ at: 'new', game: game.id }}
            className="button two"
            aria-label={t('web.tile.friendsLabel', { game: name })}
          >
            {t('web.tile.friends')}
            <small>{t('web.tile.byLink')}</small>
          </Link>
        </div>
      </div>
    </article>
  );
}
