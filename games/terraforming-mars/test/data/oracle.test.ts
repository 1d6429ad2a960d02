/** The components, compared one by one with lists of an independent engine where they are at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spaceName } from '../../conformance/recording.ts';
import { faces } from '../../src/data/cards.ts';
import { areas } from '../../src/data/map.ts';
import type { Points, Requirement } from '../../src/data/types.ts';

const oracle = join(
  process.env.ORRERY_ORACLE ?? join(process.cwd(), '..', 'shared', 'oracle'),
  'terraforming-mars',
);

type Row = Readonly<Record<string, unknown>>;

interface Listed {
  readonly id: string;
  readonly number: string;
  readonly kind: string;
  readonly deck: string;
  readonly cost?: number;
  readonly startMc?: number;
  readonly tags: readonly string[];
  readonly requires?: readonly Row[];
  readonly vp?: number | Row;
  readonly holds?: string;
  readonly hasAction?: boolean;
}

/** A requirement as the lists write it. */
function required(requirement: Requirement): Row {
  if ('track' in requirement) {
    const { track, ...bounds } = requirement;
    return { [track]: bounds };
  }
  if ('tile' in requirement)
    return { [requirement.tile === 'city' ? 'citiesInPlay' : 'ownGreeneries']: { min: requirement.min } };
  return { ...requirement };
}

/** Points as the lists write them. */
function points(vp: Points | undefined): number | Row | undefined {
  switch (vp?.score) {
    case undefined:
      return undefined;
    case 'fixed':
      return vp.vp;
    case 'cubes':
      return { points: vp.vp, per: vp.every, of: 'resources-here' };
    case 'anyCube':
      return { points: vp.vp, of: 'any-resource-here' };
    case 'tag':
      return { points: vp.vp, per: vp.every, of: `own-tags:${vp.tag}` };
    case 'cities':
      return { points: vp.vp, per: vp.every, of: 'cities-in-play' };
    case 'neighbours':
      return { points: vp.vp, per: 1, of: vp.tile === 'ocean' ? 'adjacent-oceans' : 'adjacent-cities' };
  }
}

describe.runIf(existsSync(oracle))('as an independent engine lists them', () => {
  const cards = (): Listed[] =>
    readFileSync(join(oracle, 'cards.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Listed);

  test('every card has the same number, kind, deck, cost and icons', () => {
    const listed = cards().map(({ id, number, kind, deck, cost = 0, startMc = 0, tags }) => ({
      id,
      number: number.padStart(3, '0'),
      kind,
      deck,
      cost,
      startMc,
      tags: [...tags].sort(),
    }));
    const ours = faces
      .filter(({ id }) => !/corporation-[2-5]$/.test(id))
      .map((face) => ({
        id: face.beginner ? 'beginner-corporation' : face.id,
        number: face.number,
        kind: face.colour ?? 'corporation',
        deck: face.deck,
        cost: face.cost,
        startMc: face.stock[0] ?? 0,
        tags: [...face.tags].sort(),
      }));
    const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
    expect(ours.sort(byId)).toEqual(listed.sort(byId));
  });

  test('every card has the same requirements, points, cubes and actions', () => {
    const listed = cards().map(({ id, requires = [], vp, holds, hasAction = false }) => [
      id,
      { requires, vp, holds, hasAction },
    ]);
    const ours = faces
      .filter(({ id }) => !/corporation-[2-5]$/.test(id))
      .map(({ id, beginner, needs, vp, stores, actions }) => [
        beginner ? 'beginner-corporation' : id,
        { requires: needs.map(required), vp: points(vp), holds: stores, hasAction: actions.length > 0 },
      ]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(listed));
  });

  test('the map has the same areas, bonuses and neighbours', () => {
    const map = JSON.parse(readFileSync(join(oracle, 'map.json'), 'utf8')) as {
      id: string;
      kind: string;
      bonus?: string[];
      adjacent?: string[];
    }[];
    const listed = map.filter(({ kind }) => !kind.startsWith('off-map'));
    const ours = areas.slice(0, 61).map(({ bonus, neighbours }, space) => ({
      id: spaceName(space),
      bonus: Object.entries(bonus)
        .flatMap(([what, n]) =>
          Array.from({ length: n ?? 0 }, () => ({ plants: 'plant', cards: 'card' })[what] ?? what),
        )
        .sort(),
      adjacent: neighbours.map(spaceName).sort(),
    }));
    expect(ours).toEqual(
      listed.map(({ id, bonus = [], adjacent = [] }) => ({
        id,
        bonus: [...bonus].sort(),
        adjacent: [...adjacent].sort(),
      })),
    );
  });
});
