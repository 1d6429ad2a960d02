import { type GaiaState, gaiaProject } from '@orrery/gaia-project';
import { type Answer, rngFrom } from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Advised, advise } from '../src/advisor.ts';
import { type Budget, turnOf } from '../src/bot.ts';
import { kindOf } from '../src/gaia-project/actions.ts';
import { advisor } from '../src/gaia-project/advisor.ts';
import { master } from '../src/gaia-project/master.ts';
import { random } from '../src/random.ts';

interface Position {
  readonly state: GaiaState;
  readonly seat: number;
  readonly question: string;
  /** What was played there. */
  readonly answer: Answer;
}

/** Enough to think a question through, and a game takes seconds. */
const ENOUGH: Budget = { playouts: 200 };

const turnAt = ({ state, seat }: Pick<Position, 'state' | 'seat'>, budget: Budget) =>
  turnOf(gaiaProject.view(state, seat), seat, rngFrom('a turn'), { budget });

const adviceAt = (position: Position, budget: Budget, also: readonly Answer[] = []): Promise<Advised[]> =>
  advise(advisor, gaiaProject, turnAt(position, budget), also);

/** Every decision of a game between two masters. */
async function decisions(): Promise<Position[]> {
  const state = gaiaProject.setup({ map: 'method-3', rotation: 'last-player' }, 2, 'advice of a master');
  const found: Position[] = [];
  for (let open = gaiaProject.first(state); open !== undefined; open = gaiaProject.first(state)) {
    const { seat, ask } = open;
    const answer = await master.choose(gaiaProject, turnAt({ state, seat }, { playouts: 80 }));
    if (gaiaProject.list(state, open, 2).length > 1)
      found.push({ state: gaiaProject.clone(state), seat, question: ask.do, answer });
    gaiaProject.apply(state, seat, answer);
  }
  return found;
}

function listedAt({ state, seat }: Position): readonly Answer[] {
  const open = gaiaProject.openFor(state, seat);
  return open === undefined ? [] : gaiaProject.list(state, open, 200);
}

const answersOf = (advised: readonly Advised[]): Answer[] => advised.map(({ answer }) => answer);

const chanceOf = (advised: readonly Advised[], answer: Answer, seat: number): number =>
  advised.find((each) => JSON.stringify(each.answer) === JSON.stringify(answer))?.chances[seat] ?? -1;

