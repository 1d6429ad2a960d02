/** Explore. */
import { say } from '../wording/say.ts';
import { type PowerIn, type Verb, verbTable } from './verb.ts';

/** More cards to choose from, more of them kept. */
interface Explore {
  readonly do: 'explore';
  readonly draw: number;
  readonly keep: number;
}

const explore: Verb<Explore> = {
  text({ draw, keep }) {
    if (keep === 0) return say('race.power.explore.draw', { draw });
    return draw === 0
      ? say('race.power.explore.keep', { keep })
      : say('race.power.explore.drawAndKeep', { draw, keep });
  },
  addTo(traits, { draw, keep }) {
    traits.look += draw;
    traits.keep += keep;
  },
};

export const exploreVerbs = verbTable({ explore });
export type ExplorePower = PowerIn<typeof exploreVerbs>;
