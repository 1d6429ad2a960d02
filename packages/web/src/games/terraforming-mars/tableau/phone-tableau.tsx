/** One's own cards on a phone: one group at a time, the actions first. */
import type { Tableau as Cards } from '@orrery/terraforming-mars/advice';
import { type ReactNode, useState } from 'react';
import { Projects } from '../projects/projects.tsx';
import { useMarsWords } from '../words.ts';
import { useCards, useReadyFirst } from './cards.ts';
import styles from './phone-tableau.module.css';
import { ActionRow, EffectRow, OtherRow } from './rows.tsx';

const groups = ['actions', 'effects', 'others', 'projects'] as const;
type Group = (typeof groups)[number];

export function PhoneTableau({ seat }: { readonly seat: number }) {
  const { t } = useMarsWords();
  const cards = useCards(seat);
  const [wish, setWish] = useState<Group>();
  if (cards === undefined) return null;
  const sizes: Readonly<Record<Group, number>> = {
    actions: cards.actions.length,
    effects: cards.effects.length,
    others: cards.others.length + cards.events.length,
    projects: 0,
  };
  const shown = wish ?? (sizes.actions > 0 ? 'actions' : 'projects');
  return (
    <div className={styles.tableau}>
      <fieldset className={styles.groups}>
        <legend className="hidden">{t('web.mars.tableau.title')}</legend>
        {groups.map((group) => (
          <button key={group} type="button" aria-pressed={group === shown} onClick={() => setWish(group)}>
            {t(`web.mars.tableau.kind.${group}`, { n: sizes[group] })}
          </button>
        ))}
      </fieldset>
      {shown === 'projects' ? <Projects /> : <Rows cards={cards} group={shown} />}
    </div>
  );
}

function Rows({ cards, group }: { readonly cards: Cards; readonly group: Exclude<Group, 'projects'> }) {
  const { t } = useMarsWords();
  const actions = useReadyFirst(cards.actions);
  const rows: Readonly<Record<typeof group, () => readonly ReactNode[]>> = {
    actions: () => actions.map((card) => <ActionRow key={card.card} card={card} />),
    effects: () => cards.effects.map((card) => <EffectRow key={card.card} card={card} />),
    others: () => [...cards.others, ...cards.events].map((card) => <OtherRow key={card.card} card={card} />),
  };
  const shown = rows[group]();
  return shown.length === 0 ? (
    <p className={styles.nothing}>{t('web.mars.tableau.nothing')}</p>
  ) : (
    <ul className={styles.rows}>{shown}</ul>
  );
}
