import type { GameEvent } from '@orrery/kernel';
import type { StepList } from '@orrery/protocol';
import { loadGame } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { serverForAll, twoAtTable } from './support.ts';

const server = await serverForAll();

describe('the log of a table', () => {
  test.each(['reference', 'race-for-the-galaxy', 'terraforming-mars'])(
    'begins with the setup of %s, as each viewer may know it',
    async (name) => {
      const { ann, bob, id } = await twoAtTable(server, { game: name });
      const watcher = await server.client('Cid');
      await watcher.subscribe(id, 0);
      const game = await loadGame(name);
      const { seed } = (await server.service.tables.find(id))!.table.deal!;
      const events: GameEvent[] = [];
      const state = game
        .with({ emit: (event) => events.push(event) })
        .setup(ann.tables.get(id)!.position.table.options, 2, seed);
      const moment = game.moment(state);
      const viewers = [
        { client: ann, viewer: 0 },
        { client: bob, viewer: 1 },
        { client: watcher, viewer: 'spectator' },
      ] as const;
      for (const { client, viewer } of viewers) {
        const { steps } = (await client.http('GET', `/api/tables/${id}/log?after=0`)) as StepList;
        const setup = steps.filter((step) => step.do === 'started').map((step) => step.setup);
        const expected = events.flatMap((event) => game.see(event, viewer) ?? []);
        expect(setup).toEqual([{ events: expected, moment }]);
        expect(expected.length).toBeGreaterThan(0);
      }
      // The live line says the same as the log does.
      const told = watcher.tables.get(id)!.steps.flatMap((step) => step.setup?.events ?? []);
      expect(told).toEqual(events.flatMap((event) => game.see(event, 'spectator') ?? []));
    },
  );
});
