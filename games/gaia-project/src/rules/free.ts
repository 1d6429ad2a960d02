/** Rulebook chapter: free actions. */
import type { Facts, OneOf, Seat } from '@orrery/kernel';
import { type FreeAction, type FreeId, factionFreeActions, freeActions, freeRow } from '../data/actions.ts';
import {
  type AskNamed,
  abilitiesOf,
  type GaiaRun,
  type GaiaState,
  type Player,
  playerAt,
  STONE_IN_GAIA,
  type StepNamed,
} from '../state.ts';
import { freeText, gainsOf } from '../wording/components.ts';
import { say } from '../wording/say.ts';
import { canSacrifice, canSpend, canSpendStone, sacrifice, spendPower, spendStone } from './power.ts';
import { gain, payHeld } from './resources.ts';

export type FreePick = {
  readonly do: 'free';
  readonly action: FreeId | 'sacrifice';
};

/** Options are made once: they are listed at every turn. */
const picks: ReadonlyMap<string, FreePick> = new Map(
  ['sacrifice' as const, ...[...freeActions, ...factionFreeActions].map(({ id }) => id)].map((action) => [
    action,
    { do: 'free', action },
  ]),
);

function pickOf(action: FreePick['action']): FreePick {
  const pick = picks.get(action);
  if (pick === undefined) throw new RangeError(`no free action ${action}`);
  return pick;
}

function canPay(player: Player, { pay }: FreeAction): boolean {
  if (pay.power !== undefined) return canSpend(player, pay.power);
  if (pay.qic !== undefined) return player.qic >= pay.qic;
  if (pay.knowledge !== undefined) return player.knowledge >= pay.knowledge;
  if (pay.ore !== undefined) return player.ore >= pay.ore;
  if (pay.credits !== undefined) return player.credits >= pay.credits;
  if (pay.areaThree !== undefined) return player.three >= pay.areaThree;
  if (pay.gaiaformers !== undefined) return player.gaiaformers >= pay.gaiaformers;
  return pay.stone !== undefined && canSpendStone(player);
}

/** Adds the free actions that a player can take now. */
export function addFreeActions(player: Player, options: object[]): void {
  if (canSacrifice(player)) options.push(pickOf('sacrifice'));
  for (const row of freeActions) if (canPay(player, row)) options.push(pickOf(row.id));
  for (const id of abilitiesOf(player).freeActions) if (canPay(player, freeRow(id))) options.push(pickOf(id));
}

export function takeFreeAction(state: GaiaState, run: GaiaRun, seat: Seat, { action }: FreePick): void {
  if (action === 'sacrifice') {
    sacrifice(state, run, seat);
    return;
  }
  const player = playerAt(state, seat);
  const { pay } = freeRow(action);
  run.emit?.({ do: 'free', seat, what: action, amount: 1, source: 'free' });
  run.push({ do: 'free.gain', seat, action });
  if (pay.power !== undefined) spendPower(state, run, seat, pay.power);
  if (pay.stone !== undefined) spendStone(run, seat, player, pay.stone);
  payHeld(run, seat, player, 'qic', pay.qic ?? 0, action);
  payHeld(run, seat, player, 'knowledge', pay.knowledge ?? 0, action);
  payHeld(run, seat, player, 'ore', pay.ore ?? 0, action);
  payHeld(run, seat, player, 'credits', pay.credits ?? 0, action);
  if (pay.areaThree !== undefined) moveToGaia(player, pay.areaThree);
  if (pay.gaiaformers !== undefined) {
    player.gaiaformers -= pay.gaiaformers;
    player.formersInGaia += pay.gaiaformers;
  }
}

/** Tokens of area III go to the Gaia area; the brainstone last. */
function moveToGaia(player: Player, tokens: number): void {
  player.three -= tokens;
  player.gaia += tokens;
  if (player.stone === 3 && player.three === 0) player.stone = STONE_IN_GAIA;
}

export function gainStep(state: GaiaState, { seat, action }: StepNamed<'free.gain'>, run: GaiaRun): void {
  gain(state, run, seat, freeRow(action).gain, 'resources', action);
}

export function freeFacts({ action }: FreePick): Facts {
  if (action === 'sacrifice') return { text: freeText(action) };
  const { pay, gain: gains } = freeRow(action);
  return { text: freeText(action), cost: gainsOf(pay), gain: gainsOf(gains) };
}

type AfterPick = FreePick | { readonly do: 'end' };
const END: AfterPick = { do: 'end' };

/** After the main action: more free actions, or the end of the turn. */
export const freeQuestion: OneOf<GaiaState, AskNamed<'turn.free'>, AfterPick> = {
  shape: 'one-of',
  text: () => say('gaia.question.turn.free'),
  options: (state, { seat }) => {
    const options: AfterPick[] = [END];
    addFreeActions(playerAt(state, seat), options);
    return options;
  },
  describe: (_state, _ask, pick) =>
    pick.do === 'end' ? { text: say('gaia.option.endTurn') } : freeFacts(pick),
  answer: (state, { seat }, pick, run: GaiaRun) => {
    if (pick.do === 'end') return;
    run.push({ do: 'turn.after', seat });
    takeFreeAction(state, run, seat, pick);
  },
};

export function hasFreeAction(player: Player): boolean {
  if (canSacrifice(player)) return true;
  for (const row of freeActions) if (canPay(player, row)) return true;
  for (const id of abilitiesOf(player).freeActions) if (canPay(player, freeRow(id))) return true;
  return false;
}
