/** Premoves and preferences: what one's seat answers by itself, in the order in which they are tried. */

import type { LoadedGame } from '@orrery/catalog';
import { type Message, same } from '@orrery/kernel';
import type { Policy } from '@orrery/protocol';
import { LIMITS } from '@orrery/protocol/client';
import { useState } from 'react';
import { useStore } from '../app/store.ts';
import { useWords, type Words } from '../app/words.tsx';
import banner from '../parts/banner.module.css';
import { Icon } from '../parts/icon.tsx';
import { moved, without } from '../parts/lists.ts';
import { OrderButtons } from '../parts/order-buttons.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { asked } from '../sources/asked.ts';
import type { TableSource, TableState } from '../sources/source.ts';
import { answerTexts, questionText } from './policies.ts';
import styles from './policies-sheet.module.css';
import { PolicyForm } from './policy-form.tsx';

interface PoliciesProps {
  readonly source: TableSource;
  readonly state: TableState;
  readonly loaded: LoadedGame;
}

/** A policy in one sentence. */
function usePolicyWords({ state, loaded }: PoliciesProps): (policy: Policy) => string {
  const { t, format, list } = useWords();
  const known = useStore(asked)[state.game] ?? [];
  return (policy) =>
    t(`web.policy.line.${policy.times}`, {
      question: questionText(known, policy),
      answer: list(answerTexts(known, policy, loaded).map(format)),
    });
}

function PolicyLine(props: {
  readonly text: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useWords();
  const { text, first, last, onMove, onRemove } = props;
  return (
    <li className={styles.policy}>
      <span data-may-clip title={text}>
        {text}
      </span>
      <OrderButtons
        earlier={t('web.policy.earlier', { what: text })}
        later={t('web.policy.later', { what: text })}
        first={first}
        last={last}
        onMove={onMove}
      />
      <button
        type="button"
        className="tool"
        aria-label={t('web.policy.remove', { what: text })}
        onClick={onRemove}
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

/** What was left and could not be done, with the reason. */
function Dropped(props: PoliciesProps) {
  const { t, format } = useWords();
  const inWords = usePolicyWords(props);
  const dropped = props.state.policies?.dropped ?? [];
  return dropped.map(({ policy, reason }) => (
    <li key={JSON.stringify(policy)} className={`${styles.policy} ${styles.dropped}`}>
      <Icon name="warn" size={15} />
      <span>
        {t('web.policy.dropped', { what: inWords(policy) })} {format(reason)}
      </span>
    </li>
  ));
}

export function PoliciesSheet(props: PoliciesProps & { readonly onClose: () => void }) {
  const { t, format } = useWords();
  const inWords = usePolicyWords(props);
  const [refusal, setRefusal] = useState<Message>();
  const { source, state, loaded, onClose } = props;
  const { policies = [], dropped = [] } = state.policies ?? {};
  const set = (next: readonly Policy[]): void => {
    if (state.me !== 'spectator') void source.setPolicies(state.me, next).then(setRefusal);
  };
  return (
    <Sheet title={t('web.policy.title')} onClose={onClose}>
      <p className="soft">{t('web.policy.note')}</p>
      {refusal === undefined ? null : (
        <p className="bad" role="alert">
          {format(refusal)}
        </p>
      )}
      {dropped.length === 0 ? null : (
        <ul className={styles.policies}>
          <Dropped {...props} />
        </ul>
      )}
      {policies.length === 0 ? (
        <p>{t('web.policy.none')}</p>
      ) : (
        <ol className={styles.policies} aria-label={t('web.policy.title')}>
          {policies.map((policy, i) => (
            <PolicyLine
              key={`${JSON.stringify(policy)}/${policies.slice(0, i).filter((other) => same(other, policy)).length}`}
              text={inWords(policy)}
              first={i === 0}
              last={i === policies.length - 1}
              onMove={(by) => set(moved(policies, i, by))}
              onRemove={() => set(without(policies, i))}
            />
          ))}
        </ol>
      )}
      {policies.length < LIMITS.policies ? (
        <PolicyForm game={state.game} loaded={loaded} onAdd={(policy) => set([...policies, policy])} />
      ) : null}
    </Sheet>
  );
}

/** What the way to the sheet says: how many wait there. */
export const policiesText = ({ policies }: TableState, { t }: Pick<Words, 't'>): string =>
  t('web.policy.button', { n: policies?.policies.length ?? 0 });

/** The way to the sheet while others decide; where there is little room for it, an icon alone. */
export function PoliciesButton(props: PoliciesProps & { readonly narrow?: boolean }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { state, narrow = false } = props;
  const text = policiesText(state, words);
  if (state.policies === undefined || state.outcome !== undefined) return null;
  return (
    <>
      <button
        type="button"
        className={narrow ? 'tool' : 'button plain'}
        aria-label={text}
        onClick={() => setOpen(true)}
      >
        <Icon name="premove" size={15} /> {narrow ? null : text}
      </button>
      {open ? <PoliciesSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** A banner when something that was left could not be done. */
export function DroppedBanner(props: PoliciesProps) {
  const { t, format } = useWords();
  const [refusal, setRefusal] = useState<Message>();
  const { source, state } = props;
  const { me, policies } = state;
  if (policies === undefined || policies.dropped.length === 0 || me === 'spectator') return null;
  return (
    <div className={banner.banner} role="status">
      <ul className={styles.policies}>
        <Dropped {...props} />
      </ul>
      <button
        type="button"
        className="button small"
        onClick={() => void source.setPolicies(me, policies.policies).then(setRefusal)}
      >
        {t('web.policy.understood')}
      </button>
      {refusal === undefined ? null : (
        <p className="bad" role="alert">
          {format(refusal)}
        </p>
      )}
    </div>
  );
}
