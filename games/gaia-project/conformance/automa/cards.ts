/** Vectors about cards alone: what a pair of them asks for, how the deck goes through the rounds, whose turn it is. */
import { type Comparison, Run } from '@orrery/kernel';
import { cardRow, FACE_DOWN } from '../../src/automa/cards.ts';
import { difficulties, difficultyRow } from '../../src/automa/difficulties.ts';
import { factionCard } from '../../src/automa/factions.ts';
import { type MinePart, type Part, partsOf, pointsOf } from '../../src/automa/parts.ts';
import { passPoints } from '../../src/automa/points.ts';
import { AUTOMA, automaIn, HUMAN } from '../../src/automa/state.ts';
import { ROUNDS, roundTiles } from '../../src/data/scoring.ts';
import { endStep } from '../../src/rules/round.ts';
import { nextStep } from '../../src/rules/turn.ts';
import type { GaiaState, GaiaTask } from '../../src/state.ts';
import { row } from '../names.ts';
import { type Line, line, lines, list, num, text } from '../recording.ts';
import { factionIn, type Happened, happen, tableWith } from './position.ts';

// Steps

const firstTheirs = { transdim: 'transdim', closest: 'closest-to-human' } as const;

function mineTheirs({ range, first }: MinePart, support: number): Line {
  const { finalTile, direction } = cardRow(support).support;
  return {
    do: 'build-mine',
    range,
    final_slot: finalTile,
    direction,
    ...(first === undefined ? {} : { first_tiebreak: firstTheirs[first] }),
  };
}

function stepTheirs(part: Part, support: number): Line {
  const { direction, arrow, count } = cardRow(support).support;
  switch (part.do) {
    case 'mine':
      return mineTheirs(part, support);
    case 'upgrade': {
      const other = part.otherwise;
      return {
        do: 'upgrade',
        direction,
        ...(other === undefined ? {} : { if_impossible: mineTheirs(other, support) }),
      };
    }
    case 'research':
      if (part.area === 'highest' || part.area === 'random')
        return { do: `advance-${part.area}-research`, arrow, count };
      return { do: 'advance-given-research', area: part.area };
    case 'cover':
      return { do: 'power-or-qic-action', arrow, count };
  }
}

export function compareSteps(comparison: Comparison, vector: Line): void {
  const action = cardRow(num(vector.action));
  const support = num(vector.support);
  const faction = factionCard(factionIn(vector.faction));
  const parts = partsOf(action, cardRow(support), faction);
  comparison.expect(
    'steps',
    vector.steps,
    parts.map((part) => stepTheirs(part, support)),
  );
  comparison.expect('vp', vector.vp, pointsOf(action, faction));
}

// Decks

const sorted = (cards: readonly unknown[]): number[] => cards.map(num).sort((a, b) => a - b);

/** The turns of a round, from the deck as it was shuffled, until the Automa passes. */
function playRound(state: GaiaState): { readonly turns: number[][]; readonly pass: Line } {
  const turns: number[][] = [];
  for (;;) {
    const { events }: Happened = happen(state, [{ do: 'automa.turn' }]);
    const passed = events.find((event) => event.do === 'pass');
    const cards = line(events.find((event) => event.do === 'cards')?.detail);
    if (passed === undefined) {
      turns.push([num(cards.support), num(cards.action)]);
      continue;
    }
    const { why, support, drawn, place } = line(passed.detail);
    const pass = { reason: why, drawn: drawn === FACE_DOWN ? null : drawn, support, booster: place ?? null };
    return { turns, pass };
  }
}

export function compareDeck(comparison: Comparison, vector: Line): void {
  const difficulty = row(difficulties, text(vector.difficulty));
  const found = difficulties.find(({ id }) => id === difficulty);
  const state = tableWith('taklons');
  state.automa = { ...automaIn(state), difficulty: found?.id ?? 'automa' };
  const automa = automaIn(state);
  happen(state, [{ do: 'automa.firstDeck' }]);
  const rounds = lines(vector.rounds);
  const setAside = list(vector.set_aside).map(num);
  const all = [...list(line(rounds[0]).deck), ...setAside];
  comparison.expect('cards', sorted(all), sorted([...automa.deck, ...automa.setAside]));
  const starters: readonly number[] = difficultyRow(automa.difficulty).starters;
  comparison.expect(
    'starters',
    [...starters],
    sorted(all).filter((card) => starters.includes(card) && !setAside.includes(card)),
  );
  automa.setAside = [...setAside].reverse();
  for (const [i, round] of rounds.entries()) {
    const deck = list(round.deck).map(num);
    comparison.expect(`rounds/${i}/round`, round.round, i + 1);
    if (i > 0) comparison.expect(`rounds/${i}/deck`, sorted(deck), sorted(automa.deck));
    else comparison.expect('rounds/0/deck', deck.length, automa.deck.length);
    automa.deck = [...deck].reverse();
    automa.known = sorted(deck);
    state.round = i + 1;
    state.passed = [];
    const { turns, pass } = playRound(state);
    comparison.expect(`rounds/${i}/turns`, round.turns, turns);
    comparison.expect(`rounds/${i}/pass`, round.pass, pass);
  }
  comparison.expect('rounds', rounds.length, ROUNDS);
}

// Turn order

/** Lets the engine say whose turn comes next, round by round, when each side takes so many turns. */
export function compareOrder(comparison: Comparison, vector: Line): void {
  const table = tableWith('taklons');
  const variableOrder = vector.turn_order === 'pass-order';
  const state: GaiaState = { ...table, settings: { ...table.settings, variableOrder } };
  for (const [i, round] of lines(vector.rounds).entries()) {
    state.round = num(round.round);
    state.passed = [];
    state.turn = -1;
    const left = new Map([
      [HUMAN, num(round.human_turns)],
      [AUTOMA, num(round.automa_turns)],
    ]);
    comparison.expect(`rounds/${i}/first`, round.first, state.order[0] === AUTOMA ? 'automa' : 'human');
    comparison.expect(`rounds/${i}/sequence`, round.sequence, sequenceOf(state, left));
    const run = new Run<GaiaTask>({});
    if (state.round < ROUNDS) endStep(state, { do: 'round.end' }, run);
  }
}

function sequenceOf(state: GaiaState, left: Map<number, number>): string {
  const turns: string[] = [];
  for (;;) {
    const run = new Run<GaiaTask>({});
    nextStep(state, { do: 'turn.next' }, run);
    const next = run.stack.at(-1);
    if (next === undefined || next.do === 'round.end') return turns.join(' ');
    const seat = next.do === 'automa.turn' ? AUTOMA : HUMAN;
    const more = (left.get(seat) ?? 0) - 1;
    left.set(seat, more);
    const sign = seat === AUTOMA ? 'a' : 'h';
    turns.push(more <= 0 ? `${sign}!` : sign);
    if (more <= 0) state.passed.push(seat);
  }
}

export const comparePassing = (comparison: Comparison, vector: Line): void =>
  comparison.expect('vp', vector.vp, passPoints(row(roundTiles, text(vector.tile)), num(vector.round)));
