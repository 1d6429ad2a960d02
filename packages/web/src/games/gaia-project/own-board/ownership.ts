/** What a seat owns: on the table, and with what is being chosen. */
import type { Player, TokenId } from '@orrery/gaia-project';
import { playerAt, tokenRow } from '@orrery/gaia-project/advice';
import type { Seat } from '@orrery/kernel';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { seatAt, type Table } from '../table.ts';

/** In the order in which they stand on one's board. */
export const ownResources = ['credits', 'ore', 'knowledge', 'qic'] as const;
export type Resource = (typeof ownResources)[number];

export interface Ownership {
  readonly seat: Seat;
  readonly info: SeatInfo | undefined;
  /** What really lies on the table, and what would lie there after what is chosen. */
  readonly now: Player;
  readonly after: Player;
}

export const ownershipOf = (table: Pick<Table, 'actual' | 'after' | 'seats'>, seat: Seat): Ownership => ({
  seat,
  info: seatAt(table, seat),
  now: playerAt(table.actual, seat),
  after: playerAt(table.after, seat),
});

export interface OwnToken {
  readonly id: TokenId;
  readonly key: string;
  readonly green: boolean;
}

/** Federation tokens, and which of them show their green side: those gained last, for it does not matter which. */
export function ownTokens({ tokens, green }: Pick<Player, 'tokens' | 'green'>): OwnToken[] {
  let left = green;
  return tokens
    .map((id, i) => ({ id, key: `${id}${i}` }))
    .toReversed()
    .map((token) => ({ ...token, green: tokenRow(token.id).green && left-- > 0 }))
    .toReversed();
}
