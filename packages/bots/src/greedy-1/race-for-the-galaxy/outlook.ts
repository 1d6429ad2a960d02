/** How long the game will go on, told from what everybody sees. */
import type { RaceState } from '@orrery/race-for-the-galaxy';
import { CHIPS_PER_PLAYER, TABLEAU_TO_END } from '@orrery/race-for-the-galaxy/advice';
import { weights } from './weights.ts';

export interface Outlook {
  /** Rounds to come, as a guess. */
  readonly rounds: number;
  /** What a card in hand is worth in points. */
  readonly card: number;
}

/** The pace at which a tableau grows and a seat gains chips, counted as if so many rounds had been played at it. */
const USUAL = { cards: 1, chips: 0.8, rounds: 3 };
/** Nobody is expected to be slower for ever. */
const SLOWEST = 0.9;

/** How many rounds are to come after the current one. */
export function roundsLeft({ round, pool, players }: RaceState): number {
  let largest = 0;
  for (const { tableau } of players) largest = Math.max(largest, tableau.length);
  const seats = players.length;
  const played = round + USUAL.rounds;
  const cardsARound = (largest - 1 + USUAL.cards * USUAL.rounds) / played;
  const given = CHIPS_PER_PLAYER * seats - pool;
  const chipsARound = (given + USUAL.chips * seats * USUAL.rounds) / played;
  const untilFull = (TABLEAU_TO_END - largest) / Math.max(cardsARound, SLOWEST);
  return Math.max(0, Math.min(untilFull, pool / chipsARound));
}

export function outlookAfter(rounds: number): Outlook {
  const left = Math.max(0, rounds);
  return { rounds: left, card: weights.card * Math.min(1, left / weights.timeToSpend) };
}
