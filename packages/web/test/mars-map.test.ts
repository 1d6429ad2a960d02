/** Mars on screen: where areas lie, what placing a tile offers, what production has brought, and how points are counted. */
import { findGame, type LoadedGame } from '@orrery/catalog';
import { type CoreView, type GameEvent, type Question, rngFrom } from '@orrery/kernel';
import { marsAreas, placementIn, positionOf } from '@orrery/terraforming-mars/advice';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SeatInfo } from '../src/board-kit/board.ts';
import { optionsOf } from '../src/board-kit/choice.ts';
import { frameOf, placeIn } from '../src/board-kit/hex-map/geometry.ts';
import { pointsByGeneration, stepsByGeneration } from '../src/games/terraforming-mars/end/by-generation.ts';
import {
  countedIn,
  groups,
  pointGroup,
  pointGroups,
  pointsIn,
} from '../src/games/terraforming-mars/end/points.ts';
import { countingSteps } from '../src/games/terraforming-mars/end/steps.ts';
import { flightsFor, places } from '../src/games/terraforming-mars/flights.ts';
import { angleOf, placeOfArea, polar } from '../src/games/terraforming-mars/map/layout.ts';
import { spacesIn } from '../src/games/terraforming-mars/map/spaces.ts';
import { incomesIn } from '../src/games/terraforming-mars/production/income.ts';
import {
  choiceAt,
  orders,
  placingIn,
  pointsAt,
  sorted,
} from '../src/games/terraforming-mars/questions/placing/placing.ts';
import { isMarsView, type View } from '../src/games/terraforming-mars/table.ts';
import type { ShownMove } from '../src/sources/source.ts';

interface Seen {
  readonly view: View;
  readonly question: Question;
}

/** A game that chance has played from this seed: all its events, the first placing of a tile, the end. */
interface Played {
  readonly events: readonly GameEvent[];
  readonly placing: Seen;
  readonly productions: readonly {
    readonly before: View;
    readonly events: readonly GameEvent[];
    readonly after: View;
  }[];
  readonly end: View;
  readonly scores: readonly number[];
}

function marsView(view: object & CoreView): View {
  if (!isMarsView(view)) throw new Error('not of this game');
  return view;
}

function play(loaded: LoadedGame): Played {
  const told: GameEvent[] = [];
  const game = loaded.game.with({ emit: (event) => told.push(event) });
  const rng = rngFrom('mars on screen');
  const state = game.setup({}, 3, 'mars-on-screen');
  const productions: Played['productions'][number][] = [];
  let placing: Seen | undefined;
  for (;;) {
    const open = game.first(state);
    if (open === undefined) break;
    const { seat } = open;
    const before = marsView(game.view(state, seat));
    const question = game.question(state, seat);
    if (question?.name === 'tile.place' && before.generation > 4) placing ??= { view: before, question };
    const from = told.length;
    game.apply(state, seat, game.sample(state, open, rng));
    const events = told.slice(from);
    if (events.some(({ do: kind }) => kind === 'income'))
      productions.push({ before, events, after: marsView(game.view(state, seat)) });
  }
  if (placing === undefined) throw new Error('nobody placed a tile');
  const scores = game.outcome(state)?.standings ?? [];
  return {
    events: told,
    placing,
    productions,
    end: marsView(game.view(state, 0)),
    scores: [0, 1, 2].map((seat) => scores.find((each) => each.seat === seat)?.score ?? 0),
  };
}

let played: Played;
let seats: readonly SeatInfo[];
beforeAll(async () => {
  const loaded = await findGame('terraforming-mars')?.load();
  if (loaded === undefined) throw new Error('not in the catalog');
  played = play(loaded);
  const marks = ['diamond', 'triangle', 'hexagon'] as const;
  seats = marks.map((mark, seat) => ({
    seat,
    name: `Player ${seat}`,
    letter: String(seat),
    mark,
    colour: `var(--seat-${seat + 1})`,
    kind: 'bot',
    me: seat === 0,
    state: 'waiting',
  }));
});

describe('the planet', () => {
  test('has its areas in nine rows around the middle one', () => {
    const places = marsAreas.map(placeOfArea);
    expect(places).toHaveLength(61);
    expect(places.filter(({ x, y }) => x === 0 && y === 0)).toHaveLength(1);
    // Neighbours are one apart: so says the kit of maps.
    for (const { neighbours, space } of marsAreas)
      for (const next of neighbours) {
        const [a, b] = [places[space], places[next]];
        expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(1, 6);
      }
  });
  test('has tracks that climb from the south to the north on both sides', () => {
    for (const side of ['west', 'east'] as const) {
      const heights = [0, 7, 14].map((step) => polar(angleOf(side, step, 14), 1).y);
      expect(heights).toEqual(heights.toSorted((a, b) => b - a));
      expect(Math.sign(polar(angleOf(side, 7, 14), 1).x)).toBe(side === 'west' ? -1 : 1);
    }
  });
  test('tells every area with what lies on it', () => {
    const spaces = spacesIn(played.end, seats);
    const tiles = spaces.filter(({ tile }) => tile !== undefined);
    expect(tiles.length).toBe(played.end.tiles.slice(0, 61).filter((code) => code > 0).length);
    for (const { tile, owner } of tiles) expect(owner === undefined).toBe(tile === 'ocean');
  });
  test('has letters where its drawing has the places', () => {
    const frame = frameOf(
      [
        { x: -1, y: 0 },
        { x: 1, y: 2 },
      ],
      { x: 1, y: 0.5 },
    );
    expect(placeIn(frame, { x: 0, y: 1 })).toEqual({ left: '50%', top: '50%' });
  });
});

