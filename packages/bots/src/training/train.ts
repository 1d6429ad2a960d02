/** A training from the first games to the weights: generation by generation, each taken up again where it was left. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@orrery/catalog';
import { isRecord, type Rng, rngFrom } from '@orrery/kernel';
import { type ArenaGame, type ArenaResult, ArenaTally } from '../arena.ts';
import type { Network } from '../learning/network.ts';
import {
  isStored,
  openNetwork,
  type Provenance,
  type StoredNetwork,
  storedNetwork,
  type WeightsFile,
} from '../learning/weights.ts';
import { type AnyCraft, loadCraft } from './crafts.ts';
import type { Crew } from './crew.ts';
import { type Figures, figuresPage, type GenerationFigures } from './figures.ts';
import { fit, freshNetwork, meanLoss } from './fit.ts';
import type { Common, Entrant } from './messages.ts';
import { countOf, fromBytes, type Samples, toBytes } from './samples.ts';
import type { Setting } from './setting.ts';

/** How often an earlier generation sits in a seat of a training game. */
const EARLIER = 0.2;
/** Of the parts of a generation every twentieth is not learned from, but shows what was learned. */
const HELD_BACK = 20;
/** A judge learns from the games of so many generations, the newest ones. */
const REMEMBERED = 3;
/** How fast a network learns at first, and one that has learned before. */
const RATE = 0.002;
const RATE_LATER = 0.001;
/** Of the time of a generation: what its games may take, and its learning with them. */
const PLAYING = 0.64;
const LEARNED = 0.97;
/** The share of the whole time that is kept for the last comparison. */
const COMPARING = 0.16;

/** The judges of an earlier training, or those that a file of weights holds. */
function readJudges(text: string): StoredNetwork[] {
  const file: unknown = JSON.parse(text);
  const judges = isRecord(file) ? file.networks : file;
  if (!Array.isArray(judges) || !judges.every(isStored)) throw new Error('there are no judges in the file');
  return judges;
}

/** For each number of seats the newest judge that was made for it, the earliest first. */
const inUse = (judges: readonly StoredNetwork[]): readonly StoredNetwork[] =>
  judges.filter(({ seats }, i) =>
    seats.some((many) => !judges.slice(i + 1).some((later) => later.seats.includes(many))),
  );

const seconds = (): number => performance.now() / 1000;

export class Training {
  readonly #setting: Setting;
  readonly #craft: AnyCraft;
  readonly #crew: Crew;
  readonly #tell: (line: string) => void;
  readonly #begun = seconds();
  readonly #judges: StoredNetwork[] = [];
  /** The samples of each generation, part by part. */
  readonly #samples: Samples[][] = [];
  readonly #figures: GenerationFigures[] = [];
  /** How the judge came about with which this training began. */
  #before: Provenance | undefined;

  private constructor(setting: Setting, craft: AnyCraft, crew: Crew, tell: (line: string) => void) {
    this.#setting = setting;
    this.#craft = craft;
    this.#crew = crew;
    this.#tell = tell;
    for (const folder of [setting.out, setting.kept]) mkdirSync(folder, { recursive: true });
  }

  static async run(setting: Setting, crew: Crew, tell: (line: string) => void): Promise<void> {
    const training = new Training(setting, await loadCraft(setting.game), crew, tell);
    if (setting.judges !== undefined) training.#takeUp(readJudges(readFileSync(setting.judges, 'utf8')));
    for (let generation = 1; generation <= setting.generations; generation++)
      await training.#generation(generation);
    await training.#finish();
  }

