/** Rulebook chapters: actions A and symbols — what a red border lets one take from any player. */
import type { Amounts, Bounds, Message, OneOf, Part, Seat } from '@orrery/kernel';
import { type CardId, cardById, faceOf } from '../data/cards.ts';
import { areaOf, type Space } from '../data/map.ts';
import type { CubeKind, Resource } from '../data/resources.ts';
import type { EffectNamed, Prey } from '../data/types.ts';
import { isSolo, type MarsState, NEUTRAL, NO_CARD, NOBODY, type Player, playerAt } from '../state.ts';
import type { AskNamed, MarsRun, Source, Victim } from '../tasks.ts';
import { cardTitle } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { addCubes, cubesOn } from './cubes.ts';
import { gain, modified, stockOf } from './stock.ts';

/** Taking nothing. */
export const NONE = 'none';

/** Whether a card of the owner keeps opponents away from these. */
const isProtected = (player: Player, of: Resource | CubeKind): boolean =>
  modified(player, 'protection', (modifier) => (modifier.of.includes(of) ? 1 : 0)) > 0;

export const isLocked = (card: CardId): boolean =>
  faceOf(card).modifiers.some(({ modifies }) => modifies === 'lock');

/** Adds a player's cards with cubes of a kind that may be taken. */
function addUnlocked({ played, cubes }: Player, kind: CubeKind, found: CardId[]): void {
  for (let place = 0; place < played.length; place++) {
    if ((cubes[place] ?? 0) === 0) continue;
    const card = played[place] ?? NO_CARD;
    if (faceOf(card).stores === kind && !isLocked(card)) found.push(card);
  }
}

/** A player's cards with cubes of a kind, whether they may be taken or not. */
export const cubeCards = ({ played, cubes }: Player, kind: CubeKind): CardId[] =>
  played.filter((card, place) => (cubes[place] ?? 0) > 0 && faceOf(card).stores === kind);

const unlockedCards = (player: Player, kind: CubeKind): CardId[] => {
  const found: CardId[] = [];
  addUnlocked(player, kind, found);
  return found;
};

/** The cards with cubes of a kind that this seat may take from. */
export function robbableCards(state: MarsState, seat: Seat, kind: CubeKind): CardId[] {
  const found: CardId[] = [];
  for (let owner = 0; owner < state.players.length; owner++) {
    const player = playerAt(state, owner);
    if (owner === seat || !isProtected(player, kind)) addUnlocked(player, kind, found);
  }
  return found;
}

/** Whose card it is. */
export function ownerOf(state: MarsState, card: CardId): Seat {
  const owner = state.players.findIndex(({ played }) => played.includes(card));
  if (owner < 0) throw new RangeError(`nobody has played card ${card}`);
  return owner;
}

type Taking = EffectNamed<'remove' | 'steal'>;

/** Whose tiles lie next to an area; a claim is no tile. */
const neighbourSeats = (state: MarsState, space: Space): Seat[] =>
  areaOf(space)
    .neighbours.filter((next) => (state.tiles[next] ?? 0) !== 0)
    .map((next) => state.owners[next] ?? NOBODY);

const isOf = (victim: Victim, prey: Prey): boolean =>
  'of' in victim ? 'of' in prey && prey.of === victim.of : 'cubes' in prey && prey.cubes === victim.cubes;

/** All that a player has of what may be taken: an amount for each part, by the name of the resource or the card. */
function partsOf(state: MarsState, victim: Victim, most: number): Part[] {
  const player = playerAt(state, victim.seat);
  const part = (id: string, has: number): Part => ({ id, max: Math.min(most, has), worth: 1 });
  if ('cubes' in victim)
    return unlockedCards(player, victim.cubes).map((card) => part(faceOf(card).id, cubesOn(player, card)));
  const has = stockOf(player, victim.of);
  return has > 0 ? [part(victim.of, has)] : [];
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { max }) => sum + max, 0);

/** Whether somebody has something of a kind that this seat may take. */
function canLose(state: MarsState, seat: Seat, owner: Seat, { do: taking }: Taking, prey: Prey): boolean {
  const player = playerAt(state, owner);
  const has = 'of' in prey ? stockOf(player, prey.of) > 0 : unlockedCards(player, prey.cubes).length > 0;
  if (!has) return false;
  // Stealing from oneself would change nothing.
  return owner === seat ? taking !== 'steal' : !isProtected(player, 'of' in prey ? prey.of : prey.cubes);
}

/** Everybody who has something to lose, by what it is. One player alone loses, perhaps from several cards. */
export function victims(state: MarsState, seat: Seat, effect: Taking, space: Space): Victim[] {
  const near = space === NOBODY ? undefined : neighbourSeats(state, space);
  const found: Victim[] = [];
  for (const prey of effect.any) {
    for (let owner = 0; owner < state.players.length; owner++)
      if ((near === undefined || near.includes(owner)) && canLose(state, seat, owner, effect, prey))
        found.push('of' in prey ? { seat: owner, of: prey.of } : { seat: owner, cubes: prey.cubes });
    // The neutral opponent of the solo game has enough of everything; taking it away without a gain changes nothing.
    if (effect.do === 'steal' && isSolo(state) && 'of' in prey) found.push({ seat: NEUTRAL, of: prey.of });
  }
  return found;
}

