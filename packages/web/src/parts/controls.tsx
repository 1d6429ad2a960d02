/** The few controls that forms are made of. */
import { type ReactNode, useId } from 'react';
import { useWords } from '../app/words.tsx';
import { Icon } from './icon.tsx';

interface Choice<T> {
  readonly value: T;
  readonly text: string;
  readonly disabled?: boolean;
}

interface SegmentsProps<T> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
  readonly describedBy?: string;
}

/** So many letters stand side by side in the column of a form; longer values stand below each other. */
const ONE_LINE = 44;

/** Up to four values side by side: a radio group. */
export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>) {
  const { label, choices, value, onChange, disabled, describedBy } = props;
  const name = useId();
  const long = choices.reduce((sum, { text }) => sum + text.length, 0) > ONE_LINE;
  return (
    <div
      className={long ? 'segments tall' : 'segments'}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {choices.map((choice) => (
        <label key={String(choice.value)} className="segment">
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            disabled={disabled === true || choice.disabled === true}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.text}</span>
        </label>
      ))}
    </div>
  );
}

interface SelectProps<T> extends SegmentsProps<T> {}

/** More than four values. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, choices, value, onChange, disabled, describedBy } = props;
  return (
    <select
      className="select"
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => choice.value === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}

export function Switch(props: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly describedBy?: string;
}) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={props.checked}
      className="switch"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      checked={props.checked}
      disabled={props.disabled}
      onChange={({ target }) => props.onChange(target.checked)}
    />
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
  readonly describedBy?: string;
}

/** A number with a button on either side. */
export function Stepper({ label, value, min, max, onChange, disabled, describedBy }: StepperProps) {
  const { t } = useWords();
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={t('web.stepper.less', { what: label })}
        disabled={disabled === true || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={14} />
      </button>
      <input
        type="number"
        aria-label={label}
        aria-describedby={describedBy}
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={({ target }) => {
          const typed = Number(target.value);
          if (Number.isInteger(typed)) onChange(Math.max(min, Math.min(max, typed)));
        }}
      />
      <button
        type="button"
        aria-label={t('web.stepper.more', { what: label })}
        disabled={disabled === true || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </span>
  );
}

/** A line of a form: what it is, a word about it, and its control. */
export function Field(props: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly noteId?: string;
  readonly off?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={props.off === true ? 'field off' : 'field'} id={props.id}>
      <div className="field-words">
        <div className="field-title">{props.title}</div>
        {props.note === undefined ? null : (
          <div className="field-note" id={props.noteId}>
            {props.note}
          </div>
        )}
      </div>
      {props.children}
    </div>
  );
}
