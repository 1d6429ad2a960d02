/** All drawings of the game as symbols, put into the page once; `<use>` shows them. */
import { memo } from 'react';
import { MarkSymbols } from './mark-symbols.tsx';
import { ResourceSymbols } from './resource-symbols.tsx';
import { TagSymbols } from './tag-symbols.tsx';

/** Belongs once into every screen that draws something of this game. */
export const Symbols = memo(function Symbols() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <ResourceSymbols />
      <TagSymbols />
      <MarkSymbols />
    </svg>
  );
});
