import type { Position } from '@orrery/protocol';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { makeTable, playOn, serverForAll } from './support.ts';

interface Described {
  readonly schema: TSchema;
}
interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly (Described & { name: string; in: string; required: boolean })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Described>> };
  readonly responses: Readonly<
    Record<string, { description: string; content: Readonly<Record<string, Described>> }>
  >;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, TSchema>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

const server = await serverForAll();
const base = server.address.replace('localhost', '127.0.0.1');
const document = (await (await fetch(`${base}/api/docs/openapi.json`)).json()) as Document;

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** The schemas that an operation names, whatever for. */
const schemasOf = ({ parameters = [], requestBody, responses }: Operation): TSchema[] =>
  [
    ...parameters,
    ...Object.values(requestBody?.content ?? {}),
    ...Object.values(responses).flatMap(({ content }) => Object.values(content)),
  ].map(({ schema }) => schema);

/** The routes in the tree that the app prints: each line goes on from the one that it hangs on. */
function routesOf(tree: string): string[] {
  const stems: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*)[├└]── (\S*)(?: \((.*)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = `${depth === 0 ? '' : stems[depth - 1]}${part}`;
    stems[depth] = path;
    const shown = path.replace(/:(\w+)/g, '{$1}');
    const known = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return shown.startsWith('/api/') ? known.map((method) => `${method} ${shown}`) : [];
  });
}

describe('the description of the API', () => {
  test('is of a known version, with a name for everything', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({
      title: 'Orrery',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    const tags = document.tags.map(({ name }) => name);
    for (const { operation } of operations()) {
      expect(operation.summary).toMatch(/\.$/);
      expect(tags).toContain(operation.tags?.[0]);
      expect(Object.keys(operation.responses)).toEqual(['200', '4XX', '5XX']);
      for (const { description } of Object.values(operation.responses)) expect(description).not.toBe('');
      for (const named of operation.security ?? [])
        expect(Object.keys(document.components.securitySchemes)).toEqual(Object.keys(named));
    }
  });

  test('has every parameter of every path, and schemas that can be read', () => {
    for (const { path, operation } of operations()) {
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path');
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name).sort()).toEqual(wanted.sort());
      expect(inPath.every(({ required }) => required)).toBe(true);
      for (const schema of schemasOf(operation)) expect(() => Compile(schema)).not.toThrow();
    }
  });

  test('has every route that there is', () => {
    const known = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
    // The description does not describe itself, and the WebSocket has a place of its own.
    const own = ['GET /api/docs', 'GET /api/docs/openapi.json', 'GET /api/live'];
    expect(routes.filter((route) => !own.includes(route)).sort()).toEqual(known.sort());
    expect(known.length).toBeGreaterThan(12);
    expect(Object.keys(document.components.schemas)).toEqual(['ClientMessage', 'ServerMessage']);
  });

  test('tells what every command and every message is for', async () => {
    const told = (schema: TSchema | undefined): unknown[] =>
      (schema as { anyOf?: { description?: string }[] }).anyOf!.map(({ description }) => description);
    const commands = document.paths['/api/tables/{id}/commands']!.post!.requestBody!.content;
    const all = [
      ...told(commands['application/json']!.schema),
      ...told(document.components.schemas.ClientMessage),
      ...told(document.components.schemas.ServerMessage),
    ];
    expect(all.length).toBeGreaterThan(25);
    for (const description of all) expect(description).toMatch(/\.$/);
    const page = await (await fetch(`${base}/api/docs`)).text();
    for (const { path } of operations()) expect(page).toContain(path);
  });
});

test('a position fits its description only as it is, with nothing missing and nothing that is not described', async () => {
  const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
  const { id } = await makeTable(ann, {});
  await bob.command(id, { do: 'join' });
  await ann.command(id, { do: 'start' });
  const all = (await Promise.all(
    [ann, bob].map((client) => client.http('GET', `/api/tables/${id}`)),
  )) as Position[];
  const position = all.find(({ question }) => question !== null)!;
  const { view, question } = position;
  const { content } = document.paths['/api/tables/{id}']!.get!.responses['200']!;
  const isPosition = Compile(content['application/json']!.schema);
  expect(isPosition.Check(position)).toBe(true);
  for (const field of ['viewer', 'deciding', 'chosen', 'agenda'])
    expect(isPosition.Check({ ...position, view: { ...view, [field]: undefined } }), field).toBe(false);
  for (const field of Object.keys(question!))
    expect(isPosition.Check({ ...position, question: { ...question, [field]: undefined } }), field).toBe(
      false,
    );
  expect(isPosition.Check({ ...position, view: { ...view, moment: { round: 1 } } })).toBe(false);
  expect(isPosition.Check({ ...position, question: { ...question, hint: 'the first' } })).toBe(false);
});

