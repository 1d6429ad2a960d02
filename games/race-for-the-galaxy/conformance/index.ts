/** Replays recordings and vectors of independent engines. Holds no rules: it translates, deals, answers and compares. */
import type { Adapter } from '@orrery/kernel';
import { gamesIn, replayGame } from './games.ts';
import { line } from './recording.ts';
import { checkVector, isVector } from './vectors.ts';

export const adapter: Adapter = {
  *replay(_file, lines) {
    if (
      lines.length > 0 &&
      lines.every((entry) => !Object.hasOwn(line(entry), 'event') && isVector(line(entry)))
    )
      for (const [i, vector] of lines.entries()) yield checkVector(line(vector), `line ${i + 1}`);
    else for (const game of gamesIn(lines)) yield replayGame(game);
  },
};
