/** The card that is being read, beside the others. */
import type { LoadedGame } from '@orrery/catalog';
import { useWords } from '../app/words.tsx';
import type { BoardModule } from '../board-kit/board.ts';
import { CardTold } from '../table/card-sheet.tsx';
import styles from './cards-page.module.css';

interface ReadingProps {
  readonly loaded: LoadedGame;
  /** The drawn card, where the game has one. */
  readonly Card: BoardModule['Card'] | undefined;
  readonly id: string | undefined;
}

export function Reading({ loaded, Card, id }: ReadingProps) {
  const { t, format } = useWords();
  const entry = loaded.cards?.().find((card) => card.id === id);
  return (
    <section className={`panel ${styles.reading}`} aria-label={t('web.cards.detail')} aria-live="polite">
      {entry === undefined ? (
        <p className="soft">{t('web.cards.pick')}</p>
      ) : (
        <>
          <h2>{format(entry.name)}</h2>
          <CardTold loaded={loaded} Card={Card} entry={entry} />
        </>
      )}
    </section>
  );
}
