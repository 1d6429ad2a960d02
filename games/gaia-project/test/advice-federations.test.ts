import { below, rngFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { drawnFederation, federations, nearestFederation } from '../src/advice/index.ts';
import { formQuestion, split } from '../src/rules/federation.ts';
import { checkFederation } from '../src/rules/federation-check.ts';
import type { GaiaState } from '../src/state.ts';
import { randomBoard } from './support/federations.ts';

const BOARDS = 120;
const DRAWINGS = 12;

/** Of what the question offers some pieces and some spaces at random, or a proposal, as it is or with a space more or less. */
function drawing(state: GaiaState, number: number): number[] {
  const rng = rngFrom(`drawing ${number}`);
  const { planets: pieces, satellites: empty } = split(
    state,
    0,
    formQuestion.items(state, { do: 'federation.form', seat: 0 }),
  );
  const proposals = federations(state, 0);
  const proposal = proposals[below(rng, Math.max(1, proposals.length))];
  if (proposal === undefined || number % 3 === 0)
    return [...pieces.filter(() => below(rng, 2) === 0), ...empty.filter(() => below(rng, 4) === 0)];
  const drawn = new Set([...proposal.planets, ...proposal.satellites]);
  const other = [...pieces, ...empty][below(rng, pieces.length + empty.length)];
  if (number % 3 === 1 && other !== undefined && !drawn.delete(other)) drawn.add(other);
  return [...drawn];
}

describe('a federation that somebody draws', () => {
  const states = Array.from({ length: BOARDS }, (_, number) => randomBoard(number));
  const drawings = states.flatMap((state, number) =>
    Array.from({ length: DRAWINGS }, (_, i) => ({ state, picks: drawing(state, number * DRAWINGS + i) })),
  );

  test('meets every condition exactly where the rules let it be formed', () => {
    const seen = new Map<string, number>();
    for (const { state, picks } of drawings) {
      const { planets, satellites, refusal, verdicts } = drawnFederation(state, 0, picks);
      expect(refusal).toEqual(checkFederation(state, 0, { planets, satellites }));
      const failed = verdicts.filter(({ met }) => met === false);
      const key = refusal?.key.slice('gaia.refusal.federation.'.length);
      seen.set(key ?? 'legal', (seen.get(key ?? 'legal') ?? 0) + 1);
      expect(failed.length > 0, `${key}: ${picks}`).toBe(refusal !== undefined);
      const reasons: Readonly<Record<string, readonly string[]>> = {
        value: ['value'],
        budget: ['price'],
        connected: ['together'],
        touching: ['together', 'neighbours'],
        pieces: ['neighbours'],
        superfluous: ['lean'],
        fewerSatellites: ['lean'],
      };
      if (key !== undefined)
        expect(
          failed.some(({ condition }) => reasons[key]?.includes(condition)),
          `${key}: ${failed.map(({ condition }) => condition)}`,
        ).toBe(true);
    }
    for (const key of ['legal', 'value', 'touching', 'superfluous'])
      expect(seen.get(key), key).toBeGreaterThan(0);
  });

  test('shows what is superfluous, and what is left without it can be formed', () => {
    let lean = 0;
    for (const { state, picks } of drawings) {
      const { verdicts, leaner, satellites } = drawnFederation(state, 0, picks);
      const met = verdicts.find(({ condition }) => condition === 'lean')?.met;
      expect(leaner !== undefined).toBe(met === false);
      if (leaner === undefined) continue;
      lean += 1;
      expect(checkFederation(state, 0, leaner)).toBeUndefined();
      expect(leaner.satellites.length).toBeLessThan(satellites.length);
    }
    expect(lean).toBeGreaterThan(0);
  });

  test('is put right by a shape that can be formed, and left alone where it can be formed itself', () => {
    for (const { state, picks } of drawings) {
      const nearest = nearestFederation(state, 0, picks);
      if (nearest === undefined) {
        expect(federations(state, 0)).toEqual([]);
        continue;
      }
      expect(checkFederation(state, 0, nearest)).toBeUndefined();
      if (drawnFederation(state, 0, picks).refusal === undefined)
        expect([...nearest.planets, ...nearest.satellites].sort()).toEqual([...picks].sort());
    }
  });
});

test('proposals come with the fewest satellites first, then the fewest pieces, then what stays for another', () => {
  for (let number = 0; number < BOARDS; number++) {
    const proposed = federations(randomBoard(number), 0);
    const ranks = proposed.map(({ satellites, planets, rest }) => [satellites.length, planets.length, -rest]);
    expect(ranks).toEqual(
      [...ranks].sort((a, b) => a.map((n, i) => n - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0),
    );
  }
});
