import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = new URL('../package-lock.json', import.meta.url);
const packages: Readonly<Record<string, Entry>> = JSON.parse(readFileSync(lock, 'utf8')).packages;

test('the lock names the optional packages of every platform, without which npm ci refuses to install', () => {
  const named = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(named.filter((name) => packages[`node_modules/${name}`] === undefined)).toEqual([]);
});

test('the lock names no host, so that everybody installs from their own registry', () => {
  expect(Object.values(packages).filter((entry) => entry.resolved?.includes('://'))).toEqual([]);
});
