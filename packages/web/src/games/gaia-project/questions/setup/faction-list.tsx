/** Seven boards with two sides each, as buttons. */
import type { FactionId } from '@orrery/gaia-project';
import { factionRow, planetsFor, planetTypes } from '@orrery/gaia-project/advice';
import { stateOf } from '../../../../board-kit/states.ts';
import { Planet, Seat } from '../../drawing/mark.tsx';
import { seatAt, type Table, useTable } from '../../table.ts';
import { useGaiaWords, type Words } from '../../words.ts';
import styles from './faction-list.module.css';
import { comparedWith, factionsShown, isOpen, takenBy } from './factions.ts';

export const homeOf = (faction: FactionId): number => planetTypes.indexOf(factionRow(faction).home);

/** "Terrans, home Terra, 6 planets, not taken, 1 of 12." */
function labelOf(table: Table, words: Words, faction: FactionId): string {
  const { t } = words;
  const named = {
    faction: words.faction(faction),
    home: words.planet(homeOf(faction)),
    planets: planetsFor(table.view, faction)[0]?.planets[0]?.count ?? 0,
  };
  const open = factionsShown().filter((each) => isOpen(table, each));
  const at = open.indexOf(faction);
  if (at >= 0) return t('web.gaia.setup.faction.open', { ...named, n: at + 1, of: open.length });
  const seat = takenBy(table, faction);
  return seat === undefined
    ? t('web.gaia.setup.faction.closed', named)
    : t('web.gaia.setup.faction.taken', { ...named, player: seatAt(table, seat)?.name ?? '' });
}

interface Looking {
  /** The faction whose sheet is read. */
  readonly looked: FactionId | undefined;
  readonly press: (faction: FactionId) => void;
}

function FactionButton({ faction, looked, press }: Looking & { readonly faction: FactionId }) {
  const table = useTable();
  const words = useGaiaWords();
  const open = isOpen(table, faction);
  const seat = takenBy(table, faction);
  const chosen = looked === faction;
  const holder = seat !== undefined && table.view.players[seat]?.faction === faction ? seat : undefined;
  return (
    <button
      type="button"
      className={styles.faction}
      data-state={stateOf({ can: open, chosen })}
      data-compared={comparedWith(table) === faction ? '' : undefined}
      aria-pressed={chosen}
      aria-disabled={open ? undefined : true}
      aria-label={labelOf(table, words, faction)}
      onClick={open ? () => press(faction) : undefined}
    >
      <Planet type={homeOf(faction)} size={21} />
      <span>{words.faction(faction)}</span>
      {holder === undefined ? null : <Seat seat={seatAt(table, holder)} size={12} />}
    </button>
  );
}

export function FactionList(looking: Looking) {
  const table = useTable();
  const { t } = useGaiaWords();
  // A phone has no room for what cannot be chosen any more.
  const shown = factionsShown().filter((faction) => !table.phone || isOpen(table, faction));
  return (
    <fieldset className={styles.factions} aria-label={t('web.gaia.setup.factions')}>
      {shown.map((faction) => (
        <FactionButton key={faction} faction={faction} {...looking} />
      ))}
    </fieldset>
  );
}
