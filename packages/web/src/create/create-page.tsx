/** A new table: the game's options, the seats, and the whole form read aloud as one sentence. */
import { botsFor } from '@orrery/bots';
import { type Message, msg, type OptionField, type Plain } from '@orrery/kernel';
import { findGame } from '@orrery/shelf';
import { useId, useState } from 'react';
import { go, Link } from '../app/router.tsx';
import { change, settings } from '../app/settings.ts';
import { LanguageSwitch, SettingsButton, ThemeSwitch } from '../app/tools.tsx';
import { SpeakingOf, useWords, type WebKey } from '../app/words.tsx';
import { isPlayable, tileOf, tiles } from '../home/catalogue.ts';
import { GameMark } from '../home/game-mark.tsx';
import { gameName } from '../home/rows.tsx';
import { Brand } from '../parts/brand.tsx';
import { Field, Segments, Select, Stepper, Switch } from '../parts/controls.tsx';
import { botName, createTable } from '../sources/new-table.ts';
import { freshId } from '../sources/saved.ts';
import { becomeGuest, makeTable } from '../sources/server-api.ts';
import { type TableKit, useKit } from '../table/load.ts';
import { Opening, Trouble } from '../table/table-host.tsx';
import {
  changedOptions,
  chosenOptions,
  dayClocks,
  defaultsOf,
  type Form,
  type FormSeat,
  isOffered,
  liveClocks,
  localSeats,
  tableRequest,
  withSeats,
} from './form.ts';
import { SeatFields } from './seat-fields.tsx';
import { Sentence } from './sentence.tsx';

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

