/** Settings; every change shows at once, so there is nothing to apply. */
import { languages } from '@orrery/text';
import {
  change,
  confirmations,
  hintTimes,
  motions,
  textSizes,
  themes,
  useSettings,
} from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import { Field, Segments } from '../parts/controls.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { KeepButton } from '../recovery/keep-button.tsx';

/** Each language by its own name. */
export const languageNames = { en: 'English', pt: 'Português', pl: 'Polski' } as const;

export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const settings = useSettings();
  return (
    <Sheet title={t('web.settings.title')} onClose={onClose}>
      <div className="fields">
        <Field title={t('web.settings.name')} note={t('web.settings.nameNote')}>
          <input
            type="text"
            className="text-input"
            maxLength={24}
            autoComplete="nickname"
            aria-label={t('web.settings.name')}
            value={settings.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field title={t('web.keep.title')} note={t('web.keep.note')}>
          <KeepButton className="button small">{t('web.keep.open')}</KeepButton>
        </Field>
        <Field title={t('web.settings.language')} note={t('web.settings.languageNote')}>
          <Segments
            label={t('web.settings.language')}
            value={settings.language}
            choices={languages.map((value) => ({ value, text: languageNames[value] }))}
            onChange={(language) => change({ language })}
          />
        </Field>
        <Field title={t('web.settings.theme')} note={t('web.settings.themeNote')}>
          <Segments
            label={t('web.settings.theme')}
            value={settings.theme}
            choices={themes.map((value) => ({ value, text: t(`web.settings.theme.${value}`) }))}
            onChange={(theme) => change({ theme })}
          />
        </Field>
        <Field title={t('web.settings.text')} note={t('web.settings.textNote')}>
          <Segments
            label={t('web.settings.text')}
            value={settings.textSize}
            choices={textSizes.map((value) => ({ value, text: t(`web.settings.text.${value}`) }))}
            onChange={(textSize) => change({ textSize })}
          />
        </Field>
        <Field title={t('web.settings.motion')} note={t('web.settings.motionNote')}>
          <Segments
            label={t('web.settings.motion')}
            value={settings.motion}
            choices={motions.map((value) => ({ value, text: t(`web.settings.motion.${value}`) }))}
            onChange={(motion) => change({ motion })}
          />
        </Field>
        <Field title={t('web.settings.confirm')} note={t('web.settings.confirmNote')}>
          <Segments
            label={t('web.settings.confirm')}
            value={settings.confirm}
            choices={confirmations.map((value) => ({ value, text: t(`web.settings.confirm.${value}`) }))}
            onChange={(confirm) => change({ confirm })}
          />
        </Field>
        <Field title={t('web.settings.hints')} note={t('web.settings.hintsNote')}>
          <Segments
            label={t('web.settings.hints')}
            value={settings.hints}
            choices={hintTimes.map((value) => ({ value, text: t(`web.settings.hints.${value}`) }))}
            onChange={(hints) => change({ hints })}
          />
        </Field>
      </div>
    </Sheet>
  );
}
