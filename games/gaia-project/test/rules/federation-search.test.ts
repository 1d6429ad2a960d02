import { describe, expect, test } from 'vitest';
import { canFederate, checkFederation, proposeFederations } from '../../src/rules/federation.ts';
import { cloneState } from '../../src/state.ts';
import { bruteForce, Legality, randomBoard } from '../support/federations.ts';

/** More with BOARDS=10000 in the environment. */
const BOARDS = Number(globalThis.process?.env.BOARDS ?? 400);

describe('federations on small boards are those that trying out everything finds', () => {
  test(`on ${BOARDS} random boards`, () => {
    let some = 0;
    for (let number = 0; number < BOARDS; number++) {
      const state = randomBoard(number);
      const { valid } = bruteForce(state);
      const name = `board ${number}`;
      expect(canFederate(cloneState(state), 0), name).toBe(valid.length > 0);
      const proposals = proposeFederations(state, 0);
      for (const proposal of proposals) expect(checkFederation(state, 0, proposal), name).toBeUndefined();
      if (valid.length === 0) {
        expect(proposals, name).toEqual([]);
        continue;
      }
      some += 1;
      const legality = new Legality(valid);
      expect(
        proposals.map(({ satellites, planets }) => [satellites.length, planets.length]),
        name,
      ).toEqual(legality.inOrder().slice(0, 24));
      expect(new Set(proposals.map(({ planets }) => planets.join())).size, name).toBe(proposals.length);
      const step = Math.max(1, Math.floor(valid.length / 40));
      for (let i = 0; i < valid.length; i += step) {
        const federation = valid[i]!;
        expect(checkFederation(state, 0, federation) === undefined, `${name} ${i}`).toBe(
          legality.isLegal(federation),
        );
      }
    }
    expect(some).toBeGreaterThan(BOARDS / 10);
  }, 600_000);
});
