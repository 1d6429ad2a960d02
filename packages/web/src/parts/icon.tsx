/** Small line drawings; decoration only, so screen readers skip them. */
const paths = {
  undo: 'M4 4v5h5M4.5 9H14a6 6 0 0 1 0 12H9',
  redo: 'M20 4v5h-5M19.500 9H10a6 6 0 0 0 0 12h5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z',
  sun: 'M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600l1.400 1.400M17 17l1.400 1.400M5.600 18.400l1.400-1.400M17 7l1.400-1.400M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8',
  link: 'M10 14a4.500 4.500 0 0 0 6.400 0l3.300-3.300a4.500 4.500 0 0 0-6.400-6.400L12 5.600M14 10a4.500 4.500 0 0 0-6.400 0l-3.300 3.300a4.500 4.500 0 0 0 6.400 6.400L12 18.400',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  first: 'M6 5v14M18 5l-8 7 8 7Z',
  last: 'M18 5v14M6 5l8 7-8 7Z',
  branch: 'M7 4v16M7 12c6 0 10-1 10-6M14 7l3-3 3 3',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  open: 'M4 7V5a1 1 0 0 1 1-1h5l2 3h7a1 1 0 0 1 1 1v11H4Z',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5.500l3.500 2',
  lock: 'M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5M9 14.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5',
  chat: 'M4 5h16v11H11l-4 4v-4H4Z',
  log: 'M5 6h14M5 10h10M5 14h14M5 18h8',
  score: 'M7 3h10v18l-5-4-5 4Z',
  table: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 10.500a1.500 1.500 0 1 0 0 3a1.500 1.500 0 0 0 0-3',
  games: 'M4 4h10v15H4ZM17.500 6l3.500 1-3 13-8-1.500',
  cards: 'M3.500 6.500h10v14h-10ZM8 3.500l11.500 1.500-1.700 13.500-1.500-.2M6 10h5M6 13h5',
  eye: 'M2 12s3.800-6.500 10-6.500S22 12 22 12s-3.800 6.500-10 6.500S2 12 2 12ZM12 9.400a2.600 2.600 0 1 0 0 5.200a2.600 2.600 0 0 0 0-5.200',
  replay: 'M4 4v5h5M4.500 9a8.500 8.500 0 1 1-1 5M12 8v4.500l3 2',
  bot: 'M5 9h14v10H5ZM12 9V5M9 13.500v1M15 13.500v1M12 4a1 1 0 1 0 0 .1',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4 20c1-4.500 4-6 8-6s7 1.500 8 6',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  close: 'M5 5l14 14M19 5L5 19',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  check: 'M5 12.500l4.500 4.500L19 7',
  warn: 'M12 4l9 16H3ZM12 10v4M12 17v.5',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  legend: 'M4 5h5v5H4ZM4 14h5v5H4ZM13 7.500h7M13 16.500h7',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  away: 'M4 4l16 16M9 6.500A4 4 0 0 1 15.500 10.500M4 20c.8-3.600 2.800-5.300 5.500-5.800',
  hint: 'M9 17.500h6M10 20.500h4M12 3.500a6 6 0 0 0-3.500 10.900c.6.5 1 1.100 1 1.900v1.200h5v-1.200c0-.8.4-1.400 1-1.900A6 6 0 0 0 12 3.500Z',
  premove: 'M5 5l6 7-6 7M13 5l6 7-6 7',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 17 }: { readonly name: IconName; readonly size?: number }) {
  const filled = name === 'play' || name === 'first' || name === 'last';
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} fill={filled ? 'currentColor' : 'none'} />
    </svg>
  );
}

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
