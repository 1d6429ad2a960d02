/** The open question as lists that keyboard and screen reader can use: radio buttons, check boxes, numbers. */

import type { LoadedGame } from '@orrery/catalog';
import type { Facts, Option, Plain, Question, Unavailable } from '@orrery/kernel';
import { useId } from 'react';
import { useWords } from '../app/words.tsx';
import { Stepper } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { Key } from '../parts/key.tsx';
import { Said } from '../parts/said.tsx';
import type { ChoiceInHand } from './board.ts';
import { mostPicks, picksEarlier, worth } from './choice.ts';
import { Proposals } from './proposals.tsx';

interface OptionListProps {
  readonly loaded: LoadedGame;
  readonly question: Question;
  readonly unavailable: readonly Unavailable[];
  readonly choice: ChoiceInHand;
}

/** What an option costs and brings, as chips. */
export function Price({ facts, loaded }: { readonly facts: Facts; readonly loaded: LoadedGame }) {
  const { format, t } = useWords();
  const worded = (what: string, amount: number): string => {
    const text = loaded.amountText?.(what, amount);
    return text === undefined ? String(amount) : format(text);
  };
  const chips = (amounts: Readonly<Record<string, number>> | undefined, kind: 'cost' | 'gain') =>
    Object.entries(amounts ?? {}).map(([what, amount]) => (
      <span key={`${kind}.${what}`} className={`chip ${kind}`}>
        {kind === 'cost'
          ? t('web.option.cost', { what: worded(what, amount) })
          : t('web.option.gain', { what: worded(what, amount) })}
      </span>
    ));
  if (facts.cost === undefined && facts.gain === undefined) return null;
  return (
    <span className="price">
      {chips(facts.cost, 'cost')}
      {chips(facts.gain, 'gain')}
    </span>
  );
}

const keyOf = (value: Plain): string => JSON.stringify(value);

function Blocked({
  each,
  loaded,
  kind,
}: {
  each: Unavailable;
  loaded: LoadedGame;
  kind: 'radio' | 'checkbox';
}) {
  const { format } = useWords();
  const reason = useId();
  return (
    <li className="option blocked">
      <label>
        <input type={kind} disabled aria-describedby={reason} />
        <span className="option-text">
          <Said of={each.text} />
        </span>
        <Price facts={each} loaded={loaded} />
      </label>
      <span className="reason" id={reason}>
        {format(each.reason)}
      </span>
    </li>
  );
}

function OneOf({
  question,
  props,
}: {
  question: Extract<Question, { shape: 'one-of' }>;
  props: OptionListProps;
}) {
  const { format } = useWords();
  const name = useId();
  const { choice, loaded, unavailable } = props;
  return (
    <div role="radiogroup" aria-label={format(question.text)}>
      <ul className="options">
        {question.options.map((option, i) => (
          <li
            key={keyOf(option.value)}
            className={choice.isChosen(option.value) ? 'option chosen' : 'option'}
          >
            <label>
              <input
                type="radio"
                name={name}
                checked={choice.isChosen(option.value)}
                onChange={() => choice.toggle(option.value)}
              />
              <span className="option-text">
                <Said of={option.text} />
              </span>
              <Price facts={option} loaded={loaded} />
              {i < 9 ? <Key name={i + 1} /> : null}
            </label>
          </li>
        ))}
        {unavailable.map((each) => (
          <Blocked key={keyOf(each.value)} each={each} loaded={loaded} kind="radio" />
        ))}
      </ul>
    </div>
  );
}

/** Moves a picked item one place up in the order. */
function Earlier({ item, choice }: { readonly item: Option; readonly choice: ChoiceInHand }) {
  const { t, format } = useWords();
  if (choice.placeOf(item.value) < 2) return null;
  return (
    <button
      type="button"
      className="tool"
      aria-label={t('web.option.earlier', { what: format(item.text) })}
      onClick={() => choice.setPicks(picksEarlier(choice.selection, item.value))}
    >
      <Icon name="up" size={14} />
    </button>
  );
}

function SomeOf({
  question,
  props,
}: {
  question: Extract<Question, { shape: 'some-of' }>;
  props: OptionListProps;
}) {
  const { format, t } = useWords();
  const { choice, loaded, unavailable } = props;
  const full =
    choice.selection.shape === 'some-of' &&
    choice.selection.picks.length >= mostPicks(question) &&
    mostPicks(question) > 1;
  return (
    <>
      <Proposals question={question} onTake={(picks) => choice.setPicks(picks)} />
      <ul className="options" aria-label={format(question.text)}>
        {question.items.map((item, i) => {
          const chosen = choice.isChosen(item.value);
          return (
            <li key={keyOf(item.value)} className={chosen ? 'option chosen' : 'option'}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen}
                  disabled={full && !chosen}
                  onChange={() => choice.toggle(item.value)}
                />
                <span className="option-text">
                  <Said of={item.text} />
                </span>
                <Price facts={item} loaded={loaded} />
                {question.ordered && chosen ? (
                  <span className="chip">{t('web.option.place', { n: choice.placeOf(item.value) })}</span>
                ) : null}
                {i < 9 ? <Key name={i + 1} /> : null}
              </label>
              {question.ordered ? <Earlier item={item} choice={choice} /> : null}
            </li>
          );
        })}
        {unavailable.map((each) => (
          <Blocked key={keyOf(each.value)} each={each} loaded={loaded} kind="checkbox" />
        ))}
      </ul>
    </>
  );
}

function Amounts({
  question,
  props,
}: {
  question: Extract<Question, { shape: 'amounts' }>;
  props: OptionListProps;
}) {
  const { format, t } = useWords();
  const { choice } = props;
  const amounts = choice.selection.shape === 'amounts' ? choice.selection.amounts : {};
  const got = worth(question, choice.selection);
  return (
    <>
      <p className="soft total">
        {question.min === question.max
          ? t('web.option.total', { got, total: question.min })
          : t('web.option.totalRange', { got, min: question.min, max: question.max })}
      </p>
      <ul className="options" aria-label={format(question.text)}>
        {question.parts.map((part) => (
          <li key={part.id} className="option part">
            <span className="option-text">
              {format(part.text)}
              <span className="soft"> {t('web.option.part', { max: part.max, worth: part.worth })}</span>
            </span>
            <Stepper
              label={format(part.text)}
              value={amounts[part.id] ?? 0}
              min={0}
              max={part.max}
              onChange={(amount) => choice.setAmount(part.id, amount)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

export function OptionList(props: OptionListProps) {
  const { question } = props;
  switch (question.shape) {
    case 'one-of':
      return <OneOf question={question} props={props} />;
    case 'some-of':
      return <SomeOf question={question} props={props} />;
    case 'amounts':
      return <Amounts question={question} props={props} />;
  }
}
