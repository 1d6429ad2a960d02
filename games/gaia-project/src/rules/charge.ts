/** Rulebook chapter: passive action, charge power. */
import type { OneOf, Seat } from '@orrery/kernel';
import { isAutoma } from '../automa/state.ts';
import {
  type AskNamed,
  abilitiesOf,
  boardIn,
  type GaiaRun,
  type GaiaState,
  type Player,
  planetOn,
  playerAt,
  type StepNamed,
} from '../state.ts';
import { priceOf } from '../wording/components.ts';
import { spaceText } from '../wording/places.ts';
import { say } from '../wording/say.ts';
import type { HexId } from './board.ts';
import { valueOn } from './federation-field.ts';
import { charge, chargeRoom, gainTokens } from './power.ts';
import { score } from './resources.ts';

/** Offers everybody else, clockwise from the builder, to charge power for what was built in the turn. */
export function pushOffers(state: GaiaState, run: GaiaRun, builder: Seat): void {
  const seats = state.players.length;
  for (let i = state.built.length - 1; i >= 0; i--)
    for (let step = seats - 1; step > 0; step--) {
      const seat = (builder + step) % seats;
      // The Automa never charges (fact C3).
      if (!isAutoma(state, seat)) run.push({ do: 'charge.offer', seat, builder, at: state.built[i] ?? 0 });
    }
  state.built = [];
}

/** The highest power value of a seat's structures in the neighboring area of a space. */
export function bestValueNear(state: GaiaState, seat: Seat, at: HexId): number {
  const board = boardIn(state);
  let best = 0;
  for (const hex of board.near[at] ?? []) {
    const planet = planetOn(state, board, hex);
    // Reading at -1 would give the same, and slow down every other reading of the lists.
    if (planet >= 0) best = Math.max(best, valueOn(state, seat, planet));
  }
  return best;
}

/** What can really be charged of an offer: no more than there is room for, and than victory points can pay. */
export const chargeable = (player: Player, value: number, tokens: number): number =>
  Math.min(value, chargeRoom(player) + 2 * tokens, player.vp + 1);

/** One victory point less than the power that is charged. */
export const vpFor = (power: number): number => Math.max(0, power - 1);

export function offerStep(
  state: GaiaState,
  { seat, builder, at }: StepNamed<'charge.offer'>,
  run: GaiaRun,
): void {
  const value = bestValueNear(state, seat, at);
  const player = playerAt(state, seat);
  const tokens = abilitiesOf(player).tokenWhenCharging ? 1 : 0;
  if (chargeable(player, value, tokens) > 0) run.push({ do: 'charge.accept', seat, builder, at, value });
}

/**
 * With a token for charging, it comes before or after, also where nothing can be charged without it: it is gained whenever
 * one would charge (appendix I, Taklons).
 */
type Acceptance = 'charge' | 'token-first' | 'decline';

export const acceptQuestion: OneOf<GaiaState, AskNamed<'charge.accept'>, Acceptance> = {
  shape: 'one-of',
  text: (state, { at }) => say('gaia.question.charge.accept', { space: spaceText(state, at) }),
  options: (state, { seat }) =>
    abilitiesOf(playerAt(state, seat)).tokenWhenCharging
      ? ['charge', 'token-first', 'decline']
      : ['charge', 'decline'],
  describe: (state, { seat, at, value }, pick) => {
    if (pick === 'decline') return { text: say('gaia.option.decline') };
    const player = playerAt(state, seat);
    const token = abilitiesOf(player).tokenWhenCharging;
    const power = chargeable(player, value, pick === 'token-first' ? 1 : 0);
    const vp = vpFor(power);
    const order = pick === 'token-first' ? 'tokenFirst' : token ? 'tokenLast' : 'charge';
    return {
      text: say(`gaia.option.${order}`, { power, vp }),
      target: { hex: at },
      cost: priceOf({ vp }),
      gain: { ...(power > 0 ? { charge: power } : {}), ...(token ? { tokens: 1 } : {}) },
    };
  },
  answer: (state, { seat, value }, pick, run: GaiaRun) => {
    if (pick === 'decline') {
      run.emit?.({ do: 'decline', seat, what: 'power', amount: value, source: 'charging' });
      return;
    }
    const player = playerAt(state, seat);
    const token = abilitiesOf(player).tokenWhenCharging;
    const tokenFirst = pick === 'token-first';
    const power = chargeable(player, value, tokenFirst ? 1 : 0);
    if (tokenFirst) gainTokens(run, seat, player, 1, 'charging');
    score(state, run, seat, -vpFor(power), 'charging', 'charging');
    charge(run, seat, player, power, 'charging');
    if (token && !tokenFirst) gainTokens(run, seat, player, 1, 'charging');
  },
};
