/**
 * `npm run freeze -- <game>`: keeps the rules of a game as they are now, before they are changed. The engine with its words
 * and its bot becomes one file, beside its golden records, so that tables and records that were begun with these rules
 * are finished with them. A test refuses changed golden records of a version that was not kept.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));

/** The repository whose rules are kept: this one, unless another checkout of it is named. */
const [game, from = here] = process.argv.slice(2);
const gameFile = join(from, 'packages/catalog/src', `${game}.ts`);
if (game === undefined || !existsSync(gameFile)) {
  console.error('Which game? npm run freeze -- race-for-the-galaxy');
  process.exit(2);
}

const require = createRequire(join(here, 'packages/web/package.json'));
const { build } = await import(pathToFileURL(require.resolve('vite')).href);

const bot = join(from, 'packages/bots/src', game, 'greedy.ts');
const entry = join(from, 'packages/catalog/src', 'freeze-entry.ts');
writeFileSync(
  entry,
  [
    `export { loaded } from './${game}.ts';`,
    existsSync(bot) ? `export { greedy as bot } from '../../bots/src/${game}/greedy.ts';` : '',
  ].join('\n'),
);
let code;
try {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: join(from, 'packages/catalog'),
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'frozen' },
      rolldownOptions: { output: { codeSplitting: false, minify: true, comments: false } },
    },
  });
  const outputs = [result].flat().flatMap((one) => one.output);
  if (outputs.length !== 1) throw new Error(`one file was expected, not ${outputs.length}`);
  code = outputs[0].code;
} finally {
  rmSync(entry);
}

const folder = join(here, 'packages/catalog/frozen');
mkdirSync(folder, { recursive: true });
const made = join(folder, `${game}.frozen.js`);
writeFileSync(made, code);
const { loaded } = await import(pathToFileURL(made).href);
const rules = loaded.game.version;
const name = `${game}-${rules}`;
copyFileSync(made, join(folder, `${name}.frozen.js`));
rmSync(made);

const golden = join(from, 'games', game, 'test/golden');
if (existsSync(golden)) {
  mkdirSync(join(folder, name), { recursive: true });
  for (const file of readdirSync(golden))
    if (file.endsWith('.record') || file === 'results.json')
      copyFileSync(join(golden, file), join(folder, name, file));
}

/** The rows of what is kept, written anew from the files that are there. */
const list = join(here, 'packages/catalog/src/frozen-rules.ts');
const kept = readdirSync(folder).flatMap((file) => {
  const [, id, version] = /^(.+)-(\d+)\.frozen\.js$/.exec(file) ?? [];
  return id === undefined ? [] : [{ id, version: Number(version), file }];
});
kept.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : a.version - b.version));
const rows = kept.map(
  ({ id, version, file }) => `  { id: '${id}', rules: ${version}, load: () => import('../frozen/${file}') },`,
);
const text = readFileSync(list, 'utf8');
const [head = '', rest = ''] = text.split('= [\n');
const tail = rest.slice(rest.indexOf('];'));
writeFileSync(list, `${head}= [\n${rows.join('\n')}${rows.length === 0 ? '' : '\n'}${tail}`);
console.log(`${dirname(made).replace(here, '')}/${name}.frozen.js: ${game}, rules ${rules}`);
