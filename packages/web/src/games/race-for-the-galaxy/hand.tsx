/** The hand, and cards that lie in its place: to keep, to pay with, to discard. */

import type { Question } from '@orrery/kernel';
import { type Player, typeText } from '@orrery/race-for-the-galaxy';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { CardFace } from './card.tsx';
import { CardTitle } from './card-title.tsx';
import { SheetButton } from './docked.tsx';
import { Emblem, Icon } from './marks.tsx';
import { optionsOn } from './reckon/options.ts';
import { designAt } from './reckon/player.ts';
import { missedLeast, pointsWith } from './reckon/prices.ts';
import { isChosen, useAsked, useScene, useTable } from './table.ts';
import { insteadTag, spokenTag, TagView, tagFor } from './tags.tsx';
import { useWords } from './words.ts';

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

/** Arrow keys walk along a row of cards. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button.rg-card')];
  const at = cards.findIndex((card) => card.matches(':focus'));
  const next = cards[at + step];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

const rowClass = (count: number): string =>
  count > 12
    ? 'rg-row rg-overlap'
    : count > 9
      ? 'rg-row rg-narrow rg-tiny'
      : count > 7
        ? 'rg-row rg-narrow'
        : 'rg-row';

export function CardRow({
  cards,
  name,
  children,
}: {
  readonly cards: readonly number[];
  readonly name: string;
  readonly children?: ReactNode;
}) {
  return (
    // The arrow keys are a convenience: every card is a button of its own.
    <section className="rg-lower" data-begins="in-sight" aria-label={name} onKeyDown={walk}>
      <div className="rg-hold">
        <ul
          className={rowClass(cards.length)}
          data-begins="above"
          style={{ '--count': Math.max(cards.length, 7) }}
        >
          {cards.map((card) => (
            <HandCard key={card} card={card} />
          ))}
        </ul>
      </div>
      {children}
    </section>
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
  const words = useWords();
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
      className={`rg-slot ${stateOf(option !== undefined, chosen, proposed, full, question !== undefined)}`}
    >
      {picking === 'keep' && chosen && (
        <span className="rg-flag">
          <Icon name="check" size={12} /> <span>{words.t('web.race.flag.keep')}</span>
        </span>
      )}
      <button
        type="button"
        className="rg-card rg-size-hand"
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

function stateOf(open: boolean, chosen: boolean, proposed: boolean, full: boolean, asked: boolean): string {
  if (chosen) return 'rg-can rg-chosen';
  if (open) return `rg-can${proposed ? ' rg-proposed' : ''}${full ? ' rg-faded' : ''}`;
  return asked ? 'rg-cannot' : '';
}

/** The hand as a line of chips, when something else lies in its place. */
export function HandChips({ cards }: { readonly cards: readonly number[] }) {
  const { t } = useWords();
  const { show, open, phone, pointing } = useScene();
  return (
    <div className="rg-chips">
      <b>{t('web.race.hand.title', { cards: cards.length })}</b>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <button
              type="button"
              className="rg-chip"
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
  const { t } = useWords();
  const { player, choice, proposal } = useTable();
  if (player === undefined) return null;
  return (
    <div className="rg-list">
      <h3>
        {t('web.race.proposal.title')}
        <small>{t('web.race.count.cards', { cards: proposal.length })}</small>
      </h3>
      <ul>
        {proposal.map((card) => (
          <li key={card} className="rg-line-card">
            <Emblem design={designAt(card)} size={24} />
            <span className="rg-name">
              <CardTitle design={designAt(card)} />
            </span>
            <span className="rg-value">
              {t('web.race.tag.vp', { vp: pointsWith(player, designAt(card)) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="rg-note">{t('web.race.proposal.note')}</p>
      <button type="button" className="button" onClick={() => choice.setPicks(proposal)}>
        {t('web.race.proposal.take')}
      </button>
    </div>
  );
}
