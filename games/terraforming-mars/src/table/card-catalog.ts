/** The entries of the card catalog: every card with everything printed on it in words. */

import type { Message, Plain } from '@orrery/kernel';
import type { CardEntry, CardTrait } from '@orrery/presentation';
import { type Face, faceOf, faces } from '../data/cards.ts';
import { tags } from '../data/resources.ts';
import type { Requirement } from '../data/types.ts';
import { readTarget } from '../targets.ts';
import { faceText } from '../wording/cards.ts';
import { cardTitle } from '../wording/facts.ts';
import { type MarsKey, say } from '../wording/say.ts';

const factsOf = (face: Face): Message[] => [
  ...(face.colour === undefined
    ? [say('mars.fact.corporation')]
    : [say(`mars.fact.${face.colour}`), say('mars.fact.cost', { cost: face.cost })]),
  say(`mars.fact.${face.deck}`),
  ...face.tags.map((tag) => say(`mars.tag.${tag}`)),
  ...(face.colour === 'red' ? [say('mars.tag.event')] : []),
];

/** What cards can be filtered by: a group, and all of its values with whether a card has each. */
const traitGroups: readonly (readonly [
  group: MarsKey,
  values: readonly (readonly [value: MarsKey, has: (face: Face) => boolean])[],
])[] = [
  [
    'mars.trait.kind',
    [
      ['mars.fact.green', ({ colour }) => colour === 'green'],
      ['mars.fact.blue', ({ colour }) => colour === 'blue'],
      ['mars.fact.red', ({ colour }) => colour === 'red'],
      ['mars.fact.corporation', ({ kind }) => kind === 'corporation'],
    ],
  ],
  [
    'mars.trait.tag',
    [
      ...tags.map((tag) => [`mars.tag.${tag}`, (face: Face) => face.tags.includes(tag)] as const),
      ['mars.tag.event', ({ colour }) => colour === 'red'],
      ['mars.trait.noTag', (face) => face.tags.length === 0],
    ],
  ],
  [
    'mars.trait.has',
    [
      ['mars.line.action', ({ actions }) => actions.length > 0],
      ['mars.line.effect', ({ triggers, modifiers }) => triggers.length + modifiers.length > 0],
      [
        'mars.trait.tile',
        ({ play, firstAction }) => [...play, ...firstAction].some((effect) => effect.do === 'place'),
      ],
      ['mars.trait.cubes', ({ stores }) => stores !== undefined],
      ['mars.trait.points', ({ vp }) => vp !== undefined],
    ],
  ],
  [
    'mars.trait.requires',
    [
      ['mars.table.temperature', requires((need) => 'track' in need && need.track === 'temperature')],
      ['mars.table.oxygen', requires((need) => 'track' in need && need.track === 'oxygen')],
      ['mars.table.oceans', requires((need) => 'track' in need && need.track === 'oceans')],
      ['mars.trait.tags', requires((need) => 'tag' in need)],
      ['mars.trait.production', requires((need) => 'production' in need)],
      ['mars.trait.tiles', requires((need) => 'tile' in need)],
      ['mars.trait.nothing', ({ needs, kind }) => kind === 'project' && needs.length === 0],
    ],
  ],
  [
    'mars.trait.deck',
    [
      ['mars.fact.base', ({ deck }) => deck === 'base'],
      ['mars.fact.corporate-era', ({ deck }) => deck === 'corporate-era'],
    ],
  ],
];

function requires(is: (need: Requirement) => boolean): (face: Face) => boolean {
  return ({ needs }) => needs.some(is);
}

const traitsOf = (face: Face): CardTrait[] =>
  traitGroups.flatMap(([group, values]) =>
    values.flatMap(([value, has], place) =>
      has(face) ? [{ group: say(group), value: say(value), place }] : [],
    ),
  );

export const entryOf = (face: Face): CardEntry => ({
  id: face.id,
  name: cardTitle(face.card),
  facts: factsOf(face),
  text: faceText(face),
  traits: traitsOf(face),
  ...(face.kind === 'project' ? { cost: face.cost } : {}),
});

export const cardEntries = (): readonly CardEntry[] => faces.map(entryOf);

/** The card that something in a question stands for. */
export function cardIdOf(thing: Plain): string | undefined {
  const target = readTarget(thing);
  return target !== undefined && 'card' in target ? faceOf(target.card).id : undefined;
}