describe('advice on Gaia Project', () => {
  let all: Position[] = [];
  let some: Position[] = [];
  beforeAll(async () => {
    all = await decisions();
    some = all.filter(({ question }, i) => !question.startsWith('setup') && i % 12 === 0);
  }, 60_000);

  const asking = (...questions: string[]) => all.filter(({ question }) => questions.includes(question));

  test('names first what the master plays who thinks as much', async () => {
    expect(some.length).toBeGreaterThan(8);
    for (const position of [...some, ...asking('setup.place', 'setup.booster').slice(0, 2)]) {
      const [best] = await adviceAt(position, ENOUGH);
      expect(best?.answer).toEqual(await master.choose(gaiaProject, turnAt(position, ENOUGH)));
    }
  }, 60_000);

  test('tells of every answer that somebody gave, however little time there is', async () => {
    for (const position of some) {
      const given = random.choose(gaiaProject, turnAt(position, {}));
      for (const budget of [{ milliseconds: 0 }, { playouts: 1 }, { playouts: 200 }])
        expect(answersOf(await adviceAt(position, budget, [given]))).toContainEqual(given);
    }
  }, 60_000);

  const passAt = (position: Position): Answer => {
    const pass = listedAt(position).find((answer) => kindOf(answer) === 'pass');
    if (pass === undefined) throw new Error('nobody can pass');
    return pass;
  };

  const lostBy = (advised: readonly Advised[], given: Answer): number =>
    (advised[0]?.worth ?? 0) - (advised.find(({ answer }) => answer === given)?.worth ?? 0);

  test('does not call an answer worse because it thought less of it', async () => {
    let lost = 0;
    for (const position of some)
      lost += lostBy(await adviceAt(position, { playouts: 300 }, [position.answer]), position.answer);
    expect(lost / some.length).toBeLessThan(1);
  }, 60_000);

  test('calls it a mistake to pass at the beginning of a round', async () => {
    const early = asking('turn.action').filter(({ state: { passed } }) => passed.length === 0);
    for (const round of [1, 2, 3]) {
      const position = early.find(({ state }) => state.round === round);
      if (position === undefined) throw new Error('nothing was done');
      const pass = passAt(position);
      expect(lostBy(await adviceAt(position, { playouts: 300 }, [pass]), pass)).toBeGreaterThan(5);
    }
  }, 60_000);

  test('tells of each booster, tile and token that can be taken', async () => {
    const taking = asking('setup.booster', 'tech.tile', 'federation.token').slice(0, 6);
    expect(taking.length).toBeGreaterThan(3);
    for (const position of taking) {
      const told = answersOf(await adviceAt(position, { playouts: 300 }));
      for (const answer of listedAt(position)) expect(told).toContainEqual(answer);
    }
  }, 60_000);

  test('tells of every action without any time, and of no free action', async () => {
    for (const position of asking('turn.action').slice(0, 4)) {
      const told = answersOf(await adviceAt(position, { milliseconds: 0 }));
      for (const answer of listedAt(position))
        if (kindOf(answer) !== 'free') expect(told).toContainEqual(answer);
      expect(told.filter((answer) => kindOf(answer) === 'free').length).toBeLessThan(2);
    }
  }, 60_000);

  test('tells of ending the turn alone where nothing else is to be done', async () => {
    const [ending] = asking('turn.free');
    if (ending === undefined) throw new Error('no turn was ended');
    expect(answersOf(await adviceAt(ending, ENOUGH)).map(kindOf)).toEqual(['end']);
  });

  test('goes by what factions usually score, and knows nothing of the order of turns', async () => {
    const [faction] = asking('setup.faction');
    const [turn] = asking('setup.turn');
    if (faction === undefined || turn === undefined) throw new Error('nothing was set up');
    const factions = await adviceAt(faction, ENOUGH);
    expect(factions.map(({ worth }) => worth)).toEqual(
      factions.map(({ worth }) => worth).sort((a, b) => b - a),
    );
    expect(factions[0]?.worth).toBeGreaterThan(factions.at(-1)?.worth ?? 0);
    const turns = await adviceAt(turn, ENOUGH);
    expect(new Set(turns.map(({ answer }) => chanceOf(turns, answer, turn.seat))).size).toBe(1);
  });

  test('holds what can be exchanged before the last pass for lost by passing at once', async () => {
    const lost: number[] = [];
    for (const position of asking('turn.action')) {
      if (position.state.round < 6 || kindOf(position.answer) !== 'free') continue;
      const pass = passAt(position);
      lost.push(lostBy(await adviceAt(position, ENOUGH, [pass]), pass));
    }
    expect(Math.min(...lost)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...lost)).toBeGreaterThanOrEqual(1);
  }, 60_000);
});

test('the Automa is more likely to win the higher its level is', () => {
  const chances = ['automalein', 'automaechtig', 'alptrauma'].map((difficulty) => {
    const state = gaiaProject.setup({ difficulty }, 1, 'the Automa');
    const rng = rngFrom('the Automa');
    for (let open = gaiaProject.first(state); state.round < 3 && open !== undefined; ) {
      gaiaProject.apply(state, open.seat, random.choose(gaiaProject, turnAt({ state, seat: open.seat }, {})));
      open = gaiaProject.first(state);
    }
    const own = advisor.chances(gaiaProject, turnOf(gaiaProject.view(state, 0), 0, rng));
    expect(own.length).toBe(1);
    return own[0] ?? 0;
  });
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  expect(chances[0]).toBeGreaterThan((chances[2] ?? 0) + 0.1);
});
