/** Opponents at a glance. */

import { typeText } from '@orrery/race-for-the-galaxy';
import { designAt, seen, TABLEAU_TO_END } from '@orrery/race-for-the-galaxy/advice';
import { memo, useState } from 'react';
import type { SeatInfo } from '../../board-kit/board.ts';
import { SeatBadge } from '../../parts/seat.tsx';
import { SeatStatus } from '../../parts/seat-status.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { CardTitle } from './card-title.tsx';
import { places } from './flights.ts';
import { Emblem, Good } from './marks.tsx';
import styles from './opponents.module.css';
import { colour, Numbers } from './seat-facts.tsx';
import { useScene } from './table.ts';
import theme from './theme.module.css';
import { useRaceWords } from './words.ts';

/** Twelve segments: how far the tableau is from ending the game. */
function Clock({ placed }: { readonly placed: number }) {
  return (
    <span className={styles.clock} aria-hidden="true">
      {Array.from({ length: TABLEAU_TO_END }, (_, i) => (
        // Segments are told apart by nothing but their place.
        <i key={`segment${String(i)}`} className={i < placed ? styles.on : undefined} />
      ))}
    </span>
  );
}

export const Opponents = memo(function Opponents({ others }: { readonly others: readonly SeatInfo[] }) {
  return (
    <div className={styles.opponents} data-others={others.length > 2 ? 'three' : 'few'}>
      {others.map((seat) => (
        <Opponent key={seat.seat} seat={seat} />
      ))}
    </div>
  );
});

/** How many cards lie there, roughly: the more, the sooner their names give way where there is little room. */
function crowdOf(cards: number): string | undefined {
  if (cards > 12) return 'many most';
  if (cards > 8) return 'many';
  return cards > 6 ? 'seven' : cards > 4 ? 'five' : undefined;
}

function Opponent({ seat }: { readonly seat: SeatInfo }) {
  const { view, phone } = useScene();
  const player = seen(view, seat.seat);
  if (phone) return <OpponentButton seat={seat} />;
  return (
    <section
      className={`${styles.opponent} ${theme.panel}`}
      data-tableau="opponent"
      aria-label={seat.name}
      style={colour(seat)}
    >
      <header data-place={places.seat(seat.seat)}>
        <SeatBadge seat={seat} size={24} />
        <h3>{seat.name}</h3>
        <Numbers seat={seat} />
        <SeatStatus seat={seat} />
      </header>
      <Clock placed={player.tableau.length} />
      <ul className={styles.minis} data-crowd={crowdOf(player.tableau.length)}>
        {player.tableau.map((card, place) => (
          <Mini key={card} card={card} good={player.goods[place] === true} fresh={place >= player.active} />
        ))}
      </ul>
    </section>
  );
}

/** On a phone an opponent is one target: it opens the tableau as a list. */
function OpponentButton({ seat }: { readonly seat: SeatInfo }) {
  const { view } = useScene();
  const { t } = useRaceWords();
  const [open, setOpen] = useState(false);
  const player = seen(view, seat.seat);
  return (
    <>
      <button
        type="button"
        className={`${styles.opponent} ${theme.panel}`}
        data-tableau="opponent"
        style={colour(seat)}
        onClick={() => setOpen(true)}
      >
        <span className={styles.head} data-place={places.seat(seat.seat)}>
          <SeatBadge seat={seat} size={20} />
          <b className={styles.title}>{seat.name}</b>
          <Numbers seat={seat} />
          <SeatStatus seat={seat} />
        </span>
        <Clock placed={player.tableau.length} />
        <span className={styles.minis}>
          {player.tableau.map((card, place) => (
            <span
              key={card}
              className={`${styles.mini} ${theme.paper}`}
              data-flag={place >= player.active ? 'fresh' : undefined}
            >
              <Emblem design={designAt(card)} size={24} />
              {player.goods[place] === true && <Good kind={designAt(card).good?.kind} size={15} />}
            </span>
          ))}
        </span>
      </button>
      {open && (
        <Sheet
          title={t('web.race.tableau.own', { name: seat.name })}
          from="below"
          onClose={() => setOpen(false)}
        >
          <ul className={`${theme.race} ${styles.sheet}`}>
            {player.tableau.map((card, place) => (
              <Mini
                key={card}
                card={card}
                good={player.goods[place] === true}
                fresh={place >= player.active}
              />
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

/** A card of an opponent: emblem, name, good. */
function Mini({
  card,
  good,
  fresh,
}: {
  readonly card: number;
  readonly good: boolean;
  readonly fresh: boolean;
}) {
  const { show, open, phone, pointing } = useScene();
  const { t, title, format } = useRaceWords();
  const design = designAt(card);
  const kind = design.good?.kind;
  return (
    <li data-place={places.card(card)}>
      <button
        type="button"
        className={`${styles.mini} ${theme.paper}`}
        data-flag={fresh ? 'fresh' : undefined}
        aria-label={`${title(design)}, ${format(typeText(design))}${good ? `, ${t('web.race.tableau.good')}` : ''}`}
        onClick={() => (phone ? open(card) : show(card))}
        {...pointing(card)}
      >
        <Emblem design={design} size={21} />
        <span className={styles.name} data-may-clip="">
          <CardTitle design={design} />
        </span>
        {kind !== undefined && <Good kind={kind} size={16} empty={!good} />}
      </button>
    </li>
  );
}
