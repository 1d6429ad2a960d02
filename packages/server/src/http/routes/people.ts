import { msg } from '@orrery/kernel';
import { GuestRequest, Me, Person } from '@orrery/protocol';
import type { Service } from '../../service.ts';
import type { App } from '../app.ts';
import { Refused } from '../problems.ts';
import { limitedTo, mustBeSomebody, recognise, secureCookie, setCookie } from '../session.ts';
import { named, replies } from './schemas.ts';

/** Signs that nobody sees, or that turn the writing of what follows. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Letters that are drawn as nothing do not make a name. */
const isReadable = (name: string): boolean =>
  /[\p{L}\p{N}]/u.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** The name as everybody will read it. */
function tidy(name: string): string {
  const read = name.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
  if (!isReadable(read)) throw new Refused(400, msg('server.error.unreadableName'));
  return read;
}

export function peopleRoutes(app: App, service: Service): void {
  app.post(
    '/api/guests',
    {
      preHandler: limitedTo(service, 'guests', 'address'),
      schema: {
        tags: ['people'],
        summary:
          'Become a guest: a name, and an HttpOnly cookie that keeps you who you are. A guest takes the name.',
        body: GuestRequest,
        response: replies(Person),
      },
    },
    async (request, reply) => {
      const name = tidy(request.body.name);
      const known = await recognise(service, request);
      if (known !== undefined) {
        // Somebody else in the same browser would take their seats away from them.
        await service.people.rename(known.id, name);
        return { id: known.id, name };
      }
      const { person, secret } = await service.people.create(name, service.now());
      setCookie(request, reply, secret);
      return person;
    },
  );

  app.get(
    '/api/me',
    { schema: { tags: ['people'], summary: 'Who you are; null for strangers.', response: replies(Me) } },
    async (request, reply) => {
      const person = (await recognise(service, request)) ?? null;
      secureCookie(request, reply);
      return { person };
    },
  );

  app.patch(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Take another name.',
        ...named,
        body: GuestRequest,
        response: replies(Person),
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
