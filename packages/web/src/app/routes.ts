/** The addresses of the client, as data. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string }
  /** A table in this browser. */
  | { readonly at: 'local'; readonly id: string }
  /** A table of the server. */
  | { readonly at: 'table'; readonly id: string }
  /** The catalog of a game's cards. */
  | { readonly at: 'cards'; readonly game: string }
  /** Where a guest comes back; the code, if it is a link that led here, stands behind the `#`. */
  | { readonly at: 'restore' }
  /** A game from its record: one of this browser, of the server, or an opened file. */
  | { readonly at: 'replay'; readonly of: ReplayOf; readonly id: string; readonly move: number | undefined }
  /** The same, looked at again by a bot. */
  | { readonly at: 'review'; readonly of: ReplayOf; readonly id: string; readonly move: number | undefined }
  | { readonly at: 'unknown' };

const replaySources = ['local', 'table', 'file'] as const;
export type ReplayOf = (typeof replaySources)[number];

export function parseRoute(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, third, fourth] = parts.map(decodeURIComponent);
  if (first === undefined) return { at: 'home' };
  if (first === 'new' && second !== undefined && parts.length === 2) return { at: 'new', game: second };
  if (first === 'local' && second !== undefined && parts.length === 2) return { at: 'local', id: second };
  if (first === 'table' && second !== undefined && parts.length === 2) return { at: 'table', id: second };
  if (first === 'cards' && second !== undefined && parts.length === 2) return { at: 'cards', game: second };
  if (first === 'restore' && parts.length === 1) return { at: 'restore' };
  const of = replaySources.find((source) => source === second);
  if (
    (first === 'replay' || first === 'review') &&
    of !== undefined &&
    third !== undefined &&
    parts.length <= 4
  ) {
    const move = fourth !== undefined && /^\d+$/.test(fourth) ? Number(fourth) : undefined;
    return { at: first, of, id: third, move };
  }
  return { at: 'unknown' };
}

export function pathOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '/';
    case 'new':
    case 'cards':
      return `/${route.at}/${encodeURIComponent(route.game)}`;
    case 'local':
    case 'table':
      return `/${route.at}/${encodeURIComponent(route.id)}`;
    case 'restore':
      return '/restore';
    case 'replay':
    case 'review': {
      const end = route.move === undefined ? '' : `/${route.move}`;
      return `/${route.at}/${route.of}/${encodeURIComponent(route.id)}${end}`;
    }
    case 'unknown':
      return '/';
  }
}
