import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Entry {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe.each(['../package-lock.json', '../mutation/package-lock.json'])('%s', (path) => {
  const lock = new URL(path, import.meta.url);
  const packages: Readonly<Record<string, Entry>> = JSON.parse(readFileSync(lock, 'utf8')).packages;

  test('names the optional packages of every platform, without which npm ci refuses to install', () => {
    const named = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
    expect(named.filter((name) => packages[`node_modules/${name}`] === undefined)).toEqual([]);
  });

  test('names no host, so that everybody installs from their own registry', () => {
    expect(Object.values(packages).filter((entry) => entry.resolved?.includes('://'))).toEqual([]);
  });
});
