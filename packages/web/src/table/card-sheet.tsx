/** A component of the game with all that is printed on it, as a sheet. */
import type { LoadedGame } from '@orrery/catalog';
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

export function CardSheet({ loaded, Card, id, onClose }: CardSheetProps) {
  const { format } = useWords();
  const entry = loaded.cards?.().find((card) => card.id === id);
  if (entry === undefined) return null;
  return (
    <Sheet title={format(entry.name)} onClose={onClose}>
      {Card === undefined ? (
        <div className={styles.entry}>
          <p className="soft">{entry.facts.map(format).join(' · ')}</p>
          {entry.text.map((line) => (
            <p key={format(line)}>
              <Said of={line} />
            </p>
          ))}
        </div>
      ) : (
        <Card id={id} loaded={loaded} format={format} />
      )}
    </Sheet>
  );
}
