import { games } from '@orrery/catalog';
import type { OptionField } from '@orrery/kernel';
import type { Command, GameInfo, Position, TableCreated, TableList } from '@orrery/protocol';
import type { Client } from '@orrery/server-tools';
import { describe, expect, test } from 'vitest';
import { makeTable, playOn, serverForAll, until } from './support.ts';

const server = await serverForAll();

const look = async (client: Client, id: string): Promise<Position> =>
  (await client.http('GET', `/api/tables/${id}`)) as Position;

const refusal = (error: unknown): string => String((error as Error).message);

/** Every value that a field of a game's form can take. */
const valuesOf = (field: OptionField): (string | boolean | number)[] => {
  if (field.kind === 'choice') return field.values.map(({ value }) => value);
  return field.kind === 'toggle' ? [true, false] : [field.min, field.max];
};

describe.each(games.map(({ id }) => id))('a table of %s', (game) => {
  test('takes every value of every option of its schema, and starts with it', async () => {
    const ann = await server.client('Ann');
    const info = (await ann.http('GET', `/api/games/${game}`)) as GameInfo;
    expect(Object.keys(info.options).length).toBeGreaterThan(0);
    for (const [option, field] of Object.entries(info.options))
      for (const value of valuesOf(field)) {
        const { min, max } = field.seats ?? info.seats;
        const count = Math.min(max, Math.max(2, min));
        const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot', bot: 'random' }) as const);
        const seats = [{ kind: 'person' } as const, ...bots];
        const made = await makeTable(ann, { game, seats, options: { [option]: value }, start: true });
        const { table, view } = await look(ann, made.id);
        expect(table.options[option]).toBe(value);
        expect(view).not.toBeNull();
        await ann.command(made.id, { do: 'pause', agree: true });
      }
  }, 120_000);

  test('refuses values and options that are not in its schema, and says which', async () => {
    const ann = await server.client('Ann');
    const info = (await ann.http('GET', `/api/games/${game}`)) as GameInfo;
    const [option] = Object.keys(info.options);
    const wrong = makeTable(ann, { game, options: { [option!]: 'no such value' } });
    await expect(wrong).rejects.toMatchObject({
      status: 422,
      problem: { key: 'kernel.options.value', args: { option } },
    });
    const unknown = makeTable(ann, { game, options: { noSuchOption: true } });
    await expect(unknown).rejects.toMatchObject({ problem: { key: 'kernel.options.unknown' } });
    const seats = Array.from({ length: 9 }, () => ({ kind: 'person' }) as const);
    await expect(makeTable(ann, { game, seats })).rejects.toThrow('kernel.options.seatCount');
  });
});

describe('who finds a table and who may join', () => {
  const listed = async (client: Client): Promise<string[]> =>
    ((await client.http('GET', '/api/tables?list=open')) as TableList).tables.map((table) => table.id);

  test('an open one is listed; anybody watches and joins', async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const { id, invite } = await makeTable(ann, { visibility: 'open' });
    expect(invite).toBeNull();
    expect(await listed(bob)).toContain(id);
    await bob.command(id, { do: 'join' });
    expect((await look(bob, id)).seat).toBe(1);
  });

  test('one by link is not listed; anybody with the address watches, joining takes the invitation', async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const { id, invite } = await makeTable(ann, { visibility: 'link' });
    expect(await listed(bob)).not.toContain(id);
    expect((await look(bob, id)).seat).toBeNull();
    await expect(bob.command(id, { do: 'join' })).rejects.toThrow('server.refusal.invite');
    await expect(bob.command(id, { do: 'join', invite: 'a guess' })).rejects.toThrow('server.refusal.invite');
    await expect(bob.http('GET', `/api/tables/${id}/invite`)).rejects.toThrow('server.refusal.notSeated');
    await bob.command(id, { do: 'join', invite: invite! });
    expect(await bob.http('GET', `/api/tables/${id}/invite`)).toEqual({ invite });
  });

  test('a private one is shown to nobody without the invitation, which goes in a header', async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const { id, invite } = await makeTable(ann, { visibility: 'private' });
    expect(await listed(bob)).not.toContain(id);
    for (const path of ['', '/log', '/positions/1', '/deal', '/chat', '/record', '/invite'])
      await expect(bob.http('GET', `/api/tables/${id}${path}`)).rejects.toThrow('server.refusal.noTable');
    const shown = await bob.http('GET', `/api/tables/${id}`, undefined, { 'x-orrery-invite': invite! });
    expect((shown as Position).table.id).toBe(id);
  });

  test('whoever is sent away from a private table sees nothing more of it', async () => {
    const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
    const { id, invite } = await makeTable(ann, { visibility: 'private' });
    await bob.command(id, { do: 'join', invite: invite! });
    const told: string[] = [];
    bob.onMessage = (message) => told.push(message.do);
    await bob.subscribe(id);
    await ann.command(id, { do: 'seat', seat: 1, bot: null });
    await until(() => told.includes('ended'), 'the end');
    const count = told.length;
    await ann.command(id, { do: 'chat', text: 'alone at last' });
    await bob.ping();
    expect(told.slice(count)).toEqual(['done']);
    await expect(look(bob, id)).rejects.toThrow('server.refusal.noTable');
  });
});

