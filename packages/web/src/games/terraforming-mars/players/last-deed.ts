/** What somebody did last, in a word or two. */
import type { GameEvent, Message, Seat } from '@orrery/kernel';
import {
  awardIds,
  awardText,
  milestoneIds,
  milestoneText,
  printedById,
  projectIds,
  projectText,
} from '@orrery/terraforming-mars/advice';
import type { ShownMove } from '../../../sources/source.ts';
import { say } from '../words.ts';

const found = <T extends string>(
  ids: readonly T[],
  id: string,
  text: (id: T) => Message,
): Message | undefined => {
  const known = ids.find((each) => each === id);
  return known === undefined ? undefined : text(known);
};

/** Undefined for events that are no deed of their own. */
function deedIn({ do: kind, what }: GameEvent): Message | undefined {
  switch (kind) {
    case 'play':
    case 'use':
    case 'first':
      return printedById(what)?.title;
    case 'project':
      return found(projectIds, what, projectText);
    case 'milestone':
      return found(milestoneIds, what, milestoneText);
    case 'award':
      return found(awardIds, what, awardText);
    case 'convert':
      return say(what === 'plants' ? 'web.mars.deed.plants' : 'web.mars.deed.heat');
    case 'sell':
      return say('web.mars.projects.sell');
    default:
      return undefined;
  }
}

export function lastDeedOf(log: readonly ShownMove[], seat: Seat): Message | undefined {
  for (const { seat: mover, events } of log.toReversed()) {
    if (mover !== seat) continue;
    const deeds = events.filter((event) => event.seat === seat).flatMap((event) => deedIn(event) ?? []);
    if (deeds.length > 0) return deeds.at(-1);
  }
  return undefined;
}
