/** How well bots are to play: one of the levels, each with its face and a word about it. */
import { LEVELS, type Level, levelName, levelNote } from '@orrery/bots/text';
import { useId } from 'react';
import { useWords } from '../app/words.tsx';
import { BotFace } from './bot-face.tsx';
import styles from './level-choice.module.css';

export function LevelChoice(props: {
  readonly label: string;
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}) {
  const { format } = useWords();
  const name = useId();
  return (
    <div className={styles.levels} role="radiogroup" aria-label={props.label}>
      {LEVELS.map((level) => (
        <label key={level} className={styles.level}>
          <input
            type="radio"
            name={name}
            checked={level === props.value}
            onChange={() => props.onChange(level)}
          />
          <BotFace bot={level} size={34} />
          <b>{format(levelName(level))}</b>
          <small>{format(levelNote(level))}</small>
        </label>
      ))}
    </div>
  );
}
