/** What people at the table say to each other. */
import type { Message } from '@orrery/kernel';
import type { ChatLine } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { muted, setMuted } from '../sources/muted.ts';
import type { ServerTable } from '../sources/source.ts';
import styles from './chat.module.css';

/** What was said, without the lines of people who are muted here. */
function useHeard(server: ServerTable): readonly ChatLine[] {
  const hidden = useStore(muted);
  return useStore(server.chat).filter(({ person }) => !hidden.includes(person.id));
}

/** Lets a person mute somebody who has said something, and hear them again. */
function Muting({ server }: { readonly server: ServerTable }) {
  const { t } = useWords();
  const hidden = useStore(muted);
  const me = useStore(server.me);
  const lines = useStore(server.chat);
  const others = new Map(lines.map(({ person }) => [person.id, person.name]));
  if (me !== null) others.delete(me.id);
  if (others.size === 0) return null;
  return (
    <p className={styles.muting}>
      {[...others].map(([id, name]) => {
        const isMuted = hidden.includes(id);
        return (
          <button
            key={id}
            type="button"
            className="button plain small"
            aria-pressed={isMuted}
            onClick={() => setMuted(id, !isMuted)}
          >
            {t('web.chat.mute', { name })}
          </button>
        );
      })}
    </p>
  );
}

export function ChatPanel({ server }: { readonly server: ServerTable }) {
  const { t, format, language } = useWords();
  const [error, setError] = useState<Message>();
  const lines = useHeard(server);
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const times = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  const last = lines[lines.length - 1]?.id;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    setText('');
    const reply = await server.command({ do: 'chat', text: said });
    setError('error' in reply ? reply.error : undefined);
    // What was typed meanwhile stays.
    if ('error' in reply) setText((typed) => (typed === '' ? said : typed));
  };
  return (
    <section className={`panel ${styles.chat}`} aria-label={t('web.chat.title')}>
      <ol className={styles.lines} aria-live="polite">
        {lines.length === 0 ? <li className="soft">{t('web.chat.empty')}</li> : null}
        {lines.map((line) => (
          <li key={line.id} ref={line.id === last ? end : undefined}>
            <small>{times.format(line.at)}</small> <b>{line.person.name}</b> {line.text}
          </li>
        ))}
      </ol>
      <Muting server={server} />
      {error === undefined ? null : (
        <p className="bad" role="alert">
          {format(error)}
        </p>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          type="text"
          className="text-input"
          maxLength={500}
          aria-label={t('web.chat.say')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button" disabled={text.trim() === ''}>
          {t('web.chat.send')}
        </button>
      </form>
    </section>
  );
}

/** The chat behind a button of the top bar, with the number of lines that came since it was last open. */
export function ChatButton({ server }: { readonly server: ServerTable }) {
  const { t } = useWords();
  const lines = useHeard(server);
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(lines.length);
  const fresh = open ? 0 : Math.max(0, lines.length - read);
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={fresh === 0 ? t('web.chat.title') : t('web.chat.unread', { n: fresh })}
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" />
        {fresh === 0 ? null : <span className="count">{fresh}</span>}
      </button>
      {open ? (
        <Sheet
          title={t('web.chat.title')}
          onClose={() => {
            setRead(lines.length);
            setOpen(false);
          }}
        >
          <ChatPanel server={server} />
        </Sheet>
      ) : null}
    </>
  );
}
