/** Who sent a request. The cookie holds a secret and nothing else; scripts cannot read it. */
import type { Person } from '@orrery/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Service } from '../service.ts';
import { stranger } from './problems.ts';

export const COOKIE = 'orrery';
const YEAR = 365 * 86_400;
const SECRET = /^[A-Za-z0-9_-]{32}$/;

const known = new WeakMap<FastifyRequest, Person | undefined>();

export async function recognise(service: Service, request: FastifyRequest): Promise<Person | undefined> {
  if (known.has(request)) return known.get(request);
  const secret = request.cookies[COOKIE];
  const person = secret !== undefined && SECRET.test(secret) ? await service.people.find(secret) : undefined;
  known.set(request, person);
  if (person !== undefined) service.heardOf.add(person.id);
  return person;
}

export async function mustBeSomebody(service: Service, request: FastifyRequest): Promise<Person> {
  const person = await recognise(service, request);
  if (person === undefined) throw stranger();
  return person;
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: YEAR,
  });
}
