/** Rulebook chapter: the power cycle; and the brainstone of appendix I. */
import { type Amounts, below, type OneOf, type Part, type Rng, type Seat } from '@orrery/kernel';
import {
  type AskNamed,
  abilitiesOf,
  type GaiaRun,
  type GaiaState,
  type Player,
  playerAt,
  STONE_IN_GAIA,
  type StonePlace,
} from '../state.ts';
import { say } from '../wording/say.ts';

/** The brainstone counts so much when it is spent. */
const STONE_WORTH = 3;
const IN_THREE: StonePlace = 3;

/** Steps that tokens can still take before every one of them rests in area III. */
export const chargeRoom = (player: Player): number => 2 * player.one + player.two;

/** All tokens of the three areas. */
export const tokensOf = (player: Player): number => player.one + player.two + player.three;

/** Moves tokens `steps` steps: area I empties into II before II feeds III. What cannot be charged is lost. */
export function charge(run: GaiaRun, seat: Seat, player: Player, steps: number, source: string): void {
  const { one, two } = player;
  const toTwo = Math.min(steps, one);
  const toThree = Math.min(steps - toTwo, two + toTwo);
  if (toTwo + toThree === 0) return;
  player.one -= toTwo;
  player.two += toTwo - toThree;
  player.three += toThree;
  run.emit?.({ do: 'charge', seat, what: 'power', amount: toTwo + toThree, source });
  if (player.stone === 1 || player.stone === 2) moveStone(run, seat, player, one, two, toTwo, toThree);
}

/** Where a step could have moved either a plain token or the brainstone, its owner says which. */
function moveStone(
  run: GaiaRun,
  seat: Seat,
  player: Player,
  one: number,
  two: number,
  toTwo: number,
  toThree: number,
): void {
  if (player.stone === 1 && toTwo < one) {
    run.push({ do: 'power.stone', seat, low: 1, high: 2 });
    return;
  }
  player.stone = 2;
  if (toThree === two + toTwo) player.stone = IN_THREE;
  else if (toThree > 0) run.push({ do: 'power.stone', seat, low: 2, high: IN_THREE });
}

export const stoneQuestion: OneOf<GaiaState, AskNamed<'power.stone'>, StonePlace> = {
  shape: 'one-of',
  text: () => say('gaia.question.power.stone'),
  options: (_state, { low, high }) => [high, low],
  describe: (_state, _ask, place) => ({ text: say('gaia.option.stone', { area: areaName(place) }) }),
  answer: (state, { seat }, place) => {
    playerAt(state, seat).stone = place;
  },
};

const areaNames = ['', 'I', 'II', 'III', ''] as const;
const areaName = (place: StonePlace): string => areaNames[place];

export function gainTokens(run: GaiaRun, seat: Seat, player: Player, tokens: number, source: string): void {
  player.one += tokens;
  run.emit?.({ do: 'gain', seat, what: 'tokens', amount: tokens, source });
}

const stoneInThree = (player: Player): boolean => player.stone === IN_THREE;

/** Tokens of area III beside the brainstone. */
const plainInThree = (player: Player): number => player.three - (stoneInThree(player) ? 1 : 0);

/** Whether so much power can be spent. */
export function canSpend(player: Player, amount: number): boolean {
  if (player.three === 0) return false;
  const worth = abilitiesOf(player).tokenWorth;
  const left = stoneInThree(player) ? amount - STONE_WORTH : amount;
  return plainInThree(player) * worth >= left;
}

/** Spends power from area III; where the brainstone may but need not be part of it, its owner is asked first. */
export function spendPower(state: GaiaState, run: GaiaRun, seat: Seat, amount: number): void {
  const player = playerAt(state, seat);
  const worth = abilitiesOf(player).tokenWorth;
  if (!stoneInThree(player)) spend(run, seat, player, Math.ceil(amount / worth), false, amount);
  else if (plainInThree(player) * worth >= amount) run.push({ do: 'power.spend', seat, amount });
  else spendWithStone(run, seat, player, amount);
}

function spendWithStone(run: GaiaRun, seat: Seat, player: Player, amount: number): void {
  const worth = abilitiesOf(player).tokenWorth;
  spend(run, seat, player, Math.ceil(Math.max(0, amount - STONE_WORTH) / worth), true, amount);
}

