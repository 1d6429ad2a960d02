/**
 * Do the browser tests notice a broken board? `npm run test:sabotage` builds the client three times with something wrong in
 * each of the three boards, and demands that the tests of every board fail. `npm run test:sabotage -- word` makes only those
 * whose description contains it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const web = resolve(import.meta.dirname, '..');
const boards = ['race-for-the-galaxy', 'gaia-project', 'terraforming-mars'] as const;
type Board = (typeof boards)[number];

interface Edit {
  /** The end of the path of the file that is changed. */
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** Which browser tests are run: files and names as Vitest takes them, and the screens among them. */
interface Run {
  readonly tests: readonly string[];
  readonly screens?: string;
}

interface Sabotage {
  readonly what: string;
  readonly edits: readonly Edit[];
  readonly noticedBy: Readonly<Record<Board, Run>>;
}

const screensOf = (screens: string): Run => ({ tests: ['e2e/screens-'], screens });

const sabotages: readonly Sabotage[] = [
  {
    what: 'a question has no place on the board',
    edits: [
      { file: 'gaia-project/questions/index.ts', from: "  'setup.faction': chooseFaction,\n", to: '' },
      { file: 'terraforming-mars/questions/index.ts', from: "  'research.buy': buyResearch,\n", to: '' },
      {
        file: 'race-for-the-galaxy/board.tsx',
        from: "  if (name === 'round.action' || name === 'round.twoActions') return <ActionChooser />;\n",
        to: '',
      },
    ],
    noticedBy: {
      'race-for-the-galaxy': screensOf('race-choose,race-two'),
      'gaia-project': screensOf('gaia-faction'),
      'terraforming-mars': { tests: ['e2e/mars-questions', '-t', 'research.buy'] },
    },
  },
  {
    what: 'a word is missing in Polish',
    edits: [
      { file: 'gaia-project/text/pl.json', from: /^ *"web\.gaia\.phone\.map".*\n/m, to: '' },
      { file: 'terraforming-mars/text/pl.json', from: /^ *"web\.mars\.phone\.hand".*\n/m, to: '' },
      { file: 'race-for-the-galaxy/text/pl.json', from: /^ *"web\.race\.hand\.title".*\n/m, to: '' },
    ],
    noticedBy: {
      'race-for-the-galaxy': screensOf('race-'),
      'gaia-project': screensOf('gaia-'),
      'terraforming-mars': screensOf('mars-'),
    },
  },
  {
    what: 'a click chooses nothing',
    edits: [
      {
        file: 'board-kit/choice.ts',
        from: "    return { shape: 'one-of', pick: chosen ? undefined : value };",
        to: '    return selection;',
      },
    ],
    noticedBy: {
      'race-for-the-galaxy': { tests: ['e2e/race-table'] },
      'gaia-project': { tests: ['e2e/gaia-table'] },
      'terraforming-mars': { tests: ['e2e/mars-table'] },
    },
  },
];

/** Changes the files while they are bundled; a change that finds nothing to change is an error. */
function sabotaging(edits: readonly Edit[]): Plugin {
  const left = new Set(edits);
  return {
    name: 'sabotage',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler(code, id) {
        let changed = code;
        for (const edit of edits) {
          if (!id.endsWith(edit.file)) continue;
          changed = changed.replace(edit.from, edit.to);
          if (changed !== code) left.delete(edit);
        }
        return changed === code ? undefined : changed;
      },
    },
    buildEnd() {
      if (left.size > 0) this.error(`Nothing to change in ${[...left].map(({ file }) => file).join(', ')}`);
    },
  };
}

/** Whether the tests fail on the client in that folder. */
function isNoticed(dist: string, { tests, screens }: Run): boolean {
  const vitest = resolve(web, '../../node_modules/vitest/vitest.mjs');
  const run = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'vitest.e2e.config.ts', '--bail', '1', ...tests],
    {
      cwd: web,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_COLOR: '1',
        DIST: dist,
        E2E: 'short',
        ...(screens === undefined ? {} : { SCREEN: screens }),
      },
    },
  );
  const said = `${run.stdout}${run.stderr}`;
  const failure = /(?<=FAIL +).*/.exec(said)?.[0];
  // A run that broke before its first test has noticed nothing.
  if (run.status === 0 || failure === undefined) {
    console.error(said.slice(-4_000));
    return false;
  }
  console.log(`  ${failure}`);
  return true;
}

const [, , , wanted = ''] = process.argv;
const unnoticed: string[] = [];
for (const { what, edits, noticedBy } of sabotages) {
  if (!what.includes(wanted)) continue;
  console.log(what);
  const dist = mkdtempSync(join(tmpdir(), 'orrery-sabotage-'));
  try {
    await build({
      root: web,
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'warn',
      plugins: [sabotaging(edits)],
      build: { outDir: dist, emptyOutDir: true },
    });
    for (const board of boards) if (!isNoticed(dist, noticedBy[board])) unnoticed.push(`${board}: ${what}`);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
console.log(unnoticed.length === 0 ? 'every sabotage was noticed' : `not noticed:\n${unnoticed.join('\n')}`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
