/** The form of a new table: the game's options, the seats, and the whole form read aloud as one sentence. */

import { botsFor } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import type { Message } from '@orrery/kernel';
import { useId, useState } from 'react';
import { go } from '../app/router.tsx';
import { change, settings } from '../app/settings.ts';
import { keep } from '../app/storage.ts';
import { useWords } from '../app/words.tsx';
import type { TableKit } from '../opening/load.ts';
import { Field, Segments } from '../parts/controls.tsx';
import { accentOf } from '../parts/game-mark.tsx';
import { rememberInvite } from '../sources/invites.ts';
import { botAt, botSeat, createTable } from '../sources/new-table.ts';
import { begunGames, freshId, rememberBegun } from '../sources/saved.ts';
import { becomeGuest, commandTable, makeTable } from '../sources/server-api.ts';
import styles from './create-form.module.css';
import {
  changedOptions,
  chosenOptions,
  type Form,
  type FormSeat,
  isFull,
  localSeats,
  mayTypeSeed,
  presetsOf,
  tableRequest,
  typedSeed,
  withSeats,
} from './form.ts';
import { OptionRow } from './option-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { Sentence } from './sentence.tsx';
import { TableFields } from './table-fields.tsx';

export function CreateForm({ kit }: { readonly kit: TableKit }) {
  const { t, format } = useWords();
  const { game } = kit.loaded;
  const picture = findGame(game.id)?.picture;
  const bots = botsFor(game.id);
  const fresh = (seat: number): FormSeat => ({
    kind: seat === 0 ? 'me' : 'person',
    name: seat === 0 ? settings().name : t('web.create.playerName', { n: seat + 1 }),
    bot: botAt(game.id, settings().level),
    mark: seat,
  });
  const [beginner] = useState(() => !begunGames(keep()).includes(game.id));
  const [form, set] = useState<Form>(() => ({
    where: 'online',
    beginner,
    options: presetsOf(game, beginner),
    seats: Array.from({ length: Math.max(2, game.seats.min) }, (_, seat) => fresh(seat)),
    clock: { kind: 'none' },
    visibility: 'link',
    help: 'proposals',
    first: 'chance',
    seed: '',
  }));
  const [error, setError] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const firstNote = useId();
  const count = form.seats.length;
  const changed = changedOptions(game, form);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const options = chosenOptions(game, form);
  const seed = typedSeed(form);

  const startHere = (seats = localSeats(form)): void =>
    go({ at: 'local', id: createTable(game, { seats, options, ...seed }) });
  const withBots = (): void =>
    startHere(
      form.seats.map(({ name, bot, mark }, seat) => (seat === 0 ? { name, mark } : botSeat(bot, mark))),
    );
  const startOnline = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    const name = form.seats[0]?.name.trim() || settings().name;
    const guest = await becomeGuest(name);
    const made = 'error' in guest ? guest : await makeTable(tableRequest(game, form));
    // One's own chance comes after the server has committed to its secret. Where the start fails, the room offers it again.
    if ('value' in made && isFull(form))
      await commandTable(made.value.id, { do: 'start', nonce: freshId(24) });
    setBusy(false);
    if ('error' in made) return setError(made.error);
    change({ name });
    rememberBegun(keep(), [game.id]);
    if (made.value.invite !== null) rememberInvite(made.value.id, made.value.invite);
    go({ at: 'table', id: made.value.id });
  };
  const refusal = game.checkSetup(options, count);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.where === 'here') startHere();
        else void startOnline();
      }}
    >
      <section className="panel" aria-label={t('web.create.game')}>
        <header>
          <h2>{t('web.create.game')}</h2>
          <small>{t('web.create.changed', { n: changed })}</small>
        </header>
        <div className="fields">
          <Field title={t('web.create.where')} note={t(`web.create.where.${form.where}Note`)} id="where">
            <Segments
              label={t('web.create.where')}
              value={form.where}
              choices={(['online', 'here'] as const).map((value) => ({
                value,
                text: t(`web.create.where.${value}`),
              }))}
              onChange={(where) => set({ ...form, where })}
            />
          </Field>
          <Field title={t('web.create.players')} id="players">
            <Segments
              label={t('web.create.players')}
              value={count}
              choices={counts.map((value) => ({ value, text: String(value) }))}
              onChange={(value) => set(withSeats(form, value, fresh))}
            />
          </Field>
          {Object.entries(game.options).map(([id, field]) => (
            <OptionRow
              key={id}
              id={id}
              field={field}
              fields={game.options}
              form={form}
              onChange={(value) => set({ ...form, options: { ...form.options, [id]: value } })}
            />
          ))}
          {form.where === 'online' ? <TableFields form={form} set={set} /> : null}
        </div>
      </section>
      <section className="panel" aria-label={t('web.create.seats')}>
        <header>
          <h2>{t('web.create.seats')}</h2>
          <small>{t('web.create.seatsNote')}</small>
        </header>
        <SeatFields game={game.id} form={form} set={set} />
        <div className="fields">
          {form.where === 'online' && count > 1 ? (
            <Field
              title={t('web.create.first')}
              id="first"
              noteId={firstNote}
              off={game.firstPlayer !== undefined}
              {...(game.firstPlayer === undefined
                ? {}
                : { note: <span className="warn">{format(game.firstPlayer)}</span> })}
            >
              <Segments
                label={t('web.create.first')}
                value={form.first}
                disabled={game.firstPlayer !== undefined}
                describedBy={firstNote}
                choices={(['chance', 'me'] as const).map((value) => ({
                  value,
                  text: t(`web.create.first.${value}`),
                }))}
                onChange={(first) => set({ ...form, first })}
              />
            </Field>
          ) : null}
          {mayTypeSeed(form) ? (
            <Field title={t('web.create.seed')} note={t('web.create.seedNote')}>
              <input
                type="text"
                className="text-input"
                aria-label={t('web.create.seed')}
                maxLength={64}
                value={form.seed}
                placeholder={t('web.create.seedChance')}
                onChange={({ target }) => set({ ...form, seed: target.value })}
              />
            </Field>
          ) : null}
        </div>
      </section>
      <section
        className={`panel ${styles.summary}`}
        aria-label={t('web.create.sentence')}
        style={accentOf(game.id)}
      >
        {picture === undefined ? null : <img src={picture} alt="" width="344" height="232" />}
        <h2>{t('web.create.sentence')}</h2>
        <Sentence game={game} form={form} />
        {refusal === undefined ? null : (
          <p className="bad" role="alert">
            {format(refusal)}
          </p>
        )}
        {error === undefined ? null : (
          <p className="bad" role="alert">
            {format(error)}
          </p>
        )}
        <span className="spring" />
        <button type="submit" className="button main" disabled={busy || refusal !== undefined}>
          {form.where === 'here' ? t('web.create.start') : t('web.create.create')}
        </button>
        {bots.length === 0 ? null : (
          <button type="button" className="button" disabled={refusal !== undefined} onClick={withBots}>
            {t(count === 1 ? 'web.create.alone' : 'web.create.allBots')}
          </button>
        )}
      </section>
    </form>
  );
}
