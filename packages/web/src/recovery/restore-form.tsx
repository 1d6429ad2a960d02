/** Bringing a guest back: the code, then who that is, and only with their word the change of person. */
import { type Message, msg } from '@orrery/kernel';
import type { CodeOwner, CodeState } from '@orrery/protocol';
import { groupCode, LIMITS, readCode } from '@orrery/protocol/client';
import { useCallback, useEffect, useId, useState } from 'react';
import { change } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import { tellOtherTabs } from '../sources/other-person.ts';
import { lookAtCode, ownCode, restoreByCode } from '../sources/server-api.ts';
import { freshCode, noteSuggested } from './code.ts';
import { Keeping } from './keeping.tsx';
import styles from './recovery.module.css';

interface Found {
  readonly code: string;
  readonly owner: CodeOwner;
  /** Who this browser is now. */
  readonly here: CodeState | null;
}

type Asked = { readonly error: Message } | { readonly found: Found };

/** Whom the code would bring back, and who would have to give way. */
async function ask(typed: string): Promise<Asked> {
  const code = readCode(typed);
  if (code === undefined) return { error: msg('web.restore.notWhole') };
  const [owner, here] = await Promise.all([lookAtCode(code), ownCode()]);
  if ('error' in owner) return owner;
  if ('error' in here) return here;
  return { found: { code, owner: owner.value, here: here.value } };
}

interface RestoreProps {
  /** The code of a link, which is looked at without being typed. */
  readonly given?: string;
  readonly onRestored: () => void;
  readonly onCancel: () => void;
}

function CodeField(props: {
  readonly typed: string;
  readonly error: Message | undefined;
  readonly busy: boolean;
  readonly onType: (typed: string) => void;
  readonly onLook: () => void;
}) {
  const { t, format } = useWords();
  const complaint = useId();
  const { typed, error, busy, onType, onLook } = props;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onLook();
      }}
    >
      <p>{t('web.restore.note')}</p>
      <div className={styles.form}>
        <label>
          {t('web.keep.code')}
          <input
            type="text"
            className="text-input"
            required
            maxLength={LIMITS.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={error !== undefined}
            aria-describedby={complaint}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        </label>
        <button type="submit" className="button main" disabled={busy || typed.trim() === ''}>
          {t('web.restore.look')}
        </button>
      </div>
      <p className="bad" role="alert" id={complaint}>
        {error === undefined ? '' : format(error)}
      </p>
    </form>
  );
}

/** What becomes of whoever this browser is now, where they hold seats. */
function Leaving({ here, onKeep }: { readonly here: CodeState; readonly onKeep: () => void }) {
  const { t } = useWords();
  const { name } = here.person;
  return (
    <div className={styles.leaving}>
      <p>{t('web.restore.other', { name, n: here.running })}</p>
      <p>{t(here.made === null ? 'web.restore.otherNoCode' : 'web.restore.otherCode', { name })}</p>
      {here.made === null ? (
        <button type="button" className="button" onClick={onKeep}>
          {t('web.restore.keepFirst', { name })}
        </button>
      ) : null}
    </div>
  );
}

function Confirm(props: {
  readonly found: Found;
  readonly error: Message | undefined;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}) {
  const { t, format } = useWords();
  const { owner, here } = props.found;
  const { name } = owner.person;
  const same = here?.person.id === owner.person.id;
  return (
    <div>
      <p role="status">
        <b>{t('web.restore.found', { name })}</b> {t('web.restore.seats', { n: owner.running })}
      </p>
      {same ? <p>{t('web.restore.same', { name })}</p> : null}
      {same || here === null || here.running === 0 ? null : <Leaving here={here} onKeep={props.onKeep} />}
      {props.error === undefined ? null : (
        <p className="bad" role="alert">
          {format(props.error)}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="button" className="button plain" onClick={props.onCancel}>
          {t('web.restore.cancel')}
        </button>
        <button type="button" className="button main" disabled={props.busy} onClick={props.onTake}>
          {t('web.restore.take', { name })}
        </button>
      </div>
    </div>
  );
}

export function RestoreForm({ given = '', onRestored, onCancel }: RestoreProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(given);
  const [found, setFound] = useState<Found>();
  const [keeping, setKeeping] = useState(false);
  const [error, setError] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const look = useCallback(async (code: string): Promise<void> => {
    setBusy(true);
    const asked = await ask(code);
    setBusy(false);
    setError('error' in asked ? asked.error : undefined);
    setFound('found' in asked ? asked.found : undefined);
  }, []);
  useEffect(() => {
    if (given === '') return;
    setTyped(readCode(given) === undefined ? given : groupCode(readCode(given) ?? given));
    void look(given);
  }, [given, look]);
  const take = async ({ code }: Found): Promise<void> => {
    setBusy(true);
    const reply = await restoreByCode(code);
    setBusy(false);
    if ('error' in reply) return setError(reply.error);
    change({ name: reply.value.name });
    freshCode.set(undefined);
    noteSuggested();
    tellOtherTabs();
    onRestored();
  };
  if (found === undefined)
    return (
      <CodeField typed={typed} error={error} busy={busy} onType={setTyped} onLook={() => void look(typed)} />
    );
  if (keeping)
    return (
      <>
        <Keeping />
        <div className={styles.buttons}>
          <button
            type="button"
            className="button main"
            onClick={() => {
              setKeeping(false);
              void look(found.code);
            }}
          >
            {t('web.restore.goOn', { name: found.owner.person.name })}
          </button>
        </div>
      </>
    );
  return (
    <Confirm
      found={found}
      error={error}
      busy={busy}
      onTake={() => void take(found)}
      onKeep={() => setKeeping(true)}
      onCancel={onCancel}
    />
  );
}
