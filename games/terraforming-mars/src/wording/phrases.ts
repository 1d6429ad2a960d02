/** Pieces of sentences: lists, what is counted, what can be taken. */
import type { Message } from '@orrery/kernel';
import type { Counted, Prey } from '../data/types.ts';
import { say } from './say.ts';

/** Several clauses as one: "a; b". */
export function joined(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (first === undefined) return say('mars.effect.nothing');
  return rest.length === 0 ? first : say('mars.list.and', { first, rest: joined(rest) });
}

/** Several alternatives as one: "a or b". */
export function either(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (first === undefined) return say('mars.effect.nothing');
  return rest.length === 0 ? first : say('mars.list.or', { first, rest: either(rest) });
}

/** Several things as one: "a, b, c". */
export function listed(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (first === undefined) return say('mars.effect.nothing');
  return rest.length === 0 ? first : say('mars.list.comma', { first, rest: listed(rest) });
}

/** Several ways to act as one, each with its cost: "a → b; or c". */
export function oneOfWays(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (first === undefined) return say('mars.effect.nothing');
  return rest.length === 0 ? first : say('mars.list.orElse', { first, rest: oneOfWays(rest) });
}

/** What is counted, as the end of a sentence: "for each Earth tag you have". */
export function perText(counted: Counted): Message {
  switch (counted.per) {
    case 'tag': {
      const args = { tag: say(`mars.tag.${counted.tag}`), every: counted.every ?? 1 };
      return say(counted.of === 'self' ? 'mars.per.tag' : 'mars.per.opponentsTag', args);
    }
    case 'city':
      return say(counted.area === 'mars' ? 'mars.per.cityOnMars' : 'mars.per.city');
    case 'event':
      return say('mars.per.event');
  }
}

/** Something that can be taken: "3 plants". */
export function preyText(prey: Prey): Message {
  return 'of' in prey
    ? say(`mars.amount.${prey.of}`, { n: prey.amount })
    : say(`mars.cubes.${prey.cubes}`, { n: prey.amount });
}