describe('placing a tile', () => {
  const table = () => {
    const { view, question } = played.placing;
    return {
      question,
      position: positionOf(view),
      mine: view.viewer === 'spectator' ? undefined : view.viewer,
    };
  };
  test('offers every area of the question once, whatever comes first', () => {
    const placing = placingIn(table());
    if (placing === undefined) throw new Error('nothing is placed');
    expect(placing.tile).toBe(placementIn(played.placing.question)?.tile);
    const offered = optionsOf(played.placing.question).length;
    for (const order of orders) {
      const areas = sorted(placing, order).map(({ area }) => area);
      expect(areas).toHaveLength(offered);
      expect(new Set(areas).size).toBe(offered);
    }
  });
  test('puts the areas with most of what is looked for first', () => {
    const placing = placingIn(table());
    if (placing === undefined) throw new Error('nothing is placed');
    const points = sorted(placing, 'points').map((choice) => pointsAt(placing, choice));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const megacredits = sorted(placing, 'megacredits').map(({ advice }) => advice.gain.megacredits ?? 0);
    expect(megacredits).toEqual(megacredits.toSorted((a, b) => b - a));
  });
  test('knows nothing of areas that are not offered', () => {
    expect(choiceAt(placingIn(table()), 'Z9')).toBeUndefined();
  });
});

describe('production', () => {
  test('is told for everybody with what was there before', () => {
    expect(played.productions.length).toBeGreaterThan(3);
    for (const { before, events, after } of played.productions)
      for (const { seat, energy, changes } of incomesIn(events, after) ?? []) {
        const had = before.players[seat]?.stock ?? [];
        expect(changes.map((change) => change.before)).toEqual(
          // Energy has become heat by then.
          had.map((n, place) => (place === 4 ? 0 : place === 5 ? n + energy : n)),
        );
        for (const { before: was, gained, after: is } of changes) expect(was + gained).toBe(is);
      }
  });
  test('is nothing where nobody produced', () => expect(incomesIn([], played.end)).toBeUndefined());
});

describe('the end', () => {
  test('counts in six steps what the standings say', () => {
    const steps = countingSteps(played.end, seats);
    expect(steps.map(({ group }) => group)).toEqual([...groups]);
    expect(steps.at(-1)?.totals).toEqual(played.scores);
    for (const { group, points, items } of steps)
      if (items.length > 0)
        expect(
          seats.map(({ seat }) =>
            items.filter((item) => item.seat === seat).reduce((sum, item) => sum + item.points, 0),
          ),
          group,
        ).toEqual(points);
  });
  test('puts every source of points into one of six groups', () => {
    const keys = ['rating', 'milestone', 'award', 'greenery', 'city'].map((id) => `mars.score.${id}`);
    const found = [...keys, 'mars.card.birds'].map((key) => pointGroup({ key }));
    expect(new Set(found.map(({ key }) => key))).toEqual(new Set(pointGroups.map(({ key }) => key)));
  });
  test('has the sum of all groups as the whole', () => {
    for (const score of countedIn(played.end).scores)
      expect(groups.reduce((sum, group) => sum + pointsIn(score, group), 0)).toBe(score.total);
  });
  test('knows the points of every generation, and the steps that were made in it', () => {
    const log: ShownMove[] = [
      { at: 1, seat: 0, moment: { unit: 'generation', n: 1 }, events: played.events },
    ];
    const curves = pointsByGeneration(log, played.scores);
    for (const [seat, points] of curves.entries()) {
      expect(points).toHaveLength(played.end.generation);
      expect(points.at(-1)).toBe(played.scores[seat]);
    }
    const { temperature, oxygen, oceans } = played.end;
    const steps = stepsByGeneration(log, played.end.generation);
    expect(steps.reduce((sum, n) => sum + n, 0)).toBe((temperature + 30) / 2 + oxygen + oceans);
  });
});

describe('what flies', () => {
  const event = (more: Partial<GameEvent>): GameEvent => ({
    do: 'gain',
    seat: 0,
    what: 'plants',
    amount: 2,
    source: 'board',
    ...more,
  });
  const placed = event({ do: 'place', what: 'city', amount: 1, source: 'city', detail: { area: 'F5' } });
  test('is the tile that drops, then what its area brings, to whoever placed it', () => {
    const flights = flightsFor(0);
    expect(flights(placed)).toEqual([{ to: places.area('F5') }]);
    expect(flights(event({}))).toMatchObject([
      { from: places.area('F5'), to: places.stock('plants'), text: '+2' },
    ]);
    expect(flights(event({ do: 'raise', what: 'oxygen' }))).toEqual([]);
    expect(flights(event({ what: 'megacredits' }))).toHaveLength(1);
  });
  test('flies to the row of another player', () => {
    const flights = flightsFor(1);
    flights(placed);
    expect(flights(event({}))).toMatchObject([{ to: places.player(0) }]);
  });
  test('is nothing that a card brings, nor anything long after a tile', () => {
    const flights = flightsFor(0);
    flights(placed);
    expect(flights(event({ source: 'birds' }))).toEqual([]);
    expect(flights(event({}))).toEqual([]);
  });
});
