/** One's own cards in the right column: actions ready to be used first, effects, all others in small, tags. */
import type { CardInPlay, Tableau as Cards } from '@orrery/terraforming-mars/advice';
import { printedOf } from '@orrery/terraforming-mars/advice';
import { memo } from 'react';
import { Signs } from '../drawing/signs.tsx';
import { isOver, useOverlay } from '../overlay.ts';
import { useCardName } from '../parts/names.ts';
import { Section } from '../parts/section.tsx';
import { Tags } from '../parts/stock.tsx';
import { usePointingAt, useScene } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { useCards, useReadyFirst } from './cards.ts';
import { Mini } from './mini.tsx';
import { PhoneTableau } from './phone-tableau.tsx';
import { ActionRow } from './rows.tsx';
import styles from './tableau.module.css';

/** From so many actions on there is no room for everything else in a low window. */
const MANY_ACTIONS = 5;
/** And from so many on their rows lie closer together. */
const CROWDED = 8;

export const Tableau = memo(function Tableau() {
  const { mine, phone } = useScene();
  if (mine === undefined) return null;
  return phone ? <PhoneTableau seat={mine} /> : <TableauColumn />;
});

function TableauColumn() {
  const { mine, player } = useScene();
  const { t } = useMarsWords();
  const overlay = useOverlay();
  const cards = useCards(mine);
  if (player === undefined || cards === undefined) return null;
  const n = player.played.length;
  return (
    <Section
      title={t('web.mars.tableau.title')}
      className={styles.tableau}
      note={
        <>
          {t('web.mars.cards', { n })}{' '}
          <button
            type="button"
            className={styles.all}
            aria-expanded={isOver(overlay, 'tableau')}
            aria-keyshortcuts="T"
            onClick={() => overlay.toggle('tableau')}
          >
            {t('web.mars.tableau.all')}
          </button>
        </>
      }
    >
      {/* It scrolls, so the keyboard must get there. */}
      <div
        className={styles.inside}
        {...{ tabIndex: 0 }}
        data-many={cards.actions.length >= MANY_ACTIONS ? '' : undefined}
      >
        <Actions cards={cards} />
        <Effects cards={cards.effects} />
        <Minis cards={cards} />
        <Tags player={player} />
      </div>
    </Section>
  );
}

function Actions({ cards }: { readonly cards: Cards }) {
  const { t } = useMarsWords();
  const ordered = useReadyFirst(cards.actions);
  if (ordered.length === 0) return null;
  return (
    <ul
      className={styles.actions}
      aria-label={t('web.mars.tableau.actions')}
      data-crowded={ordered.length >= CROWDED ? '' : undefined}
    >
      {ordered.map((card) => (
        <ActionRow key={card.card} card={card} />
      ))}
    </ul>
  );
}

/** What works by itself, in icons alone. */
const Effects = memo(function Effects({ cards }: { readonly cards: readonly CardInPlay[] }) {
  const { t } = useMarsWords();
  const nameOf = useCardName();
  const pointing = usePointingAt();
  if (cards.length === 0) return null;
  return (
    <ul className={styles.effects} aria-label={t('web.mars.tableau.effects')}>
      {cards.map(({ card }) => (
        <li key={card} title={nameOf(card)} {...pointing.at({ card })}>
          <span className="hidden">{nameOf(card)}</span>
          <Signs signs={printedOf(card).effects.flat()} size={14} />
        </li>
      ))}
    </ul>
  );
});

const Minis = memo(function Minis({ cards: { effects, others, events } }: { readonly cards: Cards }) {
  const { t } = useMarsWords();
  const shown = [...effects, ...others].filter(({ colour }) => colour !== undefined);
  return (
    <ul className={styles.minis} aria-label={t('web.mars.tableau.others')}>
      {shown.map((card) => (
        <Mini key={card.card} card={card} />
      ))}
      {events.length === 0 ? null : (
        <li className={styles.events}>
          <span className="hidden">{t('web.mars.tableau.events', { n: events.length })}</span>
          <b aria-hidden="true">{events.length}</b>
        </li>
      )}
    </ul>
  );
});
