/** Replays recordings of independent engines. Holds no rules: it translates, answers and compares. */
import { type Adapter, Stop, type Verdict } from '@orrery/kernel';
import { line, list, text } from './recording.ts';
import { Replay } from './replay.ts';

function replayGame(lines: readonly unknown[]): Verdict {
  const [header, ...records] = lines.map(line);
  const name = text(header?.id) || text(header?.format);
  const replay = new Replay(header ?? {});
  try {
    for (const record of records) replay.play(record);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (replay.comparison.differences.length === 0) replay.comparison.fail('replay', error.message, null);
  }
  return { name, moves: replay.moves, differences: replay.comparison.differences };
}

export { automaAdapter } from './automa/index.ts';

/** A file may hold several recordings, each from its header on. */
export const adapter: Adapter = {
  *replay(_file, lines) {
    let game: unknown[] = [];
    for (const entry of list(lines)) {
      if (line(entry).k === 'header' && game.length > 0) {
        yield replayGame(game);
        game = [];
      }
      game.push(entry);
    }
    if (game.length > 0) yield replayGame(game);
  },
};
