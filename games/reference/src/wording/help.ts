/** The rules at hand: how it goes, how it ends and how it is scored, in short; the numbers are those of the data. */
import type { HelpChapter } from '@orrery/presentation';
import { say } from './say.ts';

export const help: readonly HelpChapter[] = [
  {
    title: say('reference.help.goal.title'),
    lines: [say('reference.help.goal.nights')],
  },
  {
    title: say('reference.help.night.title'),
    lines: [
      say('reference.help.night.dusk'),
      say('reference.help.night.aim'),
      say('reference.help.night.turns'),
      say('reference.help.night.dawn'),
    ],
  },
  {
    title: say('reference.help.end.title'),
    lines: [say('reference.help.end.exhibition'), say('reference.help.end.tie')],
  },
];
