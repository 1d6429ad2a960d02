import { posix } from 'node:path';
import type { Import } from './imports.ts';
import { impurities } from './purity.ts';
import type { Package, SourceFile } from './workspace.ts';

/**
 * Who may import whom: kernel ← presentation ← games ← catalog ← bots ← protocol, server, web, cli. `games` stands for
 * every folder under games/. A new package takes its place here first.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  text: ['kernel'],
  presentation: ['kernel'],
  games: ['kernel', 'presentation'],
  catalog: ['kernel', 'presentation', 'games'],
  bots: ['kernel', 'games', 'catalog'],
  protocol: ['kernel', 'games', 'catalog', 'bots'],
  server: ['kernel', 'games', 'catalog', 'bots', 'text', 'protocol'],
  'server-tools': ['kernel', 'catalog', 'protocol', 'server'],
  web: ['kernel', 'presentation', 'games', 'catalog', 'bots', 'text', 'protocol'],
  cli: ['kernel', 'presentation', 'games', 'catalog', 'bots', 'text', 'protocol', 'server'],
};

const layerOf = (one: Package): string =>
  one.folder.startsWith('games/') ? 'games' : one.folder.slice('packages/'.length);

/** The kernel, the presentation and the games: pure, and without dependencies. */
const isEngine = (one: Package): boolean => ['kernel', 'presentation', 'games'].includes(layerOf(one));

const scope = '@orrery/';

/** `@orrery/kernel/testing` → `@orrery/kernel` and `./testing`; `node:fs/promises` → `node:fs`. */
function splitSpecifier(specifier: string): { name: string; entry: string } {
  const parts = specifier.split('/');
  const count = specifier.startsWith('@') ? 2 : 1;
  return { name: parts.slice(0, count).join('/'), entry: ['.', ...parts.slice(count)].join('/') };
}

const partOf = (one: Package, path: string): string => path.slice(one.folder.length + 1).split('/')[0] ?? '';

const within = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

const target = (file: SourceFile, specifier: string): string =>
  posix.join(posix.dirname(file.path), specifier);

function relativeProblem(one: Package, file: SourceFile, specifier: string): string | undefined {
  const path = target(file, specifier);
  const part = partOf(one, file.path);
  if (!within(path, one.folder)) {
    const reachesIntoPackage = within(path, 'packages') || within(path, 'games');
    return part === 'test' && !reachesIntoPackage ? undefined : 'reaches out of its package';
  }
  // Rules that were kept are files of another time: built then, and not built again.
  if (specifier.endsWith('.frozen.js')) return undefined;
  if (part === 'src' && !within(path, `${one.folder}/src`)) return 'reaches out of src';
  return undefined;
}

function packageProblem(
  all: readonly Package[],
  one: Package,
  file: SourceFile,
  specifier: string,
): string | undefined {
  const { name, entry } = splitSpecifier(specifier);
  const other = all.find((candidate) => candidate.manifest.name === name);
  if (other === undefined) return 'is no package of this workspace';
  if (other.manifest.exports?.[entry] === undefined) return 'is not an entry of that package';
  const part = partOf(one, file.path);
  if (part === 'test') return undefined;
  if (other === one) return part === 'src' ? 'imports its own package by name' : undefined;
  const testing = entry === './testing' && isEngine(one) && !within(file.path, `${one.folder}/src/testing`);
  if (testing) return 'belongs to tests: only src/testing may import it';
  if (!mayImport[layerOf(one)]?.includes(layerOf(other))) return 'points against the direction';
  if (one.manifest.dependencies?.[name] === undefined) return 'is not among the dependencies';
  return undefined;
}

function foreignProblem(one: Package, file: SourceFile, specifier: string): string | undefined {
  if (partOf(one, file.path) === 'test') return undefined;
  if (isEngine(one)) return 'is I/O or a dependency: engines have neither';
  if (specifier.startsWith('node:')) return undefined;
  const { name } = splitSpecifier(specifier);
  return one.manifest.dependencies?.[name] === undefined ? 'is not among the dependencies' : undefined;
}

function importProblem(
  all: readonly Package[],
  one: Package,
  file: SourceFile,
  { from }: Import,
): string | undefined {
  if (from === undefined) return undefined;
  if (from.startsWith('.')) return relativeProblem(one, file, from);
  if (from.startsWith(scope)) return packageProblem(all, one, file, from);
  return foreignProblem(one, file, from);
}

/** Imports that point the wrong way, or past another package's door. Types count as well. */
export function wrongImports(all: readonly Package[]): string[] {
  return all.flatMap((one) =>
    one.files.flatMap((file) =>
      file.imports.flatMap((each) => {
        const problem = importProblem(all, one, file, each);
        return problem === undefined ? [] : [`${file.path}:${each.line}: '${each.from}' ${problem}`];
      }),
    ),
  );
}

/** Packages without a place in the direction, and dependencies that engines or the direction forbid. */
export function wrongDependencies(all: readonly Package[]): string[] {
  return all.flatMap((one) => {
    const allowed = mayImport[layerOf(one)];
    if (allowed === undefined) return [`${one.folder}: has no place in the direction of imports`];
    const { dependencies, peerDependencies, optionalDependencies } = one.manifest;
    const names = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
    return names.flatMap((name) => {
      const other = all.find((candidate) => candidate.manifest.name === name);
      const fine = other === undefined ? !isEngine(one) : allowed.includes(layerOf(other));
      return fine ? [] : [`${one.folder}: may not depend on ${name}`];
    });
  });
}

/** What the sources of kernel and games use although an engine may not. */
export function impureEngines(all: readonly Package[]): string[] {
  return all
    .filter(isEngine)
    .flatMap((one) =>
      one.files
        .filter((file) => within(file.path, `${one.folder}/src`))
        .flatMap((file) =>
          impurities(file.tokens).map(({ line, problem }) => `${file.path}:${line}: ${problem}`),
        ),
    );
}

/** The file that an import loads at run time, if it is one of ours. */
function loadedFile(all: readonly Package[], file: SourceFile, each: Import): string | undefined {
  if (each.typeOnly || each.from === undefined) return undefined;
  if (each.from.startsWith('.')) return target(file, each.from);
  const { name, entry } = splitSpecifier(each.from);
  const other = all.find((candidate) => candidate.manifest.name === name);
  const source = other?.manifest.exports?.[entry]?.source;
  return other && source && posix.join(other.folder, source);
}

/** Loops of imports among the files of all packages, each as the files along it. Type-only imports are free. */
export function importCycles(all: readonly Package[]): string[] {
  const files = all.flatMap((one) => one.files);
  const loads = new Map(
    files.map((file) => [file.path, file.imports.flatMap((each) => loadedFile(all, file, each) ?? [])]),
  );
  const cycles: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  function visit(path: string): void {
    const begun = trail.indexOf(path);
    if (begun >= 0) cycles.push([...trail.slice(begun), path].join(' → '));
    if (begun >= 0 || done.has(path)) return;
    trail.push(path);
    for (const next of loads.get(path) ?? []) visit(next);
    trail.pop();
    done.add(path);
  }
  for (const path of loads.keys()) visit(path);
  return cycles;
}
