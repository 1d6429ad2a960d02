/** The options of a game as a form, made from its schema. */
import type { ChoiceField, Message, OptionField, OptionFields, Plain } from '@orrery/kernel';
import { useId, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { Field, Segments, Select, Stepper, Switch } from '../parts/controls.tsx';
import styles from './create-form.module.css';
import { type Form, isOfferedIn } from './form.ts';

interface ChoiceProps {
  readonly label: string;
  readonly field: ChoiceField;
  readonly value: string;
  readonly disabled: boolean;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
}

/** Stands for whatever is not listed; no option has this value. */
const OWN = '…';

/** One of the values that are listed, or a text of one's own where the option takes others too. */
function ChoiceControl(props: ChoiceProps) {
  const { t, format } = useWords();
  const { label, field, value, disabled, describedBy, onChange } = props;
  const [own, setOwn] = useState(() => !field.values.some((each) => each.value === value));
  const listed = field.values.map((each) => ({ value: each.value, text: format(each.text) }));
  const open = field.others !== undefined;
  const choose = (chosen: string): void => {
    setOwn(chosen === OWN);
    if (chosen !== OWN) onChange(chosen);
    // An example to begin with, where what was chosen is not written out.
    else if (field.others?.(value) !== undefined) onChange(field.values.at(-1)?.value ?? '');
  };
  const common = {
    label,
    choices: open ? [...listed, { value: OWN, text: t('web.create.own') }] : listed,
    value: open && own ? OWN : value,
    disabled,
    describedBy,
    onChange: choose,
  };
  return (
    <>
      {common.choices.length <= 4 ? <Segments {...common} /> : <Select {...common} />}
      {open && own ? (
        <input
          type="text"
          className={`text-input ${styles.own}`}
          aria-label={t('web.create.ownText', { option: label })}
          value={value}
          maxLength={200}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null}
    </>
  );
}

/** The control for an option, by its kind and the number of its values. */
function OptionControl(props: {
  readonly field: OptionField;
  readonly value: Plain | undefined;
  readonly disabled: boolean;
  readonly describedBy: string;
  readonly onChange: (value: Plain) => void;
}) {
  const { format } = useWords();
  const { field, value, disabled, describedBy, onChange } = props;
  const label = format(field.text);
  if (field.kind === 'toggle')
    return (
      <Switch
        label={label}
        checked={value === true}
        disabled={disabled}
        describedBy={describedBy}
        onChange={onChange}
      />
    );
  if (field.kind === 'number')
    return (
      <Stepper
        label={label}
        value={typeof value === 'number' ? value : field.default}
        min={field.min}
        max={field.max}
        disabled={disabled}
        describedBy={describedBy}
        onChange={onChange}
      />
    );
  const chosen = typeof value === 'string' ? value : field.default;
  return <ChoiceControl {...{ label, field, value: chosen, disabled, describedBy, onChange }} />;
}

/** Why the option is not offered as the form stands; undefined where it is. */
function useClosed(field: OptionField, fields: OptionFields, form: Form): string | undefined {
  const { t, format } = useWords();
  if (isOfferedIn(form, field)) return undefined;
  const { seats, only } = field;
  const count = form.seats.length;
  if (seats !== undefined && (count < seats.min || count > seats.max))
    return seats.min === seats.max
      ? t('web.create.onlyWith', { n: seats.min })
      : t('web.create.onlyBetween', { min: seats.min, max: seats.max });
  const other = only === undefined ? undefined : fields[only.option];
  if (only === undefined || other === undefined) return undefined;
  const wanted = other.kind === 'choice' ? other.values.find(({ value }) => value === only.value) : undefined;
  return t('web.create.onlyIf', {
    option: format(other.text),
    value: wanted === undefined ? '' : format(wanted.text),
  });
}

/** What the option means as it is chosen, or what is wrong with a text of one's own. */
function meaningOf(field: OptionField, value: Plain | undefined): { text?: Message; wrong?: Message } {
  if (field.kind !== 'choice' || typeof value !== 'string') return {};
  const listed = field.values.find((each) => each.value === value);
  if (listed !== undefined) return listed.note === undefined ? {} : { text: listed.note };
  const wrong = field.others?.(value);
  return wrong === undefined ? {} : { wrong };
}

export function OptionRow(props: {
  readonly id: string;
  readonly field: OptionField;
  /** All options of the game. */
  readonly fields: OptionFields;
  readonly form: Form;
  readonly onChange: (value: Plain) => void;
}) {
  const { format } = useWords();
  const noteId = useId();
  const { field, fields, form, id, onChange } = props;
  const closed = useClosed(field, fields, form);
  const value = closed === undefined ? form.options[id] : field.default;
  const { text, wrong } = meaningOf(field, value);
  const warning = closed ?? (wrong === undefined ? undefined : format(wrong));
  return (
    <Field
      title={format(field.text)}
      off={closed !== undefined}
      id={`option-${id}`}
      noteId={noteId}
      note={
        warning === undefined ? (
          text === undefined ? undefined : (
            format(text)
          )
        ) : (
          <span className="warn">{warning}</span>
        )
      }
    >
      <OptionControl
        field={field}
        value={value}
        disabled={closed !== undefined}
        describedBy={noteId}
        onChange={onChange}
      />
    </Field>
  );
}
