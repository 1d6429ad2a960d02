/** What has been: the log, earlier positions, chat; and after the end the record and the deal. */
import { msg, writeRecord } from '@orrery/kernel';
import { ChatList, DealInfo, Id, PastPosition, StepList } from '@orrery/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Service } from '../../service.ts';
import { seatOf } from '../../tables/arrangement.ts';
import { maySee } from '../../tables/decide.ts';
import { type LoggedTable, recordOf } from '../../tables/logged-table.ts';
import { dealInfo, pastPosition, stepOf } from '../../tables/position.ts';
import type { App } from '../app.ts';
import { noTable, Refused } from '../problems.ts';
import { askerOf, recognise } from '../session.ts';
import { Invited, replies, TableParams } from './schemas.ts';
import { inviteOf, tableFor } from './tables.ts';

const Digits = Type.String({ pattern: '^[0-9]{1,9}$' });
const After = Type.Object({ after: Type.Optional(Digits) }, { additionalProperties: false });

/** A finished game, also one whose rules this program does not have. */
export async function finishedGame(
  service: Service,
  request: FastifyRequest,
  id: string,
): Promise<LoggedTable> {
  const [logged, person] = await Promise.all([service.tables.logged(id), recognise(service, request)]);
  if (logged !== undefined) {
    if (!maySee(logged, person?.id, inviteOf(request))) throw noTable();
    return logged;
  }
  await tableFor(service, request, id);
  throw new Refused(409, msg('server.refusal.notFinished'));
}

export function pastRoutes(app: App, service: Service): void {
  app.get(
    '/api/tables/:id/log',
    {
      schema: {
        tags: ['past'],
        summary: 'What happened after a number of the log, with events as you may know them.',
        params: TableParams,
        headers: Invited,
        querystring: After,
        response: replies(StepList),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { person } = await tableFor(service, request, id);
      service.limits.check('replays', askerOf(request, person));
      const past = await service.past.since(id, Number(request.query.after ?? 0), askerOf(request, person));
      if (past === undefined) throw noTable();
      const { table, effects } = past;
      const seat = seatOf(table, person);
      return { n: table.n, steps: effects.map((effect) => stepOf(table.engine, effect, seat)) };
    },
  );

  app.get(
    '/api/tables/:id/positions/:n',
    {
      schema: {
        tags: ['past'],
        summary: 'The table after so many entries of its log, as you may see it.',
        params: Type.Object({ id: Id, n: Digits }),
        headers: Invited,
        response: replies(PastPosition),
      },
    },
    async (request) => {
      const { id } = request.params;
      const n = Number(request.params.n);
      const { table: now, person } = await tableFor(service, request, id);
      if (n < 1 || n > now.n) throw new Refused(404, msg('server.refusal.noPosition'));
      service.limits.check('replays', askerOf(request, person));
      const past = await service.past.tableAt(id, n, askerOf(request, person));
      if (past === undefined) throw noTable();
      return pastPosition(past, seatOf(now, person));
    },
  );

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        tags: ['past'],
        summary: 'The record of a finished game: options, seed and answers, with a checksum.',
        params: TableParams,
        headers: Invited,
        response: replies(Type.Unknown({ description: "The record's file." })),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const game = await finishedGame(service, request, id);
      const record = recordOf(game);
      if (record === undefined) throw new Refused(409, msg('server.refusal.notFinished'));
      const text = writeRecord(record);
      reply.header('content-disposition', `attachment; filename="${game.settings.game}-${id}.json"`);
      // Sent as it is: its checksum is over these very bytes.
      return reply.type('application/json; charset=utf-8').serializer(String).send(text);
    },
  );

  app.get(
    '/api/tables/:id/deal',
    {
      schema: {
        tags: ['past'],
        summary: 'The hash of the secret; after the end the secret and all nonces, to check the seed.',
        params: TableParams,
        headers: Invited,
        response: replies(DealInfo),
      },
    },
    async (request) => dealInfo((await tableFor(service, request, request.params.id)).table),
  );

  app.get(
    '/api/tables/:id/chat',
    {
      schema: {
        tags: ['past'],
        summary: 'What was said after a line.',
        params: TableParams,
        headers: Invited,
        querystring: After,
        response: replies(ChatList),
      },
    },
    async (request) => {
      const { table } = await tableFor(service, request, request.params.id);
      return { lines: await service.chat.read(table.id, Number(request.query.after ?? 0)) };
    },
  );
}
