/** What a position at the end of a round is worth to a seat, in points. */
import type { Outcome, Seat } from '@orrery/kernel';
import type { CardId, Player, RaceState } from '@orrery/race-for-the-galaxy';
import { nextPhase } from '@orrery/race-for-the-galaxy/advice';
import { handWorth, holdingOf } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { tableauParts, tableauWorth } from './tableau.ts';
import { weights } from './weights.ts';

const nothing: ReadonlySet<CardId> = new Set();

/** The worth of what one player has; of hands only those cards count by name that are known. */
export function playerWorth(seat: Player, known: ReadonlySet<CardId>, outlook: Outlook): number {
  const player = nextPhase(seat);
  const holding = holdingOf(player);
  const now = tableauWorth(holding, outlook);
  return now + handWorth(player, holding, now, known, outlook);
}

/** What the judgement of a player is made of, as reasons name it. */
export function partsOfWorth(
  seat: Player,
  known: ReadonlySet<CardId>,
  outlook: Outlook,
): Record<string, number> {
  const player = nextPhase(seat);
  const holding = holdingOf(player);
  const { points, goods, engine, powers } = tableauParts(holding, outlook);
  const now = points + goods + engine + powers;
  return {
    'race-points': points,
    'race-goods': goods,
    'race-engine': engine,
    'race-powers': powers,
    'race-hand': handWorth(player, holding, now, known, outlook),
  };
}

/** A running game: one's own worth, less a share of what the others have on average. */
export function positionWorth(
  { players }: RaceState,
  seat: Seat,
  known: ReadonlySet<CardId>,
  outlook: Outlook,
): number {
  let own = 0;
  let others = 0;
  players.forEach((player, each) => {
    if (each === seat) own = playerWorth(player, known, outlook);
    else others += playerWorth(player, nothing, outlook);
  });
  return own - (weights.rivals * others) / Math.max(1, players.length - 1);
}

/** A finished game: the same for the points alone, and whether it is won. */
export function outcomeWorth({ standings }: Outcome, seat: Seat): number {
  let own = 0;
  let others = 0;
  let won = false;
  for (const { seat: each, score, place } of standings)
    if (each === seat) {
      own = score;
      won = place === 1;
    } else others += score;
  return (
    own - (weights.rivals * others) / Math.max(1, standings.length - 1) + (won ? weights.win : -weights.win)
  );
}
