/** Outcomes as cards: the areas of power that result, and the answers that lead there in one go. */
import { type Holdings, holdingsOf } from '@orrery/gaia-project/advice';
import type { Choice } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { bowlsText, MiniBowls } from '../../drawing/bowls.tsx';
import type { Table } from '../../table.ts';
import type { Card } from '../../tray/tray.tsx';
import { sentences, type Words } from '../../words.ts';
import { isTaken, take } from './answers.ts';
import styles from './power.module.css';

interface DrawnOutcome {
  readonly title: string;
  readonly answers: readonly Choice[];
  readonly left: Holdings;
  /** In words, for the eye and the ear. */
  readonly note?: string;
  /** Drawn above the note. */
  readonly sequence?: ReactNode;
  /** The same in words. */
  readonly said?: string;
  readonly warns?: boolean;
  readonly proposed?: boolean;
  readonly size?: number;
  readonly gaia?: boolean;
  /** Three cards or more side by side: the words stand above the areas and beside them. */
  readonly narrow?: boolean;
}

/** The card of an outcome; pressing it takes all answers that lead there. */
export function outcomeCard(table: Table, words: Words, of: DrawnOutcome): Card {
  const {
    title,
    answers,
    left,
    note,
    sequence,
    said,
    proposed = false,
    size = 36,
    gaia,
    narrow = false,
  } = of;
  const was = table.player === undefined ? left : holdingsOf(table.player);
  const picture = (
    <MiniBowls of={left} was={was} size={narrow ? 32 : size} {...(gaia === undefined ? {} : { gaia })} />
  );
  const inWords = (
    <>
      {sequence}
      {note === undefined ? null : <span className={of.warns === true ? 'warn' : undefined}>{note}</span>}
    </>
  );
  return {
    key: JSON.stringify(answers),
    title,
    ...(narrow ? {} : { picture }),
    note: narrow ? (
      <span className={styles.narrow}>
        {picture}
        <span>{inWords}</span>
      </span>
    ) : (
      inWords
    ),
    label: sentences(title, said, note, bowlsText(words, left, was)),
    chosen: isTaken(table, answers),
    proposed,
    press: () => take(table, answers),
  };
}
