/** Our own log: what is needed to find a fault, and nothing about people. */

/** Where log lines go, other than to the standard output. */
export interface LogStream {
  write(line: string): void;
}

/**
 * An error without what it was about: statements and their values stay out, as do the words of the database, which may
 * quote a row.
 */
function errorShown(error: unknown): ErrorShown {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const ours = !('query' in error) && !('severity' in error);
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: ours ? error.message : '',
    stack: calls.join('\n'),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorShown(error.cause) }),
  };
}

interface ErrorShown {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** No address, no cookie, no body, no query. */
export const loggerOptions = (level: string, stream?: LogStream) => ({
  level,
  ...(stream === undefined ? {} : { stream }),
  serializers: {
    req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
      method: request.method,
      route: request.routeOptions?.url,
    }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    err: errorShown,
  },
});
