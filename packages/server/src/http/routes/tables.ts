import { msg } from '@orrery/kernel';
import {
  Command,
  Done,
  INVITE_HEADER,
  Position,
  TableCreated,
  TableList,
  TableListRequest,
  TableRequest,
} from '@orrery/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Service } from '../../service.ts';
import { listTables } from '../../storage/lists.ts';
import { seatOf } from '../../tables/arrangement.ts';
import { maySee } from '../../tables/decide.ts';
import type { LiveTable } from '../../tables/live-table.ts';
import { positionOf } from '../../tables/position.ts';
import type { Table } from '../../tables/table.ts';
import { addressKey } from '../address.ts';
import type { App } from '../app.ts';
import { noTable, Refused } from '../problems.ts';
import { limitedTo, mustBeSomebody, recognise } from '../session.ts';
import { Invited, named, replies, TableParams } from './schemas.ts';

export const inviteOf = (request: FastifyRequest): string | undefined => {
  const value = request.headers[INVITE_HEADER];
  return typeof value === 'string' ? value : undefined;
};

/** The table, if whoever asks may see it; otherwise it is as if there were none. */
export async function tableFor(
  service: Service,
  request: FastifyRequest,
  id: string,
): Promise<{ live: LiveTable; table: Table; person: string | undefined }> {
  const [live, person] = await Promise.all([service.tables.find(id), recognise(service, request)]);
  const table = await live?.fresh();
  if (live === undefined || table === undefined || !maySee(table, person?.id, inviteOf(request)))
    throw noTable();
  return { live, table, person: person?.id };
}

export function tableRoutes(app: App, service: Service): void {
  app.post(
    '/api/tables',
    {
      preHandler: limitedTo(service, 'tables', 'person'),
      schema: {
        tags: ['tables'],
        summary: 'Make a table and sit down at its first seat for people.',
        ...named,
        body: TableRequest,
        response: replies(TableCreated),
      },
    },
    async (request) => {
      const person = await mustBeSomebody(service, request);
      const made = await service.tables.create(request.body, person, addressKey(request));
      if ('refusal' in made) throw new Refused(422, made.refusal);
      return made;
    },
  );

  app.get(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'Open, live and finished tables, and your own.',
        querystring: TableListRequest,
        response: replies(TableList),
      },
    },
    async (request) => {
      const person = await recognise(service, request);
      const isOlder = (game: string, rules: number) => service.engines.isOlder(game, rules);
      return listTables(service.database, request.query, person?.id, isOlder);
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags: ['tables'],
        summary: 'A table as you may see it, with the question that is open for you.',
        params: TableParams,
        headers: Invited,
        response: replies(Position),
      },
    },
    async (request) => {
      const { live, table, person } = await tableFor(service, request, request.params.id);
      const seat = seatOf(table, person);
      return positionOf(table, seat, seat === null ? undefined : live.policiesOf(seat));
    },
  );

  app.post(
    '/api/tables/:id/commands',
    {
      schema: {
        tags: ['tables'],
        summary:
          'Join, leave, start, answer, undo, vote, resign, chat: whatever a person may ask of a table.',
        params: TableParams,
        headers: Invited,
        body: Command,
        ...named,
        response: replies(Done),
      },
    },
    async (request) => {
      const person = await mustBeSomebody(service, request);
      const { body } = request;
      const invite = (body.do === 'join' ? body.invite : undefined) ?? inviteOf(request);
      if (body.do === 'end') {
        const reply = await service.tables.end(request.params.id, person, invite);
        if ('refusal' in reply) throw new Refused(409, reply.refusal);
        return reply.done;
      }
      const live = await service.tables.find(request.params.id);
      if (live === undefined || !maySee(await live.fresh(0), person.id, invite)) throw noTable();
      const reply = await service.tables.command(live, person, body);
      if ('refusal' in reply) throw new Refused(409, reply.refusal);
      return reply.done;
    },
  );

  app.get(
    '/api/tables/:id/invite',
    {
      schema: {
        tags: ['tables'],
        summary: 'The invitation to pass on, for people at the table.',
        ...named,
        params: TableParams,
        headers: Invited,
        response: replies(Type.Object({ invite: Type.String() })),
      },
    },
    async (request) => {
      const person = await mustBeSomebody(service, request);
      const { table } = await tableFor(service, request, request.params.id);
      if (seatOf(table, person.id) === null && table.host !== person.id)
        throw new Refused(403, msg('server.refusal.notSeated'));
      return { invite: table.invite };
    },
  );
}
