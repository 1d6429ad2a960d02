/** What a position is worth to a seat, term by term, in M€ of now. */
import type { Seat } from '@orrery/kernel';
import {
  at,
  type CardId,
  faceOf,
  isTerraformed,
  type MarsState,
  type Player,
  type ProjectId,
  resources,
} from '@orrery/terraforming-mars';
import {
  areasFor,
  parametersLeft,
  projectsOf,
  roomBesideCities,
  scoreOf,
} from '@orrery/terraforming-mars/advice';
import {
  cubeWorth,
  effectsWorth,
  lastingWorth,
  OCEAN_AREA,
  type Scale,
  usesWorth,
  useWorth,
} from './gains.ts';
import { awardPoints, milestonePoints } from './goals.ts';
import { gainOf, type Plan, planOf } from './plan.ts';
import { type Plannable, projectPromise, promiseOf, readiness, type Steps } from './promise.ts';
import { generationsLeft, laterThan, type Prospect, prospectOf } from './prospect.ts';
import { stockWorth } from './stock.ts';
import type { Taste } from './taste.ts';

/** What a position is made of, as reasons name it. */
interface Terms {
  'mars-points': number;
  'mars-rating': number;
  'mars-stock': number;
  'mars-production': number;
  'mars-cards': number;
  'mars-hand': number;
  'mars-room': number;
  'mars-given': number;
}

const noTerms = (): Terms => ({
  'mars-points': 0,
  'mars-rating': 0,
  'mars-stock': 0,
  'mars-production': 0,
  'mars-cards': 0,
  'mars-hand': 0,
  'mars-room': 0,
  'mars-given': 0,
});

const sumOf = (terms: Terms): number =>
  terms['mars-points'] +
  terms['mars-rating'] +
  terms['mars-stock'] +
  terms['mars-production'] +
  terms['mars-cards'] +
  terms['mars-hand'] +
  terms['mars-room'] +
  terms['mars-given'];

/** How many generations ahead cards are planned. */
const AHEAD = 5;
/** What cards are worth that are only sold, and in the last generation. */
const SOLD = 0.95;
const SOLD_LAST = 0.3;
const projectSteps: Readonly<Partial<Record<ProjectId, Partial<Steps>>>> = {
  asteroid: { temperature: 1 },
  aquifer: { oceans: 1 },
  greenery: { oxygen: 1 },
};
/** How many of each standard project may be planned. */
const AT_ONCE = 3;
/** How far a cube counts that is no whole point yet or has not paid for anything; less when it is too late. */
const CUBE = { early: 0.97, late: 0.1 } as const;
const DISCOUNT = 0.7;

/** Prices of a seat in this generation and those to come; what they make cards worth is remembered. */
interface Valuation {
  readonly scales: readonly [Scale, ...Scale[]];
  readonly now: Prospect;
  readonly later: Prospect;
  readonly lasting: Map<CardId, number>;
  readonly use: Map<CardId, number>;
  readonly uses: Map<CardId, number>;
  readonly cubes: Map<CardId, number>;
}

function remember(map: Map<CardId, number>, card: CardId, make: () => number): number {
  const known = map.get(card);
  if (known !== undefined) return known;
  const made = make();
  map.set(card, made);
  return made;
}

