/** The components for the card browser: factions, tiles, boosters and tokens with all that they do, in words. */

import type { Message, Plain } from '@orrery/kernel';
import type { CardEntry } from '@orrery/presentation';
import { type DecisionCard, decisionCards } from '../automa/cards.ts';
import { type FactionCard, factionCards } from '../automa/factions.ts';
import { boosters } from '../data/boosters.ts';
import { factionIds, factionRow } from '../data/factions.ts';
import { federationTokens } from '../data/federation-tokens.ts';
import { finalTiles, roundTiles } from '../data/scoring.ts';
import { advancedTiles, standardTiles } from '../data/tech-tiles.ts';
import { planetTypes } from '../data/types.ts';
import { readTarget } from '../targets.ts';
import { decisionLines, factionCardLines } from '../wording/automa.ts';
import {
  boosterText,
  factionLines,
  factionText,
  finalTileText,
  gainsText,
  roundTileText,
  tileText,
  tokenText,
} from '../wording/components.ts';
import { planetText } from '../wording/places.ts';
import { say } from '../wording/say.ts';

const kinds = ['booster', 'standard', 'advanced', 'round', 'final', 'token'] as const;
const entry = (kind: (typeof kinds)[number], id: string, text: Message): CardEntry => ({
  id: `${kind}.${id}`,
  name: say(`gaia.kind.${kind}`),
  facts: [],
  text: [text],
  traits: [
    {
      group: say('gaia.trait.kind'),
      value: say(`gaia.kind.${kind}`),
      place: 1 + kinds.indexOf(kind),
    },
  ],
});

function factionEntry(id: (typeof factionIds)[number]): CardEntry {
  const { home, income, start } = factionRow(id);
  const { ability, institute } = factionLines(id);
  return {
    id: `faction.${id}`,
    name: factionText(id),
    facts: [
      say('gaia.face.home', { planet: planetText(planetTypes.indexOf(home)) }),
      say('gaia.face.start', { gains: gainsText(start) }),
      say('gaia.effect.income', { gains: gainsText(income) }),
    ],
    text: [...ability, ...institute.map((line) => say('gaia.face.institute', { line }))],
    traits: [{ group: say('gaia.trait.kind'), value: say('gaia.trait.faction'), place: 0 }],
  };
}

/** What only a game against the Automa uses comes after everything else. */
const AUTOMA_PLACE = 1 + kinds.length;

const decisionEntry = (card: DecisionCard): CardEntry => ({
  id: `decision.${card.card}`,
  name: say('gaia.kind.decision', { n: card.card }),
  facts: [],
  text: decisionLines(card),
  traits: [{ group: say('gaia.trait.kind'), value: say('gaia.trait.decision'), place: AUTOMA_PLACE }],
});

const automaFactionEntry = (card: FactionCard): CardEntry => ({
  id: `automa.${card.faction}`,
  name: say('gaia.kind.automa-faction', { faction: factionText(card.faction) }),
  facts: [say('gaia.face.home', { planet: planetText(factionRow(card.faction).homeIndex) })],
  text: factionCardLines(card),
  traits: [
    { group: say('gaia.trait.kind'), value: say('gaia.trait.automa-faction'), place: AUTOMA_PLACE + 1 },
  ],
});

export const cardEntries = (): readonly CardEntry[] => [
  ...factionIds.map(factionEntry),
  ...boosters.map(({ id }) => entry('booster', id, boosterText(id))),
  ...standardTiles.map(({ id }) => entry('standard', id, tileText(id))),
  ...advancedTiles.map(({ id }) => entry('advanced', id, tileText(id))),
  ...roundTiles.map(({ id }) => entry('round', id, roundTileText(id))),
  ...finalTiles.map(({ id }) => entry('final', id, finalTileText(id))),
  ...federationTokens.map(({ id }) => entry('token', id, tokenText(id))),
  ...decisionCards.map(decisionEntry),
  ...factionCards.map(automaFactionEntry),
];

/** The component that the target of an option points at. */
export function cardOf(thing: Plain): string | undefined {
  const target = readTarget(thing);
  if (target?.faction !== undefined) return `faction.${target.faction}`;
  if (target?.booster !== undefined) return `booster.${target.booster}`;
  if (target?.token !== undefined) return `token.${target.token}`;
  if (target?.tile === undefined) return undefined;
  const { tile } = target;
  return standardTiles.some(({ id }) => id === tile) ? `standard.${tile}` : `advanced.${tile}`;
}
