/** All of one's cards over the left column and the map, by what they are good for; a tag filters them. */
import type { Tag } from '@orrery/terraforming-mars';
import type { CardInPlay, Tableau as Cards } from '@orrery/terraforming-mars/advice';
import { tags } from '@orrery/terraforming-mars/advice';
import { memo, type ReactNode, useState } from 'react';
import { Key } from '../../../parts/key.tsx';
import { Icon } from '../drawing/icon.tsx';
import { useOverlay } from '../overlay.ts';
import { useFocusInside } from '../parts/focus.ts';
import { Section } from '../parts/section.tsx';
import { type Scene, useScene } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { useCards, useReadyFirst } from './cards.ts';
import styles from './open-tableau.module.css';
import { ActionRow, EffectRow, OtherRow } from './rows.tsx';
import { waysOf } from './ways.tsx';

export const OpenTableau = memo(function OpenTableau() {
  const { over } = useOverlay();
  return over === 'tableau' ? <AllCards /> : null;
});

function AllCards() {
  const { close } = useOverlay();
  const scene = useScene();
  const cards = useCards(scene.mine);
  const { t } = useMarsWords();
  const [tag, setTag] = useState<Tag>();
  const section = useFocusInside<HTMLElement>();
  if (cards === undefined || scene.player === undefined) return null;
  const shown = tag === undefined ? cards : filtered(cards, tag);
  const title = t('web.mars.tableau.titleWith', { n: scene.player.played.length });
  return (
    <section ref={section} className={styles.open} aria-label={title} tabIndex={-1}>
      <header>
        <h3>{title}</h3>
        <TagFilter tag={tag} onChange={setTag} />
        <button type="button" className={styles.close} onClick={close}>
          {t('web.mars.close')} <Key name="T" />
        </button>
      </header>
      <div className={styles.groups} {...{ tabIndex: 0 }}>
        <Actions cards={shown.actions} scene={scene} />
        <Group title={t('web.mars.tableau.effects')} note={t('web.mars.tableau.byThemselves')} columns={3}>
          {shown.effects.map((card) => (
            <EffectRow key={card.card} card={card} />
          ))}
        </Group>
        <Others cards={shown} />
      </div>
    </section>
  );
}

const filtered = ({ actions, effects, others, events }: Cards, tag: Tag): Cards => {
  const has = (card: CardInPlay): boolean => card.tags.includes(tag);
  return {
    actions: actions.filter(has),
    effects: effects.filter(has),
    others: others.filter(has),
    events: events.filter(has),
  };
};

function TagFilter(props: { readonly tag: Tag | undefined; onChange(tag: Tag | undefined): void }) {
  const { tag, onChange } = props;
  const { player } = useScene();
  const { t, format } = useMarsWords();
  const counts = tags
    .map((each, place) => ({ tag: each, n: player?.tags[place] ?? 0 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
  return (
    <fieldset className={styles.filter}>
      <legend className="hidden">{t('web.mars.tableau.filter')}</legend>
      <button type="button" aria-pressed={tag === undefined} onClick={() => onChange(undefined)}>
        {t('web.mars.tableau.everything')}
      </button>
      {counts.map(({ tag: each, n }) => (
        <button
          key={each}
          type="button"
          aria-pressed={tag === each}
          onClick={() => onChange(tag === each ? undefined : each)}
        >
          <span className="hidden">{format({ key: `mars.icon.${each}` })}</span>
          <Icon name={`tag-${each}`} size={14} />
          {n}
        </button>
      ))}
    </fieldset>
  );
}

function Group(props: {
  readonly title: string;
  readonly note: string;
  readonly columns: number;
  readonly children: readonly ReactNode[];
}) {
  const { title, note, columns, children } = props;
  if (children.length === 0) return null;
  return (
    <Section title={title} note={note}>
      <ul className={styles.group} data-columns={columns}>
        {children}
      </ul>
    </Section>
  );
}

function Actions({ cards, scene }: { readonly cards: readonly CardInPlay[]; readonly scene: Scene }) {
  const { t } = useMarsWords();
  const ordered = useReadyFirst(cards);
  const isOpen = ({ card }: CardInPlay): boolean =>
    scene.mine !== undefined && waysOf(scene, scene.mine, card).some(({ open }) => open);
  const used = cards.filter((card) => card.used).length;
  const ready = cards.filter((card) => !card.used && isOpen(card)).length;
  return (
    <Group
      title={t('web.mars.tableau.actions')}
      note={t('web.mars.tableau.counts', { ready, used, closed: cards.length - ready - used })}
      columns={3}
    >
      {ordered.map((card) => (
        <ActionRow key={card.card} card={card} />
      ))}
    </Group>
  );
}

function Others({ cards: { others, events } }: { readonly cards: Cards }) {
  const { t } = useMarsWords();
  const [showsEvents, setShowsEvents] = useState(false);
  const shown = showsEvents ? [...others, ...events] : others;
  const rows = shown.map((card) => <OtherRow key={card.card} card={card} />);
  const eventsButton = (
    <li key="events">
      <button
        type="button"
        className={styles.events}
        aria-expanded={showsEvents}
        onClick={() => setShowsEvents(!showsEvents)}
      >
        <Icon name="kind-event" size={11} />
        <span>{t('web.mars.tableau.events', { n: events.length })}</span>
        <span>{t(showsEvents ? 'web.mars.tableau.hide' : 'web.mars.tableau.show')}</span>
      </button>
    </li>
  );
  return (
    <Group
      title={t('web.mars.tableau.others')}
      note={t('web.mars.tableau.othersNote', { n: others.length, events: events.length })}
      columns={5}
    >
      {events.length === 0 ? rows : [...rows, eventsButton]}
    </Group>
  );
}
