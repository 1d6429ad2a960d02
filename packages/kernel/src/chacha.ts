/** The ChaCha block function (Bernstein 2008; the 96-bit-nonce layout of RFC 8439), on 32-bit words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
/** The first state of the block that is being computed; kept only so that none is made for each block. */
const start = new Uint32Array(16);

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] ?? 0;
  let xb = x[b] ?? 0;
  let xc = x[c] ?? 0;
  let xd = x[d] ?? 0;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

/**
 * Writes the 16 words of one key-stream block into `out`.
 * @param key 8 words; @param counter and @param nonce 4 words together; @param rounds 8, 12 or 20
 */
export function chachaBlock(
  out: Uint32Array,
  key: ArrayLike<number>,
  counter: number,
  nonce: readonly [number, number, number],
  rounds: number,
): void {
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i] ?? 0;
  for (let i = 0; i < 8; i++) start[4 + i] = key[i] ?? 0;
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i] ?? 0;
  for (let i = 0; i < 16; i++) out[i] = start[i] ?? 0;
  for (let round = 0; round < rounds; round += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] ?? 0) + (start[i] ?? 0);
}
