// `npm test`: format and lint, types and build, then every test. `npm test -- name` runs only the test
// files whose path contains that name. The last line is `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, ensureInstalled, runNode } from './setup.js';

/** Runs one whole step, which counts as a single check. */
function check(title, step) {
  console.log(`\n── ${title}`);
  const passed = step() === 0;
  console.log(passed ? `${title}: passed` : `${title}: FAILED`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** Reads Vitest's own counts. A run that broke without a failing test still counts as one failure. */
function countTests(report, code) {
  let passed = 0;
  let failed = 0;
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    passed = result.numPassedTests;
    const filesWithoutTests = result.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    );
    failed = result.numFailedTests + filesWithoutTests.length;
  } catch {
    console.error('The test run left no report.');
  }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function runTests(filters) {
  console.log('\n── tests');
  const folder = mkdtempSync(join(tmpdir(), 'orrery-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = runNode('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...filters]);
  const counts = countTests(report, code);
  rmSync(folder, { recursive: true, force: true });
  return counts;
}

ensureInstalled();
const results = [
  check('format and lint', () =>
    runNode('node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  ),
  check('types and build', () => build()),
  runTests(process.argv.slice(2)),
];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
