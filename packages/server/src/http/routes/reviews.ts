/** Finished games looked at again by a bot. */
import { isDone } from '@orrery/bots/review';
import { ReviewState } from '@orrery/protocol';
import type { Service } from '../../service.ts';
import type { App } from '../app.ts';
import { askerOf, mustBeSomebody, recognise } from '../session.ts';
import { finishedGame } from './past.ts';
import { Invited, named, replies, TableParams } from './schemas.ts';

export function reviewRoutes(app: App, service: Service): void {
  app.get(
    '/api/tables/:id/review',
    {
      schema: {
        tags: ['past'],
        summary: 'The review of a finished game, as far as it is made.',
        params: TableParams,
        headers: Invited,
        response: replies(ReviewState),
      },
    },
    async (request) => {
      const { id } = request.params;
      const person = await recognise(service, request);
      service.limits.check('replays', askerOf(request, person?.id));
      await finishedGame(service, request, id);
      const review = await service.reviewer.read(id);
      return { review: review ?? null, made: review !== undefined && isDone(review) };
    },
  );

  app.post(
    '/api/tables/:id/review',
    {
      schema: {
        tags: ['past'],
        summary: 'Have a finished game reviewed; what there is of it comes back at once.',
        ...named,
        params: TableParams,
        headers: Invited,
        response: replies(ReviewState),
      },
    },
    async (request) => {
      const { id } = request.params;
      const person = await mustBeSomebody(service, request);
      service.limits.check('replays', askerOf(request, person.id));
      await finishedGame(service, request, id);
      const review = await service.reviewer.order(id);
      return { review: review ?? null, made: review !== undefined && isDone(review) };
    },
  );
}
