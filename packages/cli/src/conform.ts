/** Replays recordings of other engines and counts what came of it. */
import type { Adapter, Difference } from '@orrery/kernel';

/** A difference and where it was found. */
export interface Found {
  readonly file: string;
  readonly recording: string;
  readonly difference: Difference;
}

interface Conformance {
  readonly game: string;
  /** Recordings read, those that were skipped not among them. */
  readonly recordings: number;
  /** Recordings without any difference. */
  readonly agree: number;
  readonly moves: number;
  /** How many recordings were skipped, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
  readonly differences: readonly Found[];
}

/** Replays the recordings in these files through the game's adapter; `onDifference` is told each difference at once. */
export function conform(
  game: string,
  adapter: Adapter,
  files: readonly string[],
  read: (file: string) => readonly unknown[],
  onDifference: (found: Found) => void = () => {},
): Conformance {
  const differences: Found[] = [];
  const skipped: Record<string, number> = {};
  let recordings = 0;
  let agree = 0;
  let moves = 0;
  const note = (found: Found): void => {
    differences.push(found);
    onDifference(found);
  };
  if (adapter.prepare !== undefined) for (const file of files) adapter.prepare(file, read(file));
  for (const file of files) {
    const lines = read(file);
    try {
      for (const verdict of adapter.replay(file, lines)) {
        if (verdict.skipped !== undefined) {
          skipped[verdict.skipped] = (skipped[verdict.skipped] ?? 0) + 1;
          continue;
        }
        recordings += 1;
        moves += verdict.moves;
        if (verdict.differences.length === 0) agree += 1;
        for (const difference of verdict.differences) note({ file, recording: verdict.name, difference });
      }
    } catch (error) {
      // An adapter that cannot go on has met something the engine or the format does not allow.
      recordings += 1;
      const got = error instanceof Error ? error.message : String(error);
      note({ file, recording: '?', difference: { move: 0, path: '/', expected: 'a recording', got } });
    }
  }
  return { game, recordings, agree, moves, skipped, differences };
}

/** The last line of a run; the same in every language, because programs read it. */
export function summaryLine({ game, recordings, agree, moves, skipped, differences }: Conformance): string {
  const skippedCount = Object.values(skipped).reduce((sum, n) => sum + n, 0);
  return `conform ${game}: ${agree}/${recordings} agree, ${moves} moves, ${skippedCount} skipped, ${differences.length} differences`;
}
