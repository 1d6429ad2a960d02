/** The turn of Gaia Project as cards and marks, on the real engine. */
import { findGame } from '@orrery/catalog';
import { isGaiaView, playerAt, type View } from '@orrery/gaia-project/advice';
import {
  type Core,
  type Game,
  isRecord,
  type Plain,
  type Question,
  rngFrom,
  type Seat,
  same,
} from '@orrery/kernel';
import { beforeAll, expect, test } from 'vitest';
import { cardPicks, marksFor, verbOfPick } from '../src/games/gaia-project/questions/turn/offered.ts';
import { passWarnings } from '../src/games/gaia-project/questions/turn/warned.ts';

let game: Game;
beforeAll(async () => {
  const listed = findGame('gaia-project');
  if (listed === undefined) throw new Error('not in the catalog');
  ({ game } = await listed.load());
});

function viewOf(state: Core, seat: Seat): View {
  const view = game.view(state, seat);
  if (!isGaiaView(view)) throw new Error('not a view of Gaia Project');
  return view;
}

interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly question: Question;
}

const isIdle = (pick: Plain): boolean => isRecord(pick) && (pick.do === 'pass' || pick.do === 'free');

/** Random play that puts off passing and exchanging, so that more comes about; every so often a turn is looked at. */
function* turns(seed: string, seats: number, name: string, every: number): Generator<Asked> {
  const state = game.setup({}, seats, seed);
  const rng = rngFrom(seed);
  let at = 0;
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const question = game.question(state, open.seat);
    if (question?.name === name && at++ % every === 0)
      yield { view: viewOf(state, open.seat), seat: open.seat, question };
    let answer = game.sample(state, open, rng);
    for (let i = 0; i < 5 && 'pick' in answer && isIdle(answer.pick); i++)
      answer = game.sample(state, open, rng);
    game.apply(state, open.seat, answer);
  }
}

const hexOf = (pick: Plain): number | undefined =>
  isRecord(pick) && typeof pick.at === 'number' ? pick.at : undefined;

/** Whether an option can be reached without the list: on the map, or as a card of its kind of action. */
function isShown({ view, seat }: Asked, pick: Plain): boolean {
  const verb = verbOfPick(pick);
  if (verb === undefined) return false;
  const hex = hexOf(pick);
  if (hex !== undefined) {
    const marks = [marksFor(view, seat, undefined), marksFor(view, seat, verb)];
    return marks.every(({ can, upgradable }) =>
      verb === 'upgrade' ? upgradable?.includes(hex) === true : can?.has(hex) === true,
    );
  }
  return cardPicks(view, seat, verb).some((each) => same({ ...each }, pick));
}

const SEEDS = 8;

test('every option of a turn is on the map or on a card of its kind of action', () => {
  const kinds = new Set<string>();
  const onlyListed: string[] = [];
  for (let i = 0; i < SEEDS; i++)
    for (const asked of turns(`turn ${i}`, 2 + (i % 3), 'turn.action', 7)) {
      if (asked.question.shape !== 'one-of') throw new Error('a turn has one action');
      for (const { value } of asked.question.options) {
        kinds.add(verbOfPick(value) ?? 'none');
        if (!isShown(asked, value)) onlyListed.push(JSON.stringify(value));
      }
    }
  expect(onlyListed).toEqual([]);
  expect([...kinds].toSorted()).toEqual([
    'federation',
    'free',
    'mine',
    'pass',
    'power',
    'project',
    'research',
    'special',
    'upgrade',
  ]);
}, 60_000);

test('nothing is marked on the map that the turn does not offer by some way', () => {
  for (const { view, seat, question } of turns('marks', 3, 'turn.action', 9)) {
    if (question.shape !== 'one-of') throw new Error('a turn has one action');
    const { upgradable = [] } = marksFor(view, seat, 'upgrade');
    for (const hex of upgradable)
      expect(
        question.options.some(({ value }) => verbOfPick(value) === 'upgrade' && hexOf(value) === hex),
      ).toBe(true);
  }
}, 60_000);

test('after the action every exchange is a card, and the turn can be ended', () => {
  for (let i = 0; i < SEEDS; i++)
    for (const { view, seat, question } of turns(`free ${i}`, 2 + (i % 3), 'turn.free', 5)) {
      if (question.shape !== 'one-of') throw new Error('one thing at a time');
      const picks = cardPicks(view, seat, 'free');
      const others = question.options.filter(({ value }) => !picks.some((each) => same({ ...each }, value)));
      expect(others.map(({ value }) => value)).toEqual([{ do: 'end' }]);
    }
}, 60_000);

test('whoever passes with a special action to use is told so, and of nothing that is not so', () => {
  let warned = 0;
  for (let i = 0; i < SEEDS; i++)
    for (const { view, seat: mine, question } of turns(`warned ${i}`, 3, 'turn.action', 6)) {
      if (question.shape !== 'one-of') throw new Error('a turn has one action');
      const player = playerAt(view, mine);
      const kinds = passWarnings({ view, mine, player }, undefined).map(({ kind }) => kind);
      const specials = question.options.flatMap(({ value }) =>
        isRecord(value) && value.do === 'special' ? [value.action] : [],
      );
      warned += specials.length;
      expect(kinds.includes('special')).toBe(specials.some((action) => action !== player.booster));
      expect(kinds.includes('booster')).toBe(specials.includes(player.booster));
      if (question.options.some(({ value }) => verbOfPick(value) === 'mine')) expect(kinds).toContain('ore');
    }
  expect(warned).toBeGreaterThan(0);
}, 60_000);
