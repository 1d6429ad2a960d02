/** Rulebook chapters: end of the game; powers of the 6-cost developments. */
import { type Outcome, rank, type ScoreLine, type Seat, type Standing, type Viewer } from '@orrery/kernel';
import { type CardId, designOf } from '../data/cards.ts';
import { pointsFor } from '../data/counting.ts';
import { type Player, playerAt, type RaceState } from '../state.ts';
import { titleText } from '../wording/cards.ts';
import { designAt } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { countGoods } from './goods.ts';
import { generalMilitary } from './military.ts';

/** By card with scoring lines: what each card of a tableau adds to it. */
const addedBy: readonly (readonly number[] | undefined)[] = designOf.map(({ scoring }) =>
  scoring.length === 0 ? undefined : designOf.map((other) => pointsFor(scoring, other)),
);

/** What a 6-cost development is worth in a tableau: at most one of its lines for each card, and what counts no cards. */
export function sixCostPoints(
  { tableau, chips }: { readonly tableau: readonly CardId[]; readonly chips: number },
  card: CardId,
  military: number,
): number {
  const added = addedBy[card];
  if (added === undefined) return 0;
  let points = 0;
  for (const other of tableau) points += added[other] ?? 0;
  for (const line of designAt(card).scoring) {
    if (line.do === 'perVpChips') points += line.vp * Math.floor(chips / line.chips);
    if (line.do === 'perGeneralMilitary') points += line.vp * military;
  }
  return points;
}

const worth = (player: Player, card: CardId): number => {
  const design = designAt(card);
  if (design.scoring.length === 0) return design.vp;
  return design.vp + sixCostPoints(player, card, generalMilitary(player, player.tableau.length));
};

/** Points without where they came from; search asks for nothing else. */
export function scoreOf(player: Player): number {
  let score = player.chips;
  for (const card of player.tableau) score += worth(player, card);
  return score;
}

/** Hand cards, after the last discards, and goods. */
export const tiebreakOf = (player: Player): number => player.hand.length + countGoods(player);

function standing(state: RaceState, seat: Seat): Omit<Standing, 'place'> {
  const player = playerAt(state, seat);
  const breakdown: ScoreLine[] = [{ source: say('race.score.chips'), points: player.chips }];
  for (const card of player.tableau)
    breakdown.push({ source: titleText(designAt(card)), points: worth(player, card) });
  return { seat, score: scoreOf(player), tiebreak: [tiebreakOf(player)], breakdown };
}

/** Tableaus, chips, hand sizes and goods are public, so the score is known at any time. */
export const outcome = (state: RaceState): Outcome =>
  rank(state.players.map((_, seat) => standing(state, seat)));

export const preview = (state: RaceState, _viewer: Viewer): Outcome => outcome(state);
