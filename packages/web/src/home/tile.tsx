/** A game on the home screen: its picture, a word about it, and two ways to begin. */
import { useState } from 'react';
import { go, Link } from '../app/router.tsx';
import { settings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import { accentOf, isPlayable, type Tile } from './catalogue.ts';
import { gameName } from './rows.tsx';

/** A table against bots in one click: the game's beginner's options, the strongest bot there is. */
async function playNow(game: string, you: string): Promise<void> {
  const [{ loadKit }, { createTable, usualSeats }] = await Promise.all([
    import('../table/load.ts'),
    import('../sources/new-table.ts'),
  ]);
  const kit = await loadKit(game);
  const seats = kit === undefined ? undefined : usualSeats(kit.loaded.game, you);
  if (kit === undefined || seats === undefined) return go({ at: 'new', game });
  go({ at: 'local', id: createTable(kit.loaded.game, { seats, options: {} }) });
}

export function GameTile({ tile }: { readonly tile: Tile }) {
  const words = useWords();
  const { t } = words;
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);
  const name = gameName(tile.id, words);
  const start = async (): Promise<void> => {
    setStarting(true);
    setFailed(false);
    try {
      await playNow(tile.id, settings().name);
    } catch {
      setFailed(true);
    } finally {
      setStarting(false);
    }
  };
  return (
    <article className="tile" style={accentOf(tile.id)}>
      <div className="tile-picture">
        <img src={tile.picture} alt="" width="344" height="232" />
      </div>
      <div className="tile-words">
        <h2>{name}</h2>
        <p className="tile-meta">{t(`web.game.${tile.id}.meta`)}</p>
        <p className="tile-pitch">{t(`web.game.${tile.id}.pitch`)}</p>
        {failed ? (
          <p className="bad" role="alert">
            {t('web.failure.load')}
          </p>
        ) : null}
        <div className="tile-buttons">
          {isPlayable(tile) ? (
            <>
              <button
                type="button"
                className="button main two"
                disabled={starting}
                aria-label={t('web.tile.playNowLabel', { game: name })}
                onClick={() => void start()}
              >
                {t('web.tile.playNow')}
                <small>{t('web.tile.againstBots')}</small>
              </button>
              <Link
                to={{ at: 'new', game: tile.id }}
                className="button two"
                aria-label={t('web.tile.friendsLabel', { game: name })}
              >
                {t('web.tile.friends')}
                <small>{t('web.tile.byLink')}</small>
              </Link>
            </>
          ) : (
            <p className="tile-later">{t('web.tile.later')}</p>
          )}
        </div>
      </div>
    </article>
  );
}
