/** The strip of phases: which this round has, who chose them, and where the round stands. */
import { describe, expect, test } from 'vitest';
import { phaseNow, phasesOfRound } from '../../src/advice/phases.ts';
import type { View } from '../../src/advice/player.ts';
import { scenario, spareWorlds } from '../support/scenario.ts';

const momentsIn = (view: View) =>
  Object.fromEntries(phasesOfRound(view).map(({ phase, moment }) => [phase, moment]));

const chosenIn = (view: View) =>
  phasesOfRound(view).map(({ phase, chosenBy }) => [
    phase,
    ...chosenBy.map(({ seat, action }) => `${seat}: ${action.id}`),
  ]);

describe('while actions are chosen', () => {
  test('no phase is played, and none is known to come', () => {
    const view = scenario({ ann: {}, bob: {} }).newRound().answer('ann', 'settle').view('ann');
    expect(phaseNow(view)).toBeUndefined();
    expect(phasesOfRound(view)).toEqual(
      ['explore', 'develop', 'settle', 'consume', 'produce'].map((phase) => ({
        phase,
        moment: 'choosing',
        chosenBy: [],
      })),
    );
  });
});

describe('once actions lie on the table', () => {
  const table = scenario({
    ann: { chosen: ['settle'], hand: spareWorlds(3) },
    bob: { chosen: ['explore-5'] },
    cid: { chosen: ['consume-x2'] },
    dan: { chosen: ['settle'] },
  });

  test('phases before the one that is played are done, those after it are next, the rest do not come', () => {
    const view = table.fork().phase('settle').view('bob');
    expect(phaseNow(view)).toBe('settle');
    expect(momentsIn(view)).toEqual({
      explore: 'done',
      develop: 'unchosen',
      settle: 'now',
      consume: 'next',
      produce: 'unchosen',
    });
  });

  test('each phase tells who chose it, and with which card', () => {
    expect(chosenIn(table.fork().phase('settle').view('ann'))).toEqual([
      ['explore', '1: explore-5'],
      ['develop'],
      ['settle', '0: settle', '3: settle'],
      ['consume', '2: consume-x2'],
      ['produce'],
    ]);
  });

  test('both cards of a seat count in the game with two actions', () => {
    const two = scenario(
      {
        ann: { chosen: ['settle', 'settle-2'], hand: spareWorlds(3) },
        bob: { chosen: ['produce', 'settle'] },
      },
      { twoActions: true },
    );
    const view = two.phase('settle').view('ann');
    expect(chosenIn(view)).toEqual([
      ['explore'],
      ['develop'],
      ['settle', '0: settle', '0: settle-2', '1: settle'],
      ['consume'],
      ['produce', '1: produce'],
    ]);
  });

  test('the choice is over as soon as one card is seen', () => {
    const view = scenario({ ann: { chosen: ['settle'], hand: spareWorlds(3) }, bob: {} })
      .phase('settle')
      .view('ann');
    expect(momentsIn(view)).toMatchObject({ explore: 'unchosen', settle: 'now' });
  });
});

test('at the end of a round all its phases are done', () => {
  const view = scenario({
    ann: { chosen: ['explore-5'], hand: spareWorlds(11) },
    bob: { chosen: ['produce'] },
  })
    .endOfRound()
    .view('ann');
  expect(phaseNow(view)).toBeUndefined();
  expect(momentsIn(view)).toEqual({
    explore: 'done',
    develop: 'unchosen',
    settle: 'unchosen',
    consume: 'unchosen',
    produce: 'done',
  });
});

test('a view that does not tell its moment stands in no phase', () => {
  const { moment: _, ...view } = scenario({ ann: {}, bob: {} }).newRound().view('ann');
  expect(phaseNow(view)).toBeUndefined();
});
