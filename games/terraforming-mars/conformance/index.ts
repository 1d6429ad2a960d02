/** Replays recordings and vectors of independent engines. Holds no rules: it translates, deals, answers and compares. */
import type { Adapter } from '@orrery/kernel';
import { gamesIn, replayGame } from './games.ts';
import { line } from './recording.ts';
import { checkVector } from './vectors.ts';

export const adapter: Adapter = {
  *replay(_file, lines) {
    if (lines.some((entry) => line(entry).t === 'game'))
      for (const game of gamesIn(lines)) yield replayGame(game);
    else for (const vector of lines) yield checkVector(line(vector));
  },
};