function spend(
  run: GaiaRun,
  seat: Seat,
  player: Player,
  plain: number,
  withStone: boolean,
  amount: number,
): void {
  const tokens = plain + (withStone ? 1 : 0);
  player.three -= tokens;
  player.one += tokens;
  if (withStone) player.stone = 1;
  run.emit?.({
    do: 'pay',
    seat,
    what: 'power',
    amount,
    source: 'spend',
    detail: { tokens, stone: withStone },
  });
}

export const spendQuestion: OneOf<GaiaState, AskNamed<'power.spend'>, 'stone' | 'tokens'> = {
  shape: 'one-of',
  text: (_state, { amount }) => say('gaia.question.power.spend', { amount }),
  options: () => ['stone', 'tokens'],
  describe: (_state, _ask, pick) => ({ text: say(`gaia.option.spend.${pick}`) }),
  answer: (state, { seat, amount }, pick, run: GaiaRun) => {
    const player = playerAt(state, seat);
    if (pick === 'stone') spendWithStone(run, seat, player, amount);
    else spend(run, seat, player, Math.ceil(amount / abilitiesOf(player).tokenWorth), false, amount);
  },
};

/** Spends the brainstone for what it is worth, apart from other tokens. */
export function spendStone(run: GaiaRun, seat: Seat, player: Player, amount: number): void {
  spend(run, seat, player, 0, true, amount);
}
export const canSpendStone = (player: Player): boolean => stoneInThree(player);

// Tokens that leave the cycle

type Bowl = 'one' | 'two' | 'three' | 'stone';
const bowls: readonly Bowl[] = ['one', 'two', 'three', 'stone'];

function plainIn(player: Player, bowl: Bowl): number {
  switch (bowl) {
    case 'one':
      return player.one - (player.stone === 1 ? 1 : 0);
    case 'two':
      return player.two - (player.stone === 2 ? 1 : 0);
    case 'three':
      return plainInThree(player);
    case 'stone':
      return player.stone === 0 || player.stone === STONE_IN_GAIA ? 0 : 1;
  }
}

/** Moves tokens to the Gaia area or back to the supply, from areas of the owner's choice where there is one. */
export function discardTokens(
  state: GaiaState,
  run: GaiaRun,
  seat: Seat,
  amount: number,
  to: 'gaia' | 'supply',
): void {
  if (amount === 0) return;
  const player = playerAt(state, seat);
  const filled = bowls.filter((bowl) => plainIn(player, bowl) > 0);
  const [only] = filled;
  if (tokensOf(player) > amount && filled.length > 1) run.push({ do: 'power.discard', seat, amount, to });
  else if (filled.length === 1 && only !== undefined) takeTokens(run, seat, player, { [only]: amount }, to);
  else {
    const all = Object.fromEntries(filled.map((bowl) => [bowl, plainIn(player, bowl)]));
    takeTokens(run, seat, player, all, to);
  }
}

function takeTokens(
  run: GaiaRun,
  seat: Seat,
  player: Player,
  amounts: Readonly<Record<string, number>>,
  to: 'gaia' | 'supply',
): void {
  let total = 0;
  for (const bowl of bowls) {
    const amount = amounts[bowl] ?? 0;
    total += amount;
    if (bowl !== 'stone') player[bowl] -= amount;
    else if (amount > 0) {
      if (player.stone === 1) player.one -= 1;
      else if (player.stone === 2) player.two -= 1;
      else player.three -= 1;
      player.stone = to === 'gaia' ? STONE_IN_GAIA : 0;
    }
  }
  if (to === 'gaia') player.gaia += total;
  run.emit?.({ do: 'discard', seat, what: 'tokens', amount: total, source: to, detail: { ...amounts } });
}

