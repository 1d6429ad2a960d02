import { type GaiaState, type GaiaView, gaiaProject } from '@orrery/gaia-project';
import { type Answer, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, type Budget, turnOf } from '../src/bot.ts';
import { kindOf } from '../src/gaia-project/actions.ts';
import { measuredWorths, termsOf } from '../src/gaia-project/judgement.ts';
import { master, playerWith } from '../src/gaia-project/master.ts';
import { Planning } from '../src/gaia-project/planning.ts';
import { rivalsOf } from '../src/gaia-project/standing.ts';
import { greedy1 } from '../src/greedy-1/gaia-project/greedy.ts';

type Player = Pick<Bot<GaiaState, GaiaView>, 'choose'>;

/** Little thinking, so that a game takes a second or two. */
const LITTLE: Budget = { playouts: 100 };
/** Enough to think most questions through. */
const ENOUGH: Budget = { playouts: 400 };

/** Plays on until the game is over, or until `enough`; every answer is checked. */
async function play(
  state: GaiaState,
  players: readonly Player[],
  budget: Budget,
  enough: (state: GaiaState) => boolean = () => false,
): Promise<Answer[]> {
  const rng = rngFrom('the bots of a test');
  const answers: Answer[] = [];
  for (
    let open = gaiaProject.first(state);
    open !== undefined && !enough(state);
    open = gaiaProject.first(state)
  ) {
    const turn = turnOf(gaiaProject.view(state, open.seat), open.seat, rng, { budget });
    const answer = await players[open.seat]?.choose(gaiaProject, turn);
    if (answer === undefined) throw new Error(`nobody sits in seat ${open.seat}`);
    expect(gaiaProject.check(state, open.seat, answer)).toBeUndefined();
    gaiaProject.apply(state, open.seat, answer);
    answers.push(answer);
  }
  return answers;
}

describe('the master of Gaia Project', () => {
  test('beats the first greedy bot by far, even when it thinks little', async () => {
    const state = gaiaProject.setup({}, 2, 'master against greedy-1');
    await play(state, [master, greedy1], LITTLE);
    const [own, other] = state.players;
    expect(own?.vp).toBeGreaterThan((other?.vp ?? 0) + 10);
  });

  test('plays with four, on a map that is laid after the factions are chosen', async () => {
    const state = gaiaProject.setup({ map: 'method-3', rotation: 'last-player' }, 4, 'four masters');
    await play(state, [master, master, master, master], LITTLE, ({ round }) => round > 2);
    expect(state.round).toBe(3);
  });

  test.each(['automalein', 'alptrauma'])('plays alone to the end against %s', async (difficulty) => {
    const state = gaiaProject.setup({ difficulty, map: 'method-3' }, 1, 'a master alone');
    await play(state, [master], LITTLE);
    expect(state.round).toBe(6);
    expect(state.players[0]?.vp).toBeGreaterThan(60);
  });

  test('gives the same answers where it is given the same', async () => {
    const games = await Promise.all(
      [1, 2].map((_) => {
        const state = gaiaProject.setup({}, 2, 'the same twice');
        return play(state, [master, master], LITTLE, ({ round }) => round > 1);
      }),
    );
    expect(games[0]).toEqual(games[1]);
  });

  test('leaves nothing that could still be counted when it passes for the last time', async () => {
    const state = gaiaProject.setup({}, 2, 'the last pass');
    await play(state, [master, master], LITTLE);
    for (const { three, qic } of state.players) expect([three, qic]).toEqual([0, 0]);
  });

  test('keeps to its time', async () => {
    const state = gaiaProject.setup({}, 2, 'in time');
    await play(state, [master, master], LITTLE, ({ round }) => round > 3);
    const seat = gaiaProject.first(state)?.seat ?? 0;
    const turn = turnOf(gaiaProject.view(state, seat), seat, rngFrom('in time'), {
      budget: { milliseconds: 50 },
    });
    await master.choose(gaiaProject, turn);
    const begun = performance.now();
    await master.choose(gaiaProject, turn);
    expect(performance.now() - begun).toBeLessThan(300);
  });
});

describe('a plan', () => {
  async function position(): Promise<GaiaState> {
    const state = gaiaProject.setup({}, 2, 'a plan');
    const isTurn = (): boolean => gaiaProject.first(state)?.ask.do === 'turn.action';
    await play(state, [master, master], LITTLE, ({ round }) => round > 1 && isTurn());
    return state;
  }
  const mind = { width: 3, widest: 3, depth: 12, worths: measuredWorths };

  test('is found for passing at once as well as for acting first, and the best comes first', async () => {
    const state = await position();
    const seat = gaiaProject.first(state)?.seat ?? 0;
    const planning = new Planning({ game: gaiaProject, position: state, seat, mind });
    for (const _ of planning.think());
    const worths = planning.plans.map(({ worth }) => worth);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    expect(planning.plans.some(({ first }) => kindOf(first) === 'pass')).toBe(true);
    expect(kindOf(planning.plans[0]?.first ?? { question: 0, pick: null })).not.toBe('pass');
    expect(planning.plans[0]?.end.round).toBe(state.round + 1);
  });

  test('is worth what its terms make together, but for what others may spoil', async () => {
    const state = await position();
    const seat = gaiaProject.first(state)?.seat ?? 0;
    const planning = new Planning({ game: gaiaProject, position: state, seat, mind });
    for (const _ of planning.think());
    const rivals = rivalsOf(state, seat);
    for (const { worth, end } of planning.plans) {
      const terms = Object.values(termsOf(end, seat, rivals, measuredWorths));
      const together = terms.reduce((sum, term) => sum + term, 0);
      expect(together).toBeGreaterThanOrEqual(worth - 1e-6);
      expect(together).toBeLessThan(worth + 12);
    }
  });

  test('depends on taste: whoever loves resources above all keeps them', async () => {
    const left: number[] = [];
    for (const resources of [1, 10]) {
      const state = gaiaProject.setup({}, 2, 'taste');
      const player = playerWith({ taste: { 'gaia-resources': resources } });
      await play(state, [player, player], ENOUGH, ({ passed }) => passed.length > 0);
      const { credits = 0, ore = 0, knowledge = 0 } = state.players[state.passed[0] ?? 0] ?? {};
      left.push(credits + ore + knowledge);
    }
    expect(left[1]).toBeGreaterThan((left[0] ?? 0) + 5);
  });
});
