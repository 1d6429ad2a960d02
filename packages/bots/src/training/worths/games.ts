/** Games from which one can tell what everything is worth: masters play whose taste is off by chance, each in its own way. */
import { type GaiaState, type GaiaView, gaiaProject } from '@orrery/gaia-project';
import { type Answer, below, type OpenQuestion, type Rng, rngFrom } from '@orrery/kernel';
import { type Bot, turnOf } from '../../bot.ts';
import type { Worths } from '../../gaia-project/judgement.ts';
import { playerWith } from '../../gaia-project/master.ts';
import { AMOUNTS, tellAmounts } from '../../gaia-project/position.ts';
import { rivalsOf } from '../../gaia-project/standing.ts';

/** A seat at the beginning of a round, and the points that it made from then on. */
export interface Row {
  readonly game: number;
  readonly seats: number;
  readonly seat: number;
  readonly faction: string;
  readonly round: number;
  readonly amounts: readonly number[];
  /** The points that it has, and those that it has in the end. */
  readonly vp: number;
  readonly final: number;
}

interface Tables {
  readonly seats: number;
  readonly seed: string;
  /** How many positions are followed after each action. */
  readonly width: number;
  /** How far taste is off; 0 is not at all. */
  readonly off: number;
  readonly worths: Worths;
}

type Player = Pick<Bot<GaiaState, GaiaView>, 'choose'>;

const FINE = 1_000_000;

/** A number near 0, about as often below it as above; two of three lie within 1. */
export function bell(rng: Rng): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below(rng, FINE) / FINE;
  return sum - 6;
}

/** What things hardly ever seen are worth is found out only by somebody who makes something of them. */
const LEAST_DOUBT = 0.2;

function playerOf({ width, off, worths }: Tables, rng: Rng): Player {
  const factors = Float64Array.from({ length: AMOUNTS }, () => Math.exp(0.35 * off * bell(rng)));
  const added = Float64Array.from({ length: AMOUNTS }, (_, place) =>
    place === 0 ? 0 : LEAST_DOUBT * off * bell(rng),
  );
  return playerWith({
    sight: { width, widest: width, depth: 12 },
    worths: worths.map((by, rounds) =>
      by.map(
        (worth, place) =>
          worth * (factors[place] ?? 1) + (added[place] ?? 0) * rounds * Math.min(1, Math.abs(worth)),
      ),
    ),
  });
}

/** Factions are drawn, so that all of them are seen. */
const answerTo = (
  state: GaiaState,
  open: OpenQuestion,
  player: Player,
  rng: Rng,
): Answer | Promise<Answer> =>
  open.ask.do === 'setup.faction'
    ? gaiaProject.sample(state, open, rng)
    : player.choose(gaiaProject, turnOf(gaiaProject.view(state, open.seat), open.seat, rng, { budget: {} }));

/** Plays the game of that number. */
export async function playGame(tables: Tables, game: number): Promise<Row[]> {
  const seed = `${tables.seed}/${game}`;
  const state = gaiaProject.setup({}, tables.seats, seed);
  const rng = rngFrom(`${seed}/players`);
  const players = state.players.map(() => playerOf(tables, rng));
  const seen = new Set<string>();
  const rows: Omit<Row, 'final'>[] = [];
  for (let open = gaiaProject.first(state); open !== undefined; open = gaiaProject.first(state)) {
    const { seat } = open;
    const { round } = state;
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody sits in seat ${seat}`);
    if (open.ask.do === 'turn.action' && !seen.has(`${round}/${seat}`)) {
      seen.add(`${round}/${seat}`);
      const amounts = new Float64Array(AMOUNTS);
      tellAmounts(state, seat, rivalsOf(state, seat), amounts);
      const { vp = 0, faction } = state.players[seat] ?? {};
      const told = Array.from(amounts, (amount) => Math.round(amount * 1000) / 1000);
      rows.push({ game, seats: tables.seats, seat, faction: faction ?? '', round, amounts: told, vp });
    }
    gaiaProject.apply(state, seat, await answerTo(state, open, player, rng));
  }
  return rows.map((row) => ({ ...row, final: state.players[row.seat]?.vp ?? 0 }));
}
