import { describe, expect, test } from 'vitest';
import { borderAround, borders, frameOf, spaceAt } from '../src/board-kit/hex-map/geometry.ts';
import {
  middleOf,
  nearestTo,
  nextTowards,
  pointAt,
  scalesFor,
  scrolledTo,
  within,
} from '../src/board-kit/hex-map/zoom.ts';

const map = { width: 20, height: 10 };
const frame = { width: 400, height: 300 };

describe('the size of a map in its frame', () => {
  test('begins with the whole of it, and goes no smaller', () => {
    expect(scalesFor(map, frame, 0)).toEqual({ least: 20, first: 20, most: 96 });
  });
  test('begins as large as a finger needs it where fingers play, and the whole can still be seen', () => {
    expect(scalesFor(map, frame, 51)).toEqual({ least: 20, first: 51, most: 96 });
  });
  test('a small map is not blown up by itself', () => {
    expect(scalesFor({ width: 4, height: 4 }, frame, 0)).toMatchObject({ least: 56, first: 56 });
  });
  test('keeps within its bounds', () => {
    const scales = scalesFor(map, frame, 0);
    expect([5, 30, 500].map((scale) => within(scale, scales))).toEqual([20, 30, 96]);
  });
});

describe('a map that is enlarged', () => {
  test('keeps the point under the finger where it is', () => {
    const at = { x: 100, y: 120 };
    const point = pointAt(at, { x: 0, y: 0 }, 20, map, frame);
    const scrolled = scrolledTo(point, at, 60, map, frame);
    expect(pointAt(at, scrolled, 60, map, frame)).toEqual(point);
  });
  test('lies in the middle of a frame that is larger', () => {
    expect(pointAt({ x: 200, y: 150 }, { x: 0, y: 0 }, 20, map, frame)).toEqual({ x: 10, y: 5 });
    expect(pointAt({ x: 200, y: 50 }, { x: 0, y: 0 }, 20, map, frame)).toEqual({ x: 10, y: 0 });
  });
});

describe('arrow keys on a map', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 0.5, y: 0.87 },
    { x: 0.5, y: -0.87 },
  ];
  const from = { x: 0, y: 0 };
  test('lead to the nearest place on that side', () => {
    expect(nextTowards(places, from, { x: 1, y: 0 })).toEqual({ x: 1, y: 0 });
    expect(nextTowards(places, from, { x: 0, y: 1 })).toEqual({ x: 0.5, y: 0.87 });
    expect(nextTowards(places, { x: 1, y: 0 }, { x: 1, y: 0 })).toEqual({ x: 3, y: 0 });
  });
  test('lead to a nearer ring before a farther one that is more straight ahead', () => {
    const [aside, ahead] = [
      { x: 0.87, y: 0.5 },
      { x: 2, y: 0 },
    ];
    expect(nextTowards([ahead, aside], from, { x: 1, y: 0 })).toBe(aside);
  });
  test('lead aside where nothing lies ahead', () => {
    const aside = { x: 0.2, y: 3 };
    expect(nextTowards([aside], from, { x: 1, y: 0 })).toBe(aside);
  });
  test('lead nowhere at the edge', () => {
    expect(nextTowards(places, { x: 3, y: 0 }, { x: 1, y: 0 })).toBeUndefined();
  });
});

test('the middle of some places lies between the outermost', () => {
  expect(
    middleOf([
      { x: 0, y: 4 },
      { x: 1, y: 0 },
      { x: 6, y: 0 },
    ]),
  ).toEqual({ x: 3, y: 2 });
  expect(middleOf([])).toBeUndefined();
});

test('the nearest of some places is found', () => {
  const [near, far] = [
    { x: 1, y: 1 },
    { x: 5, y: 0 },
  ];
  expect(nearestTo([far, near], { x: 0, y: 0 })).toBe(near);
  expect(nearestTo([], { x: 0, y: 0 })).toBeUndefined();
});

describe('hexagons', () => {
  const [a, b] = [
    { x: 0, y: 0, zone: 1 },
    { x: 1, y: 0, zone: 1 },
  ];
  const lines = (path: string): number => path.split('M').length - 1;
  test('of one zone have a border around all of them', () => {
    expect(lines(borders([a], true))).toBe(6);
    expect(lines(borders([a, b], true))).toBe(10);
  });
  test('that belong together have a line around them', () => {
    expect(lines(borderAround([a, b], true))).toBe(10);
  });
  test('of two zones have one between them too', () => {
    expect(lines(borders([a, { ...b, zone: 2 }], true))).toBe(12);
  });
  test('are found around a point', () => {
    expect(spaceAt([a, b], { x: 0.9, y: 0.2 })).toBe(b);
    expect(spaceAt([a, b], { x: 3, y: 0 })).toBeUndefined();
  });
  test('lie in a frame with some room around them', () => {
    expect(frameOf([a, b])).toEqual({ left: -0.62, top: -0.62, width: 2.24, height: 1.24 });
  });
});
