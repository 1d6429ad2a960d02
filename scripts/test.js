// `npm test`: format and lint, types and build, then every test, and the browser tests in their short form.
// `npm test -- name` runs only the test files whose path contains that name; `npm test -- --slow` lists the slowest files and
// tests as well. The last line is `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from './chromium.js';
import { endWithNpm } from './processes.js';
import { build, ensureInstalled, root, runNode } from './setup.js';
import { browserTestFiles, browserTests, bundle } from './web.js';

const none = { passed: 0, failed: 0 };

/** Runs one whole step, which counts as a single check. */
async function check(title, step) {
  console.log(`\n── ${title}`);
  const passed = (await step()) === 0;
  console.log(passed ? `${title}: passed` : `${title}: FAILED`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** How long test files and the tests in them took, in milliseconds; filled in where somebody asks for it. */
const times = { files: [], tests: [] };

function keepTimes({ testResults }) {
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const file = relative(root, name);
    times.files.push({ took: endTime - startTime, what: file });
    for (const { duration, fullName } of assertionResults)
      times.tests.push({ took: duration ?? 0, what: `${file}: ${fullName}` });
  }
}

function printSlowest(title, list) {
  console.log(`\n── ${title}`);
  const slowest = list.sort((a, b) => b.took - a.took).slice(0, SLOWEST);
  for (const { took, what } of slowest) console.log(`${(took / 1000).toFixed(1).padStart(7)} s  ${what}`);
}
const SLOWEST = 25;

/** Reads Vitest's own counts. A run that broke without a failing test still counts as one failure. */
function countTests(report, code) {
  let passed = 0;
  let failed = 0;
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    passed = result.numPassedTests;
    keepTimes(result);
    const filesWithoutTests = result.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    );
    failed = result.numFailedTests + filesWithoutTests.length;
  } catch {
    console.error('The test run left no report.');
  }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Runs tests with a report; `run` gets the arguments for Vitest and gives its exit code. */
async function runTests(title, run) {
  console.log(`\n── ${title}`);
  const folder = mkdtempSync(join(tmpdir(), 'orrery-report-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const report = join(folder, 'report.json');
  const code = await run(['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const counts = countTests(report, code);
  remove();
  return counts;
}

/** The client is bundled and played in a browser. No browser is a failure, not a reason to leave the tests out. */
async function runInBrowser(filters) {
  const files = browserTestFiles(filters);
  if (files.length === 0) return none;
  const bundled = await check('bundle of the web client', bundle);
  if (bundled.failed > 0) return bundled;
  const chromium = await ensureChromium();
  const found = await check('Chromium for the browser tests', () => (chromium === undefined ? 1 : 0));
  if (chromium === undefined) return { passed: bundled.passed, failed: 1 };
  const played = await runTests('browser tests, short form', (args) =>
    browserTests(chromium, true, [...args, ...files]),
  );
  return { passed: bundled.passed + found.passed + played.passed, failed: played.failed };
}

const slow = process.argv.includes('--slow');
const filters = process.argv.slice(2).filter((argument) => argument !== '--slow');
endWithNpm();
await ensureInstalled();
const built = [
  await check('format and lint', () =>
    runNode('node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  ),
  await check('types and build', () => build()),
];
const inBrowserToo = browserTestFiles(filters).length > 0;
const unit = await runTests('tests', (args) =>
  runNode('node_modules/vitest/vitest.mjs', [
    'run',
    ...(inBrowserToo ? ['--passWithNoTests'] : []),
    ...args,
    ...filters,
  ]),
);
const results = [...built, unit, await runInBrowser(filters)];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
if (slow) {
  printSlowest('slowest files', times.files);
  printSlowest('slowest tests', times.tests);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
