/** Everything that lies open about a player: resources, tags, cards by what they are good for, points by source. */
import type { Seat } from '@orrery/kernel';
import { type Score, scoreOf } from '@orrery/terraforming-mars/advice';
import { Key } from '../../../parts/key.tsx';
import { SeatBadge } from '../../../parts/seat.tsx';
import { Icon, Rosette } from '../drawing/icon.tsx';
import { useOverlay } from '../overlay.ts';
import { useFocusInside } from '../parts/focus.ts';
import { useCorporation } from '../parts/names.ts';
import { Section } from '../parts/section.tsx';
import { Stock, Tags } from '../parts/stock.tsx';
import { seatAt, useScene } from '../table.ts';
import { useCards } from '../tableau/cards.ts';
import { EffectRow, OtherRow, OthersAction } from '../tableau/rows.tsx';
import { useMarsWords, type Key as WordKey } from '../words.ts';
import styles from './unfolded.module.css';

/** Over the map, with a head of its own. */
export function PlayerSheet({ seat }: { readonly seat: Seat }) {
  const scene = useScene();
  const { close } = useOverlay();
  const section = useFocusInside<HTMLElement>();
  const { t } = useMarsWords();
  const corporation = useCorporation(scene)(seat);
  const info = seatAt(scene, seat);
  const player = scene.view.players[seat];
  if (player === undefined || info === undefined) return null;
  return (
    <section ref={section} className={styles.sheet} aria-label={info.name} tabIndex={-1}>
      <header>
        <SeatBadge seat={info} size={26} />
        <h3>{info.name}</h3>
        <span>
          {t('web.mars.players.about', {
            corporation: corporation ?? t('web.mars.none'),
            cards: player.played.length,
            hand: player.handSize,
          })}
        </span>
        <strong>
          <span className="hidden">{t('web.mars.rating')}</span>
          <Icon name="rating" size={19} />
          {player.rating}
        </strong>
        <button type="button" className={styles.close} onClick={close}>
          {t('web.mars.close')} <Key name="Esc" />
        </button>
      </header>
      <div className={styles.inside} {...{ tabIndex: 0 }}>
        <div className={styles.stock}>
          <Stock player={player} size={18} />
        </div>
        <Unfolded seat={seat} />
      </div>
      <Points score={scoreOf(scene.position, seat)} />
    </section>
  );
}

/** The cards of a player, and their tags. */
export function Unfolded({ seat }: { readonly seat: Seat }) {
  const { view, phone } = useScene();
  const { t } = useMarsWords();
  const cards = useCards(seat);
  const player = view.players[seat];
  if (cards === undefined || player === undefined) return null;
  const { actions, effects, others, events } = cards;
  const left = actions.filter(({ used }) => !used).length;
  return (
    <>
      <Tags player={player} size={17} />
      {actions.length === 0 ? null : (
        <Section
          title={t('web.mars.tableau.actions')}
          note={t('web.mars.players.actionsLeft', { left, all: actions.length })}
        >
          <ul className={styles.cards} data-columns="2">
            {actions.map((card) => (
              <OthersAction key={card.card} card={card} />
            ))}
          </ul>
        </Section>
      )}
      {effects.length === 0 ? null : (
        <Section title={t('web.mars.tableau.effects')}>
          <ul className={styles.cards} data-columns="2">
            {effects.map((card) => (
              <EffectRow key={card.card} card={card} />
            ))}
          </ul>
        </Section>
      )}
      {others.length + events.length === 0 ? null : (
        <Section
          title={t('web.mars.tableau.others')}
          note={t('web.mars.tableau.othersNote', { n: others.length, events: events.length })}
        >
          <ul className={styles.cards} data-columns={phone ? 2 : 3}>
            {others.map((card) => (
              <OtherRow key={card.card} card={card} />
            ))}
            {events.length === 0 ? null : (
              <li className={styles.events}>
                <Icon name="kind-event" size={11} />
                {t('web.mars.players.events', { n: events.length })}
              </li>
            )}
          </ul>
        </Section>
      )}
    </>
  );
}

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((total, { points }) => total + points, 0);

/** What it would be if the game ended now; hidden hands are never in it. */
function Points({ score }: { readonly score: Score }) {
  const { t } = useMarsWords();
  const { rating, milestones, awards, greenery, city, cards, total } = score;
  const sources: readonly (readonly [WordKey, number])[] = [
    ['web.mars.points.rating', rating],
    ['web.mars.points.milestones', total - rating - sum(awards) - greenery - city - sum(cards)],
    ['web.mars.points.awards', sum(awards)],
    ['web.mars.points.greenery', greenery],
    ['web.mars.points.cities', city],
    ['web.mars.points.cards', sum(cards)],
  ];
  return (
    <footer className={styles.points}>
      <span>{t('web.mars.points.now')}</span>
      <ul>
        {sources
          .filter(
            ([key, points]) =>
              points !== 0 || (key === 'web.mars.points.milestones' && milestones.length > 0),
          )
          .map(([key, points]) => (
            <li key={key}>
              {t(key)} <b>{points}</b>
            </li>
          ))}
      </ul>
      <Rosette n={total} size={30} />
    </footer>
  );
}
