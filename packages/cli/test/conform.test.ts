import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Adapter, Verdict } from '@orrery/kernel';
import { recordGame } from '@orrery/reference/conformance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conform, summaryLine } from '../src/conform.ts';
import { readValues } from '../src/files.ts';
import { orrery } from '../src/orrery.ts';
import { ScriptedTerminal } from './scripted.ts';

const verdict = (name: string, moves: number, rest: Partial<Verdict> = {}): Verdict => ({
  name,
  moves,
  differences: [],
  ...rest,
});

const adapterOf = (...verdicts: readonly Verdict[]): Adapter => ({ replay: () => verdicts });
const difference = { move: 3, path: '/seats/0/hand', expected: 4, got: 5 };

describe('the summary', () => {
  test('counts recordings, moves, skipped ones by reason, and differences', () => {
    const adapter = adapterOf(
      verdict('one', 10),
      verdict('two', 20, { differences: [difference, difference] }),
      verdict('three', 0, { skipped: 'dispute' }),
      verdict('four', 0, { skipped: 'dispute' }),
    );
    const report = conform('chess', adapter, ['a'], () => []);
    expect(report.skipped).toEqual({ dispute: 2 });
    expect(summaryLine(report)).toBe('conform chess: 1/2 agree, 30 moves, 2 skipped, 2 differences');
  });

  test('an adapter that breaks off is a difference, and the next file is read all the same', () => {
    const adapter: Adapter = {
      *replay(file) {
        if (file === 'bad') throw new Error('no such card');
        yield verdict('good', 7);
      },
    };
    const report = conform('chess', adapter, ['bad', 'good'], () => []);
    expect(summaryLine(report)).toBe('conform chess: 1/2 agree, 7 moves, 0 skipped, 1 differences');
    expect(report.differences[0]?.difference.got).toBe('no such card');
  });
});

describe('files', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'orrery-conform-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const write = (name: string, content: string | Buffer): string => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };

  test('lines, packed lines and single values are read', () => {
    expect(readValues(write('a.jsonl', '{"a":1}\n\n[2]\n'))).toEqual([{ a: 1 }, [2]]);
    expect(readValues(write('a.jsonl.gz', gzipSync('1\n2')))).toEqual([1, 2]);
    expect(readValues(write('a.json', '{"a":1}'))).toEqual([{ a: 1 }]);
    expect(readValues(write('b.json', '[1,2]'))).toEqual([1, 2]);
  });

  test('a broken line is named by file and number', () => {
    expect(() => readValues(write('bad.jsonl', '1\n{'))).toThrow('cli.file.notJson');
    expect(() => readValues(write('bad.gz', 'no gzip'))).toThrow('cli.file.notGzip');
  });

  test('--has tells by its exit code which games have an adapter', async () => {
    const has = (game: string) => orrery(['conform', '--has', game], new ScriptedTerminal(), {});
    expect(await has('reference')).toBe(0);
    expect(await has('no-such-game')).not.toBe(0);
  });

  const conformWith = async (lines: readonly string[]) => {
    const terminal = new ScriptedTerminal();
    const file = write('game.jsonl.gz', gzipSync(lines.join('\n')));
    const code = await orrery(['conform', 'reference', file], terminal, {});
    return { code, out: terminal.text };
  };
  const recording = () => recordGame('sample', {}, 3, 'conform').map((line) => JSON.stringify(line));

  test('a recording of the same rules agrees', async () => {
    const { code, out } = await conformWith(recording());
    expect(out).toMatch(/^conform reference: 1\/1 agree, \d+ moves, 0 skipped, 0 differences$/);
    expect(code).toBe(0);
  });

  test('an altered number is told with its recording, move and path', async () => {
    const lines = recording();
    const place = lines.findLastIndex((line) => line.includes('"snapshot"'));
    lines[place] = lines[place]!.replace(/"first":(\d+)/, (_, seat) => `"first":${Number(seat) + 1}`);
    const { code, out } = await conformWith(lines);
    expect(code).toBe(1);
    expect(out).toMatch(/sample, move \d+: \S*first/);
    expect(out.split('\n').at(-1)).toMatch(
      /^conform reference: 0\/1 agree, \d+ moves, 0 skipped, 1 differences$/,
    );
  });

  test('nothing read is a failure', async () => {
    const terminal = new ScriptedTerminal();
    expect(await orrery(['conform', 'reference', write('empty.jsonl', '')], terminal, {})).toBe(1);
    expect(terminal.text).toContain('conform reference: 0/0 agree, 0 moves, 0 skipped, 0 differences');
  });
});
