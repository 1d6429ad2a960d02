/** The small sign of a game, for lists. */
export function GameMark({ game, size = 30 }: { readonly game: string; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
      {drawing(game)}
    </svg>
  );
}

function drawing(game: string) {
  switch (game) {
    case 'gaia-project':
      return (
        <g stroke="var(--gaia)" fill="none" strokeWidth="1.4">
          <path d="M15 1.5L26.7 8.2V21.8L15 28.5L3.3 21.8V8.2Z" />
          <circle cx="15" cy="15" r="5.6" fill="var(--gaia)" />
          <ellipse cx="15" cy="15" rx="9" ry="2.8" transform="rotate(-24 15 15)" />
        </g>
      );
    case 'terraforming-mars':
      return (
        <g>
          <circle cx="14" cy="16" r="11" fill="var(--mars)" />
          <path
            d="M6.500 12.500q7.500 4 15 0M4.500 18q9.500 4.500 19 0M8 23q6 2.500 12 0"
            stroke="#0b0e17"
            strokeOpacity=".6"
            fill="none"
            strokeWidth="1.2"
          />
          <circle cx="26" cy="5" r="2.2" fill="var(--mars)" />
        </g>
      );
    case 'race-for-the-galaxy':
      return (
        <g stroke="var(--race)" strokeWidth="1.5">
          <circle cx="11" cy="12" r="8.8" fill="none" />
          <circle cx="11" cy="12" r="4.5" fill="var(--race)" stroke="none" />
          <path d="M20.500 11L28.500 19L20.500 27L12.500 19Z" fill="var(--bg-raised)" />
        </g>
      );
    default:
      return (
        <g stroke="var(--ink-soft)" fill="none" strokeWidth="1.4">
          <circle cx="15" cy="15" r="12" />
          <path d="M15 6v9l6 4" />
        </g>
      );
  }
}
