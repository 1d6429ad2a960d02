/** How large things may be. The server refuses what is larger; forms use the same numbers. */
export const LIMITS = {
  /** Letters of a guest's name. */
  name: 24,
  /** Letters of a chat line. */
  chat: 500,
  /** Answers in one plan. */
  plan: 64,
  /** Policies a seat may leave. */
  policies: 32,
  /** Items picked in one answer. */
  picks: 200,
  /** Bytes of an HTTP body or a WebSocket message. */
  message: 65_536,
  /** Tables in one page of a list. */
  page: 50,
  /** Letters of a seat's nonce for the fair deal. */
  nonce: 64,
  /** Letters of a recovery code as it is typed, with dashes and spaces. */
  code: 80,
  /** Letters of the key by which a command is known when it is sent again. */
  key: 40,
} as const;

/** Where the server listens for WebSocket connections. */
export const LIVE_PATH = '/api/live';

/**
 * Where to connect for a table. Any process serves any table; a balancer that goes by this name brings the people of a
 * table together in one of them, which costs less.
 */
export const livePath = (table: string): string => `${LIVE_PATH}?table=${encodeURIComponent(table)}`;

/** The header in which an invitation is shown when a table is looked at before joining. */
export const INVITE_HEADER = 'x-orrery-invite';
