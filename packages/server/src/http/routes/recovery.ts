/** The code that brings a guest back in another browser. It is a key: told once, kept as its hash, tried few times. */
import { msg } from '@orrery/kernel';
import { CodeMade, CodeOwner, CodeRequest, CodeState, Person } from '@orrery/protocol';
import type { Service } from '../../service.ts';
import { countRunning } from '../../storage/lists.ts';
import type { App } from '../app.ts';
import { Refused } from '../problems.ts';
import { limitedTo, mustBeSomebody, recognise, secretOf, setCookie } from '../session.ts';
import { named, replies } from './schemas.ts';

const noCode = (): Refused => new Refused(404, msg('server.refusal.noCode'));

async function stateOf({ people, database }: Service, person: Person): Promise<CodeState> {
  const [running, made] = await Promise.all([countRunning(database, person.id), people.codeMade(person.id)]);
  return { person, running, made };
}

/** One's own code: whether there is one, a new one, none. */
function ownCodeRoutes(app: App, service: Service): void {
  const path = '/api/me/code';
  app.get(
    path,
    {
      schema: {
        tags: ['people'],
        summary: 'Since when you have a recovery code. The code itself is not kept.',
        ...named,
        response: replies(CodeState),
      },
    },
    async (request) => stateOf(service, await mustBeSomebody(service, request)),
  );

  app.put(
    path,
    {
      schema: {
        tags: ['people'],
        summary: 'Make a recovery code, told this once. The one before stops working.',
        ...named,
        response: replies(CodeMade),
      },
    },
    async (request) => {
      const { id } = await mustBeSomebody(service, request);
      const made = service.now();
      return { code: await service.people.makeCode(id, made), made };
    },
  );

  app.delete(
    path,
    {
      schema: {
        tags: ['people'],
        summary: 'Switch the recovery code off. Browsers that used it stay signed in.',
        ...named,
        response: replies(CodeState),
      },
    },
    async (request) => {
      const person = await mustBeSomebody(service, request);
      await service.people.dropCode(person.id);
      return stateOf(service, person);
    },
  );

  app.delete(
    '/api/me/sessions',
    {
      schema: {
        tags: ['people'],
        summary: 'Sign out of every other browser. A recovery code stays as it is.',
        ...named,
        response: replies(Person),
      },
    },
    async (request) => {
      const person = await mustBeSomebody(service, request);
      await service.people.signOutElsewhere(person.id, secretOf(request) ?? '');
      service.tell({ about: 'signed out', person: person.id });
      return person;
    },
  );
}

export function recoveryRoutes(app: App, service: Service): void {
  ownCodeRoutes(app, service);

  app.post(
    '/api/codes/look',
    {
      preHandler: limitedTo(service, 'codesLookedUp', 'address'),
      schema: {
        tags: ['people'],
        summary: 'Whom a recovery code would bring back, before you decide.',
        body: CodeRequest,
        response: replies(CodeOwner),
      },
    },
    async (request) => {
      const person = await service.people.findByCode(request.body.code);
      if (person === undefined) throw noCode();
      return { person, running: await countRunning(service.database, person.id) };
    },
  );

  app.post(
    '/api/codes/restore',
    {
      preHandler: limitedTo(service, 'codesTried', 'address'),
      schema: {
        tags: ['people'],
        summary:
          'Become the guest of a recovery code here: a new HttpOnly cookie. Other browsers of that guest stay signed in.',
        body: CodeRequest,
        response: replies(Person),
      },
    },
    async (request, reply) => {
      const { code } = request.body;
      const [known, owner] = [await recognise(service, request), await service.people.findByCode(code)];
      if (owner === undefined) throw noCode();
      // Whoever it is already keeps the cookie they have.
      if (known?.id === owner.id) return owner;
      const secret = await service.people.restore(owner.id, code, service.now());
      if (secret === undefined) throw noCode();
      setCookie(request, reply, secret);
      return owner;
    },
  );
}
