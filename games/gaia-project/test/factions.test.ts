import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { factionIds } from '../src/data/factions.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
/** The rows of the players' factions, and of the Automa's faction cards. */
const rows = ['data/factions.ts', 'automa/factions.ts'];
/** All other files. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !rows.includes(name),
);

describe('a faction is a row and modifiers in one place', () => {
  test('there are factions and files to look for them in', () => {
    expect(factionIds).toHaveLength(14);
    expect(files.length).toBeGreaterThan(30);
    expect(readFileSync(`${source}/data/factions.ts`, 'utf8')).toContain('terrans:');
  });

  test.each(files)('%s names none of them', (file) => {
    const code = readFileSync(`${source}/${file}`, 'utf8');
    // What a rule says of a faction as an example in a comment is no rule.
    const rules = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const named = factionIds.filter((id) => new RegExp(`['"\`.]${id}\\b`).test(rules));
    expect(named).toEqual([]);
  });
});