function seatOf<T>(list: readonly T[], seat: Seat): T {
  const found = list[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** Judges the positions that one answer may lead to. */
export class Judgement {
  readonly #root: MarsState;
  readonly #seat: Seat;
  readonly #taste: Taste;
  readonly #known: ReadonlySet<CardId>;
  readonly #promises = new Map<CardId, Plannable>();
  #projects: readonly Plannable[] | undefined;
  readonly #usual: readonly Valuation[];
  readonly #last: readonly Valuation[];
  readonly #wasTerraformed: boolean;
  /** Generations to come, this one included. */
  readonly left: number;
  /** How much money counts: less where it would be left over. */
  money = 1;

  constructor(state: MarsState, seat: Seat, taste: Taste, known: ReadonlySet<CardId>) {
    this.#root = state;
    this.#seat = seat;
    this.#taste = taste;
    this.#known = known;
    this.left = Math.min(taste.sight, generationsLeft(state, taste));
    this.#wasTerraformed = isTerraformed(state);
    this.#usual = state.players.map((_, each) => this.#valued(each, this.left));
    this.#last = state.players.map((_, each) => this.#valued(each, 1));
  }

  /** Whether the seat has seen the card: what it draws while it thinks is made up. */
  knows(card: unknown): boolean {
    return typeof card === 'number' && this.#known.has(card);
  }

  /** What a victory point is worth; alone, where points hardly count, what it would be worth among others. */
  get point(): number {
    return this.#root.players.length === 1
      ? this.#taste.pointAtEnd
      : seatOf(this.#usual, this.#seat).now.point;
  }

  #valued(seat: Seat, left: number): Valuation {
    const state = this.#root;
    const taste = this.#taste;
    const scaleOf = (generations: number): Scale => {
      const prospect = prospectOf(state, seat, taste, Math.max(1, generations));
      return { state, seat, taste, prospect, later: laterThan(state, seat, taste, prospect) };
    };
    const scale = scaleOf(left);
    const { prospect: now, later } = scale;
    const scales: [Scale, ...Scale[]] = [scale];
    if (seat === this.#seat)
      for (let ahead = 1; ahead < AHEAD && left - ahead >= 0.9; ahead++) scales.push(scaleOf(left - ahead));
    const memory = { lasting: new Map(), use: new Map(), uses: new Map(), cubes: new Map() };
    return { scales, now, later, ...memory };
  }

  #promise(card: CardId): Plannable {
    const known = this.#promises.get(card);
    if (known !== undefined) return known;
    const made = promiseOf(seatOf(this.#usual, this.#seat).scales, card);
    this.#promises.set(card, made);
    return made;
  }

  /** What a card is likely to gain when it is played, if there is the money for it. */
  gainOf(card: CardId): number {
    const player = seatOf(this.#root.players, this.#seat);
    const { now } = seatOf(this.#usual, this.#seat);
    return gainOf(player, this.#promise(card), this.#taste, now);
  }

  /** What greenery brings where it brings most, beside the step of oxygen. */
  #bestGreenery(): { readonly points: number; readonly area: number } {
    let points = 0;
    let area = 0;
    for (const place of areasFor(this.#root, this.#seat, 'greenery', 'greenery')) {
      points = Math.max(points, place.points);
      area = Math.max(area, (place.gain.megacredits ?? 0) + 2 * (place.gain.plants ?? 0));
    }
    return { points, area: area / 2 };
  }

  /** Standard projects that raise parameters: they can be had in every generation, so they are planned beside the hand. */
  #standardProjects(): readonly Plannable[] {
    const left = parametersLeft(this.#root);
    const { points, area } = this.#bestGreenery();
    const worths: Readonly<Partial<Record<ProjectId, (prospect: Prospect) => number>>> = {
      asteroid: ({ rating, temperature }) => (left.temperature > 0 ? rating + temperature : 0),
      aquifer: ({ rating, oceans }) => (left.oceans > 0 ? rating + oceans + OCEAN_AREA : 0),
      greenery: ({ rating, oxygen, point }) =>
        (left.oxygen > 0 ? rating + oxygen : 0) + points * point + area,
    };
    const { scales } = seatOf(this.#usual, this.#seat);
    return projectsOf(this.#root, this.#seat).flatMap(({ project, cost }) => {
      const worth = worths[project];
      if (worth === undefined) return [];
      const planned = projectPromise(
        this.#taste,
        cost,
        scales.map(({ prospect }) => worth(prospect)),
        projectSteps[project] ?? {},
      );
      return new Array<Plannable>(AT_ONCE).fill(planned);
    });
  }

  /** What a card of the hand promises in this position: an answer may fulfil what it requires, or make it impossible. */
  #promiseIn(state: MarsState, card: CardId): Plannable {
    const promise = this.#promise(card);
    return state === this.#root ? promise : { ...promise, ...readiness(state, this.#seat, card) };
  }

  #plan(state: MarsState, missing: Steps, last: boolean): Plan {
    const player = seatOf(state.players, this.#seat);
    this.#projects ??= this.#standardProjects();
    const plannables = last ? [] : [...this.#projects];
    let unknown = 0;
    for (const card of player.hand) {
      if (this.#known.has(card)) plannables.push(this.#promiseIn(state, card));
      else unknown += 1;
    }
    const { now } = seatOf(last ? this.#last : this.#usual, this.#seat);
    const { worth, idle } = planOf(player, plannables, missing, this.#taste, now);
    const sold = (now.left === 1 ? SOLD_LAST : SOLD) * player.hand.length;
    return { worth: worth + unknown * now.card + sold, idle };
  }

  /** What lies on the table brings on. */
  #lasting(scale: Scale, player: Player, valuation: Valuation): number {
    let worth = 0;
    for (const card of player.lasting)
      worth += remember(valuation.lasting, card, () => lastingWorth(scale, faceOf(card)));
    for (const card of player.doing) {
      worth += remember(valuation.uses, card, () => usesWorth(scale, card));
      if (!player.used.includes(card) && !player.passed)
        worth += remember(valuation.use, card, () => useWorth(scale, card));
    }
    if (player.firstAction) worth += effectsWorth(scale, faceOf(player.corporation).firstAction, undefined);
    return worth + DISCOUNT * player.nextDiscount;
  }

  /** Cubes that are no whole point yet, or pay for something. */
  #cubes(scale: Scale, player: Player, { cubes: worths, now }: Valuation): number {
    let worth = 0;
    player.played.forEach((card, place) => {
      const cubes = player.cubes[place] ?? 0;
      const { vp } = faceOf(card);
      if (cubes === 0 || vp?.score === 'anyCube') return;
      const counted = vp?.score === 'cubes' ? cubes % vp.every : cubes;
      worth += counted * remember(worths, card, () => cubeWorth(scale, card));
    });
    return worth * (now.left > 1 ? CUBE.early : CUBE.late);
  }

  /** What a seat has, its hand not counted. */
  #termsOf(state: MarsState, seat: Seat, missing: Steps, last: boolean): Terms {
    const player = seatOf(state.players, seat);
    const valuation = seatOf(last ? this.#last : this.#usual, seat);
    const { now, later } = valuation;
    const scale: Scale = { state, seat, taste: this.#taste, prospect: now, later };
    const score = scoreOf(state, seat);
    const terms = noTerms();
    const onCards = score.cards.reduce((sum, { points }) => sum + points, 0);
    terms['mars-points'] = (score.greenery + score.city + onCards + player.rating) * now.point;
    terms['mars-rating'] = player.rating * now.income;
    const room = this.#taste.room * Math.min(1, (now.left - 0.6) / 4);
    terms['mars-room'] = roomBesideCities(state, seat) * room * now.point;
    terms['mars-cards'] = this.#lasting(scale, player, valuation) + this.#cubes(scale, player, valuation);
    terms['mars-stock'] = (this.money - 1) * (player.stock[at.megacredits] ?? 0);
    for (let place = 0; place < resources.length; place++) {
      terms['mars-stock'] += stockWorth(now, missing, place, player.stock[place] ?? 0);
      terms['mars-production'] += (player.production[place] ?? 0) * (now.production[place] ?? 0);
    }
    return terms;
  }

  /** What a position is made of for the seat. */
  terms(state: MarsState): Terms {
    const seats = state.players.length;
    const last = !this.#wasTerraformed && seats > 1 && isTerraformed(state);
    const { now } = seatOf(last ? this.#last : this.#usual, this.#seat);
    const missing = parametersLeft(state);
    const { temperature, oxygen, oceans } = missing;
    const terms = this.#termsOf(state, this.#seat, missing, last);
    const { worth, idle } = this.#plan(state, missing, last);
    terms['mars-hand'] = worth - this.#taste.idle * idle;
    terms['mars-rating'] -= now.temperature * temperature + now.oxygen * oxygen + now.oceans * oceans;
    if (seats === 1) return terms;
    const claimed = milestonePoints(state, seats, now.point, this.#taste.milestones);
    const won = awardPoints(state, seats, now.left);
    const goals = (seat: Seat): number => ((claimed[seat] ?? 0) + (won[seat] ?? 0)) * now.point;
    terms['mars-points'] += goals(this.#seat);
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++)
      if (other !== this.#seat)
        best = Math.max(best, sumOf(this.#termsOf(state, other, missing, last)) + goals(other));
    terms['mars-given'] = -this.#taste.rivals * best;
    return terms;
  }

  /** What a position is worth to the seat. */
  worth(state: MarsState): number {
    return sumOf(this.terms(state));
  }
}
