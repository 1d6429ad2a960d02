/** The adapter itself, on vectors made here: it must not depend on which of several equal orders another engine took. */
import { expect, test } from 'vitest';
import { adapter } from '../conformance/index.ts';

const differences = (vector: object): unknown[] =>
  [...adapter.replay('vectors', [{ id: 'made here', ...vector }])].flatMap((verdict) => verdict.differences);

/** Players by seat, as vectors have them. */
const seats = (...players: readonly object[]) => ({ players: Object.fromEntries(players.entries()) });

const poor = { plants: 0, steel: 0, titanium: 0, energy: 0, heat: 0 };
const virus = { do: 'play-card', card: 'virus', cost: 1, pay: { mc: 1 } };

test('whoever hurt only themselves there loses it here, though nobody is asked', () => {
  const given = seats(
    { ...poor, hand: ['virus'], played: ['fish'], on: { fish: 3 } },
    { plants: 0 },
    { plants: 0 },
  );
  const from = [{ option: 'remove', resource: 'animals', cards: ['fish'] }, { option: 'decline' }];
  const played = { mc: -1, handLost: ['virus'], played: ['virus'] };
  const choice = (pick: object) => [{ by: 0, ask: 'option', pick, from }];
  const removed = { ...played, on: { fish: -2 } };
  const remove = { option: 'remove', resource: 'animals', card: 'fish' };
  expect(
    differences({ given, event: virus, choices: choice(remove), delta: { players: { 0: removed } } }),
  ).toEqual([]);
  expect(
    differences({
      given,
      event: virus,
      choices: choice({ option: 'decline' }),
      delta: { players: { 0: played } },
    }),
  ).toEqual([]);
  expect(
    differences({ given, event: virus, choices: choice(remove), delta: { players: { 0: played } } }),
  ).not.toEqual([]);
});

test('animals are taken from the card that was named, of a player who has two', () => {
  const given = seats(
    { ...poor, hand: ['virus'] },
    { plants: 0, played: ['birds', 'fish'], on: { birds: 2, fish: 2 } },
    { plants: 0 },
  );
  const pick = { option: 'remove', resource: 'animals', card: 'fish' };
  const from = [{ option: 'remove', resource: 'animals', cards: ['birds', 'fish'] }, { option: 'decline' }];
  const delta = {
    players: { 0: { mc: -1, handLost: ['virus'], played: ['virus'] }, 1: { on: { fish: -2 } } },
  };
  const choices = [{ by: 0, ask: 'option', pick, from }];
  expect(differences({ given, event: virus, choices, delta })).toEqual([]);
  const one = [{ ...choices[0], from: [{ ...from[0], cards: ['fish'] }, from[1]] }];
  expect(differences({ given, event: virus, choices: one, delta })).not.toEqual([]);
});

const contest = { do: 'play-card', card: 'invention-contest', cost: 2, pay: { mc: 2 } };
const given = seats({
  ...poor,
  hand: ['invention-contest'],
  played: ['olympus-conference'],
  on: { 'olympus-conference': 1 },
});
const deckTop = ['ants', 'fish', 'moss', 'trees'];
const spend = {
  by: 0,
  ask: 'option',
  pick: { option: 'spend-science-to-draw' },
  from: [{ option: 'add-science-here' }, { option: 'spend-science-to-draw' }],
};
const keep = (kept: string, ...from: readonly string[]) => ({
  by: 0,
  ask: 'card',
  purpose: 'keep',
  cards: [kept],
  from,
  min: 1,
  max: 1,
});
const gained = (...handGained: readonly string[]) => ({
  players: {
    0: {
      mc: -2,
      on: { 'olympus-conference': -1 },
      handGained,
      handLost: ['invention-contest'],
      played: ['invention-contest'],
    },
  },
});

test('effects come in the order in which the recording decided, whichever that is', () => {
  const looked = [keep('fish', 'ants', 'fish', 'moss'), spend];
  expect(
    differences({ given, event: contest, deckTop, choices: looked, delta: gained('fish', 'trees') }),
  ).toEqual([]);
  const drew = [spend, keep('moss', 'fish', 'moss', 'trees')];
  expect(
    differences({ given, event: contest, deckTop, choices: drew, delta: gained('ants', 'moss') }),
  ).toEqual([]);
});

test('a payment inside a step is not taken for that of the step', () => {
  // Inventors' Guild costs nothing to use; the card is then bought with the heat of Helion.
  const guild = { do: 'card-action', card: 'inventors-guild' };
  const helion = seats({ ...poor, heat: 5, played: ['helion', 'inventors-guild'] });
  const bought = { by: 0, ask: 'card', purpose: 'buy', cards: ['ants'], from: ['ants'], min: 0, max: 1 };
  const paid = { by: 0, ask: 'payment', due: 3, pay: { mc: 1, heat: 2 } };
  const delta = { players: { 0: { mc: -1, heat: -2, handGained: ['ants'], used: ['inventors-guild'] } } };
  expect(
    differences({ given: helion, event: guild, deckTop: ['ants'], choices: [bought, paid], delta }),
  ).toEqual([]);
});
