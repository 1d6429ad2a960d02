/** Rulebook chapter: player boards — paying with M€, steel and titanium. */
import { type Amounts, below, type Part, type Rng, type Seat } from '@orrery/kernel';
import { HEAT, MEGACREDITS, STEEL, TITANIUM } from '../data/resources.ts';
import { type MarsState, type Player, playerAt } from '../state.ts';
import type { AskNamed, MarsRun, Source } from '../tasks.ts';
import { say } from '../wording/say.ts';
import { gain, stockOf } from './stock.ts';
import { type Terms, termsOf } from './terms.ts';

/** What is to be paid: how much, and what besides M€ may help. */
export interface Due {
  readonly cost: number;
  readonly steel: boolean;
  readonly titanium: boolean;
  /** Heat that is needed for something else. */
  readonly keep: number;
}

export const inMegacredits = (cost: number): Due => ({ cost, steel: false, titanium: false, keep: 0 });

/** Heat that counts as M€, beyond what must be kept. */
export const payableHeat = (player: Player, { heat }: Terms, keep: number): number =>
  heat ? Math.max(0, (player.stock[HEAT] ?? 0) - keep) : 0;

/** All that a player has to pay with, by value. */
export function purse(player: Player, terms: Terms, steel: boolean, titanium: boolean, keep: number): number {
  const { stock } = player;
  let worth = (stock[MEGACREDITS] ?? 0) + payableHeat(player, terms, keep);
  if (steel) worth += (stock[STEEL] ?? 0) * terms.steel;
  if (titanium) worth += (stock[TITANIUM] ?? 0) * terms.titanium;
  return worth;
}

/** Whether M€, and heat where it counts as such, are enough. */
export const canPayMegacredits = (player: Player, terms: Terms, cost: number): boolean =>
  purse(player, terms, false, false, 0) >= cost;

/** Pays at once where there is one way to pay; otherwise asks for the mix. */
export function charge(state: MarsState, run: MarsRun, seat: Seat, due: Due, source: Source): void {
  if (due.cost === 0) return;
  const player = playerAt(state, seat);
  const choice =
    (due.steel && stockOf(player, 'steel') > 0) ||
    (due.titanium && stockOf(player, 'titanium') > 0) ||
    payableHeat(player, termsOf(player), due.keep) > 0;
  if (!choice) {
    gain(state, run, seat, 'megacredits', -due.cost, source);
    return;
  }
  // Who could pay in M€ alone can also replace one of them; others may have just enough.
  const parts = stockOf(player, 'megacredits') >= due.cost ? undefined : partsOf(player, due);
  if (parts === undefined || hasSeveralMixes(parts, due.cost))
    run.push({ do: 'payment', seat, ...due, source });
  else pay(state, run, seat, bestMix(parts, due.cost), source);
}

type Payment = AskNamed<'payment'>;

/** What can be paid with; M€ last, because they make up the rest. */
export function partsOf(player: Player, { cost, steel, titanium, keep }: Due): Part[] {
  const terms = termsOf(player);
  const parts: Part[] = [];
  const offer = (id: 'steel' | 'titanium' | 'heat' | 'megacredits', has: number, worth: number): void => {
    if (has > 0) parts.push({ id, max: worth > 1 ? has : Math.min(has, cost), worth });
  };
  if (steel) offer('steel', stockOf(player, 'steel'), terms.steel);
  if (titanium) offer('titanium', stockOf(player, 'titanium'), terms.titanium);
  offer('heat', payableHeat(player, terms, keep), 1);
  offer('megacredits', stockOf(player, 'megacredits'), 1);
  return parts;
}

const isMetal = ({ id }: Part): boolean => id === 'steel' || id === 'titanium';

/** All that is paid in metals; they may be worth more than is due, for nobody gets change. */
function inMetals(parts: readonly Part[], amounts: Readonly<Record<string, number>>): number {
  let paid = 0;
  for (const part of parts) if (isMetal(part)) paid += (amounts[part.id] ?? 0) * part.worth;
  return paid;
}

/** M€ and heat only make up what metals leave to pay: overpaying with them is of no use to anybody. */
function isExact(parts: readonly Part[], amounts: Readonly<Record<string, number>>, cost: number): boolean {
  let loose = 0;
  for (const part of parts) if (!isMetal(part)) loose += (amounts[part.id] ?? 0) * part.worth;
  return loose === Math.max(0, cost - inMetals(parts, amounts));
}

