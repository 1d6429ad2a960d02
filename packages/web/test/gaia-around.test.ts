/** What stands around Gaia Project's map: the races, what happened since one's last turn, and the end, on real games. */
import { findGame, type LoadedGame } from '@orrery/catalog';
import { isGaiaView, pointSourceTexts } from '@orrery/gaia-project/advice';
import { type Answer, type GameEvent, isRecord, type Message, type Outcome, rngFrom } from '@orrery/kernel';
import { createFormatter } from '@orrery/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { endNote, pointGroup } from '../src/games/gaia-project/end/points.ts';
import { pointsByRound, turningPoints } from '../src/games/gaia-project/end/points-by-round.ts';
import { chargedByRule, deedsIn, sinceMarks } from '../src/games/gaia-project/since.ts';
import { placesOnTrack } from '../src/games/gaia-project/supply/places-on-track.ts';
import en from '../src/games/gaia-project/text/en.json' with { type: 'json' };
import type { ShownMove } from '../src/sources/source.ts';

let loaded: LoadedGame;
let log: ShownMove[];
let final: readonly number[];
let outcome: Outcome;

const passes = (answer: Answer): boolean =>
  'pick' in answer && isRecord(answer.pick) && answer.pick.do === 'pass';

/** A whole game at random; passing is put off, so that more comes about. */
beforeAll(async () => {
  const listed = findGame('gaia-project');
  if (listed === undefined) throw new Error('not in the catalog');
  loaded = await listed.load();
  const events: GameEvent[] = [];
  const game = loaded.game.with({ emit: (event) => events.push(event) });
  const state = game.setup({ factions: 'random' }, 4, 'around');
  const rng = rngFrom('around');
  log = [{ at: 0, seat: null, moment: undefined, events: events.splice(0) }];
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    let answer = game.sample(state, open, rng);
    for (let i = 0; i < 9 && passes(answer); i++) answer = game.sample(state, open, rng);
    game.apply(state, open.seat, answer);
    log.push({ at: log.length, seat: open.seat, moment: game.moment(state), events: events.splice(0) });
  }
  const view = game.view(state, 0);
  if (!isGaiaView(view)) throw new Error('another game');
  final = view.players.map(({ vp }) => vp);
  outcome = { standings: game.outcome(state)?.standings ?? [] };
});

describe('points by round', () => {
  test('begin with ten for everybody, and end with the final score', () => {
    const rounds = pointsByRound(log, final);
    expect(rounds.map((points) => points[0])).toEqual([10, 10, 10, 10]);
    expect(rounds.map((points) => points.length)).toEqual([7, 7, 7, 7]);
    expect(rounds.map((points) => points.at(-1))).toEqual(final);
  });

  test('turning points are turns of the game in their order, and lead to the position after them', () => {
    const turns = turningPoints(log, 6);
    expect(turns.length).toBeGreaterThan(2);
    expect(turns.map(({ at }) => at)).toEqual([...turns.map(({ at }) => at)].sort((a, b) => a - b));
    for (const { at, seat, vp, round } of turns) {
      expect(log[at]?.seat).toBe(seat);
      expect(log[at]?.moment?.n).toBe(round);
      expect(vp).toBeGreaterThan(0);
    }
  });
});

