/** What the others did since the viewer's own last turn, in the panel of details: the numbers are those on the map. */
import { areaText, boardActionText, specialText, tileText } from '@orrery/gaia-project';
import {
  advancedTiles,
  boardActions,
  boosterRow,
  boosters,
  idsOf,
  researchAreas,
  specialIds,
} from '@orrery/gaia-project/advice';
import { Amounts, Mark, Seat } from '../drawing/mark.tsx';
import { capital, purposeOf } from '../questions/booster-words.ts';
import { planetAt, sectorOf } from '../questions/build/sites.ts';
import { chargedByRule, type Deed, deedsIn } from '../since.ts';
import { type Scene, seatAt, useTable } from '../table.ts';
import { useGaiaWords, type Words } from '../words.ts';
import { DetailPanel } from './facts.tsx';
import styles from './since.module.css';

/** "passes, takes 2 credits · free step". */
function boosterTaken(words: Words, text: string, what: string): string {
  const booster = idsOf(boosters).find((id) => id === what);
  if (booster === undefined) return text;
  const gains = words.amounts(boosterRow(booster).income);
  const purpose = purposeOf(words, booster);
  const name =
    purpose === undefined ? gains : words.t('web.gaia.turn.booster.name', { gains, what: purpose });
  return words.t('web.gaia.since.takes', { text, booster: name });
}

/** More than the strip has room for: where, which, and to what level. */
export function toldOf(
  table: Pick<Scene, 'view' | 'board'>,
  words: Words,
  { event, text, hex }: Pick<Deed, 'event' | 'text' | 'hex'>,
): string {
  const { format, t, planet } = words;
  const short = format(text);
  const { do: kind, what, amount } = event;
  if (hex !== undefined) {
    const type = table.view.planets[planetAt(table, hex)];
    const at = { what: short, sector: sectorOf(table, hex) };
    return type === undefined
      ? t('web.gaia.since.in', at)
      : t('web.gaia.since.on', { ...at, planet: planet(type) });
  }
  const area = kind === 'advance' ? researchAreas.find((id) => id === what) : undefined;
  if (area !== undefined) return t('web.gaia.since.to', { area: format(areaText(area)), level: amount });
  const action =
    kind === 'action' || kind === 'cover' ? idsOf(boardActions).find((id) => id === what) : undefined;
  if (action !== undefined)
    return t('web.gaia.since.told', { what: short, detail: format(boardActionText(action)) });
  const special = kind === 'special' ? specialIds.find((id) => id === what) : undefined;
  if (special !== undefined)
    return t('web.gaia.since.told', { what: short, detail: format(specialText(special)) });
  const tile = kind === 'remove' ? idsOf(advancedTiles).find((id) => id === what) : undefined;
  if (tile !== undefined) return t('web.gaia.since.told', { what: short, detail: format(tileText(tile)) });
  return kind === 'pass' || kind === 'booster' ? boosterTaken(words, short, what) : short;
}

export function SinceDetail() {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const deeds = deedsIn(table.since);
  const charged = chargedByRule(table.since, table.mine);
  return (
    <DetailPanel title={t('web.gaia.since.title')} aside={t('web.gaia.since.aside')}>
      <ul className={styles.since}>
        {deeds.map((deed) => (
          <li key={deed.n}>
            <Seat seat={seatAt(table, deed.seat)} size={12} />
            <b>{deed.n}</b>
            <span>
              <span className="hidden">{seatAt(table, deed.seat)?.name}: </span>
              {capital(toldOf(table, words, deed))}
              {deed.vp === 0 ? null : (
                <span className={styles.scored}>
                  <span className="hidden">{t('web.gaia.card.vp', { vp: deed.vp })}</span>
                  <Amounts of={{ vp: deed.vp }} size={12} signed />
                </span>
              )}
            </span>
          </li>
        ))}
        {charged === 0 ? null : (
          <li>
            <Mark name="charge" size={13} />
            <span>{t('web.gaia.since.byRule', { n: charged })}</span>
          </li>
        )}
      </ul>
    </DetailPanel>
  );
}
