/** Ratings from games of two: who beats whom how often, told in one number each. */

/** What one bot has won against another. */
export interface Pairing {
  readonly first: string;
  readonly second: string;
  /** Won by the first; a shared win counts as its fraction. */
  readonly wins: number;
  readonly games: number;
}

export interface Rating {
  readonly bot: string;
  /** 400 points more mean ten wins for each loss. The mean of all is 1000. */
  readonly rating: number;
  /** The true one lies within this reach in 95 of 100 cases, as far as the others' are right. */
  readonly reach: number;
  readonly games: number;
}

const MEAN = 1000;
const POINTS = 400 / Math.LN10;
const Z = 1.96;
/** Each pairing counts as if one more game had been shared, so that somebody who never lost has a rating too. */
const SHARED = 1;
const ROUNDS = 2000;

/** How strong each is (Bradley and Terry), such that everybody would have won as often as they did. */
function strengthsOf(bots: readonly string[], pairings: readonly Pairing[]): Map<string, number> {
  let strengths = new Map(bots.map((bot) => [bot, 1]));
  const of = (bot: string): number => strengths.get(bot) ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map<string, number>();
    for (const bot of bots) {
      let won = 0;
      let met = 0;
      for (const { first, second, wins, games } of pairings) {
        if (first !== bot && second !== bot) continue;
        won += (first === bot ? wins : games - wins) + SHARED / 2;
        met += (games + SHARED) / (of(first) + of(second));
      }
      next.set(bot, met === 0 ? 1 : won / met);
    }
    const logs = [...next.values()].reduce((sum, strength) => sum + Math.log(strength), 0);
    const middle = Math.exp(logs / Math.max(1, bots.length));
    strengths = new Map([...next].map(([bot, strength]) => [bot, strength / middle]));
  }
  return strengths;
}

/** The ratings of all bots that met, the strongest first. */
export function ratingsOf(pairings: readonly Pairing[]): Rating[] {
  const bots = [...new Set(pairings.flatMap(({ first, second }) => [first, second]))];
  const strengths = strengthsOf(bots, pairings);
  const rows = bots.map((bot): Rating => {
    const own = pairings.filter(({ first, second }) => first === bot || second === bot);
    const told = own.reduce((sum, { first, second, games }) => {
      const [a, b] = [strengths.get(first) ?? 1, strengths.get(second) ?? 1];
      return sum + (games * a * b) / ((a + b) * (a + b));
    }, 0);
    return {
      bot,
      rating: MEAN + POINTS * Math.log(strengths.get(bot) ?? 1),
      reach: (Z * POINTS) / Math.sqrt(told),
      games: own.reduce((sum, { games }) => sum + games, 0),
    };
  });
  return rows.sort((a, b) => b.rating - a.rating);
}
