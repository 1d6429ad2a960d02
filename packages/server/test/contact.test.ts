import { readConfig } from '@orrery/server';
import { expect, test } from 'vitest';
import { testServer } from './support.ts';

test('players are told where to write to whoever runs the server, where that was set', async () => {
  const { contact } = readConfig({ ORRERY_CONTACT: ' https://example.org/orrery ' });
  const server = await testServer({ contact });
  const client = await server.client();
  expect(await client.http('GET', '/api/about')).toEqual({ contact: 'https://example.org/orrery' });
  await server.close();
});

test('without the setting nobody is named, and a whole letter is refused', () => {
  expect(readConfig({ ORRERY_CONTACT: '  ' }).contact).toBeUndefined();
  expect(readConfig({}).contact).toBeUndefined();
  expect(() => readConfig({ ORRERY_CONTACT: 'x'.repeat(201) })).toThrow('ORRERY_CONTACT');
});
