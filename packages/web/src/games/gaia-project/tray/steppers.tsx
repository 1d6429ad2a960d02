/** Amounts that add up: so many of each part, with a button for one less and one more. */
import type { Question } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { useGaiaWords } from '../words.ts';
import styles from './steppers.module.css';

type AmountsQuestion = Extract<Question, { shape: 'amounts' }>;
type StepperPart = AmountsQuestion['parts'][number];

interface SteppersProps {
  /** The question whose parts these are; it may be one that is still to come. */
  readonly question: AmountsQuestion;
  readonly amounts: Readonly<Record<string, number>>;
  readonly set: (part: string, amount: number) => void;
  /** What else there is to say of a part: how many there are, what each costs. */
  readonly note?: (part: StepperPart) => ReactNode;
  /** Stands before the cards, which then only tell something. */
  readonly first?: boolean;
}

/** What the amounts of all parts are worth together. */
export const worthOf = (
  { parts }: Pick<AmountsQuestion, 'parts'>,
  amounts: Readonly<Record<string, number>>,
): number => parts.reduce((sum, { id, worth }) => sum + worth * (amounts[id] ?? 0), 0);

export function Steppers({ question, amounts, set, note, first = false }: SteppersProps) {
  const room = question.max - worthOf(question, amounts);
  return question.parts.map((part) => (
    <Stepper
      key={part.id}
      part={part}
      amount={amounts[part.id] ?? 0}
      room={room}
      set={(amount) => set(part.id, amount)}
      note={note?.(part)}
      first={first}
    />
  ));
}

function Stepper(props: {
  readonly part: StepperPart;
  readonly amount: number;
  /** What may still be added to all parts together. */
  readonly room: number;
  readonly set: (amount: number) => void;
  readonly note: ReactNode;
  readonly first: boolean;
}) {
  const { part, amount, room, set, note, first } = props;
  const { t, format } = useGaiaWords();
  const name = format(part.text);
  return (
    <fieldset className={styles.part} data-first={first ? '' : undefined} aria-label={name}>
      <b className={styles.name}>
        <span>{name}</span>
        {note === undefined ? null : <small>{note}</small>}
      </b>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={t('web.gaia.stepper.less', { part: name })}
          disabled={amount === 0}
          onClick={() => set(amount - 1)}
        >
          −
        </button>
        <output aria-label={name}>{amount}</output>
        <button
          type="button"
          aria-label={t('web.gaia.stepper.more', { part: name })}
          disabled={amount >= part.max || part.worth > room}
          onClick={() => set(amount + 1)}
        >
          +
        </button>
      </span>
    </fieldset>
  );
}
