/** The hand, and cards that lie in its place: to keep, to pay with, to discard. */

import type { Question } from '@orrery/kernel';
import { type Player, typeText } from '@orrery/race-for-the-galaxy';
import { designAt, missedLeast, pointsWith } from '@orrery/race-for-the-galaxy/advice';
import { memo, type ReactNode } from 'react';
import { CardRow, type Fit } from '../../board-kit/card-row.tsx';
import { stateOf } from '../../board-kit/states.ts';
import face from './card.module.css';
import { CardFace } from './card.tsx';
import { SheetButton } from './card-in-words.tsx';
import { CardTitle } from './card-title.tsx';
import detail from './detail.module.css';
import styles from './hand.module.css';
import list from './list.module.css';
import { Emblem, Icon } from './marks.tsx';
import { optionsOn } from './options-on.ts';
import { isChosen, useAsked, useScene, useTable } from './table.ts';
import { insteadTag, spokenTag, TagView, tagFor } from './tags.tsx';
import theme from './theme.module.css';
import { useRaceWords } from './words.ts';

/** What picking a card means, for the flag on it. */
type Picking = 'keep' | 'pay' | 'discard' | 'none';

const pickings: Readonly<Record<string, Picking>> = {
  'explore.keep': 'keep',
  'payment.cards': 'pay',
  'setup.discard': 'discard',
  'round.discard': 'discard',
  'consume.hand': 'discard',
};

const pickingOf = (question: Question | undefined): Picking => pickings[question?.name ?? ''] ?? 'none';

/** The cards that a payment or a discard would best take. */
export function proposalFor(question: Question | undefined, player: Player | undefined): readonly number[] {
  const picking = pickingOf(question);
  if (player === undefined || question?.shape !== 'some-of' || (picking !== 'pay' && picking !== 'discard'))
    return [];
  return question.name === 'consume.hand' ? [] : missedLeast(player, player.hand, question.min);
}

/** From eight cards on they lie closer, and from thirteen on they overlap. */
const fits: readonly Fit[] = [
  { above: 12, fit: 'overlap' },
  { above: 9, fit: 'narrow tiny' },
  { above: 7, fit: 'narrow' },
];

/** The hand, or cards that lie in its place. */
export function HandRow({
  cards,
  name,
  children,
}: {
  readonly cards: readonly number[];
  readonly name: string;
  readonly children?: ReactNode;
}) {
  return (
    <CardRow name={name} cards={cards} wide={7} fits={fits} draw={(card) => <HandCard card={card} />}>
      {children}
    </CardRow>
  );
}

/** A card with what is chosen now. */
function HandCard({ card }: { readonly card: number }) {
  const table = useTable();
  const { question, choice } = table;
  const chosen = isChosen(table, optionsOn(question, card));
  const full =
    question?.shape === 'some-of' &&
    choice.selection.shape === 'some-of' &&
    choice.selection.picks.length >= question.max;
  return <HandSlot card={card} chosen={chosen} full={full && pickingOf(question) === 'keep'} />;
}

/** A card with its tag. A click on one card draws the others no further than it concerns them. */
const HandSlot = memo(function HandSlot({
  card,
  chosen,
  full,
}: {
  readonly card: number;
  readonly chosen: boolean;
  /** No further card can be picked. */
  readonly full: boolean;
}) {
  const asked = useAsked();
  const words = useRaceWords();
  const { question, phase, phone, steady } = asked;
  const design = designAt(card);
  const [option] = optionsOn(question, card);
  const proposed = asked.proposal.includes(card);
  const picking = pickingOf(question);
  const gives = picking === 'pay' || picking === 'discard';
  const tag = gives
    ? insteadTag(asked, card, picking, chosen ? 'chosen' : proposed ? 'proposed' : 'offer', words)
    : tagFor(asked, card, words);
  const spoken = spokenTag(asked, card, tag, words);
  const press = () => {
    if (option !== undefined) steady.toggle(option.value);
    else if (phone) asked.open(card);
    asked.show(card);
  };
  return (
    <li
      data-state={stateOf({
        can: option !== undefined,
        chosen,
        proposed,
        full,
        asked: question !== undefined,
      })}
    >
      {picking === 'keep' && chosen && (
        <span className={styles.flag} data-printed>
          <Icon name="check" size={12} /> <span>{words.t('web.race.flag.keep')}</span>
        </span>
      )}
      <button
        type="button"
        className={face.card}
        data-card
        data-size="hand"
        aria-label={`${words.title(design)}, ${words.format(typeText(design))}${spoken === '' ? '' : `, ${spoken}`}`}
        aria-pressed={option === undefined ? undefined : chosen}
        aria-disabled={option === undefined && question !== undefined ? true : undefined}
        onClick={press}
        {...asked.pointing(card)}
      >
        <CardFace design={design} size="hand" now={phase} />
      </button>
      {phone && option !== undefined && chosen && <SheetButton card={card} />}
      <TagView tag={tag} />
    </li>
  );
});

/** The hand as a line of chips, when something else lies in its place. */
export function HandChips({ cards }: { readonly cards: readonly number[] }) {
  const { t } = useRaceWords();
  const { show, open, phone, pointing } = useScene();
  return (
    <div className={styles.chips}>
      <b>{t('web.race.hand.title', { cards: cards.length })}</b>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <button
              type="button"
              className={`${styles.chip} ${theme.paper}`}
              onClick={() => (phone ? open(card) : show(card))}
              {...pointing(card)}
            >
              <Emblem design={designAt(card)} size={22} />
              <span>
                <CardTitle design={designAt(card)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cards that would be missed least, as a list; one click picks them, and nothing is sent by it. */
export function ProposalPanel() {
  const { t } = useRaceWords();
  const { player, choice, proposal } = useTable();
  if (player === undefined) return null;
  return (
    <div className={`${list.list} ${theme.paper}`}>
      <h3>
        {t('web.race.proposal.title')}
        <small>{t('web.race.count.cards', { cards: proposal.length })}</small>
      </h3>
      <ul>
        {proposal.map((card) => (
          <li key={card} className={list.line}>
            <Emblem design={designAt(card)} size={24} />
            <span className={list.name}>
              <CardTitle design={designAt(card)} />
            </span>
            <span className={list.value}>
              {t('web.race.tag.vp', { vp: pointsWith(player, designAt(card)) })}
            </span>
          </li>
        ))}
      </ul>
      <p className={detail.note}>{t('web.race.proposal.note')}</p>
      <button type="button" className="button" onClick={() => choice.setPicks(proposal)}>
        {t('web.race.proposal.take')}
      </button>
    </div>
  );
}
