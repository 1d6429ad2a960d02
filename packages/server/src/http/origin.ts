/** Browsers say where a request comes from; requests made by other sites are turned away. */
import type { FastifyRequest } from 'fastify';

/** True for our own pages, for origins that the settings name, and for programs that are no browsers. */
export function isOurs(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}
