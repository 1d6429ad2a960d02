// A Chromium for the browser tests: one that is here, else the system's package, else Playwright's own.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root, run, runNode } from './setup.js';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** What Playwright has downloaded before, on Linux: the newest of its browsers. */
function downloaded() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return undefined;
  const found = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
  const newest = found.sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]));
  return newest
    .flatMap((name) =>
      ['chrome-linux64/chrome', 'chrome-linux/chrome'].map((file) => join(folder, name, file)),
    )
    .find((file) => existsSync(file));
}

const find = () => {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return places.find((place) => existsSync(place)) ?? downloaded();
};

/** What installing says goes to stderr. */
const quietly = { stdio: ['ignore', process.stderr, 'inherit'] };

async function installPackage() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { ...quietly, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  if ((await install()) !== 0 && (await run('apt-get', ['update'], options)) === 0) await install();
}

async function download() {
  if (existsSync(join(root, 'node_modules/playwright-core/cli.js')))
    await runNode('node_modules/playwright-core/cli.js', ['install', 'chromium'], quietly);
}

/** The path of a Chromium, installed where there was none; undefined where that failed, and why is said. */
export async function ensureChromium() {
  const wrong = process.env.CHROMIUM;
  const here = find();
  if (here !== undefined) return here;
  if (wrong !== undefined && wrong !== '') {
    console.error(`CHROMIUM names ${wrong}, which does not exist.`);
    return undefined;
  }
  console.error('No Chromium was found; installing one …');
  for (const way of [installPackage, download]) {
    await way();
    const found = find();
    if (found !== undefined) return found;
  }
  console.error(
    'The browser tests need Chromium, and it could not be installed. Install it, or name one in CHROMIUM.',
  );
  return undefined;
}
