import { GuestRequest, Me, Person, Problem } from '@orrery/protocol';
import type { Service } from '../../service.ts';
import type { App } from '../app.ts';
import { mustBeSomebody, recognise, setCookie } from '../session.ts';

/** New guests per minute and address. */
const GUESTS = { max: 30, timeWindow: 60_000 };

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');

export function peopleRoutes(app: App, service: Service): void {
  app.post(
    '/api/guests',
    {
      config: { rateLimit: { ...GUESTS, keyGenerator: (request: { ip: string }) => request.ip } },
      schema: {
        tags: ['people'],
        summary: 'Become a guest: a name, and an HttpOnly cookie that keeps you who you are.',
        body: GuestRequest,
        response: { 200: Person, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { person, secret } = await service.people.create(tidy(request.body.name), service.now());
      setCookie(request, reply, secret);
      return person;
    },
  );

  app.get(
    '/api/me',
    { schema: { tags: ['people'], summary: 'Who you are; null for strangers.', response: { 200: Me } } },
    async (request) => ({ person: (await recognise(service, request)) ?? null }),
  );

  app.patch(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Take another name.',
        body: GuestRequest,
        response: { 200: Person, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = await mustBeSomebody(service, request);
      const name = tidy(request.body.name);
      await service.people.rename(id, name);
      return { id, name };
    },
  );
}
