/** The draft: one card of a pack is kept, the others go on, between the giver and the receiver. */
import { draftOf } from '@orrery/terraforming-mars/advice';
import type { ReactNode } from 'react';
import type { BarWords } from '../../../../board-kit/board.ts';
import { SeatBadge } from '../../../../parts/seat.tsx';
import { CardFace } from '../../cards/card.tsx';
import { Icon } from '../../drawing/icon.tsx';
import { seatAt, type Table, useTable } from '../../table.ts';
import { useMarsWords, type Words } from '../../words.ts';
import { cardName } from '../common.ts';
import offered from '../offered.module.css';
import { cardsOffered, cardsPicked, Offered } from '../offered.tsx';
import type { Place } from '../place.ts';
import { Over } from './over.tsx';
import styles from './pick.module.css';

function neighbours(table: Table) {
  const { position, mine } = table;
  const draft = mine === undefined ? undefined : draftOf(position, mine);
  if (draft === undefined) return undefined;
  return { ...draft, giver: seatAt(table, draft.from), receiver: seatAt(table, draft.to) };
}

function Pack({ lie }: { readonly lie: 'row' | 'swipe' }) {
  const table = useTable();
  const { t } = useMarsWords();
  const name = neighbours(table)?.receiver?.name ?? '';
  const picked = cardsPicked(table).length > 0;
  return (
    <Offered
      name={t('web.mars.draft.pack')}
      cards={cardsOffered(table)}
      size={lie === 'row' ? 'large' : 'phone'}
      lie={lie}
      footOf={(_, chosen) => (
        <span className={chosen ? offered.bought : offered.offer}>
          {chosen
            ? t('web.mars.draft.kept')
            : picked
              ? t('web.mars.draft.goes', { name })
              : t('web.mars.draft.keep')}
        </span>
      )}
      alsoOf={(_, chosen) => (chosen ? t('web.mars.draft.kept') : undefined)}
    />
  );
}

/** A player beside the pack, with an arrow in the direction in which it travels. */
function Neighbour({ side }: { readonly side: 'giver' | 'receiver' }) {
  const table = useTable();
  const { t } = useMarsWords();
  const all = neighbours(table);
  const seat = all?.[side];
  if (seat === undefined || all === undefined) return null;
  const n = cardsOffered(table).length - 1;
  const text =
    side === 'receiver'
      ? t('web.mars.draft.to', { n, name: seat.name })
      : all.pick === 1
        ? t('web.mars.draft.dealt')
        : t('web.mars.draft.from', { name: seat.name });
  return (
    <div className={styles.neighbour} data-side={side}>
      {side === 'giver' && all.pick === 1 ? (
        <Icon name="card" size={28} />
      ) : (
        <SeatBadge seat={seat} size={30} />
      )}
      <span>{text}</span>
      <Icon name="arrow" size={30} />
    </div>
  );
}

/** What the viewer keeps so far, and what they remember having passed on. */
function Memory() {
  const { player, view, phone } = useTable();
  const words = useMarsWords();
  const { t } = words;
  const kept = player?.drafted ?? [];
  const names = (cards: readonly number[]): string => cards.map((card) => cardName(words, card)).join(', ');
  // Before the first pick there is nothing to compare with.
  if (kept.length === 0) return null;
  if (phone)
    return (
      <div className={styles.short}>
        <p>{t('web.mars.draft.keptNames', { names: names(kept) })}</p>
        {view.passedOn.length === 0 ? null : (
          <p>{t('web.mars.draft.passedNames', { names: names(view.passedOn) })}</p>
        )}
      </div>
    );
  return (
    <div className={styles.memory}>
      <h3>{t('web.mars.draft.keptTitle')}</h3>
      {kept.map((card) => (
        <span key={card} className={styles.kept}>
          <CardFace card={card} size="tile" foot={<small>{t('web.mars.draft.notBought')}</small>} />
        </span>
      ))}
      {view.passedOn.length === 0 ? null : (
        <>
          <h3>{t('web.mars.draft.passedTitle')}</h3>
          <ul className="scrolls" {...{ tabIndex: 0 }}>
            {view.passedOn.map((card) => (
              <li key={card}>{cardName(words, card)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const directionOf = (table: Table, { t }: Words): string =>
  t(neighbours(table)?.clockwise === true ? 'web.mars.draft.clockwise' : 'web.mars.draft.anticlockwise');

function DraftMap({ children }: { readonly children: ReactNode }) {
  const table = useTable();
  const words = useMarsWords();
  // On a phone the cards have a part of their own, and the map stays.
  if (table.phone) return children;
  return (
    <Over
      title={words.t('web.mars.draft.title', { n: cardsOffered(table).length - 1 })}
      note={directionOf(table, words)}
    >
      <div className={styles.draft}>
        <Neighbour side="giver" />
        <Pack lie="row" />
        <Neighbour side="receiver" />
        <Memory />
      </div>
    </Over>
  );
}

function DraftPhone() {
  const table = useTable();
  const words = useMarsWords();
  return (
    <Over
      title={words.t('web.mars.draft.title', { n: cardsOffered(table).length - 1 })}
      note={directionOf(table, words)}
    >
      <div className={styles.sides}>
        <Neighbour side="giver" />
        <Neighbour side="receiver" />
      </div>
      <Pack lie="swipe" />
      <Memory />
    </Over>
  );
}

function draftWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const all = neighbours(table);
  const [picked] = cardsPicked(table);
  const title = t('web.mars.draft.ask');
  const name = all?.receiver?.name ?? '';
  const left = (all?.picks ?? 0) - (all?.pick ?? 0);
  if (picked === undefined)
    return { title, detail: t('web.mars.draft.goOn', { n: cardsOffered(table).length - 1, name }) };
  const card = cardName(words, picked);
  return {
    title,
    detail: t('web.mars.draft.stays', { card, n: cardsOffered(table).length - 1, name, left }),
    confirm: t('web.mars.draft.confirm', { card }),
  };
}

export const pickResearch: Place = { Map: DraftMap, Phone: DraftPhone, words: draftWords, phone: 'hand' };
