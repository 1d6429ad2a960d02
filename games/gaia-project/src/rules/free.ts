/** Rulebook chapter: free actions. */
import type { Facts, OneOf, Seat } from '@orrery/kernel';
import {
  type FactionFreeId,
  type FreeAction,
  type FreeId,
  factionFreeActions,
  freeActions,
  freeRow,
  type Price,
  priceKinds,
} from '../data/actions.ts';
import {
  type AskNamed,
  abilitiesOf,
  type GaiaRun,
  type GaiaState,
  type Player,
  playerAt,
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

const SACRIFICE: FreePick = { do: 'free', action: 'sacrifice' };

/** A free action as it is looked at at every turn: each takes some of one thing. */
interface Offer {
  readonly pick: FreePick;
  readonly pay: keyof Price;
  readonly amount: number;
}

function offerOf({ id, pay }: FreeAction & { readonly id: FreeId }): Offer {
  for (const kind of priceKinds) {
    const amount = pay[kind];
    if (amount !== undefined) return { pick: { do: 'free', action: id }, pay: kind, amount };
  }
  throw new Error(`the free action ${id} costs nothing`);
}

const common: Offer[] = freeActions.map(offerOf);
const special: ReadonlyMap<FactionFreeId, Offer> = new Map(
  factionFreeActions.map((row) => [row.id, offerOf(row)]),
);

function isPayable(player: Player, { pay, amount }: Offer): boolean {
  switch (pay) {
    case 'power':
      return canSpend(player, amount);
    case 'areaThree':
      return player.three >= amount;
    case 'stone':
      return canSpendStone(player);
    case 'credits':
      return player.credits >= amount;
    case 'ore':
      return player.ore >= amount;
    case 'knowledge':
      return player.knowledge >= amount;
    case 'qic':
      return player.qic >= amount;
    case 'gaiaformers':
      return player.gaiaformers >= amount;
  }
}

/** Calls `take` with each free action that a player can take now, until it says enough. */
function eachOffer(player: Player, take: (pick: FreePick) => boolean): void {
  if (canSacrifice(player) && take(SACRIFICE)) return;
  for (const offer of common) if (isPayable(player, offer) && take(offer.pick)) return;
  for (const id of abilitiesOf(player).freeActions) {
    const offer = special.get(id);
    if (offer !== undefined && isPayable(player, offer) && take(offer.pick)) return;
  }
}

/** Adds the free actions that a player can take now. */
export function addFreeActions(player: Player, options: object[]): void {
  eachOffer(player, (pick) => {
    options.push(pick);
    return false;
  });
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

/** Tokens of area III go to the Gaia area. */
function moveToGaia(player: Player, tokens: number): void {
  player.three -= tokens;
  player.gaia += tokens;
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

/** Whether a player can take this free action now. */
export function hasOffer(player: Player, action: FreePick['action']): boolean {
  let found = false;
  eachOffer(player, (pick) => {
    found = pick.action === action;
    return found;
  });
  return found;
}

export function hasFreeAction(player: Player): boolean {
  let some = false;
  eachOffer(player, () => {
    some = true;
    return true;
  });
  return some;
}