function OptionRow(props: {
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

const clockKinds = ['none', 'live', 'days'] as const;
const visibilities = ['open', 'link', 'private'] as const;

function TableFields({ form, set }: { readonly form: Form; readonly set: (form: Form) => void }) {
  const { t } = useWords();
  const { clock } = form;
  const note: WebKey = `web.create.visibility.${form.visibility}Note`;
  return (
    <>
      <Field title={t('web.create.clock')} note={t('web.create.clockNote')} id="clock">
        <Segments
          label={t('web.create.clock')}
          value={clock.kind}
          choices={clockKinds.map((value) => ({ value, text: t(`web.create.clock.${value}`) }))}
          onChange={(kind) =>
            set({
              ...form,
              clock:
                kind === 'none'
                  ? { kind }
                  : kind === 'live'
                    ? { kind, ...liveClocks[1] }
                    : { kind, days: dayClocks[1] },
            })
          }
        />
      </Field>
      {clock.kind === 'live' ? (
        <Field
          title={t('web.create.liveClock')}
          note={t('web.create.liveNote', { minutes: clock.bank / 60, seconds: clock.increment })}
        >
          <Segments
            label={t('web.create.liveClock')}
            value={clock.bank}
            choices={liveClocks.map(({ bank, increment }) => ({
              value: bank,
              text: `${bank / 60}+${increment}`,
            }))}
            onChange={(bank) => {
              const found = liveClocks.find((each) => each.bank === bank);
              if (found !== undefined) set({ ...form, clock: { kind: 'live', ...found } });
            }}
          />
        </Field>
      ) : null}
      {clock.kind === 'days' ? (
        <Field title={t('web.create.days')}>
          <Segments
            label={t('web.create.days')}
            value={clock.days}
            choices={dayClocks.map((value) => ({ value, text: String(value) }))}
            onChange={(days) => set({ ...form, clock: { kind: 'days', days } })}
          />
        </Field>
      ) : null}
      <Field title={t('web.create.visibility')} note={t(note)} id="visibility">
        <Segments
          label={t('web.create.visibility')}
          value={form.visibility}
          choices={visibilities.map((value) => ({ value, text: t(`web.create.visibility.${value}`) }))}
          onChange={(visibility) => set({ ...form, visibility })}
        />
      </Field>
    </>
  );
}

function CreateForm({ kit }: { readonly kit: TableKit }) {
  const { t, format } = useWords();
  const { game } = kit.loaded;
  const bots = botsFor(game.id);
  const fresh = (seat: number): FormSeat => ({
    kind: seat === 0 ? 'me' : 'person',
    name: seat === 0 ? settings().name : t('web.create.playerName', { n: seat + 1 }),
    bot: bots[0]?.id ?? '',
    mark: seat,
  });
  const [form, set] = useState<Form>(() => ({
    where: 'online',
    options: defaultsOf(game),
    seats: Array.from({ length: Math.max(2, game.seats.min) }, (_, seat) => fresh(seat)),
    clock: { kind: 'none' },
    visibility: 'link',
    first: 'chance',
    seed: '',
  }));
  const [error, setError] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const count = form.seats.length;
  const changed = changedOptions(game, form);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const options = chosenOptions(game, form);
  const seed = form.seed.trim() === '' ? {} : { seed: form.seed.trim() };

  const startHere = (seats = localSeats(form)): void =>
    go({ at: 'local', id: createTable(game, { seats, options, ...seed }) });
  const withBots = (): void =>
    startHere(
      form.seats.map(({ name, bot, mark }, seat) =>
        seat === 0 ? { name, mark } : { name: botName(seat), bot, mark },
      ),
    );
  const startOnline = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    const name = form.seats[0]?.name.trim() || settings().name;
    const guest = await becomeGuest(name);
    const made = 'error' in guest ? guest : await makeTable(tableRequest(game, form, freshId(24)));
    setBusy(false);
    if ('error' in made) return setError(made.error);
    change({ name });
    const { rememberInvite } = await import('../sources/invites.ts');
    if (made.value.invite !== null) rememberInvite(made.value.id, made.value.invite);
    go({ at: 'table', id: made.value.id });
  };
  const refusal = game.checkSetup(options, count);

  return (
    <form
      className="create"
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
          {form.where === 'online' ? (
            <Field title={t('web.create.first')} id="first">
              <Segments
                label={t('web.create.first')}
                value={form.first}
                choices={(['chance', 'me'] as const).map((value) => ({
                  value,
                  text: t(`web.create.first.${value}`),
                }))}
                onChange={(first) => set({ ...form, first })}
              />
            </Field>
          ) : null}
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
        </div>
      </section>
      <section className="panel summary" aria-label={t('web.create.sentence')}>
        {tileOf(game.id) === undefined ? null : (
          <img src={tileOf(game.id)?.picture} alt="" width="344" height="232" />
        )}
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
            {t('web.create.allBots')}
          </button>
        )}
      </section>
    </form>
  );
}

export function CreatePage({ game }: { readonly game: string }) {
  const words = useWords();
  const { t } = words;
  const loading = useKit(findGame(game) === undefined ? undefined : game);
  if (findGame(game) === undefined) return <Trouble why={msg('web.failure.noGame', { game })} />;
  if (loading.is === 'failed' || loading.is === 'missing') return <Trouble why={msg('web.failure.load')} />;
  if (loading.is === 'loading') return <Opening />;
  const playable = tiles.filter(isPlayable);
  return (
    <div className="create-page">
      <header className="top">
        <Link to={{ at: 'home' }} className="logo" aria-label={t('web.nav.home')}>
          <Brand /> <span>Orrery</span>
        </Link>
        <span className="spring" />
        <LanguageSwitch />
        <ThemeSwitch />
        <SettingsButton />
      </header>
      <main>
        <div className="create-head">
          <h1>{t('web.create.title')}</h1>
          <nav className="create-games" aria-label={t('web.home.games')}>
            {playable.map(({ id }) => (
              <Link
                key={id}
                to={{ at: 'new', game: id }}
                className="button game"
                aria-current={id === game ? 'page' : undefined}
              >
                <GameMark game={id} size={24} /> {gameName(id, words)}
              </Link>
            ))}
          </nav>
        </div>
        <SpeakingOf more={loading.kit.words}>
          <CreateForm kit={loading.kit} />
        </SpeakingOf>
      </main>
    </div>
  );
}
