/** What matters most at any moment: the table in a line, every player in a row. */
import type { Panels } from '@orrery/presentation';
import { memo } from 'react';
import { useWords } from '../app/words.tsx';
import type { SeatInfo } from '../board-kit/board.ts';
import { SeatBadge } from '../parts/seat.tsx';
import { FactTiles, useText } from './blocks.tsx';
import styles from './glance.module.css';

interface GlanceProps {
  readonly panels: Panels;
  readonly seats: readonly SeatInfo[];
}

function Player({ panels, seat }: { readonly panels: Panels; readonly seat: SeatInfo }) {
  const text = useText();
  const mine = panels.seats[seat.seat];
  return (
    <tr className={seat.me ? styles.own : undefined}>
      <th scope="row">
        <span className={styles.who}>
          <SeatBadge seat={seat} size={22} />
          <span>
            {seat.name} <small>{mine?.marks.map(text).join(' · ')}</small>
          </span>
        </span>
      </th>
      {mine?.glance.map(({ label, value, note }) => (
        <td key={label.key}>
          <b>{text(value)}</b>
          {note === undefined ? null : <small> {text(note)}</small>}
        </td>
      ))}
    </tr>
  );
}

function Players({ panels, seats }: GlanceProps) {
  const { t } = useWords();
  const text = useText();
  return (
    <table className={styles.players}>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">{t('web.score.player')}</span>
          </th>
          {panels.seats[0]?.glance.map(({ label }) => (
            <th key={label.key} scope="col">
              {text(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats
          .filter(({ kind }) => kind !== 'rival')
          .map((seat) => (
            <Player key={seat.seat} panels={panels} seat={seat} />
          ))}
      </tbody>
    </table>
  );
}

export const Glance = memo(function Glance(props: GlanceProps) {
  return (
    <section className={`panel ${styles.glance}`}>
      <FactTiles facts={props.panels.glance} />
      <Players {...props} />
    </section>
  );
});
