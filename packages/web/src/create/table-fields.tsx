/** What a table of the server has besides the game: its clock, and who may join. */
import { useWords, type WebKey } from '../app/words.tsx';
import { Field, Segments } from '../parts/controls.tsx';
import { dayClocks, type Form, liveClocks } from './form.ts';

const clockKinds = ['none', 'live', 'days'] as const;
const helps = ['proposals', 'hints', 'none'] as const;
const visibilities = ['open', 'link', 'private'] as const;

export function TableFields({ form, set }: { readonly form: Form; readonly set: (form: Form) => void }) {
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
      <Field title={t('web.create.help')} note={t(`web.create.help.${form.help}Note`)} id="help">
        <Segments
          label={t('web.create.help')}
          value={form.help}
          choices={helps.map((value) => ({ value, text: t(`web.create.help.${value}`) }))}
          onChange={(help) => set({ ...form, help })}
        />
      </Field>
    </>
  );
}
