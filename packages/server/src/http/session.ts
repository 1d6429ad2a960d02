/** Who sent a request. The cookie holds a secret and nothing else; scripts cannot read it. */
import type { Person } from '@orrery/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limited } from '../limits.ts';
import type { Service } from '../service.ts';
import { SESSION_SECONDS } from '../storage/people.ts';
import { addressKey } from './address.ts';
import { stranger } from './problems.ts';

/** Over plain HTTP, as on a machine of one's own. */
export const COOKIE = 'orrery';
/** Over HTTPS: browsers let nobody but this very host set it, and send it nowhere else. */
const HOST_COOKIE = '__Host-orrery';
const SECRET = /^[A-Za-z0-9_-]{32}$/;

const known = new WeakMap<FastifyRequest, Person | undefined>();

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** The secret of the browser that asks, where it has one. */
export function secretOf(request: FastifyRequest): string | undefined {
  const { cookies } = request;
  const secret = (isSecure(request) ? cookies[HOST_COOKIE] : undefined) ?? cookies[COOKIE];
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

/** Whether the browser still has the cookie of plain HTTP, although it came by HTTPS. */
const hasPlainCookie = (request: FastifyRequest): boolean =>
  isSecure(request) && request.cookies[COOKIE] !== undefined;

/** Exchanges the cookie of plain HTTP, which other hosts of the same name could set. */
export function secureCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (!hasPlainCookie(request)) return;
  const secret = secretOf(request);
  reply.clearCookie(COOKIE, { path: '/' });
  if (secret !== undefined) setCookie(request, reply, secret);
}

export async function recognise(service: Service, request: FastifyRequest): Promise<Person | undefined> {
  if (known.has(request)) return known.get(request);
  const secret = secretOf(request);
  const person = secret === undefined ? undefined : await service.people.find(secret, service.now());
  known.set(request, person);
  if (person !== undefined) service.heardOf.add(person.id);
  return person;
}

/** Whose requests are counted together: those of a person, or of an address where the person is not known. */
export const askerOf = (request: FastifyRequest, person: string | undefined): string =>
  person ?? addressKey(request);

/** For routes that are limited further: counts a request of a person, or of an address. */
export const limitedTo =
  (service: Service, what: Limited, by: 'person' | 'address') =>
  async (request: FastifyRequest): Promise<void> => {
    const person = by === 'person' ? await recognise(service, request) : undefined;
    service.limits.check(what, askerOf(request, person?.id));
  };

export async function mustBeSomebody(service: Service, request: FastifyRequest): Promise<Person> {
  const person = await recognise(service, request);
  if (person === undefined) throw stranger();
  return person;
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(isSecure(request) ? HOST_COOKIE : COOKIE, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    path: '/',
    maxAge: SESSION_SECONDS,
  });
}

/**
 * Whether a request may be trusted with the cookie: browsers say which site made it, and other sites are turned away.
 * True for our own pages, for origins that the settings name, and for programs that are no browsers.
 */
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