/** How much of it may be taken at most. */
const mostOf = ({ any }: Taking, victim: Victim): number =>
  any.find((prey) => isOf(victim, prey))?.amount ?? 0;

/**
 * Asks from whom to take what, and then how much. Removing is optional (rulebook, actions A), so that nobody is asked who
 * could only hurt themselves; where there is one victim, how much is the only question, and it may be nothing.
 */
export function takeFromAny(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  source: Source,
  effect: Taking,
  space: Space,
): void {
  const found = victims(state, seat, effect, space);
  if (found.every((victim) => victim.seat === seat)) return;
  const [only] = found;
  if (only !== undefined && found.length === 1)
    run.push({ do: 'resources.amount', seat, effect, source, victim: only, least: 0 });
  else run.push({ do: 'resources.remove', seat, effect, source, space });
}

const amountText = (victim: Victim, n: number): Message =>
  'of' in victim ? say(`mars.amount.${victim.of}`, { n }) : say(`mars.cubes.${victim.cubes}`, { n });

export const removeQuestion: OneOf<MarsState, AskNamed<'resources.remove'>, Victim | typeof NONE> = {
  shape: 'one-of',
  text: (_, ask) => say(ask.effect.do === 'steal' ? 'mars.question.steal' : 'mars.question.remove'),
  options: (state, ask) => [...victims(state, ask.seat, ask.effect, ask.space), NONE],
  describe: (state, ask, pick) => {
    if (pick === NONE) return { text: say('mars.option.removeNone') };
    const { seat } = pick;
    const most = mostOf(ask.effect, pick);
    if (seat === NEUTRAL)
      return { text: say('mars.option.removeNeutral', { amount: amountText(pick, most) }) };
    const amount = amountText(pick, Math.min(most, sumOf(partsOf(state, pick, most))));
    const text =
      seat === ask.seat
        ? say('mars.option.removeOwn', { amount })
        : say('mars.option.removeFrom', { amount, seat: seat + 1 });
    return { text, target: { seat } };
  },
  answer: (state, ask, pick, run: MarsRun) => {
    if (pick === NONE) return;
    const { seat, source } = ask;
    const effect = ask.effect;
    const most = mostOf(effect, pick);
    if (pick.seat === NEUTRAL && 'of' in pick) gain(state, run, seat, pick.of, most, source);
    else if (sumOf(partsOf(state, pick, most)) > 1)
      run.push({ do: 'resources.amount', seat, effect, source, victim: pick, least: 1 });
    else take(state, run, ask, pick, mostAmounts(partsOf(state, pick, most), 1));
  },
};

/** As many as there may be, from the first part on. */
function mostAmounts(parts: readonly Part[], most: number): Record<string, number> {
  const amounts: Record<string, number> = {};
  let left = most;
  for (const { id, max } of parts) {
    amounts[id] = Math.min(left, max);
    left -= Math.min(left, max);
  }
  return amounts;
}

function take(
  state: MarsState,
  run: MarsRun,
  ask: { readonly seat: Seat; readonly effect: Taking; readonly source: Source },
  victim: Victim,
  amounts: Readonly<Record<string, number>>,
): void {
  if ('cubes' in victim) {
    for (const card of unlockedCards(playerAt(state, victim.seat), victim.cubes)) {
      const amount = amounts[faceOf(card).id] ?? 0;
      if (amount > 0) addCubes(state, run, victim.seat, card, -amount, ask.source);
    }
    return;
  }
  const amount = amounts[victim.of] ?? 0;
  gain(state, run, victim.seat, victim.of, -amount, ask.source);
  if (ask.effect.do === 'steal') gain(state, run, ask.seat, victim.of, amount, ask.source);
}

const partsFor = (state: MarsState, ask: AskNamed<'resources.amount'>): Part[] =>
  partsOf(state, ask.victim, mostOf(ask.effect, ask.victim));

const boundsFor = (state: MarsState, ask: AskNamed<'resources.amount'>): Bounds => ({
  min: ask.least,
  max: Math.min(mostOf(ask.effect, ask.victim), sumOf(partsFor(state, ask))),
});

/** How much, with the most proposed. */
export const amountQuestion: Amounts<MarsState, AskNamed<'resources.amount'>> = {
  shape: 'amounts',
  text: (_, ask) => {
    const { victim } = ask;
    const what = 'of' in victim ? say(`mars.resource.${victim.of}`) : say(`mars.cubesOf.${victim.cubes}`);
    if (victim.seat === ask.seat) return say('mars.question.removeOwn.amount', { what });
    const args = { what, seat: victim.seat + 1 };
    return say(
      ask.effect.do === 'steal' ? 'mars.question.steal.amount' : 'mars.question.remove.amount',
      args,
    );
  },
  parts: partsFor,
  total: boundsFor,
  proposal: (state, ask) => mostAmounts(partsFor(state, ask), boundsFor(state, ask).max),
  describe: (_state, { victim }, part) => {
    if ('of' in victim) return { text: say(`mars.resource.${victim.of}`), target: { resource: part } };
    const card = cardById(part);
    if (card === undefined) throw new RangeError(`no card ${part}`);
    return { text: cardTitle(card), target: { card } };
  },
  answer: (state, ask, amounts, run: MarsRun) => take(state, run, ask, ask.victim, amounts),
};
