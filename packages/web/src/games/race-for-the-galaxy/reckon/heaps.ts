/** The sources of points in few heaps, for the bars at the end. */
import type { Message } from '@orrery/kernel';
import { designs, titleText } from '@orrery/race-for-the-galaxy';
import { say } from '../words.ts';

const designByTitle = new Map(designs.map((design) => [titleText(design).key, design]));

/** Four heaps: worlds, developments, the varying points of 6-cost developments, and chips. */
export function heap(source: Message): Message {
  const design = designByTitle.get(source.key);
  if (design === undefined) return source;
  if (design.scoring.length > 0) return say('web.race.heap.sixCost');
  return say(design.type === 'world' ? 'web.race.heap.worlds' : 'web.race.heap.developments');
}
