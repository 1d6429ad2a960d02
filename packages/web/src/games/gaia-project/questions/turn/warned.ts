/** What a friend would point out before something is done, and which of it somebody does not want to hear again. */
import type { BoosterId } from '@orrery/gaia-project';
import { lostIncome, roundsLeft } from '@orrery/gaia-project/advice';
import { keep, keptFields, writeKept } from '../../../../app/storage.ts';
import { createStore } from '../../../../app/store.ts';
import { knownOverlooked, knownSpecials } from '../../known.ts';
import type { Table } from '../../table.ts';
import type { Words } from '../../words.ts';
import { specialName } from './special-names.ts';

const warningKinds = ['booster', 'ore', 'former', 'special', 'income', 'charged'] as const;
type WarningKind = (typeof warningKinds)[number];

export interface Warning {
  readonly kind: WarningKind;
  readonly text: (words: Words) => string;
}

const KEY = 'orrery.gaia.warnings';

/** The kinds that are switched off in this browser. */
export const silenced = createStore<readonly WarningKind[]>(
  warningKinds.filter((kind) => keptFields(keep(), KEY)[kind] === false),
);

function keepSilenced(kinds: readonly WarningKind[]): void {
  silenced.set(kinds);
  writeKept(keep(), KEY, Object.fromEntries(kinds.map((kind) => [kind, false])));
}

export const silence = (kind: WarningKind): void => keepSilenced([...silenced.get(), kind]);
export const hearAll = (): void => keepSilenced([]);

/** What passing now would leave undone or lose. */
export function passWarnings(
  { view, mine, player }: Pick<Table, 'view' | 'mine' | 'player'>,
  /** The booster that is about to be taken. */
  booster: BoosterId | undefined,
): Warning[] {
  if (mine === undefined || player === undefined) return [];
  const { boosterAction, cheapestMine } = knownOverlooked(view, mine);
  const unused = knownSpecials(view, mine).filter(({ closed }) => closed === undefined);
  const others = unused.filter(({ action }) => action !== player.booster);
  const warnings: Warning[] = [];
  if (boosterAction) warnings.push({ kind: 'booster', text: ({ t }) => t('web.gaia.warning.booster') });
  if (others.length > 0)
    warnings.push({
      kind: 'special',
      text: (words) =>
        words.t('web.gaia.warning.special', {
          what: others.map((special) => specialName(words, player, special)).join('; '),
        }),
    });
  if (cheapestMine !== undefined)
    warnings.push({ kind: 'ore', text: ({ t }) => t('web.gaia.warning.ore', { ore: cheapestMine }) });
  const lost = booster === undefined ? {} : lostIncome(view, mine, booster);
  if (Object.keys(lost).length > 0)
    warnings.push({
      kind: 'income',
      text: ({ t, amounts }) => t('web.gaia.warning.income', { lost: amounts(lost) }),
    });
  return warnings;
}

/** A project of the last round never becomes a planet: no Gaia phase follows. */
export const projectWarnings = ({ view }: Pick<Table, 'view'>): Warning[] =>
  roundsLeft(view) > 0 ? [] : [{ kind: 'former', text: ({ t }) => t('web.gaia.warning.former') }];

/** Tokens that are given up although they have been charged. */
export const chargedWarnings = (tokens: number): Warning[] =>
  tokens <= 0 ? [] : [{ kind: 'charged', text: ({ t }) => t('web.gaia.warning.charged', { n: tokens }) }];
