/** The game log: a sentence for each event. */
import { type GameEvent, isRecord, type Message, type Seat } from '@orrery/kernel';
import { boardActions, factionFreeActions, freeActions } from './data/actions.ts';
import { boosters } from './data/boosters.ts';
import { factionIds } from './data/factions.ts';
import { federationTokens } from './data/federation-tokens.ts';
import { type PointSource, pointSources, roundTiles } from './data/scoring.ts';
import { structureIds } from './data/structures.ts';
import { advancedTiles, standardTiles } from './data/tech-tiles.ts';
import { researchAreas } from './data/types.ts';
import type { SpecialId } from './state.ts';
import {
  amountText,
  areaText,
  boardActionText,
  boosterText,
  factionText,
  freeText,
  roundTileText,
  specialText,
  tileText,
  tokenText,
} from './wording/components.ts';
import { say } from './wording/say.ts';

/** An event with its player's name in place. */
interface Told {
  readonly event: GameEvent;
  readonly player: string;
}

/** The id among these that a text is. */
const oneOf = <T extends string>(ids: readonly T[], text: string): T | undefined =>
  ids.find((id) => id === text);
const idsOf = <T extends string>(rows: readonly { readonly id: T }[]): T[] => rows.map(({ id }) => id);

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

const structureText = (id: string): Message => say(`gaia.structure.${oneOf(structureIds, id) ?? 'none'}`);

const specialIds: readonly SpecialId[] = [
  'academy',
  'swap-institute',
  'space-station',
  'downgrade-lab',
  'advance-lowest',
  ...idsOf(boosters),
  ...idsOf(standardTiles),
  ...idsOf(advancedTiles),
];

/** The words for an id, if there are such; otherwise nothing is said. */
function worded<T extends string>(
  ids: readonly T[],
  text: string,
  words: (id: T) => Message,
): Message | undefined {
  const id = oneOf(ids, text);
  return id === undefined ? undefined : words(id);
}

function gainText({ event, player }: Told): Message | undefined {
  const amount = event.amount > 0 ? amountText(event.what, event.amount) : undefined;
  return amount && say('gaia.log.gain', { player, amount });
}

function payText({ event, player }: Told): Message | undefined {
  const amount = amountText(event.what, event.amount);
  return amount && say('gaia.log.pay', { player, amount });
}

function scoreText({ event, player }: Told): Message {
  if (event.amount < 0) return say('gaia.log.payVp', { player, vp: -event.amount });
  const points: PointSource = oneOf(pointSources, event.what) ?? 'start';
  return say('gaia.log.score', { player, vp: event.amount, source: say(`gaia.points.${points}`) });
}

function passText({ event, player }: Told): Message {
  const booster = worded(idsOf(boosters), event.what, boosterText);
  return booster === undefined
    ? say('gaia.log.passLast', { player })
    : say('gaia.log.pass', { player, booster });
}

function phaseText({ event: { what, amount } }: Told): Message | undefined {
  if (what === 'gaia') return say('gaia.log.gaia');
  return what === 'actions' ? say('gaia.log.actions') : say('gaia.log.round-end', { round: amount });
}

const sentences: Readonly<Record<string, (told: Told) => Message | undefined>> = {
  map: ({ event }) => say('gaia.log.map', { sectors: event.amount }),
  turn: ({ event }) => say('gaia.log.turn', { degrees: event.amount * 60 }),
  faction: ({ event, player }) =>
    worded(factionIds, event.what, (id) => say('gaia.log.faction', { player, faction: factionText(id) })),
  booster: ({ event, player }) =>
    worded(idsOf(boosters), event.what, (id) =>
      say('gaia.log.booster', { player, booster: boosterText(id) }),
    ),
  round: ({ event }) =>
    worded(idsOf(roundTiles), event.what, (id) =>
      say('gaia.log.round', { round: event.amount, tile: roundTileText(id) }),
    ),
  phase: phaseText,
  build: ({ event, player }) =>
    say('gaia.log.build', { player, structure: structureText(event.what), space: spaceIn(event) }),
  upgrade: ({ event, player }) =>
    say('gaia.log.upgrade', {
      player,
      from: structureText(event.source),
      to: structureText(event.what),
      space: spaceIn(event),
    }),
  gain: gainText,
  pay: payText,
  charge: ({ event, player }) => say('gaia.log.charge', { player, power: event.amount }),
  discard: ({ event, player }) =>
    event.source === 'gaia'
      ? say('gaia.log.toGaia', { player, tokens: event.amount })
      : say('gaia.log.discard', { player, tokens: event.amount }),
  sacrifice: ({ player }) => say('gaia.log.sacrifice', { player }),
  free: ({ event, player }) =>
    worded([...idsOf(freeActions), ...idsOf(factionFreeActions)], event.what, (id) =>
      say('gaia.log.free', { player, exchange: freeText(id) }),
    ),
  project: ({ event, player }) => say('gaia.log.project', { player, space: spaceIn(event) }),
  transform: ({ player }) => say('gaia.log.transform', { player }),
  return: ({ event, player }) => say('gaia.log.return', { player, tokens: event.amount }),
  advance: ({ event, player }) =>
    worded(researchAreas, event.what, (id) =>
      say('gaia.log.advance', { player, area: areaText(id), level: event.amount }),
    ),
  tile: ({ event, player }) =>
    worded([...idsOf(standardTiles), ...idsOf(advancedTiles)], event.what, (id) =>
      say('gaia.log.tile', { player, tile: tileText(id) }),
    ),
  token: ({ event, player }) =>
    worded(idsOf(federationTokens), event.what, (id) =>
      say('gaia.log.token', { player, token: tokenText(id) }),
    ),
  flip: ({ player }) => say('gaia.log.flip', { player }),
  federation: ({ event, player }) => say('gaia.log.federation', { player, satellites: event.amount }),
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
  score: scoreText,
  decline: ({ player }) => say('gaia.log.decline', { player }),
};

/** A line of the log; undefined for events that others say already. */
export function eventText(event: GameEvent, name: (seat: Seat) => string): Message | undefined {
  const player = event.seat === null ? '' : name(event.seat);
  return sentences[event.do]?.({ event, player });
}