test('everything that the API answers fits its description', async () => {
  const [ann, bob] = [await server.client('Ann'), await server.client('Bob')];
  const isServerMessage = Compile(document.components.schemas.ServerMessage!);
  const strange: string[] = [];
  for (const client of [ann, bob])
    client.onMessage = (message, text) => {
      if (!isServerMessage.Check(message)) strange.push(text.slice(0, 200));
    };
  const tried = new Set<string>();
  const fits = async (method: string, path: string, real: string, body?: unknown): Promise<void> => {
    tried.add(`${method} ${path}`);
    const response = await fetch(`${base}${real}`, {
      method,
      headers: { cookie: ann.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { responses } = document.paths[path]![method.toLowerCase()]!;
    const { content } = responses[response.ok ? '200' : `${Math.floor(response.status / 100)}XX`]!;
    const answer: unknown = await response.json();
    if (!Compile(content['application/json']!.schema).Check(answer))
      strange.push(`${method} ${real} ${response.status}: ${JSON.stringify(answer).slice(0, 200)}`);
  };
  await fits('POST', '/api/guests', '/api/guests', { name: 'Ann' });
  await fits('GET', '/api/me', '/api/me');
  await fits('PATCH', '/api/me', '/api/me', { name: 'Anna' });
  await fits('PUT', '/api/me/code', '/api/me/code');
  await fits('GET', '/api/me/code', '/api/me/code');
  const { code } = (await ann.http('PUT', '/api/me/code')) as { code: string };
  for (const path of ['/api/codes/look', '/api/codes/restore'])
    for (const typed of [code, 'no code']) await fits('POST', path, path, { code: typed });
  await fits('DELETE', '/api/me/code', '/api/me/code');
  await fits('GET', '/api/games', '/api/games');
  await fits('GET', '/api/games/{id}', '/api/games/race-for-the-galaxy');
  await fits('GET', '/api/games/{id}', '/api/games/no-such-game');
  await fits('GET', '/api/health', '/api/health');
  await fits('GET', '/api/about', '/api/about');
  await fits('POST', '/api/tables', '/api/tables', {
    game: 'race-for-the-galaxy',
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
  });
  await fits('POST', '/api/tables', '/api/tables', { game: 'chess', seats: [{ kind: 'person' }] });
  const { id } = await makeTable(ann, { clock: { kind: 'live', bank: 900, increment: 5 } });
  const command = (body: object): Promise<void> =>
    fits('POST', '/api/tables/{id}/commands', `/api/tables/${id}/commands`, body);
  await bob.command(id, { do: 'join' });
  await command({ do: 'start', nonce: 'a nonce' });
  await command({ do: 'chat', text: 'Good luck' });
  await command({ do: 'start' });
  await command({ do: 'policies', policies: [{ question: 'keep', spend: {}, times: 'always' }] });
  for (const client of [ann, bob]) await client.subscribe(id);
  const look = async (): Promise<void> => {
    for (const path of ['', '/log', '/positions/{n}', '/record', '/review', '/deal', '/chat', '/invite'])
      await fits('GET', `/api/tables/{id}${path}`, `/api/tables/${id}${path.replace('{n}', '4')}`);
    await fits('POST', '/api/tables/{id}/review', `/api/tables/${id}/review`);
    for (const list of ['open', 'mine', 'live', 'finished'])
      await fits('GET', '/api/tables', `/api/tables?list=${list}`);
  };
  await playOn(id, [ann, bob], undefined, () => ann.tables.get(id)!.position.answers >= 10);
  await look();
  await playOn(id, [ann, bob]);
  await look();
  await command({ do: 'rematch' });
  await fits('DELETE', '/api/me/sessions', '/api/me/sessions');
  expect(strange).toEqual([]);
  expect([...tried].sort()).toEqual(
    operations()
      .map(({ path, method }) => `${method.toUpperCase()} ${path}`)
      .sort(),
  );
}, 60_000);
