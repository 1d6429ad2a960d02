/** The rules at hand: how it goes, how it ends and how it is scored, in short; the numbers are those of the data. */
import type { HelpChapter } from '@orrery/presentation';
import { HAND_LIMIT, TABLEAU_TO_END } from '../rules/round.ts';
import { say } from './say.ts';

export const help: readonly HelpChapter[] = [
  {
    title: say('race.help.goal.title'),
    lines: [say('race.help.goal.empire')],
  },
  {
    title: say('race.help.round.title'),
    lines: [
      say('race.help.round.choose'),
      say('race.help.round.phases'),
      say('race.help.round.limit', { limit: HAND_LIMIT }),
    ],
  },
  {
    title: say('race.help.phases.title'),
    lines: [
      say('race.help.phases.explore'),
      say('race.help.phases.develop'),
      say('race.help.phases.settle'),
      say('race.help.phases.consume'),
      say('race.help.phases.produce'),
    ],
  },
  {
    title: say('race.help.card.title'),
    lines: [say('race.help.card.corners'), say('race.help.card.powers')],
  },
  {
    title: say('race.help.end.title'),
    lines: [
      say('race.help.end.when', { last: TABLEAU_TO_END }),
      say('race.help.end.score'),
      say('race.help.end.tie'),
    ],
  },
];