  #takeUp(judges: readonly StoredNetwork[]): void {
    this.#judges.push(...judges);
    this.#before = judges.at(-1)?.provenance;
  }

  /** When, in seconds from the beginning, a share of a generation's time is over. */
  #deadline(generation: number, share: number): number {
    const { minutes, generations } = this.#setting;
    if (minutes === undefined) return Number.POSITIVE_INFINITY;
    const each = (minutes * 60 * (1 - COMPARING)) / generations;
    return (generation - 1 + share) * each;
  }

  get #elapsed(): number {
    return seconds() - this.#begun;
  }

  #common(from: number, to: number, seed: string): Common {
    const { game, effort } = this.#setting;
    return { game, seed, judges: this.#judges, effort, from, to };
  }

  async #generation(generation: number): Promise<void> {
    const kept = join(this.#setting.kept, `judge-${generation}.json`);
    const samples = await this.#play(generation);
    this.#samples.push(samples);
    if (existsSync(kept)) {
      const { stored, figures } = JSON.parse(readFileSync(kept, 'utf8'));
      this.#judges.push(stored);
      this.#figures.push(figures);
      this.#tell(`generation ${generation} was learned before`);
      return;
    }
    const { stored, figures } = this.#learn(generation);
    this.#judges.push(stored);
    this.#figures.push(figures);
    writeFileSync(kept, JSON.stringify({ stored, figures }));
    this.#write();
  }

  /** Plays the games of a generation that are not there yet. */
  async #play(generation: number): Promise<Samples[]> {
    const { setting, first } = { setting: this.#setting, first: this.#elapsed };
    const parts = Math.ceil(setting.games / setting.part);
    const end = this.#deadline(generation, PLAYING);
    const samples: Samples[] = [];
    const file = (part: number): string => join(setting.kept, `games-${generation}-${part}.bin`);
    const learned = existsSync(join(setting.kept, `judge-${generation}.json`));
    let part = 0;
    const next = () => {
      while (part < parts && existsSync(file(part))) {
        samples[part] = fromBytes(readFileSync(file(part)));
        part += 1;
      }
      if (part >= parts || learned || this.#elapsed > end) return undefined;
      const number = part++;
      const common = this.#common(
        number * setting.part,
        (number + 1) * setting.part,
        `${setting.seed}/${generation}`,
      );
      return {
        task: { lesson: { ...common, seats: setting.seats, earlier: EARLIER } },
        note: number,
      };
    };
    await this.#crew.doAll(next, (done, number) => {
      if (!('samples' in done)) return;
      samples[number] = done.samples;
      writeFileSync(file(number), toBytes(done.samples));
    });
    const there = samples.filter((each) => each !== undefined);
    const games = there.reduce((sum, each) => sum + each.games, 0);
    this.#tell(`generation ${generation}: ${games} games in ${Math.round(this.#elapsed - first)} s`);
    return there;
  }

  #learn(generation: number): { stored: StoredNetwork; figures: GenerationFigures } {
    const { epochs, seed, meant } = this.#setting;
    const begun = this.#elapsed;
    const end = this.#deadline(generation, LEARNED);
    const remembered = this.#samples.slice(-REMEMBERED);
    const taught = remembered.flatMap((parts) => parts.filter((_, i) => i % HELD_BACK !== HELD_BACK - 1));
    const heldBack = (this.#samples.at(-1) ?? []).filter((_, i) => i % HELD_BACK === HELD_BACK - 1);
    const rng = rngFrom(`${seed}/network/${generation}`);
    const network = this.#networkToTeach(rng);
    const timeSpent = (): number => (this.#elapsed - begun) / (end - begun);
    const rate = this.#judges.length === 0 ? RATE : RATE_LATER;
    const done = fit(network, taught, { epochs, batch: 256, rate, decay: 0.01, rng, timeSpent });
    const figures: GenerationFigures = {
      generation,
      games: (this.#samples.at(-1) ?? []).reduce((sum, each) => sum + each.games, 0),
      positions: taught.reduce((sum, each) => sum + countOf(each), 0),
      epochs: done,
      seconds: Math.round(this.#elapsed - begun),
      lossKnown: meanLoss(taught.slice(0, 20), network),
      loss: meanLoss(heldBack, network),
      lossOfMean: meanLoss(heldBack, undefined),
    };
    this.#tell(`generation ${generation}: ${JSON.stringify(figures)}`);
    return {
      stored: storedNetwork(network, { seats: meant, provenance: this.#provenance(generation) }),
      figures,
    };
  }

  /** The newest judge learns on, so that nothing of what earlier games taught is lost. */
  #networkToTeach(rng: Rng): Network {
    const { hidden } = this.#setting;
    const newest = this.#judges.at(-1);
    return newest?.hidden === hidden ? openNetwork(newest) : freshNetwork(this.#craft.inputs, hidden, rng);
  }

  #provenance(generations: number): Provenance {
    const all = this.#samples.flat();
    const { seed } = this.#setting;
    const before = this.#before ?? { seed, games: 0, positions: 0, generations: 0 };
    return {
      seed: before.seed === seed ? seed : `${before.seed}, ${seed}`,
      games: before.games + all.reduce((sum, { games }) => sum + games, 0),
      positions: before.positions + all.reduce((sum, each) => sum + countOf(each), 0),
      generations: before.generations + generations,
    };
  }

  /** Games between players on deals that nothing was learned from. */
  async #compare(entrants: readonly Entrant[], games: number, share: number): Promise<ArenaResult> {
    const { part, seed, minutes } = this.#setting;
    const end = minutes === undefined ? Number.POSITIVE_INFINITY : minutes * 60 * share;
    const size = Math.max(entrants.length, Math.floor(part / 2 / entrants.length) * entrants.length);
    const played: (readonly ArenaGame[])[] = [];
    let from = 0;
    const next = () => {
      if (from >= games || this.#elapsed > end) return undefined;
      const common = this.#common(from, from + size, `${seed}/comparison`);
      const task = { comparison: { ...common, effort: 1, entrants } };
      const given = { task, note: from / size };
      from += size;
      return given;
    };
    await this.#crew.doAll(next, (done, number) => {
      if ('games' in done) played[number] = done.games;
    });
    const tally = new ArenaTally(entrants.map((entrant) => JSON.stringify(entrant)));
    for (const game of played.flat()) tally.add(game);
    return tally.result();
  }

  async #finish(): Promise<void> {
    const { seats: tables, compared } = this.#setting;
    const newest = this.#judges.length;
    const rivals: Entrant[] = [{ bot: 'greedy-1' }, ...(newest > 1 ? [newest - 1] : [])];
    const pairs = tables.flatMap((seats) => rivals.map((rival) => ({ seats, rival })));
    const results: Figures['comparisons'][number][] = [];
    for (const [i, { seats, rival }] of pairs.entries()) {
      const ofTheList = typeof rival === 'object';
      const others = Array.from({ length: seats - 1 }, () => rival);
      // Alone nobody is played against: both play for themselves.
      const entrants = seats === 1 ? [ofTheList ? newest : { bot: 'greedy-1' }] : [newest, ...others];
      const share = 1 - COMPARING + (COMPARING * 0.9 * (i + 1)) / pairs.length;
      const result = await this.#compare(entrants, compared, share);
      const name = ofTheList ? rival.bot : `generation ${rival}`;
      results.push({
        seats,
        against: seats === 1 ? (ofTheList ? 'alone' : 'greedy-1 alone') : name,
        result,
      });
      this.#tell(JSON.stringify(result));
    }
    this.#write(results);
    this.#tell(`written to ${this.#setting.out}`);
  }

  #write(comparisons: Figures['comparisons'] = []): void {
    const { out, game } = this.#setting;
    const rules = findGame(game)?.rules ?? 0;
    const networks = inUse(this.#judges);
    const file: WeightsFile = { game, rules, edition: this.#craft.edition, networks };
    writeFileSync(join(out, 'weights.json'), `${JSON.stringify(file, null, 1)}\n`);
    writeFileSync(join(out, 'judges.json'), JSON.stringify(this.#judges));
    const figures = {
      setting: this.#setting,
      generations: this.#figures,
      comparisons,
      seconds: this.#elapsed,
    };
    writeFileSync(join(out, 'figures.md'), figuresPage(figures));
  }
}
