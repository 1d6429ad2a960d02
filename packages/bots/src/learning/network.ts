/**
 * A small network: one hidden layer, and a direct way from every input to the output, so that what simply adds up need
 * not be learned by the layer. Inputs are sparse, so the weights of an input lie side by side.
 */
import type { Features } from './features.ts';

export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  /** Of each input to every hidden unit: `inputs` × `hidden`. */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** Of each hidden unit to the output. */
  readonly second: Float32Array;
  /** Of each input to the output. */
  readonly direct: Float32Array;
  /** The output where everything is 0; a list of one. */
  readonly bias: Float32Array;
}

/** The parts of a network in the order in which files hold them. */
export const partsOf = ({ first, firstBias, second, direct, bias }: Network): readonly Float32Array[] => [
  first,
  firstBias,
  second,
  direct,
  bias,
];

export const emptyNetwork = (inputs: number, hidden: number): Network => ({
  inputs,
  hidden,
  first: new Float32Array(inputs * hidden),
  firstBias: new Float32Array(hidden),
  second: new Float32Array(hidden),
  direct: new Float32Array(inputs),
  bias: new Float32Array(1),
});

/** What the hidden units receive, and the output. */
export function outputOf(network: Network, { places, values, count }: Features, sums: Float32Array): number {
  const { hidden, first, firstBias, second, direct, bias } = network;
  for (let unit = 0; unit < hidden; unit++) sums[unit] = firstBias[unit] ?? 0;
  let output = bias[0] ?? 0;
  for (let i = 0; i < count; i++) {
    const place = places[i] ?? 0;
    const value = values[i] ?? 0;
    const row = place * hidden;
    for (let unit = 0; unit < hidden; unit++)
      sums[unit] = (sums[unit] ?? 0) + value * (first[row + unit] ?? 0);
    output += value * (direct[place] ?? 0);
  }
  for (let unit = 0; unit < hidden; unit++) {
    const sum = sums[unit] ?? 0;
    if (sum > 0) output += sum * (second[unit] ?? 0);
  }
  return output;
}

/** Any number as a chance. */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
