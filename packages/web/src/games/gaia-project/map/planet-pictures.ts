/**
 * The planets as pictures. A browser treats a symbol as a tree of its own wherever it is used, and goes through all of
 * them at every step of a moving map; a picture is one thing.
 */
import { type PlanetIndex, planetTypes } from '@orrery/gaia-project/advice';
import { useLayoutEffect, useState } from 'react';
import { planetHref } from '../drawing/mark.tsx';

/** The field of a planet, with room for what stands out of it: a symbol's own is 24 wide. */
const [FIELD, SYMBOL] = [28, 24];
export const PICTURE_SIZE = FIELD / SYMBOL;

function pictureOf(symbol: Element): string {
  const shared = symbol.parentElement?.querySelector('defs');
  const parts = [...(shared ? [shared] : []), ...symbol.children];
  const inside = parts.map((part) => new XMLSerializer().serializeToString(part)).join('');
  const corner = -FIELD / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner} ${corner} ${FIELD} ${FIELD}" width="${8 * FIELD}" height="${8 * FIELD}">${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export type PlanetPictures = ReadonlyMap<PlanetIndex, string>;

const NONE: PlanetPictures = new Map();
/** Made once from the symbols, which are part of the page. */
let made: PlanetPictures | undefined;

function pictures(): PlanetPictures {
  const found = planetTypes.flatMap((_, type): [PlanetIndex, string][] => {
    const symbol = document.querySelector(planetHref(type));
    return symbol === null ? [] : [[type, pictureOf(symbol)]];
  });
  return new Map(found);
}

/** The pictures, from before the first frame is painted. */
export function usePlanetPictures(): PlanetPictures {
  const [known, setKnown] = useState(made);
  useLayoutEffect(() => {
    made ??= pictures();
    setKnown(made);
  }, []);
  return known ?? NONE;
}
