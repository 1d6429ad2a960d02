/** The name, the sign and the colour of a game, as the catalog has them. */
import { findGame, type MarkPath } from '@orrery/catalog';
import type { Words } from '../app/words.tsx';

/** The game's own colour, for what stands inside. */
export const accentOf = (game: string): { readonly '--accent'?: string } => {
  const accent = findGame(game)?.accent;
  return accent === undefined ? {} : { '--accent': `var(--${accent})` };
};

/** The name of a game whose rules need not be loaded for it. */
export function gameName(game: string, { format }: Pick<Words, 'format'>): string {
  const name = findGame(game)?.name;
  return name === undefined ? game : format(name);
}

/** The small sign of a game, for lists. */
export function GameMark({ game, size = 30 }: { readonly game: string; readonly size?: number }) {
  const { mark, accent } = findGame(game) ?? {};
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
      {mark === undefined ? (
        <g stroke="var(--ink-soft)" fill="none" strokeWidth="1.4">
          <circle cx="15" cy="15" r="12" />
          <path d="M15 6v9l6 4" />
        </g>
      ) : (
        mark.map((path) => <Path key={path.d} path={path} accent={`var(--${accent})`} />)
      )}
    </svg>
  );
}

/** Dark on every ground: it stands on the game's own colour. */
const NIGHT = '#0b0e17';

function Path({ path, accent }: { readonly path: MarkPath; readonly accent: string }) {
  const { d, fill, line } = path;
  const filled = fill === 'accent' ? accent : fill === 'ground' ? 'var(--bg-raised)' : 'none';
  if (line === undefined) return <path d={d} fill={filled} />;
  const drawn = line.colour === 'accent' ? { stroke: accent } : { stroke: NIGHT, strokeOpacity: 0.6 };
  return <path d={d} fill={filled} strokeWidth={line.width} {...drawn} />;
}