export const paymentQuestion: Amounts<MarsState, Payment> = {
  shape: 'amounts',
  text: (_, { cost }) => say('mars.question.payment', { cost }),
  parts: (state, ask) => partsOf(playerAt(state, ask.seat), ask),
  total: (state, ask) => {
    const all = partsOf(playerAt(state, ask.seat), ask);
    const most = all.reduce((sum, part) => (isMetal(part) ? sum + part.max * part.worth : sum), 0);
    return { min: ask.cost, max: Math.max(ask.cost, most) };
  },
  allows: (state, ask, amounts) =>
    isExact(partsOf(playerAt(state, ask.seat), ask), amounts, ask.cost)
      ? undefined
      : say('mars.refusal.overpaid'),
  proposal: (state, ask) => bestMix(partsOf(playerAt(state, ask.seat), ask), ask.cost),
  sample: (state, ask, rng) => randomMix(partsOf(playerAt(state, ask.seat), ask), ask.cost, rng),
  describe: (_state, _ask, part) => ({
    text: say(`mars.resource.${readPart(part)}`),
    target: { resource: part },
  }),
  answer: (state, { seat, source }, amounts, run: MarsRun) => pay(state, run, seat, amounts, source),
};

const payable = ['megacredits', 'steel', 'titanium', 'heat'] as const;

function pay(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  amounts: Readonly<Record<string, number>>,
  source: Source,
): void {
  for (const part of payable) gain(state, run, seat, part, -(amounts[part] ?? 0), source);
}

const readPart = (part: string): (typeof payable)[number] => {
  const known = payable.find((id) => id === part);
  if (known === undefined) throw new RangeError(`nobody pays with ${part}`);
  return known;
};

/** What can be paid with, one part for each kind; those that nobody has have a maximum of 0. */
class Mixes {
  readonly steel: Part;
  readonly titanium: Part;
  readonly heat: Part;
  readonly credits: Part;
  readonly #cost: number;

  constructor(parts: readonly Part[], cost: number) {
    const part = (id: string): Part => parts.find((known) => known.id === id) ?? { id, max: 0, worth: 1 };
    this.steel = part('steel');
    this.titanium = part('titanium');
    this.heat = part('heat');
    this.credits = part('megacredits');
    this.#cost = cost;
  }

  /** What so many metals leave to pay; below 0 where they are worth more. */
  rest(steel: number, titanium: number): number {
    return this.#cost - steel * this.steel.worth - titanium * this.titanium.worth;
  }

  /** In how many ways heat and M€ can make up the rest. */
  ways(steel: number, titanium: number): number {
    const rest = this.rest(steel, titanium);
    if (rest <= 0) return 1;
    return Math.max(0, Math.min(rest, this.heat.max) - Math.max(0, rest - this.credits.max) + 1);
  }
}

/** Whether the cost can be paid in more than one way. */
function hasSeveralMixes(parts: readonly Part[], cost: number): boolean {
  const mixes = new Mixes(parts, cost);
  let found = 0;
  for (let s = 0; s <= mixes.steel.max; s++)
    for (let t = 0; t <= mixes.titanium.max; t++) {
      found += mixes.ways(s, t);
      if (found > 1) return true;
    }
  return false;
}

/** Every legal mix is equally likely. */
function randomMix(parts: readonly Part[], cost: number, rng: Rng): Record<string, number> {
  const mixes = new Mixes(parts, cost);
  let total = 0;
  for (let s = 0; s <= mixes.steel.max; s++)
    for (let t = 0; t <= mixes.titanium.max; t++) total += mixes.ways(s, t);
  let left = below(rng, total);
  for (let s = 0; s <= mixes.steel.max; s++)
    for (let t = 0; t <= mixes.titanium.max; t++) {
      const ways = mixes.ways(s, t);
      if (left >= ways) {
        left -= ways;
        continue;
      }
      const rest = Math.max(0, mixes.rest(s, t));
      const heat = Math.max(0, rest - mixes.credits.max) + left;
      return inParts(parts, s, t, heat, rest - heat);
    }
  throw new Error('unreachable: what must be paid can be paid');
}

function inParts(
  parts: readonly Part[],
  steel: number,
  titanium: number,
  heat: number,
  megacredits: number,
): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const { id } of parts)
    amounts[id] = id === 'steel' ? steel : id === 'titanium' ? titanium : id === 'heat' ? heat : megacredits;
  return amounts;
}

/** The mix that wastes the least value, then keeps the most M€, then the most heat, then the most titanium. */
export function bestMix(parts: readonly Part[], cost: number): Record<string, number> {
  const mixes = new Mixes(parts, cost);
  let best: { readonly rank: readonly number[]; readonly amounts: Record<string, number> } | undefined;
  for (let s = 0; s <= mixes.steel.max; s++)
    for (let t = 0; t <= mixes.titanium.max; t++) {
      if (mixes.ways(s, t) === 0) continue;
      const rest = mixes.rest(s, t);
      const heat = Math.min(Math.max(0, rest), mixes.heat.max);
      const megacredits = Math.max(0, rest) - heat;
      const rank = [Math.max(0, -rest), megacredits, heat, t];
      if (best === undefined || isLess(rank, best.rank))
        best = { rank, amounts: inParts(parts, s, t, heat, megacredits) };
    }
  if (best === undefined) throw new Error('what must be paid can be paid');
  return best.amounts;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
