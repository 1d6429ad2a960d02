/** Rulebook chapter: who goes first. What a phase is reckoned to take is never less than what it takes. */
import { type GameEvent, isRecord, rngFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { raceForTheGalaxy } from '../../src/game.ts';
import { consumeStake } from '../../src/rules/consume-most.ts';
import { produceStake } from '../../src/rules/produce-most.ts';
import type { RaceState } from '../../src/state.ts';

interface Taken {
  cards: number;
  vp: number;
}

const reckoned = { consume: consumeStake, produce: produceStake };

const isReckoned = (phase: string): phase is keyof typeof reckoned => phase in reckoned;

/** The stakes of a phase that is about to begin: as they are, and as closely as they are reckoned where things are short. */
function stakesOf(state: RaceState, phase: keyof typeof reckoned): Taken[] {
  const [many, few] = [raceForTheGalaxy.clone(state), raceForTheGalaxy.clone(state)];
  for (const each of [many, few])
    for (const player of each.players) {
      player.active = player.tableau.length;
      player.used = [];
      player.produced.fill(0);
    }
  Object.assign(many, { pool: 1000, deck: Array.from({ length: 1000 }, () => 0) });
  Object.assign(few, { pool: 1, deck: [], discards: [] });
  return [many, few].map((each) => {
    const { cards, vp = 0 } = reckoned[phase](each);
    return { cards, vp };
  });
}

/** Adds what an event takes. The cards for having produced most come when all is done, in the order of seats. */
function add(taken: Taken, { do: kind, what, amount, detail }: GameEvent): void {
  if (kind === 'gain' && what === 'vp') taken.vp += amount;
  if (kind === 'good' || kind === 'gamble') taken.cards += 1;
  if (kind === 'draw' && !(isRecord(detail) && detail.reason === 'produced-most')) taken.cards += amount;
}

test.each([2, 3, 4])(
  'with %i seats, Consume and Produce never take more than they are reckoned to',
  (seats) => {
    let phases = 0;
    let exact = 0;
    for (let i = 0; i < 15; i++) {
      let stakes: Taken[] = [];
      let taken: Taken = { cards: 0, vp: 0 };
      let state: RaceState | undefined;
      const close = (): void => {
        for (const stake of stakes) {
          expect(taken.cards, `cards in game ${i}`).toBeLessThanOrEqual(stake.cards);
          expect(taken.vp, `VP in game ${i}`).toBeLessThanOrEqual(stake.vp);
        }
        if (stakes.length > 0) phases++;
        if (stakes.length > 0 && taken.cards === stakes[1]?.cards && taken.vp === stakes[1]?.vp) exact++;
        stakes = [];
      };
      const emit = (event: GameEvent): void => {
        if (event.do !== 'phase') add(taken, event);
        else {
          close();
          taken = { cards: 0, vp: 0 };
          if (state !== undefined && isReckoned(event.what)) stakes = stakesOf(state, event.what);
        }
      };
      const game = raceForTheGalaxy.with({ emit });
      state = game.setup({ twoActions: seats === 2 }, seats, `stakes ${i}`);
      const rng = rngFrom(`stakes ${i}`);
      while (state.round < 25 && game.playOn(state, rng));
    }
    expect(phases).toBeGreaterThan(100);
    // Nor does it say so much that nobody would ever act side by side.
    expect(exact / phases).toBeGreaterThan(0.5);
  },
);
