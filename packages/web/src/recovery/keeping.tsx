/** What one may do with one's own code: make it, replace it, switch it off, sign out elsewhere. */
import type { Message } from '@orrery/kernel';
import type { CodeState } from '@orrery/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import { dropCode, makeCode, ownCode, type Reply, signOutElsewhere } from '../sources/server-api.ts';
import { freshCode, noteSuggested } from './code.ts';
import { CodeCard } from './code-card.tsx';
import { Twice } from './twice.tsx';

/** One's own code as the server has it; undefined until it has answered. */
function useOwnCode() {
  const [state, setState] = useState<Reply<CodeState | null>>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Message>();
  const refresh = useCallback(async (): Promise<void> => setState(await ownCode()), []);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  /** Does something with the code; says what went wrong, or since when there is one now. */
  const run = async (work: () => Promise<Reply<Partial<CodeState>>>): Promise<void> => {
    setBusy(true);
    const reply = await work();
    setBusy(false);
    setError('error' in reply ? reply.error : undefined);
    if ('value' in reply && state !== undefined && 'value' in state && state.value !== null)
      setState({ value: { ...state.value, ...reply.value } });
  };
  return { state, busy, error, refresh, run };
}

async function renew(): Promise<Reply<Partial<CodeState>>> {
  const reply = await makeCode();
  if ('error' in reply) return reply;
  freshCode.set(reply.value);
  noteSuggested();
  return { value: { made: reply.value.made } };
}

function CodeButtons({ busy, run }: Pick<ReturnType<typeof useOwnCode>, 'busy' | 'run'>) {
  const { t } = useWords();
  const [signedOut, setSignedOut] = useState(false);
  const signOut = async (): Promise<Reply<Partial<CodeState>>> => {
    const reply = await signOutElsewhere();
    setSignedOut('value' in reply);
    return 'error' in reply ? reply : { value: {} };
  };
  return (
    <div className="menu-buttons">
      <Twice
        text={t('web.keep.renew')}
        sure={t('web.keep.renewSure')}
        disabled={busy}
        onSure={() => void run(renew)}
      />
      <Twice
        text={t('web.keep.off')}
        sure={t('web.keep.offSure')}
        disabled={busy}
        onSure={() => void run(dropCode)}
      />
      <Twice
        text={t('web.keep.signOut')}
        sure={t('web.keep.signOutSure')}
        disabled={busy}
        onSure={() => void run(signOut)}
      />
      {signedOut ? (
        <p className="soft" role="status">
          {t('web.keep.signedOut')}
        </p>
      ) : null}
    </div>
  );
}

export function Keeping() {
  const { t, format, language } = useWords();
  const { state, busy, error, refresh, run } = useOwnCode();
  const fresh = useStore(freshCode);
  if (state === undefined) return <p role="status">{t('web.opening')}</p>;
  if ('error' in state)
    return (
      <>
        <p className="bad" role="alert">
          {format(state.error)}
        </p>
        <button type="button" className="button" onClick={() => void refresh()}>
          {t('web.connection.again')}
        </button>
      </>
    );
  if (state.value === null) return <p>{t('web.keep.stranger')}</p>;
  const { made } = state.value;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <>
      {made === null ? (
        <>
          <p>{t('web.keep.why')}</p>
          <button type="button" className="button main" disabled={busy} onClick={() => void run(renew)}>
            {t('web.keep.make')}
          </button>
        </>
      ) : (
        <>
          {/* One made here is shown as long as no other device has made another. */}
          {fresh?.made === made ? (
            <CodeCard code={fresh.code} />
          ) : (
            <p>{t('web.keep.made', { date: date.format(made) })}</p>
          )}
          <CodeButtons busy={busy} run={run} />
        </>
      )}
      {error === undefined ? null : (
        <p className="bad" role="alert">
          {format(error)}
        </p>
      )}
      <p className="soft">{t('web.keep.local')}</p>
    </>
  );
}
