/** A new table, and the way to that of another game. */

import { findGame, listedGames } from '@orrery/catalog';
import { msg } from '@orrery/kernel';
import { Link } from '../app/router.tsx';
import { SpeakingOf, useWords } from '../app/words.tsx';
import { PageHeader } from '../header/page-header.tsx';
import { useKit } from '../opening/load.ts';
import { LoadTrouble, Opening, Trouble } from '../opening/table-host.tsx';
import { GameMark, gameName } from '../parts/game-mark.tsx';
import page from '../parts/page.module.css';
import { CreateForm } from './create-form.tsx';
import styles from './create-page.module.css';

export function CreatePage({ game }: { readonly game: string }) {
  const words = useWords();
  const { t } = words;
  const loading = useKit(findGame(game) === undefined ? undefined : game);
  if (findGame(game) === undefined) return <Trouble why={msg('web.failure.noGame', { game })} />;
  if (loading.is === 'failed' || loading.is === 'missing') return <LoadTrouble />;
  if (loading.is === 'loading') return <Opening />;
  return (
    <div className={page.page}>
      <PageHeader />
      <main>
        <div className={styles.head}>
          <h1>{t('web.create.title')}</h1>
          <nav className={styles.games} aria-label={t('web.home.games')}>
            {listedGames.map(({ id }) => (
              <Link
                key={id}
                to={{ at: 'new', game: id }}
                className="button"
                aria-current={id === game ? 'page' : undefined}
              >
                <GameMark game={id} size={24} /> {gameName(id, words)}
              </Link>
            ))}
          </nav>
        </div>
        <SpeakingOf more={loading.kit.words}>
          <CreateForm kit={loading.kit} />
        </SpeakingOf>
      </main>
    </div>
  );
}
