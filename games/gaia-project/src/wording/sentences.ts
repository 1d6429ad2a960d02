/** The sentences of the game log, each for one event. */
import { type GameEvent, isRecord, type Message } from '@orrery/kernel';
import { boardActions, factionFreeActions, freeActions, specialIds } from '../data/actions.ts';
import { boosters } from '../data/boosters.ts';
import { factionIds } from '../data/factions.ts';
import { federationTokens } from '../data/federation-tokens.ts';
import { advancedTiles, standardTiles } from '../data/tech-tiles.ts';
import { idAmong, idsOf, researchAreas } from '../data/types.ts';
import {
  areaText,
  boardActionText,
  boosterText,
  exchangedText,
  factionText,
  specialText,
  tileText,
  tokenText,
} from './components.ts';
import { builtText } from './places.ts';
import { say } from './say.ts';

/** An event with its player's name in place, and what its player has paid for it. */
interface WordedEvent {
  readonly event: GameEvent;
  readonly player: Message | string;
  readonly price: Message | string;
}

const numberIn = (value: unknown, field: string): number => {
  const found = isRecord(value) ? value[field] : undefined;
  return typeof found === 'number' ? found : 0;
};

const spaceIn = ({ detail }: GameEvent): Message =>
  say('gaia.space', {
    q: numberIn(detail, 'q'),
    r: numberIn(detail, 'r'),
    sector: numberIn(detail, 'sector'),
  });

/** A structure as what is built; nothing for what has no name. */
const structureText = (id: string): Message | string => builtText(id) ?? '';

/** The words for an id, if there are such; otherwise nothing is said. */
export function worded<T extends string>(
  ids: readonly T[],
  text: string,
  words: (id: T) => Message,
): Message | undefined {
  const id = idAmong(ids, text);
  return id === undefined ? undefined : words(id);
}

function passText({ event, player }: WordedEvent): Message {
  const booster = worded(idsOf(boosters), event.what, boosterText);
  return booster === undefined
    ? say('gaia.log.passLast', { player })
    : say('gaia.log.pass', { player, booster });
}

/** What may cost something: its line takes up what was paid before. */
export const pricedSentences: Readonly<Record<string, (event: WordedEvent) => Message | undefined>> = {
  build: ({ event, player, price }) =>
    say('gaia.log.build', { player, structure: structureText(event.what), space: spaceIn(event), price }),
  upgrade: ({ event, player, price }) =>
    say('gaia.log.upgrade', {
      player,
      from: structureText(event.source),
      to: structureText(event.what),
      space: spaceIn(event),
      price,
    }),
  project: ({ event, player, price }) => say('gaia.log.project', { player, space: spaceIn(event), price }),
  advance: ({ event, player, price }) =>
    worded(researchAreas, event.what, (id) =>
      say('gaia.log.advance', { player, area: areaText(id), level: event.amount, price }),
    ),
  federation: ({ event, player, price }) =>
    say('gaia.log.federation', { player, satellites: event.amount, price }),
};

export const sentences: Readonly<Record<string, (event: WordedEvent) => Message | undefined>> = {
  ...pricedSentences,
  map: ({ event }) => say('gaia.log.map', { sectors: event.amount }),
  turn: ({ event }) => say('gaia.log.turn', { degrees: event.amount * 60 }),
  faction: ({ event, player }) =>
    worded(factionIds, event.what, (id) => say('gaia.log.faction', { player, faction: factionText(id) })),
  booster: ({ event, player }) =>
    worded(idsOf(boosters), event.what, (id) =>
      say('gaia.log.booster', { player, booster: boosterText(id) }),
    ),
  discard: ({ event, player }) => say('gaia.log.discard', { player, tokens: event.amount }),
  sacrifice: ({ player }) => say('gaia.log.sacrifice', { player }),
  free: ({ event, player }) =>
    worded([...idsOf(freeActions), ...idsOf(factionFreeActions)], event.what, (id) =>
      say('gaia.log.free', { player, ...exchangedText(id) }),
    ),
  transform: ({ player }) => say('gaia.log.transform', { player }),
  return: ({ event, player }) => say('gaia.log.return', { player, tokens: event.amount }),
  tile: ({ event, player }) =>
    worded([...idsOf(standardTiles), ...idsOf(advancedTiles)], event.what, (id) =>
      say('gaia.log.tile', { player, tile: tileText(id) }),
    ),
  token: ({ event, player }) =>
    worded(idsOf(federationTokens), event.what, (id) =>
      say('gaia.log.token', { player, token: tokenText(id) }),
    ),
  flip: ({ player }) => say('gaia.log.flip', { player }),
  join: ({ event, player }) => say('gaia.log.join', { player, space: spaceIn(event) }),
  station: ({ event, player }) => say('gaia.log.station', { player, space: spaceIn(event) }),
  swap: ({ event, player }) => say('gaia.log.swap', { player, space: spaceIn(event) }),
  lostPlanet: ({ event, player }) => say('gaia.log.lostPlanet', { player, space: spaceIn(event) }),
  action: ({ event, player }) =>
    worded(idsOf(boardActions), event.what, (id) =>
      say('gaia.log.action', { player, action: boardActionText(id) }),
    ),
  special: ({ event, player }) =>
    worded(specialIds, event.what, (id) => say('gaia.log.special', { player, action: specialText(id) })),
  pass: passText,
  decline: ({ player }) => say('gaia.log.decline', { player }),
};
