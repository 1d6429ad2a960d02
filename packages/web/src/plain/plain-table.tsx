/** A table for any registered game, made of generic parts; serves games whose own board is not drawn yet. */
import { useMemo } from 'react';
import { useWords } from '../app/words.tsx';
import type { BoardProps, PlainTableProps } from '../board-kit/board.ts';
import { SeatBadge } from '../parts/seat.tsx';
import { PlainNote } from './note.tsx';
import list from './options.module.css';
import { PlainOptions } from './options.tsx';
import { PanelTable } from './panel-table.tsx';
import { type Fact, outlineOf, panelsOf, type WordPanels } from './panels.ts';
import styles from './plain-table.module.css';

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={`${fact.label}/${fact.values.join()}`}>
          {fact.label === undefined ? null : <dt>{fact.label}</dt>}
          <dd>
            {fact.values.map((value, i) => (
              <span key={`${value}${fact.values.indexOf(value) === i ? '' : i}`} className="chip">
                {value}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useWordPanels({ loaded, view, seats, format }: BoardProps): WordPanels {
  return useMemo(() => {
    const names = seats.map(({ name }) => name);
    const lines = loaded.tableText?.(view, (seat) => names[seat] ?? String(seat + 1));
    return lines === undefined ? outlineOf(view, names.length) : panelsOf(lines.map(format), names);
  }, [loaded, view, seats, format]);
}

/** For games that have lines of words for their table, or no words at all. */
function WordTable(props: PlainTableProps) {
  const { loaded, view, seats, question, unavailable, choice, format, slots, listed } = props;
  const { t } = useWords();
  const panels = useWordPanels(props);
  return (
    <div className={styles.board}>
      {/* Where there is little room it scrolls, so the keyboard must get there. */}
      <section className={styles.table} aria-label={t('web.plain.table')} {...{ tabIndex: 0 }}>
        <PlainNote loaded={loaded} className={styles.note} />
        <section className="panel">
          <h2>{t('web.plain.common')}</h2>
          <Facts facts={panels.table} />
        </section>
        {seats.map((seat) => (
          <section key={seat.seat} className={seat.me ? `panel ${styles.own}` : 'panel'}>
            <h2>
              <SeatBadge seat={seat} size={22} /> {seat.name}
              <span className={styles.state} data-seat={seat.state}>
                {t(`web.seat.${seat.state}`)}
              </span>
            </h2>
            <Facts facts={[...(panels.seats[seat.seat] ?? []), ...(seat.me ? panels.own : [])]} />
          </section>
        ))}
      </section>
      <div className={styles.question}>
        {slots.question}
        {listed && question !== undefined ? (
          <section
            className={`panel ${list.options}`}
            data-begins="above"
            aria-label={t('web.plain.options')}
          >
            <PlainOptions
              loaded={loaded}
              view={view}
              seats={seats}
              question={question}
              unavailable={unavailable}
              choice={choice}
              format={format}
            />
          </section>
        ) : null}
      </div>
      {slots.score === null && slots.log === null ? null : (
        <div className={styles.side}>
          {slots.score}
          {slots.log}
        </div>
      )}
    </div>
  );
}

export function PlainTable(props: PlainTableProps) {
  return props.loaded.panels === undefined ? <WordTable {...props} /> : <PanelTable {...props} />;
}
