/** What a game that has been played tells of the cards in a hand. */

import { type CoreView, type Question, rngFrom, type Seat } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { departuresOf, nextDeparture, type Positions } from '../../src/advice/departures.ts';
import { seen } from '../../src/advice/player.ts';
import { raceForTheGalaxy as race } from '../../src/game.ts';
import type { RaceView } from '../../src/view.ts';

const ME = 1;

/** A random game as one seat saw it. */
function played(seed: string) {
  const state = race.setup({}, 2, seed);
  const rng = rngFrom(seed);
  const views: (RaceView & CoreView)[] = [];
  const questions: (Question | undefined)[] = [];
  const movers: Seat[] = [];
  for (let open = race.first(state); open !== undefined; open = race.first(state)) {
    views.push(race.view(state, ME));
    questions.push(race.question(state, open.seat));
    movers.push(open.seat);
    race.apply(state, open.seat, race.sample(state, open, rng));
  }
  views.push(race.view(state, ME));
  return { views, questions, movers };
}

const { views, questions, movers } = played('departures');
const positions: Positions = {
  length: movers.length,
  view: (at) => views[at]!,
  question: (at) => questions[at],
};
const mineAt = (at: number) => seen(views[at]!, ME);

describe('a card leaves the hand', () => {
  test('with the move after which it is no longer there', () => {
    const departures = departuresOf(positions, ME);
    for (let at = 0; at < positions.length; at += 7)
      for (const card of mineAt(at).hand) {
        const departure = nextDeparture(departures, card, at);
        if (departure === undefined) {
          expect(mineAt(positions.length).hand).toContain(card);
          continue;
        }
        expect(mineAt(departure.at - 1).hand).toContain(card);
        expect(mineAt(departure.at).hand).not.toContain(card);
        expect(mineAt(departure.at).tableau.includes(card)).toBe(departure.how === 'placed');
      }
  });

  test('paid, or thrown away', () => {
    const departures = departuresOf(positions, ME);
    const paid = [...departures.values()].flat().filter(({ how }) => how === 'paid');
    expect(paid.length).toBeGreaterThan(0);
    expect(paid.every(({ at }) => movers[at - 1] === ME)).toBe(true);
    // The start world lies there from the beginning; everything else was in the hand before.
    const [, ...later] = mineAt(positions.length).tableau;
    for (const card of later) expect(departures.get(card)?.at(-1)?.how).toBe('placed');
  });
});