/** One of the ways to take so many tokens, each equally likely. */
function sampleDiscard(player: Player, amount: number, rng: Rng): Record<string, number> {
  const one = plainIn(player, 'one');
  const two = plainIn(player, 'two');
  const three = plainIn(player, 'three');
  const stone = plainIn(player, 'stone');
  // What area II may give at least, and in how many ways, so that area III can give the rest.
  const least = (rest: number): number => Math.max(0, rest - three);
  const ways = (rest: number): number => Math.max(0, Math.min(two, rest) - least(rest) + 1);
  const mostOf = (fromStone: number): number => Math.min(one, amount - fromStone);
  let total = 0;
  for (let fromStone = 0; fromStone <= stone; fromStone++)
    for (let fromOne = 0; fromOne <= mostOf(fromStone); fromOne++)
      total += ways(amount - fromStone - fromOne);
  let rank = below(rng, total);
  for (let fromStone = 0; fromStone <= stone; fromStone++)
    for (let fromOne = 0; fromOne <= mostOf(fromStone); fromOne++) {
      const rest = amount - fromStone - fromOne;
      const fromTwo = least(rest) + rank;
      if (rank < ways(rest)) {
        const given: Record<string, number> = {};
        if (one > 0) given.one = fromOne;
        if (two > 0) given.two = fromTwo;
        if (three > 0) given.three = rest - fromTwo;
        if (stone > 0) given.stone = fromStone;
        return given;
      }
      rank -= ways(rest);
    }
  throw new Error('so many tokens cannot be taken');
}

export const discardQuestion: Amounts<GaiaState, AskNamed<'power.discard'>> = {
  shape: 'amounts',
  text: (_state, { amount, to }) => say(`gaia.question.power.discard.${to}`, { amount }),
  parts: (state, { seat, amount }) => {
    const player = playerAt(state, seat);
    const parts: Part[] = [];
    for (const bowl of bowls) {
      const max = Math.min(amount, plainIn(player, bowl));
      if (max > 0) parts.push({ id: bowl, max, worth: 1 });
    }
    return parts;
  },
  total: (_state, { amount }) => ({ min: amount, max: amount }),
  proposal: (state, { seat, amount }) => {
    const player = playerAt(state, seat);
    const given: Record<string, number> = {};
    let left = amount;
    for (const bowl of bowls) {
      const most = plainIn(player, bowl);
      if (most > 0) given[bowl] = Math.min(left, most);
      left -= given[bowl] ?? 0;
    }
    return given;
  },
  sample: (state, { seat, amount }, rng: Rng) => sampleDiscard(playerAt(state, seat), amount, rng),
  describe: (_state, _ask, part) => ({ text: say(`gaia.bowl.${bowlNamed(part)}`) }),
  answer: (state, { seat, to }, amounts, run: GaiaRun) => {
    takeTokens(run, seat, playerAt(state, seat), amounts, to);
  },
};

const bowlNamed = (id: string): Bowl => bowls.find((bowl) => bowl === id) ?? 'one';

// Giving up a token of area II to lift another

export const canSacrifice = (player: Player): boolean => player.two >= 2;

export function sacrifice(state: GaiaState, run: GaiaRun, seat: Seat): void {
  const player = playerAt(state, seat);
  if (player.stone === 2) run.push({ do: 'power.sacrifice', seat });
  else sacrificeOne(run, seat, player);
}

function sacrificeOne(run: GaiaRun, seat: Seat, player: Player): void {
  player.two -= 2;
  player.three += 1;
  const toGaia = abilitiesOf(player).sacrificedToGaia;
  if (toGaia) player.gaia += 1;
  run.emit?.({ do: 'sacrifice', seat, what: 'tokens', amount: 1, source: toGaia ? 'gaia' : 'supply' });
}

/** `lift` the brainstone, `keep` it in area II, or `give` it away. */
export const sacrificeQuestion: OneOf<GaiaState, AskNamed<'power.sacrifice'>, 'lift' | 'keep' | 'give'> = {
  shape: 'one-of',
  text: () => say('gaia.question.power.sacrifice'),
  options: (state, { seat }) => (playerAt(state, seat).two > 2 ? ['lift', 'keep', 'give'] : ['lift', 'give']),
  describe: (_state, _ask, pick) => ({ text: say(`gaia.option.sacrifice.${pick}`) }),
  answer: (state, { seat }, pick, run: GaiaRun) => {
    const player = playerAt(state, seat);
    sacrificeOne(run, seat, player);
    if (pick === 'lift') player.stone = IN_THREE;
    if (pick === 'give') player.stone = abilitiesOf(player).sacrificedToGaia ? STONE_IN_GAIA : 0;
  },
};
