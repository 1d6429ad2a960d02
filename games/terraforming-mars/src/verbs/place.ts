/** place: a tile on the map. */
import { OCEANS } from '../data/board.ts';
import { areaOf } from '../data/map.ts';
import type { Prey, Tile, Where } from '../data/types.ts';
import { hasArea, legalAreas } from '../rules/areas.ts';
import { stepsLeft } from '../rules/parameters.ts';
import { askForTile } from '../rules/tiles.ts';
import type { MarsState } from '../state.ts';
import { either, joined, preyText } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';
import { anybody, between, minus, or, preySigns, shownTile, thing } from '../wording/signs.ts';
import { type Verb, verb } from './verb.ts';

export interface Place {
  readonly do: 'place';
  readonly tile: Tile;
  readonly where: Where;
  /** Afterwards may be taken from the owner of a tile next to it. */
  readonly robs?: readonly Prey[];
}

/** An ocean beyond the ninth is skipped. */
const isSkipped = ({ oceans }: MarsState, { tile }: Place): boolean => tile === 'ocean' && oceans >= OCEANS;

const raises = (state: MarsState, { tile }: Place): boolean =>
  tile === 'ocean' || (tile === 'greenery' && stepsLeft(state, 'oxygen') > 0);

export const place: Verb<Place> = verb({
  stage: ({ tile }) => (tile === 'ocean' ? 'ocean' : 'tile'),
  showsCards: (state, { seat, effect }) =>
    !isSkipped(state, effect) &&
    legalAreas(state, seat, effect.where).some((space) => (areaOf(space).bonus.cards ?? 0) > 0)
      ? 'bonus'
      : 'nothing',
  onMap: (_state, { tile }) => (tile === 'ocean' ? 'nothing' : 'tile'),
  // There is an area left for every ocean that there is.
  condition: (effect) =>
    effect.tile === 'ocean' && effect.where === 'ocean'
      ? undefined
      : (state, seat) => isSkipped(state, effect) || hasArea(state, seat, effect.where),
  isIdle: (state, _seat, _source, effect) => isSkipped(state, effect),
  happen: (state, run, { seat, source, effect }) => askForTile(state, run, seat, source, effect),
  words: ({ tile, where, robs }) => {
    const what = say(`mars.tileToPlace.${tile}`);
    // The rules of oceans, greeneries and cities are not printed on every card.
    const usual = where === (tile === 'capital' ? 'city' : tile);
    const placed = usual
      ? say('mars.effect.place', { tile: what })
      : say('mars.effect.placeWhere', { tile: what, where: say(`mars.where.${where}`) });
    if (robs === undefined) return placed;
    return joined([placed, say('mars.effect.robNeighbour', { prey: either(robs.map(preyText)) })]);
  },
  signs: ({ tile, robs = [] }) => [
    thing(shownTile(tile)),
    ...between(
      or,
      robs.map((prey) => [anybody(minus, ...preySigns(prey))]),
    ),
  ],
  yields: (state, _seat, effect) =>
    isSkipped(state, effect)
      ? undefined
      : { brings: 'tile', tile: effect.tile, where: effect.where, raises: raises(state, effect) },
});
