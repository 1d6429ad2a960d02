/**
 * How much a lead is worth: plays games between bots, lets the advisor on the game say who leads, and looks who wins. Prints
 * the width at which the chances fit best, for each round; the advisors have these figures as their `spread`.
 *
 *     npm run spread -- terraforming-mars 3 60
 *     npm run spread -- gaia-project 4 30 master
 */
import { findGame } from '@orrery/catalog';
import { type Game, rngFrom, winners } from '@orrery/kernel';
import type { Advisor } from '../advisor.ts';
import { advisorOn } from '../advisors.ts';
import { turnOf } from '../bot.ts';
import { findBot } from '../registry.ts';

/** Who was how far ahead, in points, and who won. */
interface Sample {
  readonly round: number;
  readonly leads: readonly number[];
  readonly won: readonly number[];
}

/** Bots that would take their time think little. */
const budget = { playouts: 100 };
/** Questions between two positions that are looked at. */
const APART = 5;
const widths = Array.from({ length: 160 }, (_, i) => 0.5 + i * 0.25);

/** What the advisor thinks each seat is ahead of the average, from its chances. */
function leadsIn(advisor: Advisor, game: Game, view: Parameters<typeof turnOf>[0], seat: number): number[] {
  const spread = advisor.spread(view);
  const chances = advisor.chances(game, turnOf(view, seat, rngFrom('spread')));
  return chances.map((chance) => spread * Math.log(Math.max(chance, 1e-9)));
}

/** How surprising the winners were at this width. */
function surprise(samples: readonly Sample[], width: number): number {
  let sum = 0;
  for (const { leads, won } of samples) {
    const most = Math.max(...leads);
    const odds = leads.map((lead) => Math.exp((lead - most) / width));
    const all = odds.reduce((total, each) => total + each, 0);
    sum -= Math.log(won.reduce((total, seat) => total + (odds[seat] ?? 0), 0) / all);
  }
  return sum / samples.length;
}

async function samplesOf(id: string, seats: number, games: number, name: string): Promise<Sample[]> {
  const loaded = await findGame(id)?.load();
  const bot = await findBot(id, name)?.load();
  const advisor = await advisorOn(id);
  if (loaded === undefined || bot === undefined || advisor === undefined)
    throw new Error(`no bots for ${id}`);
  const game: Game = loaded.game;
  const samples: Sample[] = [];
  for (let number = 0; number < games; number++) {
    const state = game.setup({}, seats, `spread ${number}`);
    const rng = rngFrom(`spread ${number}`);
    const seen: Omit<Sample, 'won'>[] = [];
    for (let asked = 0, open = game.first(state); open !== undefined; asked++, open = game.first(state)) {
      const view = game.view(state, open.seat);
      if (asked % APART === 0)
        seen.push({ round: game.moment(state)?.n ?? 0, leads: leadsIn(advisor, game, view, open.seat) });
      game.apply(state, open.seat, await bot.choose(game, turnOf(view, open.seat, rng, { budget })));
    }
    const outcome = game.outcome(state);
    const won = outcome === undefined ? [] : winners(outcome);
    if (won.length > 0) samples.push(...seen.map((sample) => ({ ...sample, won })));
  }
  return samples;
}

const [id = '', seats = '2', games = '40', name = 'greedy'] = process.argv.slice(2);
const samples = await samplesOf(id, Number(seats), Number(games), name);
for (const round of [...new Set(samples.map((sample) => sample.round))].sort((a, b) => a - b)) {
  const of = samples.filter((sample) => sample.round === round);
  const [best = 0] = [...widths].sort((a, b) => surprise(of, a) - surprise(of, b));
  const even = Math.log(Number(seats));
  const told = (1 - surprise(of, best) / even).toFixed(2);
  console.log(`round ${round}: width ${best.toFixed(2)}, ${of.length} positions, ${told} of the result told`);
}
