/** Federations of Gaia Project as cards and marks, on the real engine. */
import { findGame } from '@orrery/catalog';
import { federations, isGaiaView, type View } from '@orrery/gaia-project/advice';
import { type Core, type Game, isRecord, type Question, rngFrom, type Seat } from '@orrery/kernel';
import { beforeAll, expect, test } from 'vitest';
import type { ChoiceInHand } from '../src/board-kit/board.ts';
import { emptySelection, withPicks } from '../src/board-kit/choice.ts';
import {
  chosenProposal,
  DRAWING,
  faultsOf,
  hexesOfShape,
  marksOf,
  picksOf,
  repaired,
  shapeAt,
  shownProposals,
  withSpace,
} from '../src/games/gaia-project/questions/federation/shapes.ts';
import type { Touched } from '../src/games/gaia-project/table.ts';

interface Asked {
  readonly state: Core;
  readonly view: View;
  readonly seat: Seat;
  readonly question: Question;
}

let game: Game;
let asked: readonly Asked[];

/** Random play that puts off passing and takes a federation wherever one is offered. */
function play(seed: string): Asked[] {
  const state = game.setup({}, 3, seed);
  const rng = rngFrom(seed);
  const found: Asked[] = [];
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    const question = game.question(state, open.seat);
    if (question?.name === 'federation.form') {
      const view = game.view(state, open.seat);
      if (isGaiaView(view)) found.push({ state: game.clone(state), view, seat: open.seat, question });
    }
    const forming =
      question?.shape === 'one-of'
        ? question.options.find(({ value }) => isRecord(value) && value.do === 'federation')
        : undefined;
    let answer = game.sample(state, open, rng);
    for (let i = 0; i < 6 && 'pick' in answer && isRecord(answer.pick) && answer.pick.do === 'pass'; i++)
      answer = game.sample(state, open, rng);
    game.apply(
      state,
      open.seat,
      question !== undefined && forming !== undefined
        ? { question: question.id, pick: forming.value }
        : answer,
    );
  }
  return found;
}

beforeAll(async () => {
  const listed = findGame('gaia-project');
  if (listed === undefined) throw new Error('not in the catalog');
  ({ game } = await listed.load());
  asked = ['orbit', 'comet', 'nebula', 'pulsar'].flatMap(play);
}, 120_000);

const unused = (): never => {
  throw new Error('only looked at');
};

/** A choice that holds these spaces. */
function holding(
  question: Question,
  picks: readonly number[],
  touched?: Touched,
): { choice: ChoiceInHand; question: Question; touched: Touched | undefined } {
  const choice: ChoiceInHand = {
    selection: picks.length === 0 ? emptySelection(question) : withPicks(question, picks),
    composed: [],
    touched: undefined,
    ready: false,
    toggle: unused,
    follow: unused,
    setPicks: unused,
    setAmount: unused,
    clear: unused,
    compose: unused,
    touch: unused,
    returnTo: unused,
    give: unused,
    isChosen: unused,
    placeOf: unused,
    confirm: unused,
  };
  return { choice, question, touched };
}

const mayForm = ({ state, seat, question }: Asked, picks: readonly number[]): boolean =>
  game.check(state, seat, { question: question.id, picks }) === undefined;

test('federations are formed in these games', () => {
  expect(asked.length).toBeGreaterThan(2);
});

test('every proposal can be formed, and its card is the chosen one where its spaces are chosen', () => {
  for (const at of asked) {
    const proposals = federations(at.view, at.seat);
    expect(proposals.length).toBeGreaterThan(0);
    proposals.forEach((proposal, i) => {
      const picks = hexesOfShape(proposal);
      expect(mayForm(at, picks)).toBe(true);
      const table = holding(at.question, picks);
      expect(picksOf(table)).toEqual(picks);
      expect(chosenProposal(table, proposals)).toBe(i);
      const shown = shownProposals(proposals, i);
      expect(shown.length).toBeLessThanOrEqual(3);
      expect(shown).toContain(i);
    });
    expect(chosenProposal(holding(at.question, [], DRAWING), proposals)).toBeUndefined();
  }
});

test('a space more or less is a drawing: the checklist says what the engine says, and it can be put right', () => {
  let refused = 0;
  for (const at of asked) {
    const [first] = federations(at.view, at.seat);
    if (first === undefined || at.question.shape !== 'some-of') continue;
    const items = at.question.items.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
    for (const hex of items.filter((_, i) => i % 5 === 0)) {
      const picks = withSpace(hexesOfShape(first), hex);
      const shape = shapeAt(at.view, at.seat, picks);
      const legal = mayForm(at, picks);
      expect(shape.refusal === undefined).toBe(legal);
      expect(shape.verdicts.every(({ met }) => met === true)).toBe(legal);
      if (legal) continue;
      refused += 1;
      const mended = repaired(at.view, at.seat, picks);
      expect(mended !== undefined && mayForm(at, hexesOfShape(mended))).toBe(true);
      const marks = marksOf(shape, at.seat);
      expect(marks.faults).toEqual(faultsOf(shape));
      expect([...marks.pieces, ...marks.satellites].toSorted()).toEqual(picks.toSorted());
    }
  }
  expect(refused).toBeGreaterThan(0);
});

test('touching a space twice leaves the shape as it was', () => {
  expect(withSpace(withSpace([4, 7], 9), 9)).toEqual([4, 7]);
  expect(withSpace([4, 7], 4)).toEqual([7]);
});
