/** A row of the helper of Consume and Produce: what is used, what it takes, what it gives. */

import type { Option } from '@orrery/kernel';
import type { Design } from '@orrery/race-for-the-galaxy';
import { designAt } from '@orrery/race-for-the-galaxy/advice';
import type { ReactNode } from 'react';
import { stateOf } from '../../../board-kit/states.ts';
import { CardTitle } from '../card-title.tsx';
import { Emblem, Good, Icon } from '../marks.tsx';
import { useTable } from '../table.ts';
import theme from '../theme.module.css';
import { useRaceWords } from '../words.ts';
import styles from './consume.module.css';

interface RowProps {
  readonly option: Option;
  readonly place: ReactNode;
  readonly design: Design | undefined;
  readonly title: string;
  readonly words: string;
  readonly takes?: ReactNode;
  readonly gives?: ReactNode;
  readonly note?: ReactNode;
  readonly proposed?: boolean;
  /** The card that is shown while somebody points at the row. */
  readonly card: number | undefined;
  /** Buttons beside the row. */
  readonly children?: ReactNode;
}

export function Row(props: RowProps) {
  const { option, place, design, title, words, takes, gives, note, proposed = false, card, children } = props;
  const { choice, pointing } = useTable();
  const { t } = useRaceWords();
  const chosen = choice.isChosen(option.value);
  return (
    <li className={`${styles.row} ${theme.paper}`} data-state={stateOf({ can: true, chosen, proposed })}>
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={`${title}: ${words}${proposed ? `, ${t('web.race.flag.proposed')}` : ''}`}
        onClick={() => choice.toggle(option.value)}
        {...(card === undefined ? {} : pointing(card))}
      >
        <span className={styles.place}>{place}</span>
        {design !== undefined && <Emblem design={design} size={28} />}
        <span className={styles.who}>
          <b>{title}</b>
          <small>{words}</small>
        </span>
        <span className={styles.takes}>{takes}</span>
        <span className={styles.gives}>{gives}</span>
        <span className={styles.must}>{note}</span>
      </button>
      {children}
    </li>
  );
}

/** What a step or a plan brings. */
export function Gains({ vp, cards }: { readonly vp: number; readonly cards: number }) {
  return (
    <>
      {vp > 0 && (
        <span>
          <Icon name="chip" size={17} />
          {vp}
        </span>
      )}
      {cards > 0 && (
        <span>
          <Icon name="card" size={17} />
          {cards}
        </span>
      )}
    </>
  );
}

/** A good with the world it lies on. */
export function Token({ card }: { readonly card: number }) {
  const design = designAt(card);
  return (
    <span className={styles.token}>
      <Good kind={design.good?.kind} size={18} />
      <span>
        <CardTitle design={design} />
      </span>
    </span>
  );
}
