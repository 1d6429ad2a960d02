/** The table in a terminal: the map, the research board and every player, at most 120 columns wide. */

import type { CoreView, Message, Seat } from '@orrery/kernel';
import type { TerminalCanvas } from '@orrery/presentation';
import { isAutoma } from '../automa/state.ts';
import { boardActions } from '../data/actions.ts';
import { factionRow } from '../data/factions.ts';
import { federationTokens } from '../data/federation-tokens.ts';
import { researchAreas } from '../data/types.ts';
import { type Board, boardOf, type HexId, NOWHERE } from '../rules/board.ts';
import { NOBODY, type Player, STONE_IN_GAIA } from '../state.ts';
import type { GaiaView } from '../view.ts';
import {
  areaText,
  boardActionText,
  boosterText,
  factionText,
  finalTileText,
  roundTileText,
  tileText,
  tokenText,
} from '../wording/components.ts';
import { say } from '../wording/say.ts';
import { automaLines } from './automa.ts';
import { mapToCome } from './map.ts';

type View = GaiaView & CoreView;

/** The planet types as letters, in the order of `planetTypes`. */
const planetLetters = ['b', 'r', 'o', 'y', 'n', 'g', 'w', 'G', 'T', 'L'];
/** The structures as letters, in the order of `structureIds`. */
const structureLetters = ['', 'm', 't', 'l', 'P', 'A', 'A'];
const CELL = 3;

function draw(view: View, onlySeats: TerminalCanvas): string[] {
  const { words, terminal } = onlySeats;
  const name = (seat: Seat): string =>
    isAutoma(view, seat) ? words.format(say('gaia.automa')) : onlySeats.name(seat);
  const canvas: TerminalCanvas = { ...onlySeats, name };
  const map =
    view.layout === ''
      ? mapToCome(view, name).map((line) => words.format(line))
      : [...mapLines(view), words.format(say('gaia.screen.legend'))];
  const lines = [
    ...headLines(view, canvas),
    '',
    ...map,
    '',
    ...researchLines(view, canvas),
    ...view.players.flatMap((player, seat) => [
      '',
      ...(isAutoma(view, seat)
        ? rivalLines(view, player, seat, canvas)
        : playerLines(view, player, seat, canvas)),
    ]),
  ];
  return lines.flatMap((line) => wrap(line, terminal.width));
}

export const terminalTable = { draw };

/** Breaks a line between words where it is too wide. */
function wrap(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const at = line.lastIndexOf(' ', width);
  const cut = at > 4 ? at : width;
  return [line.slice(0, cut), ...wrap(`    ${line.slice(cut).trimStart()}`, width)];
}

function headLines(view: View, { words, terminal }: TerminalCanvas): string[] {
  const round =
    view.round === 0 ? say('gaia.setting.setup') : say('gaia.screen.round', { round: view.round });
  const rounds = view.roundTiles.map((id, i) => {
    const text = `${i + 1}. ${words.format(roundTileText(id))}`;
    return i + 1 === view.round ? terminal.paint.bold(text) : text;
  });
  const finals = view.finalTiles.map((id) => words.format(finalTileText(id)));
  return [terminal.paint.bold(words.format(round)), ...rounds, finals.join(' · ')];
}

// The map: two text columns of spaces for each column of hexes, shifted by half a space from one to the next.

/** What stands on a space: planet, structure and owner in three letters. */
function cellOf(view: View, board: Board, hex: HexId): string {
  const planet =
    hex === view.lostPlanet && hex !== NOWHERE ? board.planets.length : (board.planetAt[hex] ?? -1);
  if (planet < 0) {
    const seat = view.players.findIndex(({ satellites }) => satellites.includes(hex));
    const station = view.players.findIndex(({ stations }) => stations.includes(hex));
    if (station >= 0) return `+${station + 1} `;
    return seat >= 0 ? `*${seat + 1} ` : ' · ';
  }
  const letter = planetLetters[view.planets[planet] ?? 0] ?? '?';
  const owner = view.owners[planet] ?? NOBODY;
  const former = view.formers[planet] ?? NOBODY;
  if (owner !== NOBODY) return `${letter}${structureLetters[view.structures[planet] ?? 0] ?? ''}${owner + 1}`;
  return former === NOBODY ? `${letter}  ` : `${letter}f${former + 1}`;
}

