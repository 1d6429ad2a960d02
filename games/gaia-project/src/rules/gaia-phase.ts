/** Rulebook chapter: phase II, Gaia. */
import type { Amounts, OneOf, Part } from '@orrery/kernel';
import { gaiaConversions } from '../data/actions.ts';
import { GAIA, TRANSDIM } from '../data/types.ts';
import {
  type AskNamed,
  abilitiesOf,
  type GaiaRun,
  type GaiaState,
  type GaiaStep,
  NOBODY,
  playerAt,
  STONE_IN_GAIA,
  type StepNamed,
} from '../state.ts';
import { amountText } from '../wording/components.ts';
import { say } from '../wording/say.ts';
import { pushOffers } from './charge.ts';
import { gainHeld } from './resources.ts';
import { openTiles } from './tech-tiles.ts';

/** Transdim planets with a Gaiaformer turn; then the seats, in turn order, use and take back what is in their Gaia areas. */
export function startStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  run.emit?.({ do: 'phase', seat: null, what: 'gaia', amount: state.round, source: 'round' });
  for (let planet = 0; planet < state.planets.length; planet++)
    if (state.planets[planet] === TRANSDIM && state.formers[planet] !== NOBODY) {
      state.planets[planet] = GAIA;
      run.emit?.({
        do: 'transform',
        seat: state.formers[planet] ?? null,
        what: 'gaia',
        amount: 1,
        source: 'gaia-phase',
        detail: { planet },
      });
    }
  for (let i = state.order.length - 1; i >= 0; i--) {
    const seat = state.order[i] ?? 0;
    const player = playerAt(state, seat);
    if (player.gaia === 0 && player.formersInGaia === 0) continue;
    run.push({ do: 'gaia.return', seat });
    const { tilePerGaiaTokens, gaiaConversion } = abilitiesOf(player);
    if (tilePerGaiaTokens > 0) run.push({ do: 'gaia.tiles', seat });
    if (gaiaConversion && player.gaia > 0) run.push({ do: 'gaia.convert', seat });
  }
}

/** A tile for tokens of the Gaia area, as often as they last. */
export function tilesStep(state: GaiaState, { seat }: StepNamed<'gaia.tiles'>, run: GaiaRun): void {
  // A Lost Planet found on the way: others may charge power for it at once.
  const player = playerAt(state, seat);
  const tokens = abilitiesOf(player).tilePerGaiaTokens;
  if (player.gaia >= tokens && openTiles(state, seat).length > 0) run.push({ do: 'gaia.tile', seat });
  pushOffers(state, run, seat);
}

export const tileQuestion: OneOf<GaiaState, AskNamed<'gaia.tile'>, 'tile' | 'decline'> = {
  shape: 'one-of',
  text: (state, { seat }) =>
    say('gaia.question.gaia.tile', { tokens: abilitiesOf(playerAt(state, seat)).tilePerGaiaTokens }),
  options: () => ['tile', 'decline'],
  describe: (_state, _ask, pick) => ({
    text: pick === 'tile' ? say('gaia.option.gaia.tile') : say('gaia.option.decline'),
  }),
  answer: (state, { seat }, pick, run: GaiaRun) => {
    if (pick === 'decline') return;
    const player = playerAt(state, seat);
    const tokens = abilitiesOf(player).tilePerGaiaTokens;
    player.gaia -= tokens;
    run.emit?.({ do: 'discard', seat, what: 'tokens', amount: tokens, source: 'gaia-phase' });
    run.next({ do: 'tech.gain', seat }, { do: 'gaia.tiles', seat });
  },
};

/** Resources for tokens that return, as if they were spent; as many as wanted. */
export const convertQuestion: Amounts<GaiaState, AskNamed<'gaia.convert'>> = {
  shape: 'amounts',
  text: (state, { seat }) => say('gaia.question.gaia.convert', { tokens: playerAt(state, seat).gaia }),
  parts: (state, { seat }) => {
    const { gaia } = playerAt(state, seat);
    const parts: Part[] = [];
    for (const { gain: id, worth } of gaiaConversions)
      if (gaia >= worth) parts.push({ id, max: Math.floor(gaia / worth), worth });
    return parts;
  },
  total: (state, { seat }) => ({ min: 0, max: playerAt(state, seat).gaia }),
  proposal: (state, { seat }) => {
    const { gaia } = playerAt(state, seat);
    const ore = Math.floor(gaia / 3);
    return ore > 0 ? { ore, credits: gaia - 3 * ore } : { credits: gaia };
  },
  describe: (_state, _ask, part) => ({ text: amountText(part, 1) ?? say('gaia.option.decline') }),
  answer: (state, { seat }, amounts, run: GaiaRun) => {
    const player = playerAt(state, seat);
    for (const { gain: id } of gaiaConversions) {
      const amount = amounts[id] ?? 0;
      if (amount > 0) gainHeld(run, seat, player, id, amount, 'gaia-phase');
    }
  },
};

export function returnStep(state: GaiaState, { seat }: StepNamed<'gaia.return'>, run: GaiaRun): void {
  const player = playerAt(state, seat);
  const to = abilitiesOf(player).gaiaReturnsTo;
  if (to === 1) player.one += player.gaia;
  else player.two += player.gaia;
  if (player.stone === STONE_IN_GAIA) player.stone = to;
  if (player.gaia > 0)
    run.emit?.({ do: 'return', seat, what: 'tokens', amount: player.gaia, source: 'gaia-phase' });
  player.gaia = 0;
  player.gaiaformers += player.formersInGaia;
  player.formersInGaia = 0;
}
