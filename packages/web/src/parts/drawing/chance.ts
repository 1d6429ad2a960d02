/** Chance for pictures: the same seed gives the same picture on every machine. Never used for anything of the game. */
export interface Chance {
  /** From `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both possible. */
  whole(low: number, high: number): number;
  /** True this often. */
  often(share: number): boolean;
}

/** FNV-1a: a number from a name. */
function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) {
    hash ^= letter.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Mulberry32: small, quick and good enough for stars. */
export function chanceFrom(name: string): Chance {
  let state = seedOf(name) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    often: (share) => next() < share,
  };
}
