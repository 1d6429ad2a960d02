import { chachaBlock } from './chacha.ts';
import { hexadecimal, sha256 } from './sha256.ts';

/**
 * The only source of chance: a ChaCha8 key stream, read 32-bit word by word. The state is a 256-bit key and the number
 * of words already taken, so nobody can work out what comes from what has come, and a clone is two values.
 */
export interface Rng {
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** Index of the next word of the stream. */
  next: number;
}

/** A generator from any text; equal texts give equal streams. */
export const rngFrom = (seed: string): Rng => ({ key: sha256(seed), next: 0 });

const KEY_WORDS = 8;

/** Another generator, whose key is drawn from this one. */
export function drawRng(rng: Rng): Rng {
  let key = '';
  for (let i = 0; i < KEY_WORDS; i++) key += hexadecimal(nextWord(rng));
  return { key, next: 0 };
}

export const cloneRng = (rng: Rng): Rng => ({ key: rng.key, next: rng.next });

const WORDS = 16;
const ROUNDS = 8;

/** A block of a key stream, with the key in the form in which blocks are computed. */
interface Block {
  key: string;
  readonly keyWords: Uint32Array;
  number: number;
  readonly words: Uint32Array;
}

/**
 * The streams read last, each with its current block. A block is a pure function of key and number, so this only saves
 * time: a game and the player that samples from a generator of its own take turns.
 */
const recent: Block[] = Array.from({ length: 4 }, () => ({
  key: '',
  keyWords: new Uint32Array(8),
  number: -1,
  words: new Uint32Array(WORDS),
}));
let oldest = 0;

function streamOf(key: string): Block {
  for (let i = 0; i < recent.length; i++) {
    const known = recent[i];
    if (known !== undefined && known.key === key) return known;
  }
  oldest = (oldest + 1) & 3;
  const fresh = recent[oldest];
  if (fresh === undefined) throw new Error('unreachable: there are four places');
  for (let i = 0; i < 8; i++) fresh.keyWords[i] = Number.parseInt(key.slice(i * 8, i * 8 + 8), 16);
  fresh.key = key;
  fresh.number = -1;
  return fresh;
}

function block(key: string, number: number): Uint32Array {
  const stream = streamOf(key);
  if (stream.number !== number) {
    const high = Math.floor(number / 0x1_0000_0000);
    chachaBlock(stream.words, stream.keyWords, number >>> 0, [high, 0, 0], ROUNDS);
    stream.number = number;
  }
  return stream.words;
}

/** The next 32 bits of the stream. */
export function nextWord(rng: Rng): number {
  const at = rng.next;
  rng.next = at + 1;
  return block(rng.key, Math.floor(at / WORDS))[at & (WORDS - 1)] ?? 0;
}

const LARGEST = 0x7fff_ffff;

/**
 * A whole number in [0, n), each equally likely: of the 31-bit numbers those above the largest multiple of n are thrown
 * away. (31 bits, because arithmetic on them stays in machine integers.)
 */
export function below(rng: Rng, n: number): number {
  if (!(n >= 1 && n <= LARGEST)) throw new RangeError(`below(${n})`);
  for (;;) {
    const word = nextWord(rng) >>> 1;
    const rest = word % n;
    if (word - rest <= LARGEST - n + 1) return rest;
  }
}

/** Puts the items in a random order, in place, each order equally likely (Fisher and Yates). */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const moved = items[i];
    const other = items[j];
    if (moved === undefined || other === undefined) throw new Error('shuffle: a hole in the list');
    items[i] = other;
    items[j] = moved;
  }
  return items;
}

/** One of the items, each equally likely. */
export function oneOfAtRandom<T>(rng: Rng, items: readonly T[]): T {
  const item = items[below(rng, items.length)];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}