describe('who goes first', () => {
  test('is whoever was chosen; the others follow clockwise', async () => {
    const [ann, bob, cid] = [
      await server.client('Ann'),
      await server.client('Bob'),
      await server.client('Cid'),
    ];
    const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }] as const;
    const { id } = await makeTable(ann, { seats: [...seats], first: { by: 'choice', seat: 1 } });
    await bob.command(id, { do: 'join', seat: 1 });
    await cid.command(id, { do: 'join', seat: 2 });
    await ann.command(id, { do: 'start' });
    const { table } = await look(ann, id);
    expect(table.seats.map((seat) => seat.person?.name)).toEqual(['Bob', 'Cid', 'Ann']);
    expect(table.seats.map((seat) => seat.mark)).toEqual([1, 2, 0]);
  });

  test('is decided by chance otherwise, and not always the same', async () => {
    const ann = await server.client('Ann');
    const found = new Set<number | null>();
    for (let i = 0; i < 40 && found.size < 2; i++) {
      const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }] as const;
      const { id } = await makeTable(ann, { seats: [...seats], first: { by: 'chance' }, start: true });
      found.add((await look(ann, id)).seat);
    }
    expect(found).toEqual(new Set([0, 1]));
  }, 60_000);

  test('cannot be a seat that is not there', async () => {
    const ann = await server.client('Ann');
    const made = makeTable(ann, { first: { by: 'choice', seat: 7 } });
    await expect(made).rejects.toThrow('server.refusal.noSeat');
  });
});

test('every seat has a mark of its own, asked for or not', async () => {
  const ann = await server.client('Ann');
  const seats = [{ kind: 'person' }, { kind: 'person', mark: 0 }, { kind: 'person', mark: 0 }] as const;
  const { id } = await makeTable(ann, { seats: [...seats] });
  expect((await look(ann, id)).table.seats.map((seat) => seat.mark)).toEqual([1, 0, 2]);
});

describe('before the start', () => {
  test('people come and go, the maker seats bots, and only a full table starts', async () => {
    const [ann, bob, cid] = [
      await server.client('Ann'),
      await server.client('Bob'),
      await server.client('Cid'),
    ];
    const { id } = await makeTable(ann);
    const kinds = async (): Promise<string[]> => (await look(ann, id)).table.seats.map((seat) => seat.kind);
    await expect(ann.command(id, { do: 'start' })).rejects.toThrow('server.refusal.seatsOpen');
    await bob.command(id, { do: 'join' });
    await expect(bob.command(id, { do: 'join' })).rejects.toThrow('server.refusal.seatedAlready');
    await expect(cid.command(id, { do: 'join' })).rejects.toThrow('server.refusal.full');
    await expect(bob.command(id, { do: 'start' })).rejects.toThrow('server.refusal.notHost');
    await expect(bob.command(id, { do: 'seat', seat: 1, bot: 'random' })).rejects.toThrow(
      'server.refusal.notHost',
    );
    await bob.command(id, { do: 'leave' });
    expect(await kinds()).toEqual(['person', 'open']);
    await expect(ann.command(id, { do: 'seat', seat: 1, bot: 'nobody' })).rejects.toThrow(
      'server.refusal.noBot',
    );
    await ann.command(id, { do: 'seat', seat: 1, bot: 'random' });
    expect(await kinds()).toEqual(['person', 'bot']);
    await ann.command(id, { do: 'seat', seat: 1, bot: null });
    await cid.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    await expect(bob.command(id, { do: 'join' })).rejects.toThrow('server.refusal.notWaiting');
  });

  test('the table is cancelled when its maker leaves, and is in no list of open ones', async () => {
    const ann = await server.client('Ann');
    const { id } = await makeTable(ann);
    await ann.command(id, { do: 'leave' });
    expect((await look(ann, id)).table.status).toBe('cancelled');
    const open = (await ann.http('GET', '/api/tables?list=open')) as TableList;
    expect(open.tables.map((table) => table.id)).not.toContain(id);
  });

  test('a table without people is not made', async () => {
    const ann = await server.client('Ann');
    const seats = [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ] as const;
    await expect(makeTable(ann, { seats: [...seats] })).rejects.toThrow('server.refusal.nobody');
  });
});