function mapLines(view: View): string[] {
  const board = boardOf(view.layout);
  const lines = new Map<number, string[]>();
  const left = Math.min(...board.q);
  for (let hex = 0; hex < board.size; hex++) {
    const q = board.q[hex] ?? 0;
    // Flat-topped hexes: every second column lies half a space lower.
    const row = 2 * (board.r[hex] ?? 0) + q;
    const cells = lines.get(row) ?? [];
    cells[q - left] = cellOf(view, board, hex);
    lines.set(row, cells);
  }
  const empty = ' '.repeat(CELL);
  return [...lines.keys()]
    .sort((a, b) => a - b)
    .map((row) => {
      const cells = lines.get(row) ?? [];
      let text = '';
      for (let column = 0; column < cells.length; column++) text += cells[column] ?? empty;
      return text.trimEnd();
    });
}

function researchLines(view: View, { words, name }: TerminalCanvas): string[] {
  const lines = researchAreas.map((area, i) => {
    const levels = view.players.map((player, seat) => `${name(seat)} ${player.research[i] ?? 0}`);
    const standard = view.standardTiles[i];
    const advanced = view.advancedTiles[i];
    const tiles = [
      ...(standard === undefined ? [] : [words.format(tileText(standard))]),
      ...(advanced === null || advanced === undefined ? [] : [`(4–5) ${words.format(tileText(advanced))}`]),
    ];
    return `${words.format(areaText(area))}: ${levels.join(', ')} | ${tiles.join(' · ')}`;
  });
  const lower = view.standardTiles.slice(researchAreas.length).map((id) => words.format(tileText(id)));
  const actions = boardActions
    .filter(({ id }) => !view.usedActions.includes(id))
    .map(({ id }) => words.format(boardActionText(id)));
  const tokens = federationTokens.flatMap(({ id }, i) =>
    (view.tokens[i] ?? 0) > 0 ? [`${view.tokens[i]}× ${words.format(tokenText(id))}`] : [],
  );
  return [...lines, lower.join(' · '), actions.join(' · '), tokens.join(' · ')];
}

function titleOf(view: View, player: Player, seat: Seat, { words, terminal, name }: TerminalCanvas): string {
  const { faction } = player;
  const title =
    faction === null ? name(seat) : `${seat + 1} ${name(seat)}, ${words.format(factionText(faction))}`;
  const passed = view.passed.includes(seat) ? ` ${words.format(say('gaia.screen.passed'))}` : '';
  return terminal.paint.bold(title) + passed;
}

/** The Automa has no resources: its points, its booster and its cards. */
function rivalLines(view: View, player: Player, seat: Seat, canvas: TerminalCanvas): string[] {
  const format = (message: Message): string => canvas.words.format(message);
  return [
    titleOf(view, player, seat, canvas),
    `${format(say('gaia.table.vp'))}: ${player.vp}`,
    ...(player.booster === null ? [] : [format(boosterText(player.booster))]),
    ...automaLines(view, format),
  ];
}

const stonePlaces = ['', 'I', 'II', 'III', 'Gaia'];

function playerLines(view: View, player: Player, seat: Seat, canvas: TerminalCanvas): string[] {
  const { words } = canvas;
  const { faction } = player;
  const stone =
    faction !== null && factionRow(faction).brainstone && player.stone <= STONE_IN_GAIA
      ? ` (${words.format(say('gaia.bowl.stone'))}: ${stonePlaces[player.stone] || '–'})`
      : '';
  const resources = say('gaia.screen.resources', {
    vp: player.vp,
    credits: player.credits,
    ore: player.ore,
    knowledge: player.knowledge,
    qic: player.qic,
  });
  const power = say('gaia.screen.power', {
    one: player.one,
    two: player.two,
    three: player.three,
    gaia: player.gaia,
    formers: player.gaiaformers,
  });
  const tiles = [...player.standard.filter((id) => !player.covered.includes(id)), ...player.advanced].map(
    (id) => words.format(tileText(id)),
  );
  const booster = player.booster === null ? [] : [words.format(boosterText(player.booster))];
  return [
    titleOf(view, player, seat, canvas),
    words.format(resources),
    words.format(power) + stone,
    ...booster,
    ...(tiles.length === 0 ? [] : [tiles.join(' · ')]),
    ...(player.tokens.length === 0
      ? []
      : [words.format(say('gaia.screen.tokens', { tokens: player.tokens.length, green: player.green }))]),
  ];
}
