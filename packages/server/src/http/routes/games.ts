import { botsFor } from '@orrery/bots';
import { msg } from '@orrery/kernel';
import { About, GameInfo, GameList, Slug } from '@orrery/protocol';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import type { Service } from '../../service.ts';
import type { Engine } from '../../tables/engines.ts';
import type { App } from '../app.ts';
import { Refused } from '../problems.ts';
import { replies } from './schemas.ts';

const infoOf = ({ game, listed }: Engine): GameInfo => ({
  id: game.id,
  name: game.name,
  rules: game.version,
  seats: { min: game.seats.min, max: game.seats.max },
  options: game.options,
  bots: botsFor(game.id).map(({ id, name }) => ({ id, name })),
  listed,
});

export function gameRoutes(app: App, config: Config, service: Service): void {
  app.get(
    '/api/games',
    {
      schema: {
        tags: ['games'],
        summary: 'The games, with their options and bots.',
        response: replies(GameList),
      },
    },
    async () => {
      const engines = await service.engines.all();
      return { games: engines.filter((engine) => engine.listed).map(infoOf) };
    },
  );

  app.get(
    '/api/games/:id',
    {
      schema: {
        tags: ['games'],
        summary: 'One game, also one that the list does not show.',
        params: Type.Object({ id: Slug }),
        response: replies(GameInfo),
      },
    },
    async (request) => {
      const { id } = request.params;
      const engine = await service.engines.find(id);
      if (engine === undefined) throw new Refused(404, msg('server.refusal.noGame', { game: id }));
      return infoOf(engine);
    },
  );

  app.get(
    '/api/about',
    {
      schema: {
        tags: ['server'],
        summary: 'Where to write to whoever runs this server.',
        response: replies(About),
      },
    },
    async () => ({ contact: config.contact ?? null }),
  );

  app.get(
    '/api/health',
    {
      schema: {
        tags: ['server'],
        summary: 'Whether the server and its database answer.',
        response: replies(Type.Object({ ok: Type.Literal(true), tables: Type.Integer() })),
      },
    },
    async () => {
      await service.database.query('select 1');
      return { ok: true as const, tables: service.tables.inMemory };
    },
  );
}