test('after the end everybody finds the same rematch, with their colours and whoever was chosen to begin', async () => {
  const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
  const made: TableCreated = await makeTable(ann, {
    visibility: 'link',
    first: { by: 'choice', seat: 1 },
    options: { length: 'long' },
  });
  await bob.command(made.id, { do: 'join', invite: made.invite! });
  await expect(ann.command(made.id, { do: 'rematch' })).rejects.toThrow('server.refusal.notFinished');
  await ann.command(made.id, { do: 'start' });
  for (const client of [ann, bob]) await client.subscribe(made.id);
  await playOn(made.id, [ann, bob]);
  const cid = await server.client('Cid');
  await expect(cid.command(made.id, { do: 'rematch' })).rejects.toThrow('server.refusal.notSeated');
  // Both ask at the same moment; there is one new table all the same, and nobody needs its invitation.
  const [one, two] = await Promise.all([ann, bob].map((who) => who.command(made.id, { do: 'rematch' })));
  expect(one!.table).toBe(two!.table);
  const before = (await look(ann, made.id)).table;
  expect(before.rematch).toBe(one!.table);
  const waiting = (await look(ann, one!.table!)).table;
  expect(waiting.options).toEqual(before.options);
  const people = (table: Position['table']) =>
    table.seats.map(({ person, mark }) => `${person?.name} ${mark}`);
  expect(people(waiting)).toEqual(people(before));
  const host = waiting.host === ann.id ? ann : bob;
  await host.command(waiting.id, { do: 'start' });
  expect((await look(ann, waiting.id)).table.seats[0]?.person?.name).toBe('Bob');
}, 60_000);

test('spectators see what everybody sees, hear and say, and decide nothing', async () => {
  const [ann, bob, eve] = [
    await server.client('Ann'),
    await server.client('Bob'),
    await server.client('Eve'),
  ];
  const { id } = await makeTable(ann);
  await bob.command(id, { do: 'join' });
  await ann.command(id, { do: 'start' });
  const lines: string[] = [];
  const watching: number[] = [];
  ann.onMessage = (message) => {
    if (message.do === 'chat') lines.push(`${message.line.person.name} ${message.line.seat}`);
    if (message.do === 'presence') watching.push(message.spectators);
  };
  await ann.subscribe(id);
  const { position } = await eve.subscribe(id);
  expect(position).toMatchObject({ seat: null, question: null, canUndo: false });
  expect(position.view).toMatchObject({ viewer: 'spectator' });
  await until(() => watching.at(-1) === 1, 'the spectator');
  await eve.command(id, { do: 'chat', text: 'Hello' });
  await until(() => lines.length === 1, 'the line');
  expect(lines).toEqual(['Eve null']);
  const commands: Command[] = [
    { do: 'answer', answers: [{ question: 0, pick: 0 }] },
    { do: 'undo' },
    { do: 'resign' },
    { do: 'pause', agree: true },
    { do: 'proposeUndo', to: 0 },
    { do: 'claim', seat: 0 },
  ];
  for (const command of commands)
    expect(await eve.command(id, command).catch(refusal)).toBe('server.refusal.notSeated');
  await expect(eve.command(id, { do: 'policies', policies: [] })).rejects.toThrow('server.refusal.notSeated');
});
