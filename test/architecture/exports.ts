/** Names that a module exports and nobody imports. Read from the text: statements begin in the first column. */
import { posix } from 'node:path';

export interface Module {
  /** From the root of the workspace, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What a module says about names of other modules and of its own. */
interface Reading {
  /** Names that it declares and exports, each with its place in the text. */
  readonly declared: ReadonlyMap<string, number>;
  /** Names that it takes from a module; `*` for all of them. */
  readonly taken: readonly Taken[];
}

const nothing: Reading = { declared: new Map(), taken: [] };

interface Taken {
  readonly from: string;
  readonly name: string;
  /** Under which name it hands it on; undefined where it keeps it. */
  readonly as: string | undefined;
  readonly place: number;
}

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm;
const named = /^(import|export) (?:type )?(?:[\w$]+, )?\{([^}]*)\}(?: from '([^']+)')?/gm;
const whole = /^(?:import|export) (?:type )?\*(?: as ([\w$]+))? from '([^']+)'/gm;
const loaded = /\bimport\(\s*'([^']+)'/g;
/** A worker or an asset by its address. */
const addressed = /new URL\(\s*'([^']+)', import\.meta\.url/g;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** `type A as B` → `A` and `B`. */
function namesIn(list: string): { readonly name: string; readonly as: string }[] {
  return list
    .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '')
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', as = name] = part.split(' as ');
      return { name, as };
    });
}

function read({ text }: Module): Reading {
  const declared = new Map<string, number>();
  const taken: Taken[] = [];
  for (const match of text.matchAll(declaration))
    if (match[1] !== undefined) declared.set(match[1], match.index);
  for (const match of text.matchAll(named)) {
    const [, verb, list = '', from] = match;
    for (const { name, as } of namesIn(list)) {
      if (from !== undefined)
        taken.push({ from, name, as: verb === 'export' ? as : undefined, place: match.index });
      else if (verb === 'export') declared.set(as, match.index);
    }
  }
  for (const match of text.matchAll(whole)) {
    const [statement, as, from = ''] = match;
    const handsOn = statement.startsWith('export') && as === undefined;
    taken.push({ from, name: '*', as: handsOn ? '*' : undefined, place: match.index });
  }
  for (const pattern of [loaded, addressed])
    for (const { 1: from = '', index } of text.matchAll(pattern))
      taken.push({ from, name: '*', as: undefined, place: index });
  return { declared, taken };
}

/** What is looked at. */
export interface Extent {
  isChecked(path: string): boolean;
  /** Doors through which others come whom this workspace does not know. */
  readonly published?: readonly string[];
}

/** The doors of packages, by what one writes to come in: `@orrery/kernel/testing` → the file. */
export type Doors = ReadonlyMap<string, string>;

/**
 * Exports of these modules that no other module imports, neither from where they are declared nor from where they are
 * handed on.
 */
export function deadExports(
  modules: readonly Module[],
  doors: Doors,
  { isChecked, published = [] }: Extent,
): string[] {
  const readings = new Map(modules.map((module) => [module.path, read(module)]));
  const fileOf = (path: string, from: string): string =>
    from.startsWith('.') ? posix.join(posix.dirname(path), from) : (doors.get(from) ?? from);
  const alive = new Set<string>();
  /** Somebody wants the name from that file: it is alive there, and wherever the file has it from. */
  function want(file: string, name: string): void {
    const mark = `${file} ${name}`;
    if (alive.has(mark)) return;
    alive.add(mark);
    const reading = readings.get(file);
    if (reading === undefined) return;
    if (name === '*') for (const own of reading.declared.keys()) want(file, own);
    for (const one of reading.taken) {
      if (one.as === '*') want(fileOf(file, one.from), name);
      else if (one.as !== undefined && (one.as === name || name === '*')) {
        alive.add(`${file} ${one.as}`);
        want(fileOf(file, one.from), one.name);
      }
    }
  }
  for (const [path, { taken }] of readings)
    for (const { from, name, as } of taken) if (as === undefined) want(fileOf(path, from), name);
  for (const door of published) want(doors.get(door) ?? door, '*');
  const dead: string[] = [];
  for (const { path, text } of modules) {
    const { declared, taken } = readings.get(path) ?? nothing;
    if (!isChecked(path)) continue;
    const handedOn = taken.flatMap(({ as, place }): [string, number][] =>
      as === undefined || as === '*' ? [] : [[as, place]],
    );
    for (const [name, place] of [...declared, ...handedOn])
      if (!alive.has(`${path} ${name}`)) dead.push(`${path}:${lineOf(text, place)}: nobody imports ${name}`);
  }
  return dead.sort();
}