describe('since the last turn', () => {
  test('at most four things are numbered, and those at a space carry the same number on the map', () => {
    for (let from = 10; from < log.length; from += 7) {
      const moves = log.slice(from, from + 30);
      const deeds = deedsIn(moves);
      expect(deeds.length).toBeLessThanOrEqual(4);
      expect(deeds.map(({ n }) => n)).toEqual(deeds.map((_, i) => i + 1));
      expect(sinceMarks(moves).map(({ n }) => n)).toEqual(
        deeds.filter(({ hex }) => hex !== undefined).map(({ n }) => n),
      );
    }
  });

  test('a turn that builds is told by what stands there, not by how it was paid', () => {
    const event = { seat: 1, amount: 1, source: 'board', detail: { hex: 7 } };
    const events: GameEvent[] = [
      { ...event, do: 'action', what: 'terraform-two' },
      { ...event, do: 'build', what: 'mine' },
    ];
    const deeds = deedsIn([{ at: 5, seat: 1, moment: undefined, events }]);
    expect(deeds).toMatchObject([{ n: 1, seat: 1, hex: 7, text: { key: 'web.gaia.since.mine' } }]);
  });

  test('a deed carries what its move scored, and nothing that others scored by it', () => {
    const event = { seat: 1, amount: 1, source: 'mine', detail: { hex: 7 } };
    const events: GameEvent[] = [
      { ...event, do: 'build', what: 'mine' },
      { ...event, do: 'score', what: 'round', amount: 2 },
      { ...event, do: 'score', what: 'round', amount: 5, seat: 2 },
    ];
    expect(deedsIn([{ at: 5, seat: 1, moment: undefined, events }])).toMatchObject([{ vp: 2 }]);
  });

  test('power that a preference has charged is told apart from power that somebody has charged', () => {
    const events: GameEvent[] = [{ do: 'charge', seat: 0, what: 'power', amount: 2, source: 'charging' }];
    const move = { at: 5, seat: 0, moment: undefined, events };
    expect(chargedByRule([move, { ...move, policy: true }], 0)).toBe(2);
    expect(chargedByRule([{ ...move, policy: true }], 1)).toBe(0);
  });
});

describe('a race', () => {
  const track = { left: 8, right: 186 };
  const along = (progress: number): number => 8 + progress * 15;

  test('shows everybody at their place where there is room', () => {
    const groups = placesOnTrack(
      [4, 8].map((progress, seat) => ({ seat, progress })),
      along,
      track,
    );
    expect(groups.map(({ at }) => at)).toEqual([68, 128]);
  });

  test.each([[[0, 0, 0, 0]], [[11, 11, 10, 9]], [[3, 4, 4, 5]], [[1, 2, 3, 4]]])(
    'covers no mark with another: %j',
    (progress) => {
      const groups = placesOnTrack(
        progress.map((each, seat) => ({ seat, progress: each })),
        along,
        track,
      );
      const places = groups.flatMap((group) => group.places.map(({ x }) => x));
      for (const [i, x] of places.entries()) {
        expect(x).toBeGreaterThanOrEqual(track.left);
        expect(x).toBeLessThanOrEqual(track.right);
        const before = places[i - 1];
        if (before !== undefined) expect(x - before).toBeGreaterThanOrEqual(12);
      }
    },
  );
});

describe('the end', () => {
  const format = (message: Message): string => createFormatter('en', [en, loaded.catalogues.en])(message);

  test('puts thirteen sources into seven groups, and what was paid beside them', () => {
    expect(pointSourceTexts).toHaveLength(13);
    const groups = new Set(pointSourceTexts.map((source) => pointGroup(source).key));
    expect(groups.size).toBe(8);
    expect(groups).toContain('web.gaia.points.charging');
  });

  test('says how far ahead the winner is, and where that came from', () => {
    const names = ['Ann', 'Bob', 'Cid', 'Dee'];
    const seats = names.map((name, seat) => ({
      seat,
      name,
      letter: name.charAt(0),
      mark: 'circle' as const,
      colour: '',
      kind: 'bot' as const,
      me: false,
      state: 'waiting' as const,
    }));
    const [first, second] = [...outcome.standings].sort((a, b) => b.score - a.score);
    const note = endNote({ outcome, seats, format });
    expect(note).toContain(`ahead of ${names[second?.seat ?? 0]}.`);
    expect(note).toMatch(new RegExp(`^${(first?.score ?? 0) - (second?.score ?? 0)} points? `));
    expect(note).toMatch(/The largest differences: .+ \+\d+/);
  });
});
