import { describe, expect, test } from 'vitest';
import { canFederate, proposeFederations } from '../../src/rules/federation.ts';
import { checkFederation } from '../../src/rules/federation-check.ts';
import { boardIn, cloneState } from '../../src/state.ts';
import { bruteForce, Legality, piecesOf, randomBoard } from '../support/federations.ts';

/** More with BOARDS=10000 in the environment. */
const BOARDS = Number(globalThis.process?.env.BOARDS ?? 400);

describe('federations on small boards are those that trying out everything finds', () => {
  test(`on ${BOARDS} random boards`, () => {
    let some = 0;
    const among = { station: 0, 'guest mine': 0, 'lost planet': 0, 'more at home': 0 };
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
      const part = new Set(valid.flatMap(({ planets }) => planets));
      const [player] = state.players;
      const inSome = (hexes: readonly number[]): number => (hexes.some((hex) => part.has(hex)) ? 1 : 0);
      const guests = state.guests.flatMap((guest, planet) =>
        guest === 0 ? [boardIn(state).planets[planet] ?? state.lostPlanet] : [],
      );
      among.station += inSome(player?.stations ?? []);
      among['guest mine'] += inSome(guests);
      among['lost planet'] += inSome([state.lostPlanet]);
      among['more at home'] += inSome(piecesOf(state).flatMap(({ hex, value }) => (value > 3 ? [hex] : [])));
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
    for (const [what, boards] of Object.entries(among)) expect(boards, what).toBeGreaterThan(BOARDS / 100);
  }, 600_000);
});
