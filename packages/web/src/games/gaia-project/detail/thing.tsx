/** What is printed on a thing that somebody points at. */
import {
  areaText,
  boardActionText,
  boosterText,
  type FactionId,
  factionText,
  finalTileText,
  roundTileText,
  specialText,
  structureText,
  tileText,
  tokenText,
} from '@orrery/gaia-project';
import { factionLines, factionRow, structures } from '@orrery/gaia-project/advice';
import type { Message } from '@orrery/kernel';
import { AutomaOpponent } from '../automa/fetched.ts';
import { Amounts, Planet } from '../drawing/mark.tsx';
import { Opponent } from '../players/opponent.tsx';
import { isAutomas } from '../players/standing.ts';
import { type Table, type Thing, useTable } from '../table.ts';
import { type Key, useGaiaWords } from '../words.ts';
import styles from './detail.module.css';

interface Printed {
  readonly kind: Key;
  readonly text: Message;
}

/** The name of its kind, and what is printed on it. */
function printedOn({ view }: Table, thing: Thing): Printed | undefined {
  if ('area' in thing && thing.area !== undefined)
    return { kind: 'web.gaia.detail.kind.area', text: areaText(thing.area) };
  if ('tile' in thing && thing.tile !== undefined)
    return { kind: 'web.gaia.detail.kind.tile', text: tileText(thing.tile) };
  if ('booster' in thing && thing.booster !== undefined)
    return { kind: 'web.gaia.detail.kind.booster', text: boosterText(thing.booster) };
  if ('token' in thing && thing.token !== undefined)
    return { kind: 'web.gaia.detail.kind.token', text: tokenText(thing.token) };
  if ('action' in thing && thing.action !== undefined)
    return { kind: 'web.gaia.detail.kind.action', text: boardActionText(thing.action) };
  if ('special' in thing && thing.special !== undefined)
    return { kind: 'web.gaia.detail.kind.special', text: specialText(thing.special) };
  if ('roundTile' in thing) {
    const tile = view.roundTiles.find((id) => id === thing.roundTile);
    return tile === undefined
      ? undefined
      : { kind: 'web.gaia.detail.kind.roundTile', text: roundTileText(tile) };
  }
  if ('finalTile' in thing) {
    const tile = view.finalTiles.find((id) => id === thing.finalTile);
    return tile === undefined
      ? undefined
      : { kind: 'web.gaia.detail.kind.finalTile', text: finalTileText(tile) };
  }
  return undefined;
}

function StructureDetail({ structure }: { readonly structure: number }) {
  const { t, format, amounts } = useGaiaWords();
  const row = structures[structure];
  const price = { ore: row?.ore ?? 0, credits: row?.credits ?? 0 };
  return (
    <>
      <h3 className={styles.heading}>
        <span>{format(structureText(structure))}</span>
        <small>
          <Amounts of={price} />
          <span className="hidden">{t('web.gaia.card.price', { price: amounts(price) })}</span>
        </small>
      </h3>
      <p>{t('web.gaia.detail.valueOf', { value: row?.value ?? 0 })}</p>
    </>
  );
}

/** What a faction can do, and what its planetary institute adds. */
function FactionDetail({ faction }: { readonly faction: FactionId }) {
  const { t, format } = useGaiaWords();
  const { ability, institute } = factionLines(faction);
  return (
    <>
      <h3 className={styles.heading}>
        <Planet type={factionRow(faction).homeIndex} size={22} />
        <span>{format(factionText(faction))}</span>
      </h3>
      {ability.map((line) => (
        <p key={format(line)}>{format(line)}</p>
      ))}
      {institute.map((line) => (
        <p key={format(line)}>{t('web.gaia.own.withInstitute', { line: format(line) })}</p>
      ))}
    </>
  );
}

export function ThingDetail({ thing }: { readonly thing: Thing }) {
  const table = useTable();
  const { t, format } = useGaiaWords();
  if ('structure' in thing) return <StructureDetail structure={thing.structure} />;
  if ('seat' in thing)
    return isAutomas(table.view, thing.seat) ? <AutomaOpponent bare /> : <Opponent seat={thing.seat} bare />;
  if ('faction' in thing && thing.faction !== undefined) return <FactionDetail faction={thing.faction} />;
  const printed = printedOn(table, thing);
  if (printed === undefined) return null;
  return (
    <>
      <h3 className={styles.heading}>
        <span>{t(printed.kind)}</span>
      </h3>
      <p>{format(printed.text)}</p>
    </>
  );
}
