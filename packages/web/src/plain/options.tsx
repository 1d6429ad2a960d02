/** The options of a question in groups, with a search where there are many. */
import { isRecord, type Option, type Plain, type Question } from '@orrery/kernel';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { BoardProps, SeatInfo } from '../board-kit/board.ts';
import { mostPicks } from '../board-kit/choice.ts';
import { OptionList } from '../board-kit/option-list.tsx';
import { Proposals } from '../board-kit/proposals.tsx';
import { useSteadyChoice } from '../board-kit/steady-choice.ts';
import { type Entry, entriesOf, filtered, type Group, grouped } from './groups.ts';
import { OptionFilter } from './option-filter.tsx';
import { BlockedRow, OptionRow, type RowKind } from './option-rows.tsx';
import styles from './options.module.css';

interface PlainOptionsProps
  extends Pick<BoardProps, 'loaded' | 'view' | 'seats' | 'unavailable' | 'choice' | 'format'> {
  readonly question: Question;
  /** Only the options that point at this, where something on the map was tapped. */
  readonly only?: { readonly target: Plain; readonly text: string; readonly onClear: () => void };
}

/** From so many on there are headings and a search. */
const MANY = 9;
/** So many that cannot be chosen are shown at once; more are folded away. */
const FEW = 6;
/** An option that says so much more than the name of its component needs no further text. */
const ENOUGH = 24;

type CardText = (option: Option) => string;

/** What a component does, for options that stand for one, as far as the option itself does not say it. */
function useCardText({ loaded, format }: Pick<PlainOptionsProps, 'loaded' | 'format'>): CardText {
  return useMemo(() => {
    const cards = new Map(loaded.cards?.().map((card) => [card.id, card]));
    const known = new WeakMap<Option, string>();
    const find: CardText = ({ target, text }) => {
      const id = target === undefined ? undefined : loaded.cardOf?.(target);
      const card = id === undefined ? undefined : cards.get(id);
      if (card === undefined) return '';
      const words = card.text.map(format).join(' ');
      const option = format(text);
      return option.includes(words) || option.length - format(card.name).length > ENOUGH ? '' : words;
    };
    return (option) => {
      const words = known.get(option) ?? find(option);
      known.set(option, words);
      return words;
    };
  }, [loaded, format]);
}

/** All options under their headings; few of them need none. */
function useGroups(props: PlainOptionsProps, cardText: CardText): { groups: Group[]; many: boolean } {
  const { t } = useWords();
  const { loaded, view, question, unavailable, format } = props;
  return useMemo(() => {
    const words: CardText = (option) => `${format(option.text)} ${cardText(option)}`;
    const entries = entriesOf(question, unavailable, words);
    const many = entries.length >= MANY;
    const titleOf = (option: Option): string => {
      if (!many) return '';
      const title = loaded.groupOf?.(view, question, option);
      return title === undefined ? t('web.plain.others') : format(title);
    };
    return { groups: grouped(entries, titleOf), many };
  }, [loaded, view, question, unavailable, format, t, cardText]);
}

function Blocked(props: {
  readonly entries: readonly Entry[];
  readonly folded: boolean;
  readonly row: (entry: Entry) => ReactNode;
}) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { entries, folded, row } = props;
  if (entries.length === 0) return null;
  if (!folded) return <ul className="options">{entries.map(row)}</ul>;
  return (
    <details className={styles.notNow} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('web.plain.notNow', { n: entries.length })}</summary>
      {open ? <ul className="options">{entries.map(row)}</ul> : null}
    </details>
  );
}

/** The player that an option points at. */
const seatOf = ({ target }: Option, seats: readonly SeatInfo[]): SeatInfo | undefined =>
  isRecord(target) && typeof target.seat === 'number' ? seats[target.seat] : undefined;

/** How a line of this question looks: what can be chosen, and what cannot. */
function useRows(props: PlainOptionsProps, cardText: CardText) {
  const { loaded, seats, question, choice } = props;
  const name = useId();
  const steady = useSteadyChoice(choice);
  const { selection } = choice;
  const most = question.shape === 'some-of' ? mostPicks(question) : 1;
  const full = selection.shape === 'some-of' && selection.picks.length >= most && most > 1;
  const ordered = question.shape === 'some-of' && question.ordered;
  const kind: RowKind = question.shape === 'one-of' ? 'radio' : 'checkbox';
  const open = ({ option, number = 0 }: Entry): ReactNode => {
    const chosen = choice.isChosen(option.value);
    return (
      <OptionRow
        key={JSON.stringify(option.value)}
        option={option}
        kind={kind}
        name={name}
        number={number}
        chosen={chosen}
        disabled={full && !chosen}
        place={ordered && chosen ? choice.placeOf(option.value) : 0}
        more={cardText(option)}
        seat={seatOf(option, seats)}
        loaded={loaded}
        choice={steady}
      />
    );
  };
  const blocked = ({ option, reason }: Entry): ReactNode =>
    reason === undefined ? null : (
      <BlockedRow
        key={JSON.stringify(option.value)}
        option={option}
        reason={reason}
        kind={kind}
        more={cardText(option)}
        loaded={loaded}
      />
    );
  return { open, blocked };
}

function Only({ only }: { readonly only: PlainOptionsProps['only'] }) {
  const { t } = useWords();
  if (only === undefined) return null;
  return (
    <p className={styles.only}>
      {t('web.plain.only', { what: only.text })}
      <button type="button" className="button small" onClick={only.onClear}>
        {t('web.plain.showAll')}
      </button>
    </p>
  );
}

function Choices(props: PlainOptionsProps) {
  const { t } = useWords();
  const { question, unavailable, format, choice, only } = props;
  const cardText = useCardText(props);
  const { groups, many } = useGroups(props, cardText);
  const rows = useRows(props, cardText);
  const [group, setGroup] = useState<string>();
  const [search, setSearch] = useState('');
  const text = useDeferredValue(search.trim().toLowerCase());
  const shown = filtered(groups, { group, text, target: only?.target });
  const radios = question.shape === 'one-of';
  return (
    <>
      <Proposals
        question={question}
        titleOf={(option) =>
          groups.find(({ open }) => open.some((each) => each.option === option))?.title ?? ''
        }
        onTake={(picks) => choice.setPicks(picks)}
      />
      <Only only={only} />
      {many && only === undefined ? (
        <OptionFilter groups={groups} group={group} onGroup={setGroup} search={search} onSearch={setSearch} />
      ) : null}
      <div
        className={styles.groups}
        {...(radios ? { role: 'radiogroup', 'aria-label': format(question.text) } : {})}
      >
        {shown.map(({ title, open, blocked }) => (
          <section key={title} aria-label={title === '' ? format(question.text) : title}>
            {title === '' || groups.length < 2 ? null : <h2>{title}</h2>}
            {open.length === 0 ? null : <ul className="options">{open.map(rows.open)}</ul>}
            <Blocked entries={blocked} folded={unavailable.length > FEW} row={rows.blocked} />
          </section>
        ))}
        {shown.length === 0 ? <p className="soft">{t('web.plain.nothing')}</p> : null}
      </div>
    </>
  );
}

export function PlainOptions(props: PlainOptionsProps) {
  const { question, loaded, unavailable, choice } = props;
  if (question.shape === 'amounts')
    return <OptionList loaded={loaded} question={question} unavailable={unavailable} choice={choice} />;
  return <Choices key={question.id} {...props} />;
}
