/** The map of Mars in a terminal. */
import { flow, padEnd, type TerminalCanvas } from '@orrery/presentation';
import { areaOf, ON_MARS, position, type Space } from '../data/map.ts';
import { tiles } from '../data/types.ts';
import { NOBODY } from '../state.ts';
import type { MarsView } from '../view.ts';
import { say } from '../wording/say.ts';

const CELL = 8;
const NARROW = 6;
const letters: Readonly<Record<string, string>> = {
  ocean: '≈≈',
  greenery: '♣',
  city: '⌂',
  capital: '⌂★',
};

/** What lies on an area, with whose it is; on a free one what it brings: s steel, t titanium, p plant, c card. */
function cellOf(view: MarsView, space: Space): string {
  const { id, kind, bonus, volcanic } = areaOf(space);
  const owner = view.owners[space] ?? NOBODY;
  const whose = owner === NOBODY ? '' : String(owner + 1);
  const tile = tiles[(view.tiles[space] ?? 0) - 1];
  if (tile !== undefined) return `${id}${letters[tile] ?? '◆'}${whose}`;
  const claim = owner === NOBODY ? '' : `!${whose}`;
  const brings = `${'s'.repeat(bonus.steel ?? 0)}${'t'.repeat(bonus.titanium ?? 0)}${'p'.repeat(bonus.plants ?? 0)}${'c'.repeat(bonus.cards ?? 0)}`;
  const mark = kind === 'ocean' ? '~' : kind === 'noctis-city' ? 'N' : volcanic ? '^' : '.';
  return `${id}${mark}${brings}${claim}`;
}

function paintOf(
  view: MarsView,
  space: Space,
  { paint }: TerminalCanvas['terminal'],
): (text: string) => string {
  const tile = tiles[(view.tiles[space] ?? 0) - 1];
  if (tile === 'ocean') return paint.cyan;
  if (tile === 'greenery') return paint.green;
  if (tile === undefined) return areaOf(space).kind === 'ocean' ? paint.cyan : paint.dim;
  return tile === 'city' || tile === 'capital' ? paint.yellow : paint.red;
}

/** Nine rows, each area indented by half its width for every row away from the middle; then the two areas beside. */
export function mapLines(view: MarsView, canvas: TerminalCanvas): string[] {
  const { terminal, words } = canvas;
  const cell = terminal.width >= 9 * CELL ? CELL : NARROW;
  const lines: string[] = [];
  for (let space = 0; space < ON_MARS; space++) {
    const { row, column } = position(space);
    const text = padEnd(cellOf(view, space), cell);
    const begins = lines[row] === undefined;
    const indent = begins ? ' '.repeat((column * cell) / 2) : '';
    lines[row] = (lines[row] ?? '') + indent + paintOf(view, space, terminal)(text);
  }
  const beside = [ON_MARS, ON_MARS + 1].flatMap((space) => {
    const { kind } = areaOf(space);
    const title = kind === 'ganymede' || kind === 'phobos' ? words.format(say(`mars.area.${kind}`)) : '';
    return (view.tiles[space] ?? 0) === 0 ? [] : [{ text: `${title} ⌂${(view.owners[space] ?? 0) + 1}` }];
  });
  const legend = words.format(say('mars.screen.legend'));
  return [
    ...lines.map((line) => line.trimEnd()),
    ...flow(beside, ' · ', terminal.width),
    ...flow(
      legend.split(' · ').map((text) => ({ text, paint: terminal.paint.dim })),
      ' · ',
      terminal.width,
    ),
  ];
}
