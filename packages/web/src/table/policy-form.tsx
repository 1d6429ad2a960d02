/** Leaving an answer for later: to which question, which one, and how often. */

import type { LoadedGame } from '@orrery/catalog';
import type { Plain } from '@orrery/kernel';
import type { Policy } from '@orrery/protocol';
import { useState } from 'react';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import { Field, Segments, Select, Stepper } from '../parts/controls.tsx';
import { type Asked, asked } from '../sources/asked.ts';
import { costsOf } from './policies.ts';
import styles from './policies-sheet.module.css';

const ways = ['choose', 'spend'] as const;
const often = ['once', 'always'] as const;
const MOST_SPENT = 30;

/** What can be left to a question: each option, and nothing where that is an answer. */
interface Leavable {
  readonly key: string;
  readonly text: string;
  readonly choose: { readonly pick: Plain } | { readonly picks: readonly Plain[] };
}

function useLeavable(question: Asked | undefined): Leavable[] {
  const { format, t } = useWords();
  if (question === undefined) return [];
  const options = question.options.map(
    ({ value, text }): Leavable => ({
      key: JSON.stringify(value),
      text: format(text),
      choose: question.shape === 'one-of' ? { pick: value } : { picks: [value] },
    }),
  );
  const nothing: Leavable = { key: '', text: t('web.option.nothing'), choose: { picks: [] } };
  return question.optional ? [nothing, ...options] : options;
}

export function PolicyForm(props: {
  readonly game: string;
  readonly loaded: LoadedGame;
  readonly onAdd: (policy: Policy) => void;
}) {
  const { t, format } = useWords();
  const { game, loaded, onAdd } = props;
  const known = useStore(asked)[game] ?? [];
  const [name, setName] = useState<string>();
  const [way, setWay] = useState<(typeof ways)[number]>('choose');
  const [key, setKey] = useState<string>();
  const [spend, setSpend] = useState<Readonly<Record<string, number>>>({});
  const [times, setTimes] = useState<(typeof often)[number]>('once');
  const question = known.find((each) => each.name === name) ?? known[0];
  const leavable = useLeavable(question);
  const chosen = leavable.find((each) => each.key === key) ?? leavable[0];
  const costs = question === undefined || question.shape !== 'one-of' ? [] : costsOf(question);
  const spends = costs.length > 0 && way === 'spend';
  if (question === undefined) return <p className="soft">{t('web.policy.nothingAsked')}</p>;
  const add = (): void => {
    if (spends) {
      const limits = Object.fromEntries(costs.map((what) => [what, spend[what] ?? 0]));
      onAdd({ question: question.name, spend: limits, times });
    } else if (chosen !== undefined) {
      const choose = 'pick' in chosen.choose ? chosen.choose : { picks: [...chosen.choose.picks] };
      onAdd({ question: question.name, choose, times });
    }
  };
  return (
    <section className={`fields ${styles.form}`} aria-label={t('web.policy.add')}>
      <h3>{t('web.policy.add')}</h3>
      <Field title={t('web.policy.question')}>
        <Select
          label={t('web.policy.question')}
          value={question.name}
          choices={known.map((each) => ({ value: each.name, text: format(each.text) }))}
          onChange={(value) => {
            setName(value);
            setKey(undefined);
          }}
        />
      </Field>
      {costs.length === 0 ? null : (
        <Field title={t('web.policy.way')}>
          <Segments
            label={t('web.policy.way')}
            value={way}
            choices={ways.map((value) => ({ value, text: t(`web.policy.way.${value}`) }))}
            onChange={setWay}
          />
        </Field>
      )}
      {spends ? (
        costs.map((what) => {
          const most = spend[what] ?? 0;
          const amount = loaded.amountText?.(what, most);
          return (
            <Field
              key={what}
              title={t('web.policy.most')}
              note={amount === undefined ? what : format(amount)}
            >
              <Stepper
                label={t('web.policy.mostOf', { what })}
                value={most}
                min={0}
                max={MOST_SPENT}
                onChange={(value) => setSpend({ ...spend, [what]: value })}
              />
            </Field>
          );
        })
      ) : (
        <Field title={t('web.policy.answer')}>
          <Select
            label={t('web.policy.answer')}
            value={chosen?.key ?? ''}
            choices={leavable.map((each) => ({ value: each.key, text: each.text }))}
            onChange={setKey}
          />
        </Field>
      )}
      <Field title={t('web.policy.times')}>
        <Segments
          label={t('web.policy.times')}
          value={times}
          choices={often.map((value) => ({ value, text: t(`web.policy.times.${value}`) }))}
          onChange={setTimes}
        />
      </Field>
      <button type="button" className="button main" onClick={add}>
        {t('web.policy.leave')}
      </button>
    </section>
  );
}
