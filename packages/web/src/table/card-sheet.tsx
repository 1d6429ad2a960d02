/** A component of the game with all that is printed on it, as a sheet. */
import type { LoadedGame } from '@orrery/catalog';
import type { CardEntry } from '@orrery/presentation';
import { useWords } from '../app/words.tsx';
import type { BoardModule } from '../board-kit/board.ts';
import { Said } from '../parts/said.tsx';
import { Sheet } from '../parts/sheet.tsx';
import styles from './log-panel.module.css';

interface CardSheetProps {
  readonly loaded: LoadedGame;
  /** The drawn card, where the game has one. */
  readonly Card: BoardModule['Card'] | undefined;
  /** By its id in the card browser. */
  readonly id: string;
  readonly onClose: () => void;
}

/** What is printed on a component: drawn where the game draws it, else in words. */
export function CardTold({
  loaded,
  Card,
  entry,
}: Pick<CardSheetProps, 'loaded' | 'Card'> & { readonly entry: CardEntry }) {
  const { format } = useWords();
  if (Card !== undefined) return <Card id={entry.id} loaded={loaded} format={format} />;
  return (
    <div className={styles.entry}>
      <p className="soft">{entry.facts.map(format).join(' · ')}</p>
      {entry.text.map((line) => (
        <p key={format(line)}>
          <Said of={line} />
        </p>
      ))}
    </div>
  );
}

export function CardSheet({ loaded, Card, id, onClose }: CardSheetProps) {
  const { format } = useWords();
  const entry = loaded.cards?.().find((card) => card.id === id);
  if (entry === undefined) return null;
  return (
    <Sheet title={format(entry.name)} onClose={onClose}>
      <CardTold loaded={loaded} Card={Card} entry={entry} />
    </Sheet>
  );
}
