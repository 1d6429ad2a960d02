/** The small emblem: three orbits of brass, a planet for each game. */
export function Brand({ size = 36 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <g fill="none" stroke="var(--brass)" strokeLinecap="round" strokeWidth="1.5">
        <circle cx="24" cy="24" r="21.5" />
        <ellipse cx="24" cy="24" rx="21.5" ry="8.5" transform="rotate(-28 24 24)" />
        <ellipse cx="24" cy="24" rx="14" ry="5.5" transform="rotate(38 24 24)" />
      </g>
      <circle cx="24" cy="24" r="4" fill="var(--brass-strong)" />
      <circle cx="42" cy="15" r="3.6" fill="var(--race)" />
      <circle cx="8" cy="36.5" r="3" fill="var(--gaia)" />
      <circle cx="34.5" cy="33.5" r="2.6" fill="var(--mars)" />
    </svg>
  );
}
