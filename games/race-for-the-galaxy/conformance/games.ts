/** Whole recorded games. */
import { Comparison, Stop, type Verdict, winners } from '@orrery/kernel';
import { cardName, designOf } from '../src/data/cards.ts';
import { generalMilitary } from '../src/rules/military.ts';
import { TABLEAU_TO_END } from '../src/rules/round.ts';
import { outcome, scoreOf, sixCostPoints, tiebreakOf } from '../src/rules/scoring.ts';
import type { Player, RaceState } from '../src/state.ts';
import { designAt } from '../src/wording/facts.ts';
import { type Line, line, list, sortedNames, text } from './recording.ts';
import { phasesOf, Replay, reshufflesOf } from './replay.ts';

/** The games of a file, each from its header to its footer. */
export function gamesIn(lines: readonly unknown[]): Line[][] {
  const games: Line[][] = [];
  for (const entry of lines.map(line)) {
    if (entry.event === 'header' || games.length === 0) games.push([]);
    games[games.length - 1]?.push(entry);
  }
  return games;
}

export function replayGame(lines: readonly Line[]): Verdict {
  const comparison = new Comparison();
  const header = lines[0] ?? {};
  const seats = list(header.seats).length;
  let moves = 0;
  try {
    const replay = new Replay(comparison, lines, seats);
    const advanced = header.variant === 'two-player-advanced';
    const state = replay.game.setup({ setup: 'standard', twoActions: advanced }, seats, 'recording');
    compareHeader(comparison, header, state, advanced);
    playOn(comparison, replay, state);
    moves = replay.moves;
    compareLines(comparison, lines, replay.writer.lines);
    compareFooter(comparison, lines[lines.length - 1] ?? {}, state, reshufflesOf(lines).length);
    if (comparison.differences.length === 0) replay.finish();
  } catch (stop) {
    if (!(stop instanceof Stop) && !(stop instanceof RangeError)) throw stop;
    comparison.fail('recording', 'can be followed', stop.message);
  }
  return { name: text(header.game), moves, differences: comparison.differences };
}

/** Plays as far as it goes; where the recording cannot be followed the lines so far still tell what differs first. */
function playOn(comparison: Comparison, replay: Replay, state: RaceState): void {
  try {
    replay.play(state);
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    comparison.fail('recording', 'can be followed', stop.message);
  }
}

function compareHeader(comparison: Comparison, header: Line, state: RaceState, advanced: boolean): void {
  const { format, players, variant, cards, vp_pool, seats } = header;
  comparison.expect(
    'header',
    { format, players, variant, cards, vp_pool },
    {
      format: 1,
      players: state.players.length,
      variant: advanced ? 'two-player-advanced' : 'standard',
      cards: designOf.length,
      vp_pool: state.pool,
    },
  );
  state.players.forEach(({ hand, tableau, goods }, i) => {
    const { discarded: _, ...recorded } = line(list(seats)[i]);
    const [good = -1] = goods;
    comparison.expect(`header/seats/${i}`, recorded, {
      start_world: cardName(tableau[0] ?? -1),
      start_good: good < 0 ? null : cardName(good),
      dealt: sortedNames(hand),
      // The hand after the discards is compared with the first snapshot.
      hand: recorded.hand,
    });
  });
}

function compareLines(comparison: Comparison, recorded: readonly Line[], told: readonly Line[]): void {
  const expected = phasesOf(recorded.filter((entry) => entry.event !== 'header' && entry.event !== 'footer'));
  const got = phasesOf(told);
  for (let i = 0; i < Math.max(expected.length, got.length); i++) {
    comparison.move = i;
    comparison.expect(`phase ${i}`, expected[i] ?? null, got[i] ?? null);
    // What follows the first difference follows from it.
    if (comparison.differences.length > 0) return;
  }
  comparison.expect('reshuffles', reshufflesOf(recorded), reshufflesOf(told));
}

function compareFooter(comparison: Comparison, footer: Line, state: RaceState, reshuffles: number): void {
  const { event, rounds, ended_by, players } = footer;
  const first = winners(outcome(state));
  comparison.expect(
    'footer',
    { event, rounds, ended_by: [...list(ended_by)].sort(), reshuffles: footer.reshuffles, players },
    {
      event: 'footer',
      rounds: state.round,
      ended_by: endedBy(state),
      reshuffles,
      players: state.players.map((player, seat) => ({
        ...scoresOf(player),
        tiebreak: tiebreakOf(player),
        winner: first.includes(seat),
      })),
    },
  );
}

function endedBy(state: RaceState): string[] {
  const full = state.players.some(({ tableau }) => tableau.length >= TABLEAU_TO_END);
  return [...(full ? ['tableau-12'] : []), ...(state.pool <= 0 ? ['vp-pool-empty'] : [])];
}

/** A player's points as recordings break them down. */
export function scoresOf(player: Player) {
  const military = generalMilitary(player, player.tableau.length);
  return {
    chips: player.chips,
    card_vp: player.tableau.reduce((sum, card) => sum + designAt(card).vp, 0),
    six_cost: Object.fromEntries(
      player.tableau
        .filter((card) => designAt(card).scoring.length > 0)
        .map((card) => [designAt(card).id, sixCostPoints(player, card, military)]),
    ),
    total: scoreOf(player),
  };
}
