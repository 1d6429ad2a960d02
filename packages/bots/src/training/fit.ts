/** Fits a network to samples: mini-batches in random order, Adam, a rate that falls to nothing. */
import { below, type Rng } from '@orrery/kernel';
import { emptyNetwork, logistic, type Network, partsOf } from '../learning/network.ts';
import { countOf, type Samples } from './samples.ts';

interface FitSetting {
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
  /** How far weights are drawn towards 0 with each step, as a share of the rate. */
  readonly decay: number;
  readonly rng: Rng;
  /** How much of the time that may be spent is over, from 0 to 1; absent where only epochs count. */
  readonly timeSpent?: () => number;
}

/** Between -1 and 1. */
const uniform = (rng: Rng): number => below(rng, 2_000_001) / 1_000_000 - 1;

/** A network before it has learned anything: small weights by chance, so that the hidden units differ. */
export function freshNetwork(inputs: number, hidden: number, rng: Rng): Network {
  const network = emptyNetwork(inputs, hidden);
  for (let i = 0; i < network.first.length; i++) network.first[i] = 0.15 * uniform(rng);
  for (let i = 0; i < hidden; i++) network.second[i] = 0.3 * uniform(rng);
  return network;
}

/** Adam's memory of one list of weights. */
interface Slopes {
  readonly weights: Float32Array;
  readonly slope: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

const BETA1 = 0.9;
const BETA2 = 0.999;

function step({ weights, slope, mean, square }: Slopes, rate: number, decay: number, batch: number): void {
  for (let i = 0; i < weights.length; i++) {
    const each = (slope[i] ?? 0) / batch;
    const m = BETA1 * (mean[i] ?? 0) + (1 - BETA1) * each;
    const v = BETA2 * (square[i] ?? 0) + (1 - BETA2) * each * each;
    mean[i] = m;
    square[i] = v;
    const weight = weights[i] ?? 0;
    weights[i] = weight - rate * (m / (Math.sqrt(v) + 1e-8) + decay * weight);
  }
  slope.fill(0);
}

/** Works through samples with one network: the loss, and for learning the slopes of all weights. */
class Pass {
  readonly #network: Network;
  readonly #slopes: readonly Float32Array[];
  readonly #sums: Float32Array;
  readonly #back: Float32Array;

  constructor(network: Network, slopes: readonly Float32Array[]) {
    this.#network = network;
    this.#slopes = slopes;
    this.#sums = new Float32Array(network.hidden);
    this.#back = new Float32Array(network.hidden);
  }

  /** The output for a sample, before it becomes a chance. */
  forward({ begins, places, values }: Samples, sample: number): number {
    const { hidden, first, firstBias, second, direct, bias } = this.#network;
    const sums = this.#sums;
    sums.set(firstBias);
    let output = bias[0] ?? 0;
    const end = begins[sample + 1] ?? 0;
    for (let i = begins[sample] ?? 0; i < end; i++) {
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

  /** After {@link forward}: adds the slopes for an output that was too high by so much. */
  backward({ begins, places, values }: Samples, sample: number, excess: number): void {
    const { hidden, second } = this.#network;
    const [first, firstBias, toOutput, direct, bias] = this.#slopes;
    if (!first || !firstBias || !toOutput || !direct || !bias) throw new Error('a part has no slopes');
    const sums = this.#sums;
    const back = this.#back;
    for (let unit = 0; unit < hidden; unit++) {
      const sum = sums[unit] ?? 0;
      const active = sum > 0;
      if (active) toOutput[unit] = (toOutput[unit] ?? 0) + excess * sum;
      back[unit] = active ? excess * (second[unit] ?? 0) : 0;
      firstBias[unit] = (firstBias[unit] ?? 0) + (back[unit] ?? 0);
    }
    bias[0] = (bias[0] ?? 0) + excess;
    const end = begins[sample + 1] ?? 0;
    for (let i = begins[sample] ?? 0; i < end; i++) {
      const place = places[i] ?? 0;
      const value = values[i] ?? 0;
      const row = place * hidden;
      for (let unit = 0; unit < hidden; unit++)
        first[row + unit] = (first[row + unit] ?? 0) + value * (back[unit] ?? 0);
      direct[place] = (direct[place] ?? 0) + excess * value;
    }
  }
}

/** The loss of a forecast: what it takes to tell the result to somebody who believes it. */
const lossOf = (chance: number, target: number): number => {
  const likely = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return -(target * Math.log(likely) + (1 - target) * Math.log(1 - likely));
};

/** The mean loss over all samples; of a network, or of the best constant where there is none. */
export function meanLoss(lists: readonly Samples[], network: Network | undefined): number {
  let total = 0;
  let count = 0;
  const pass = network === undefined ? undefined : new Pass(network, []);
  let mean = 0;
  for (const list of lists) {
    count += countOf(list);
    for (const target of list.targets) mean += target;
  }
  mean /= Math.max(1, count);
  for (const list of lists)
    for (let sample = 0; sample < countOf(list); sample++)
      total += lossOf(
        pass === undefined ? mean : logistic(pass.forward(list, sample)),
        list.targets[sample] ?? 0,
      );
  return total / Math.max(1, count);
}

/** All samples in random order, each as the number of its list and its own. */
function shuffled(lists: readonly Samples[], rng: Rng): { list: Uint16Array; sample: Uint32Array } {
  const total = lists.reduce((sum, each) => sum + countOf(each), 0);
  const list = new Uint16Array(total);
  const sample = new Uint32Array(total);
  let at = 0;
  lists.forEach((each, number) => {
    for (let i = 0; i < countOf(each); i++, at++) {
      list[at] = number;
      sample[at] = i;
    }
  });
  for (let i = total - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
    [sample[i], sample[j]] = [sample[j] ?? 0, sample[i] ?? 0];
  }
  return { list, sample };
}

/** Changes the network so that it forecasts the targets; gives the epochs done. */
export function fit(network: Network, lists: readonly Samples[], setting: FitSetting): number {
  const parts: readonly Slopes[] = partsOf(network).map((weights) => ({
    weights,
    slope: new Float32Array(weights.length),
    mean: new Float32Array(weights.length),
    square: new Float32Array(weights.length),
  }));
  const pass = new Pass(
    network,
    parts.map(({ slope }) => slope),
  );
  const order = shuffled(lists, setting.rng);
  const total = order.list.length;
  const { batch, epochs, rate, decay, timeSpent = () => 0 } = setting;
  for (let done = 0; done < epochs * total; done += batch) {
    const spent = Math.max(done / (epochs * total), timeSpent());
    if (spent >= 1) return done / total;
    for (let i = 0; i < batch; i++) {
      const at = (done + i) % total;
      const samples = lists[order.list[at] ?? 0];
      const sample = order.sample[at] ?? 0;
      if (samples === undefined) continue;
      const excess = logistic(pass.forward(samples, sample)) - (samples.targets[sample] ?? 0);
      pass.backward(samples, sample, excess);
    }
    const falling = rate * (1 - spent) * Math.min(1, done / (50 * batch) + 0.02);
    parts.forEach((part, i) => {
      step(part, falling, i < 3 ? decay : 0, batch);
    });
  }
  return epochs;
}
