/** Rulebook chapter: form a federation; gaining federation tokens. */
import type { OneOf, Seat } from '@orrery/kernel';
import { federationTokens, type TokenId, tokenRow } from '../data/federation-tokens.ts';
import { type AskNamed, type GaiaRun, type GaiaState, playerAt } from '../state.ts';
import { gainsOf, tokenText } from '../wording/components.ts';
import { say } from '../wording/say.ts';
import { gain, scoreOccasion } from './resources.ts';

/** A new token of a seat, wherever it comes from. */
export function gainToken(state: GaiaState, run: GaiaRun, seat: Seat, id: TokenId): void {
  const player = playerAt(state, seat);
  const row = tokenRow(id);
  player.tokens.push(id);
  if (row.green) player.green += 1;
  run.emit?.({ do: 'token', seat, what: id, amount: 1, source: 'federation' });
  gain(state, run, seat, row.gain, 'federations', id);
  scoreOccasion(state, run, seat, 'federation-token');
}

/** Flips a token from its green to its gray side. */
export function flipToken(state: GaiaState, run: GaiaRun, seat: Seat): void {
  playerAt(state, seat).green -= 1;
  run.emit?.({ do: 'flip', seat, what: 'federation-token', amount: 1, source: 'federation' });
}

export const hasTokenSupply = (state: GaiaState): boolean => state.tokens.some((left) => left > 0);

const inSupply = (state: GaiaState): TokenId[] =>
  federationTokens.filter((_, index) => (state.tokens[index] ?? 0) > 0).map(({ id }) => id);

/** Which token: one of the supply, or one of the seat's own that it scores again. */
export const tokenQuestion: OneOf<GaiaState, AskNamed<'federation.token'>, TokenId> = {
  shape: 'one-of',
  text: (_state, { again }) =>
    again ? say('gaia.question.federation.again') : say('gaia.question.federation.token'),
  options: (state, { seat, again }) => (again ? [...new Set(playerAt(state, seat).tokens)] : inSupply(state)),
  describe: (_state, _ask, id) => ({
    text: tokenText(id),
    target: { token: id },
    gain: gainsOf(tokenRow(id).gain),
  }),
  answer: (state, { seat, again }, id, run: GaiaRun) => {
    if (again) {
      gain(state, run, seat, tokenRow(id).gain, 'qic-actions', id);
      return;
    }
    const index = federationTokens.findIndex((token) => token.id === id);
    state.tokens[index] = (state.tokens[index] ?? 0) - 1;
    gainToken(state, run, seat, id);
  },
};
