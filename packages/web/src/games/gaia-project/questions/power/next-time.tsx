/** What shall happen when power is offered again: asked every time, or charged by itself up to a price. */
import type { Answer } from '@orrery/kernel';
import { useId } from 'react';
import { Select } from '../../../../parts/controls.tsx';
import { type Table, useTable } from '../../table.ts';
import { useGaiaWords, type Words } from '../../words.ts';
import { type Charging, chargingIn, chargings, powerFor, readWish, wishOf } from './charging.ts';
import styles from './power.module.css';

/** What the person wishes for the next time; undefined as long as they have not said anything new. */
export const wishIn = ({ touched }: Pick<Table, 'touched'>): Charging | undefined =>
  touched !== undefined && 'thing' in touched ? readWish(touched.thing) : undefined;

/** What would be sent now, so that a wish for the next time leaves it as it is. */
function answersNow({ question, choice }: Table): readonly Answer[] {
  const { composed, selection } = choice;
  if (composed.length > 0 || question === undefined) return composed;
  return selection.shape === 'one-of' && selection.pick !== undefined
    ? [{ question: question.id, pick: selection.pick }]
    : [];
}

function textOf(charging: Charging, { t }: Words): string {
  if (charging === 'ask' || charging === 'all') return t(`web.gaia.power.next.${charging}`);
  return charging === 0
    ? t('web.gaia.power.next.free')
    : t('web.gaia.power.next.upTo', { power: powerFor(charging) });
}

function meaningOf(charging: Charging, { t }: Words): string {
  if (charging === 'ask' || charging === 'all') return t(`web.gaia.power.next.${charging}.note`);
  return charging === 0
    ? t('web.gaia.power.next.free.note')
    : t('web.gaia.power.next.upTo.note', { power: powerFor(charging), vp: charging });
}

/** Beside the only card; where there are several, in a row above them. */
export function NextTime({ row = false }: { readonly row?: boolean }) {
  const table = useTable();
  const words = useGaiaWords();
  const name = useId();
  const { preferences, phone, choice } = table;
  if (preferences === undefined) return null;
  const now = wishIn(table) ?? chargingIn(preferences);
  const wish = (charging: Charging): void => choice.touch({ thing: wishOf(charging) }, answersNow(table));
  const title = words.t('web.gaia.power.next.title');
  if (phone)
    return (
      <div className={styles.nextRow}>
        <span>{words.t('web.gaia.power.next.short')}</span>
        <Select
          label={title}
          value={String(now)}
          choices={chargings.map((each) => ({ value: String(each), text: textOf(each, words) }))}
          onChange={(value) => {
            const found = chargings.find((each) => String(each) === value);
            if (found !== undefined) wish(found);
          }}
        />
      </div>
    );
  return (
    <div className={styles.next} data-row={row ? '' : undefined}>
      <span id={name}>{title}</span>
      <div className={styles.segments} role="radiogroup" aria-labelledby={name}>
        {chargings.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === now} onChange={() => wish(each)} />
            <span>{textOf(each, words)}</span>
          </label>
        ))}
      </div>
      <small aria-live="polite">{meaningOf(now, words)}</small>
    </div>
  );
}
