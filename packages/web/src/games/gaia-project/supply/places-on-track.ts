/** Where the marks of a race stand on its track, so that those who are level or close do not cover each other. */
import type { Seat } from '@orrery/kernel';

export interface Runner {
  readonly seat: Seat;
  readonly progress: number;
}

interface GroupOnTrack {
  readonly progress: number;
  /** The middle of those who are level. */
  readonly at: number;
  readonly places: readonly { readonly seat: Seat; readonly x: number }[];
}

/** Between marks that are level, and at least between others, whose points stand below them. */
const [LEVEL, APART] = [12, 17];

/** Those who are level stand side by side around their place; groups give way to each other as far as they must. */
export function placesOnTrack(
  runners: readonly Runner[],
  xOf: (progress: number) => number,
  { left, right }: { readonly left: number; readonly right: number },
): GroupOnTrack[] {
  const groups = [...new Set(runners.map(({ progress }) => progress))]
    .sort((a, b) => a - b)
    .map((progress) => {
      const level = runners.filter((runner) => runner.progress === progress);
      const half = ((level.length - 1) * LEVEL) / 2;
      return { progress, level, half, at: Math.min(Math.max(xOf(progress), left + half), right - half) };
    });
  groups.forEach((group, i) => {
    const before = groups[i - 1];
    if (before !== undefined) group.at = Math.max(group.at, before.at + before.half + group.half + APART);
  });
  // What was pushed beyond the end pushes the others back.
  groups.toReversed().forEach((group, i, backwards) => {
    const after = backwards[i - 1];
    const end = after === undefined ? right - group.half : after.at - after.half - group.half - APART;
    group.at = Math.min(group.at, end);
  });
  return groups.map(({ progress, level, half, at }) => ({
    progress,
    at,
    places: level.map(({ seat }, i) => ({ seat, x: at - half + i * LEVEL })),
  }));
}
