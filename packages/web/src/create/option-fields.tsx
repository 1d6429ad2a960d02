/** The options of a game as a form, made from its schema. */
import type { OptionField, Plain } from '@orrery/kernel';
import { useId } from 'react';
import { useWords } from '../app/words.tsx';
import { Field, Segments, Select, Stepper, Switch } from '../parts/controls.tsx';
import { type Form, isOffered } from './form.ts';

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
  const choices = field.values.map((each) => ({ value: each.value, text: format(each.text) }));
  const chosen = typeof value === 'string' ? value : field.default;
  const common = { label, choices, value: chosen, disabled, describedBy, onChange };
  return choices.length <= 4 ? <Segments {...common} /> : <Select {...common} />;
}

export function OptionRow(props: {
  readonly id: string;
  readonly field: OptionField;
  readonly form: Form;
  readonly onChange: (value: Plain) => void;
}) {
  const { t, format } = useWords();
  const note = useId();
  const { field, form, id, onChange } = props;
  const offered = isOffered(field, form.seats.length);
  const { seats } = field;
  return (
    <Field
      title={format(field.text)}
      off={!offered}
      id={`option-${id}`}
      noteId={note}
      {...(offered || seats === undefined
        ? {}
        : {
            note: (
              <span className="warn">
                {seats.min === seats.max
                  ? t('web.create.onlyWith', { n: seats.min })
                  : t('web.create.onlyBetween', { min: seats.min, max: seats.max })}
              </span>
            ),
          })}
    >
      <OptionControl
        field={field}
        value={offered ? form.options[id] : field.default}
        disabled={!offered}
        describedBy={note}
        onChange={onChange}
      />
    </Field>
  );
}
