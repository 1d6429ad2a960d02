/** The API described by its own schemas: /api/docs for people, /api/docs/openapi.json for programs. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { ClientMessage, LIVE_PATH, ServerMessage } from '@orrery/protocol';
import type { App } from './app.ts';
import { COOKIE } from './session.ts';

export const openapi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Orrery',
      version: '0.1.0',
      description:
        'Tables, seats, questions and answers over HTTP. Live updates come over the WebSocket at ' +
        `${LIVE_PATH}; its messages are the schemas ClientMessage and ServerMessage. What is said to people ` +
        'comes as a message: a key of a catalogue and its arguments.',
    },
    tags: [
      { name: 'people', description: 'Guests: a name, a cookie, and a code that brings them back.' },
      { name: 'games', description: 'What can be played.' },
      { name: 'tables', description: 'Making tables, and everything one does at them.' },
      { name: 'past', description: 'What has been.' },
      { name: 'server', description: 'The server itself.' },
    ],
    components: {
      securitySchemes: {
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE,
          description: 'Set by POST /api/guests and POST /api/codes/restore.',
        },
      },
    },
  },
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const details = (title: string, schema: unknown): string =>
  `<details><summary>${safe(title)}</summary><pre>${safe(JSON.stringify(schema, null, 2))}</pre></details>`;

interface Operation {
  readonly summary?: string;
  readonly requestBody?: unknown;
  readonly parameters?: unknown;
  readonly responses?: unknown;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { summary = '', requestBody, parameters, responses } = operation;
  return [
    `<h2>${method.toUpperCase()} ${safe(path)}</h2><p>${safe(summary)}</p>`,
    parameters === undefined ? '' : details('Parameters', parameters),
    requestBody === undefined ? '' : details('Request', requestBody),
    responses === undefined ? '' : details('Responses', responses),
  ].join('');
}

function page(paths: Readonly<Record<string, object | undefined>>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => operationHtml(method, path, operation)),
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Orrery API</title>',
    '<meta name="viewport" content="width=device-width"><main><h1>Orrery API</h1>',
    '<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a>.</p>',
    ...operations,
    `<h2>WebSocket ${LIVE_PATH}</h2>`,
    details('What a client sends', ClientMessage),
    details('What the server sends', ServerMessage),
    '</main></html>',
  ].join('\n');
}

export function docsRoutes(app: App): void {
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => {
    const document = app.swagger();
    const known = 'components' in document ? document.components : {};
    const schemas = { ClientMessage, ServerMessage };
    const at = (name: keyof typeof schemas): object => ({ $ref: `#/components/schemas/${name}` });
    return {
      ...document,
      components: { ...known, schemas },
      'x-websocket': { path: LIVE_PATH, sends: at('ClientMessage'), receives: at('ServerMessage') },
    };
  });
  app.get('/api/docs', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(page(app.swagger().paths ?? {})),
  );
}
