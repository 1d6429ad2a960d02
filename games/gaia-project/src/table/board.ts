/** The research board and the scoring board in words. */

import type { Message, Seat } from '@orrery/kernel';
import type { PanelBlock, PanelRow, PanelText, PanelThing } from '@orrery/presentation';
import { boardActions } from '../data/actions.ts';
import { boosters } from '../data/boosters.ts';
import { federationTokens } from '../data/federation-tokens.ts';
import { type Level, orePerStep, projectCosts, ranges, research } from '../data/research.ts';
import { neutralOf, ROUNDS } from '../data/scoring.ts';
import { type Area, researchAreas } from '../data/types.ts';
import { progress } from '../rules/scoring.ts';
import type { GaiaState } from '../state.ts';
import {
  areaText,
  boardActionText,
  boosterText,
  finalTileText,
  gainsText,
  listText,
  roundTileText,
  tileText,
  tokenText,
} from '../wording/components.ts';
import { say } from '../wording/say.ts';

type Name = (seat: Seat) => Message | string;

const seatNames = (state: GaiaState, name: Name): PanelText[] => state.players.map((_, seat) => name(seat));

function levelEffects(area: Area, level: number, { now, income, special }: Level): Message[] {
  const effects: Message[] = [];
  if (area === 'terraforming') effects.push(say('gaia.table.step', { ore: orePerStep[level] ?? 0 }));
  if (area === 'navigation') effects.push(say('gaia.table.range', { range: ranges[level] ?? 0 }));
  const cost = projectCosts[level];
  if (area === 'gaia-project' && cost !== undefined)
    effects.push(say('gaia.table.projectCost', { tokens: cost }));
  if (now !== undefined) effects.push(say('gaia.effect.now', { gains: gainsText(now) }));
  if (income !== undefined) effects.push(say('gaia.effect.income', { gains: gainsText(income) }));
  if (special !== undefined) effects.push(say(`gaia.table.special.${special}`));
  return effects;
}

const levelLines = (area: Area): Message[] =>
  research[area].flatMap((row, level) => {
    const effects = levelEffects(area, level, row);
    return effects.length === 0 ? [] : [say('gaia.table.level', { level, effects: listText(effects) })];
  });

function areaRow(state: GaiaState, area: Area, i: number): PanelRow {
  const standard = state.standardTiles[i];
  const advanced = state.advancedTiles[i];
  return {
    name: areaText(area),
    cells: state.players.map((player) => player.research[i] ?? 0),
    text: [
      ...(standard === undefined ? [] : [say('gaia.table.standardHere', { tile: tileText(standard) })]),
      ...(advanced === null || advanced === undefined
        ? []
        : [say('gaia.table.advancedHere', { tile: tileText(advanced) })]),
      ...(area === 'terraforming' && state.terraformingToken !== null
        ? [say('gaia.table.tokenHere', { token: tokenText(state.terraformingToken) })]
        : []),
    ],
  };
}

const count = (n: number): Message => say('gaia.table.copies', { n });

/** The research board: levels, tiles, actions and tokens. */
export const researchBlocks = (state: GaiaState, name: Name): PanelBlock[] => [
  {
    show: 'rows',
    title: say('gaia.table.research'),
    columns: seatNames(state, name),
    rows: researchAreas.map((area, i) => areaRow(state, area, i)),
  },
  {
    show: 'things',
    title: say('gaia.table.lowerTiles'),
    things: state.standardTiles.slice(researchAreas.length).map((id) => ({ name: tileText(id) })),
  },
  {
    show: 'things',
    title: say('gaia.table.boardActions'),
    things: boardActions.map(({ id }): PanelThing => {
      const used = state.usedActions.includes(id);
      return {
        name: boardActionText(id),
        faint: used,
        ...(used ? { marks: [say('gaia.table.taken')] } : {}),
      };
    }),
  },
  {
    show: 'things',
    title: say('gaia.table.tokenSupply'),
    things: federationTokens.flatMap(({ id }, i): PanelThing[] =>
      (state.tokens[i] ?? 0) > 0 ? [{ name: tokenText(id), marks: [count(state.tokens[i] ?? 0)] }] : [],
    ),
  },
  {
    show: 'things',
    title: say('gaia.table.levels'),
    things: researchAreas.map((area) => ({ name: areaText(area), text: levelLines(area) })),
  },
];

/** The scoring board: the tiles of the rounds, the two of the end, and the boosters that nobody has. */
export function scoringBlocks(state: GaiaState, name: Name): PanelBlock[] {
  // With two players a neutral one takes part in the final scoring.
  const neutral = state.players.length === 2;
  const columns: PanelText[] = [...seatNames(state, name), ...(neutral ? [say('gaia.table.neutral')] : [])];
  const rows = state.finalTiles.map((tile) => ({
    name: finalTileText(tile),
    cells: [
      ...state.players.map((_, seat) => progress(state, seat, tile)),
      ...(neutral ? [neutralOf(tile)] : []),
    ],
  }));
  return [
    {
      show: 'things',
      title: say('gaia.table.roundTiles', { rounds: ROUNDS }),
      things: state.roundTiles.map((id, i) => ({
        name: say('gaia.table.roundTile', { round: i + 1, tile: roundTileText(id) }),
        strong: i + 1 === state.round,
        faint: i + 1 < state.round,
      })),
    },
    ...(rows.length === 0
      ? []
      : [{ show: 'rows', title: say('gaia.table.finalTiles'), columns, rows } as const]),
    {
      show: 'things',
      title: say('gaia.table.freeBoosters'),
      things: boosters
        .filter(({ id }) => state.boosters.includes(id))
        .map(({ id }) => ({ name: boosterText(id) })),
    },
  ];
}
