/** Networks as files: what they were made for and how, and their weights as text. */
import { isRecord, sha256 } from '@orrery/kernel';
import { emptyNetwork, type Network, partsOf } from './network.ts';

/** How the weights came about, so that somebody else can make them again. */
export interface Provenance {
  readonly seed: string;
  /** Games learned from, over all generations. */
  readonly games: number;
  readonly positions: number;
  readonly generations: number;
}

export interface StoredNetwork {
  /** For how many seats it is meant. */
  readonly seats: readonly number[];
  readonly inputs: number;
  readonly hidden: number;
  readonly provenance: Provenance;
  /** Of each part: what 1 stands for. */
  readonly scales: readonly number[];
  /** All parts one after another, as 16-bit numbers in base64. */
  readonly weights: string;
  readonly sha256: string;
}

export interface WeightsFile {
  readonly game: string;
  readonly rules: number;
  readonly edition: number;
  readonly networks: readonly StoredNetwork[];
}

const LARGEST = 32_767;

function toText(numbers: Int16Array): string {
  let binary = '';
  for (const number of numbers) binary += String.fromCharCode(number & 255, (number >> 8) & 255);
  return btoa(binary);
}

function fromText(text: string): Int16Array {
  const binary = atob(text);
  const numbers = new Int16Array(binary.length >> 1);
  for (let i = 0; i < numbers.length; i++)
    numbers[i] = binary.charCodeAt(2 * i) | (binary.charCodeAt(2 * i + 1) << 8);
  return numbers;
}

export function storedNetwork(
  network: Network,
  about: Pick<StoredNetwork, 'seats' | 'provenance'>,
): StoredNetwork {
  const parts = partsOf(network);
  const scales = parts.map(
    (part) => part.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / LARGEST,
  );
  const numbers = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  parts.forEach((part, i) => {
    const scale = scales[i] || 1;
    for (const each of part) numbers[at++] = Math.round(each / scale);
  });
  const weights = toText(numbers);
  const { inputs, hidden } = network;
  return { ...about, inputs, hidden, scales, weights, sha256: sha256(weights) };
}

export function openNetwork({ inputs, hidden, scales, weights, sha256: sum }: StoredNetwork): Network {
  if (sha256(weights) !== sum) throw new Error('the weights are damaged');
  const numbers = fromText(weights);
  const network = emptyNetwork(inputs, hidden);
  const parts = partsOf(network);
  if (parts.reduce((total, { length }) => total + length, 0) !== numbers.length)
    throw new Error('the weights are not as many as the network has');
  let at = 0;
  parts.forEach((part, i) => {
    for (let place = 0; place < part.length; place++) part[place] = (numbers[at++] ?? 0) * (scales[i] ?? 0);
  });
  return network;
}

export const isStored = (value: unknown): value is StoredNetwork =>
  isRecord(value) &&
  Array.isArray(value.seats) &&
  typeof value.inputs === 'number' &&
  typeof value.hidden === 'number' &&
  Array.isArray(value.scales) &&
  typeof value.weights === 'string' &&
  typeof value.sha256 === 'string';

const isWeightsFile = (value: unknown): value is WeightsFile =>
  isRecord(value) &&
  typeof value.game === 'string' &&
  typeof value.rules === 'number' &&
  typeof value.edition === 'number' &&
  Array.isArray(value.networks) &&
  value.networks.every(isStored);

/** What the weights must have been made for. */
interface Purpose {
  readonly game: string;
  readonly rules: number;
  readonly edition: number;
  readonly inputs: number;
}

/** The networks of a file by the number of seats. Throws, in words, where the file is none or was made for something else. */
export function openWeights(file: unknown, purpose: Purpose): ReadonlyMap<number, Network> {
  if (!isWeightsFile(file)) throw new Error('there are no weights in the file');
  const { game, rules, edition, networks } = file;
  if (game !== purpose.game) throw new Error(`the weights are for ${game}`);
  if (rules !== purpose.rules)
    throw new Error(`the weights were learned with rules ${rules}, and these are rules ${purpose.rules}`);
  if (edition !== purpose.edition || networks.some(({ inputs }) => inputs !== purpose.inputs))
    throw new Error('the weights were learned from other features');
  const bySeats = new Map<number, Network>();
  for (const stored of networks) {
    const network = openNetwork(stored);
    for (const seats of stored.seats) bySeats.set(seats, network);
  }
  return bySeats;
}
