/** Before the game: who sits where, the link to send, and the start. */

import { botsFor } from '@orrery/bots';
import { botNames, LEVELS, levelName } from '@orrery/bots/text';
import { findGame } from '@orrery/catalog';
import type { Message } from '@orrery/kernel';
import { useState } from 'react';
import { copy } from '../app/files.ts';
import { change, useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.tsx';
import { PageHeader } from '../header/page-header.tsx';
import { BotFace } from '../parts/bot-face.tsx';
import { Field, Segments } from '../parts/controls.tsx';
import { accentOf, gameName } from '../parts/game-mark.tsx';
import { Icon } from '../parts/icon.tsx';
import page from '../parts/page.module.css';
import { SeatMark } from '../parts/seat.tsx';
import row from '../parts/seat-row.module.css';
import { Suggestion } from '../recovery/banners.tsx';
import { suggested } from '../recovery/code.ts';
import { KeepButton } from '../recovery/keep-button.tsx';
import { inviteAddress, inviteTo } from '../sources/invites.ts';
import { botAt } from '../sources/new-table.ts';
import { freshId } from '../sources/saved.ts';
import { becomeGuest, commandTable } from '../sources/server-api.ts';
import type { ServerTable, TableSource } from '../sources/source.ts';
import { colourOf, markOf } from './seats.ts';
import { RoomTrouble } from './trouble-banners.tsx';
import styles from './waiting-room.module.css';

function Invite({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const address = inviteAddress(id, inviteTo(id));
  return (
    <div className={styles.invite}>
      <input
        type="text"
        className="text-input"
        readOnly
        aria-label={t('web.room.link')}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="button" onClick={async () => setCopied(await copy(address))}>
        <Icon name="link" size={15} /> {copied ? t('web.copied') : t('web.room.copy')}
      </button>
    </div>
  );
}

export function WaitingRoom(props: {
  readonly id: string;
  readonly source: TableSource;
  readonly server: ServerTable;
}) {
  const { id, source, server } = props;
  const words = useWords();
  const { t, format } = words;
  const info = useStore(server.info);
  const me = useStore(server.me);
  const { name, level } = useSettings();
  const done = useStore(suggested);
  const [error, setError] = useState<Message>();
  const [busy, setBusy] = useState(false);
  if (info === undefined) return null;
  const mine = info.seats.find(({ person }) => person !== null && person.id === me?.id);
  const host = me !== null && info.host === me.id;
  const full = info.seats.every(({ kind }) => kind !== 'open');
  const levels = botsFor(info.game).length > 1;
  const names = botNames(info.seats.map(({ person, bot: id }) => (person === null ? id : null)));
  const formatted = (name: Message | undefined): string => (name === undefined ? '' : format(name));
  const picture = findGame(info.game)?.picture;
  const run = async (work: () => Promise<Message | undefined>): Promise<void> => {
    setBusy(true);
    setError(await work());
    setBusy(false);
  };
  const command = (given: Parameters<ServerTable['command']>[0]) =>
    run(async () => {
      const reply = await server.command(given);
      return 'error' in reply ? reply.error : undefined;
    });
  const join = (): Promise<void> =>
    run(async () => {
      const guest = await becomeGuest(name.trim());
      if ('error' in guest) return guest.error;
      const invite = inviteTo(id);
      // Over HTTP, because the line was opened before there was a name to it.
      const reply = await commandTable(id, {
        do: 'join',
        nonce: freshId(24),
        ...(invite === undefined ? {} : { invite }),
      });
      server.reconnect();
      return 'error' in reply ? reply.error : undefined;
    });
  return (
    <div className={page.page}>
      <PageHeader />
      <main className={page.column} style={accentOf(info.game)}>
        <section className="panel" aria-label={t('web.create.seats')}>
          <div className={styles.head}>
            {picture === undefined ? null : <img src={picture} alt="" width="344" height="232" />}
            <div>
              <h1>{gameName(info.game, words)}</h1>
              <p className="soft">
                {t('web.room.facts', {
                  n: info.seats.length,
                  clock: t(`web.sentence.clock.${info.clock.kind}`),
                  who: t(`web.sentence.visibility.${info.visibility}`),
                })}{' '}
                {t('web.room.help', { help: info.help })}
              </p>
            </div>
          </div>
          <RoomTrouble source={source} />
          <header>
            <h2>{t('web.room.title')}</h2>
          </header>
          {host && !full && levels ? (
            <Field title={t('web.home.levels')}>
              <Segments
                label={t('web.home.levels')}
                value={level}
                choices={LEVELS.map((value) => ({ value, text: format(levelName(value)) }))}
                onChange={(chosen) => change({ level: chosen })}
              />
            </Field>
          ) : null}
          <ol>
            {info.seats.map((seat) => (
              <li key={seat.seat} className={row.seat}>
                <span className={row.number} aria-hidden="true">
                  {seat.seat + 1}
                </span>
                <span className={styles.marks}>
                  <SeatMark mark={markOf(seat.mark)} colour={colourOf(seat.mark)} size={24} />
                  {seat.person === null && seat.bot !== null ? <BotFace bot={seat.bot} /> : null}
                </span>
                <span className={row.who}>
                  <b>
                    {seat.kind === 'open'
                      ? t('web.create.invited')
                      : (seat.person?.name ?? formatted(names[seat.seat]))}
                  </b>
                  <small>
                    {seat.kind === 'open' ? t('web.create.invitedNote') : t(`web.room.${seat.kind}`)}
                  </small>
                </span>
                {host && seat.kind === 'open' ? (
                  <button
                    type="button"
                    className="button small"
                    aria-label={t('web.room.addBotTo', { n: seat.seat + 1 })}
                    onClick={() =>
                      void command({ do: 'seat', seat: seat.seat, bot: botAt(info.game, level) })
                    }
                  >
                    {t('web.room.addBot')}
                  </button>
                ) : null}
                {host && seat.kind !== 'open' && seat.person?.id !== me?.id ? (
                  <button
                    type="button"
                    className="button plain small"
                    aria-label={t('web.room.freeSeat', { n: seat.seat + 1 })}
                    onClick={() => void command({ do: 'seat', seat: seat.seat, bot: null })}
                  >
                    {t('web.room.free')}
                  </button>
                ) : null}
              </li>
            ))}
          </ol>
          {mine === undefined ? null : (
            <>
              <Invite id={id} />
              <Suggestion />
            </>
          )}
          {error === undefined ? null : (
            <p className="bad" role="alert">
              {format(error)}
            </p>
          )}
          {mine === undefined ? (
            <form
              className={styles.join}
              onSubmit={(event) => {
                event.preventDefault();
                void join();
              }}
            >
              <label>
                {t('web.room.yourName')}
                <input
                  type="text"
                  className="text-input"
                  required
                  maxLength={24}
                  autoComplete="nickname"
                  value={name}
                  onChange={({ target }) => change({ name: target.value })}
                />
              </label>
              <button type="submit" className="button main" disabled={busy || full || name.trim() === ''}>
                {full ? t('web.room.full') : t('web.room.join')}
              </button>
              <p className={`${styles.restore} soft`}>
                {t('web.room.restore')}{' '}
                <KeepButton className="button plain small" restore onRestored={server.reconnect}>
                  {t('web.keep.have')}
                </KeepButton>
              </p>
            </form>
          ) : (
            <div className={styles.buttons}>
              {done ? (
                <KeepButton className="button plain" onRestored={server.reconnect}>
                  {t('web.keep.title')}
                </KeepButton>
              ) : null}
              <button type="button" className="button plain" onClick={() => void command({ do: 'leave' })}>
                {host ? t('web.room.cancel') : t('web.room.leave')}
              </button>
              {host ? (
                <button
                  type="button"
                  className="button main"
                  disabled={busy || !full}
                  onClick={() => void command({ do: 'start', nonce: freshId(24) })}
                >
                  {full ? t('web.room.start') : t('web.room.notFull')}
                </button>
              ) : (
                <p className="soft">{t('web.room.waitForHost')}</p>
              )}
            </div>
          )}
        </section>
      </main>
    </div>
  );
}
