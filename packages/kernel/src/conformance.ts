/**
 * The frame in which recordings of independent engines are replayed. An adapter translates names, supplies recorded
 * draws, answers questions and compares; it holds no rules.
 */
import { isRecord, same } from './data.ts';

/** One place where a recording and the engine disagree. */
export interface Difference {
  /** Which move of the recording, counted from 1. */
  readonly move: number;
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** What came of one recording or vector. */
export interface Verdict {
  /** How the recording calls itself. */
  readonly name: string;
  readonly moves: number;
  readonly differences: readonly Difference[];
  /** Why it was not replayed: only what the recordings' own notes mark as a deviation or dispute. */
  readonly skipped?: string;
}

export interface Adapter {
  /** Looks through a file beforehand, where recordings refer to what another file holds. */
  prepare?(file: string, lines: readonly unknown[]): void;
  /** Splits a file, given as its parsed lines, into recordings and replays them one by one. */
  replay(file: string, lines: readonly unknown[]): Iterable<Verdict>;
}

/** Thrown when a recording cannot be followed any further. */
export class Stop extends Error {}

/** Collects differences while a recording is replayed. */
export class Comparison {
  readonly differences: Difference[] = [];
  move = 0;

  /** Notes every place where the two differ, down to the single value. */
  expect(path: string, expected: unknown, got: unknown): void {
    if (same(expected, got)) return;
    if (Array.isArray(expected) && Array.isArray(got)) {
      const length = Math.max(expected.length, got.length);
      for (let i = 0; i < length; i++) this.expect(`${path}/${i}`, expected[i], got[i]);
    } else if (isRecord(expected) && isRecord(got)) {
      const keys = new Set([...Object.keys(expected), ...Object.keys(got)]);
      for (const key of keys) this.expect(`${path}/${key}`, expected[key], got[key]);
    } else this.differences.push({ move: this.move, path, expected: expected ?? null, got: got ?? null });
  }

  /** Follows a part of a recording; notes where it cannot be followed to its end. */
  follow(path: string, part: () => void): void {
    try {
      part();
    } catch (stop) {
      if (!(stop instanceof Stop) && !(stop instanceof RangeError)) throw stop;
      this.fail(path, 'can be followed', stop.message);
    }
  }

  /** Notes that something could not be done at all. */
  fail(path: string, expected: unknown, got: unknown): void {
    this.differences.push({ move: this.move, path, expected, got });
  }
}
