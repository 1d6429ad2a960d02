/**
 * Workers in which foreign programs play, too. They are not threads: a program is a process of its own and needs none, and
 * it must be ended for certain when the worker ends.
 */
import type { StartWorker } from '../workers/pool.ts';
import { ours, type Source, serveBots } from '../workers/serve.ts';
import { isProgram, type ProgramBot, type ProgramSetting, programBot } from './program.ts';

export const withPrograms =
  (setting: ProgramSetting): StartWorker =>
  (heard) => {
    const programs = new Map<string, ProgramBot>();
    const source: Source = {
      game: ours.game,
      bot(game, id, rules) {
        if (!isProgram(id)) return ours.bot(game, id, rules);
        const known = programs.get(id) ?? programBot(game, id, setting);
        programs.set(id, known);
        return Promise.resolve(known);
      },
    };
    return {
      send: serveBots(heard, source),
      end() {
        for (const program of programs.values()) program.end();
        return undefined;
      },
    };
  };
