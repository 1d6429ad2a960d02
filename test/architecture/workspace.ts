import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import { type Token, tokens } from './tokens.ts';

export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, { readonly source: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface SourceFile {
  /** From the root of the workspace, with forward slashes. */
  readonly path: string;
  readonly tokens: readonly Token[];
  readonly imports: readonly Import[];
}

export interface Package {
  /** From the root of the workspace: `packages/kernel`. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: readonly SourceFile[];
}

export function sourceFile(path: string, source: string): SourceFile {
  try {
    const list = tokens(source);
    return { path, tokens: list, imports: importsOf(list) };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The parts of a package that hold code. */
const codeFolders = ['src', 'conformance', 'test'];

export function filesUnder(root: string, folder: string): SourceFile[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, path);
    return /\.tsx?$/.test(entry.name) ? [sourceFile(path, readFileSync(join(root, path), 'utf8'))] : [];
  });
}

/** Reads every package of the workspace. */
export function readWorkspace(root: string): Package[] {
  return ['packages', 'games'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => ({
        folder,
        manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
        files: codeFolders.flatMap((part) => filesUnder(root, `${folder}/${part}`)),
      })),
  );
}
