import { findGame } from '@orrery/catalog';
import { describe, expect, test } from 'vitest';
import {
  changedOptions,
  chosenOptions,
  type Form,
  firstGameOptions,
  isFull,
  isOfferedIn,
  localSeats,
  mayTypeSeed,
  presetsOf,
  tableRequest,
  withMark,
  withSeats,
} from '../src/create/form.ts';

const load = async () => {
  const listed = findGame('race-for-the-galaxy');
  if (listed === undefined) throw new Error('not in the catalog');
  return (await listed.load()).game;
};
const seat = (kind: 'me' | 'person' | 'bot', mark: number) => ({
  kind,
  name: `P${mark}`,
  bot: 'random',
  mark,
});
const form = (changes: Partial<Form> = {}): Form => ({
  where: 'online',
  beginner: false,
  options: {},
  seats: [seat('me', 0), seat('bot', 1)],
  clock: { kind: 'none' },
  visibility: 'link',
  help: 'proposals',
  first: 'chance',
  seed: '',
  ...changes,
});

describe('the form of a new table', () => {
  test('begins with the beginner’s choice for beginners, and with the usual one for others', async () => {
    const game = await load();
    const preset = form({ beginner: true, options: presetsOf(game, true) });
    expect(chosenOptions(game, preset).setup).toBe('first-game');
    expect(changedOptions(game, preset)).toBe(0);
    expect(changedOptions(game, { ...preset, options: { ...preset.options, setup: 'standard' } })).toBe(1);
    const usual = form({ options: presetsOf(game, false) });
    expect(chosenOptions(game, usual).setup).toBe('standard');
    expect(changedOptions(game, usual)).toBe(0);
    expect(game.checkSetup(chosenOptions(game, form()), 2)).toBeUndefined();
  });

  test.each([
    ['gaia-project', { setup: 'first-game', map: 'printed' }],
    ['race-for-the-galaxy', { setup: 'first-game', twoActions: false }],
    ['terraforming-mars', { corporateEra: false, beginner1: true, beginner2: false, draft: false }],
  ])('a first game of %s takes what its rulebook advises', async (id, advised) => {
    const game = (await findGame(id)?.load())?.game;
    if (game === undefined) throw new Error('not in the catalog');
    const options = firstGameOptions(game, 2);
    expect(options).toMatchObject(advised);
    expect(game.checkSetup(options, 2)).toBeUndefined();
  });

  test('an option that does not apply keeps its default', async () => {
    const game = await load();
    const [id, field] =
      Object.entries(game.options).find(([, each]) => each.seats !== undefined && each.kind === 'toggle') ??
      [];
    if (id === undefined || field?.seats === undefined) throw new Error('no such option');
    const three = withSeats(form({ options: { [id]: true } }), 3, (each) => seat('bot', each));
    expect(isOfferedIn(three, field)).toBe(false);
    expect(chosenOptions(game, three)[id]).toBe(field.default);
    expect(game.checkSetup(chosenOptions(game, three), 3)).toBeUndefined();
    expect(chosenOptions(game, form({ options: { [id]: true } }))[id]).toBe(true);
  });

  test('marks are exchanged, never shared', () => {
    expect(withMark(form(), 0, 1).seats.map(({ mark }) => mark)).toEqual([1, 0]);
  });

  test('asks the server for what was chosen', async () => {
    const game = await load();
    const request = tableRequest(game, form({ first: 'me' }));
    expect(request).toMatchObject({
      game: game.id,
      seats: [
        { kind: 'person', mark: 0 },
        { kind: 'bot', bot: 'random', mark: 1 },
      ],
      visibility: 'link',
      help: 'proposals',
      first: { by: 'choice', seat: 0 },
    });
    // The nonce comes with the start, after the server has committed to its secret.
    expect(request).not.toHaveProperty('nonce');
    expect(request).not.toHaveProperty('start');
    expect(tableRequest(game, form({ seed: ' x ' }))).toMatchObject({ seed: 'x' });
  });

  test('takes no typed seed to a table with other people', async () => {
    const game = await load();
    const withOthers = form({ seed: 'x', seats: [seat('me', 0), seat('person', 1)] });
    expect(mayTypeSeed(withOthers)).toBe(false);
    expect(tableRequest(game, withOthers)).not.toHaveProperty('seed');
    expect(mayTypeSeed({ ...withOthers, where: 'here' })).toBe(true);
  });

  test('is full when nobody has to come', () => {
    expect(isFull(form())).toBe(true);
    expect(isFull(form({ seats: [seat('me', 0), seat('person', 1)] }))).toBe(false);
  });

  test('seats of this screen are people and bots', () => {
    expect(localSeats(form())).toEqual([
      { name: 'P0', mark: 0 },
      { name: 'random', bot: 'random', mark: 1 },
    ]);
  });
});
