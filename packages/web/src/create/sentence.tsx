/** The form read aloud: one sentence whose parts lead to their fields. */
import type { Game } from '@orrery/kernel';
import { Fragment, type MouseEvent } from 'react';
import { useWords } from '../app/words.tsx';
import styles from './create-form.module.css';
import { chosenOptions, type Form, isOfferedIn } from './form.ts';

/** Leads to a field of the form. */
function Part({ to, children }: { readonly to: string; readonly children: string }) {
  const focus = (event: MouseEvent): void => {
    event.preventDefault();
    const field = document.getElementById(to);
    field?.scrollIntoView({ block: 'nearest' });
    field?.querySelector<HTMLElement>('input:checked, input, select')?.focus();
  };
  return (
    <a className={styles.part} href={`#${to}`} onClick={focus}>
      {children}
    </a>
  );
}

export function Sentence({ game, form }: { readonly game: Game; readonly form: Form }) {
  const { t, format, list } = useWords();
  const options = chosenOptions(game, form);
  const people = form.seats.filter(({ kind }) => kind === 'person').length;
  const bots = form.seats.filter(({ kind }) => kind === 'bot').length;
  const others = [
    ...(people > 0
      ? [
          form.where === 'here'
            ? t('web.sentence.here', { n: people })
            : t('web.sentence.invited', { n: people }),
        ]
      : []),
    ...(bots > 0 ? [t('web.sentence.bots', { n: bots })] : []),
  ];
  const chosen = Object.entries(game.options).flatMap(([id, field]) => {
    if (!isOfferedIn(form, field)) return [];
    const value = options[id];
    if (field.kind === 'toggle') return value === true ? [{ id, text: format(field.text) }] : [];
    if (field.kind === 'number') return [{ id, text: `${format(field.text)} ${value}` }];
    const found = field.values.find((each) => each.value === value);
    const shown = found === undefined ? String(value) : format(found.text);
    return [{ id, text: t('web.sentence.option', { option: format(field.text), value: shown }) }];
  });
  return (
    <p className={styles.sentence}>
      <Part to="players">{t('web.sentence.players', { game: format(game.name), n: form.seats.length })}</Part>
      {': '}
      {list([t('web.sentence.you'), ...others])}
      {chosen.map(({ id, text }) => (
        <Fragment key={id}>
          {'; '}
          <Part to={`option-${id}`}>{text}</Part>
        </Fragment>
      ))}
      {form.where === 'online' ? (
        <>
          {'; '}
          <Part to="clock">{t(`web.sentence.clock.${form.clock.kind}`)}</Part>
          {'; '}
          <Part to="visibility">{t(`web.sentence.visibility.${form.visibility}`)}</Part>
        </>
      ) : null}
      {'.'}
    </p>
  );
}
