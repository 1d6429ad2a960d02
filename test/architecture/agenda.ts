/**
 * Who looks into the agenda. What stands on it is the business of the kernel and of the rules; everybody else is told
 * what they need: views say who decides and what moment it is, questions what they are asked with.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceText {
  /** From the root of the workspace, with forward slashes. */
  readonly path: string;
  readonly source: string;
}

const insiders: readonly RegExp[] = [
  /^packages\/kernel\//,
  /^games\/[^/]+\/src\/(?:rules|questions|effects|testing)\//,
  /^games\/[^/]+\/src\/(?:game|setup|state|tasks|view)\.ts$/,
  /^games\/[^/]+\/conformance\//,
  // Measures the loop itself.
  /^bench\/kernel\.ts$/,
  // Describes the field for whoever reads the API, and reads nothing.
  /^packages\/protocol\/src\/game-data\.ts$/,
];

/** Comments become spaces, so that lines keep their numbers. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, (comment) => comment.replace(/[^\n]/g, ' '));

/** Places outside the kernel and the rules where code names the agenda: read, taken apart or made. */
export const agendaReaders = (files: readonly SourceText[]): string[] =>
  files
    .filter(({ path }) => !insiders.some((inside) => inside.test(path)))
    .flatMap(({ path, source }) =>
      withoutComments(source)
        .split('\n')
        .flatMap((line, i) => (/\bagenda\b/.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );

function textsUnder(root: string, folder: string): SourceText[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'test', 'e2e'].includes(entry.name) ? [] : textsUnder(root, path);
    return /\.tsx?$/.test(entry.name) ? [{ path, source: readFileSync(join(root, path), 'utf8') }] : [];
  });
}

/** The text of all code but tests, screens included. */
export const readTexts = (root: string): SourceText[] =>
  ['packages', 'games', 'bench'].flatMap((folder) => textsUnder(root, folder));
