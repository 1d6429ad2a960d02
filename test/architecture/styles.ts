import { posix } from 'node:path';
import { isModule, type StyleSheet } from './style-sheets.ts';
import type { Token } from './tokens.ts';
import type { SourceFile } from './workspace.ts';

/** The style sheets of a client and the code that uses them. */
export interface Styled {
  readonly sheets: readonly StyleSheet[];
  readonly files: readonly SourceFile[];
}

const beside = (path: string, specifier: string): string =>
  posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));

/** The modules that a file imports, by the names it gives them. */
function modulesOf({ path, tokens }: SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  tokens.forEach((token, i) => {
    const [name, from, specifier] = tokens.slice(i + 1, i + 4);
    if (token.text !== 'import' || name?.kind !== 'word' || from?.text !== 'from') return;
    if (specifier?.kind === 'string' && isModule(specifier.text))
      found.set(name.text, beside(path, specifier.text));
  });
  return found;
}

interface ModuleUse {
  readonly sheet: string;
  /** Undefined where the module is used otherwise than as `styles.name`. */
  readonly name: string | undefined;
  readonly at: string;
}

function moduleUses(file: SourceFile): ModuleUse[] {
  const modules = modulesOf(file);
  return file.tokens.flatMap((token, i) => {
    const sheet = token.kind === 'word' ? modules.get(token.text) : undefined;
    const [before, after, name] = [file.tokens[i - 1], file.tokens[i + 1], file.tokens[i + 2]];
    if (sheet === undefined || before?.text === 'import' || before?.text === '.') return [];
    // A word of the same spelling that is a property or an attribute.
    if (after?.text === ':' || after?.text === '=') return [];
    return [{ sheet, name: after?.text === '.' ? name?.text : undefined, at: `${file.path}:${token.line}` }];
  });
}

/** The pieces of a string or template that may be words; a template's last one may go on with a value. */
const wordsOf = ({ kind, text }: Token): readonly string[] =>
  kind === 'string' || kind === 'template' ? text.replace(/^[`}]|`$/g, '').split(/[\s.#>+~:()[\]]+/) : [];

/** Every word in the strings of some files, and the beginnings of words that a value completes. */
function wordsIn(files: readonly SourceFile[]): { has(name: string): boolean } {
  const words = new Set(files.flatMap(({ tokens }) => tokens.flatMap(wordsOf)));
  const beginnings = [...words].filter((word) => word.endsWith('-${')).map((word) => word.slice(0, -2));
  return { has: (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)) };
}

/** Before a string that may become the value of an attribute; others are compared, looked up or handed on. */
const beforeValues = new Set(['=', '{', '?', ':', '&', '|', '[', ',']);

/** The classes that some tokens of an attribute's value name: whole words, not those that a value completes. */
function namedIn(value: readonly Token[]): string[] {
  let completing = false;
  return value.flatMap((token, i) => {
    const [before, first] = [value[i - 1]?.text ?? '=', value[i - 2]?.text];
    if (token.kind === 'string') {
      const compared = before === '=' && first === '=';
      return completing || compared || !beforeValues.has(before) ? [] : wordsOf(token);
    }
    if (token.kind !== 'template') return [];
    const words = wordsOf(token);
    const goesOn = /^\}[^\s`]/.test(token.text);
    completing = /\S\$\{$/.test(token.text.slice(1));
    return words.slice(goesOn ? 1 : 0);
  });
}

/** The classes that `className` attributes name in strings, with their places. */
function classNames({ path, tokens }: SourceFile): { readonly name: string; readonly at: string }[] {
  return tokens.flatMap((token, i) => {
    if (token.text !== 'className' || tokens[i + 1]?.text !== '=') return [];
    let [end, depth] = [i + 2, 0];
    for (; end < tokens.length; end++) {
      const each = tokens[end];
      if (each?.kind === 'mark' && each.text === '{') depth++;
      if (each?.kind === 'mark' && each.text === '}') depth--;
      if (depth === 0) break;
    }
    return namedIn(tokens.slice(i + 2, end + 1))
      .filter((name) => name !== '' && !name.endsWith('${'))
      .map((name) => ({ name, at: `${path}:${token.line}` }));
  });
}

const count = <T>(list: readonly T[], of: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(of(one), [...(groups.get(of(one)) ?? []), one]);
  return groups;
};

/** Classes that the code names and no sheet has. */
export function missingClasses({ sheets, files }: Styled): string[] {
  const ofModule = new Map(
    sheets.map(({ path, rules }) => [path, new Set(rules.flatMap(({ local }) => local))]),
  );
  const everywhere = new Set(sheets.flatMap(({ rules }) => rules.flatMap(({ global }) => global)));
  const inModules = files.flatMap(moduleUses).flatMap(({ sheet, name, at }) => {
    if (name === undefined) return [`${at}: only single classes of ${sheet} can be checked`];
    return ofModule.get(sheet)?.has(name) ? [] : [`${at}: ${sheet} has no .${name}`];
  });
  const inStrings = files
    .flatMap(classNames)
    .flatMap(({ name, at }) => (everywhere.has(name) ? [] : [`${at}: no style sheet has .${name}`]));
  return [...inModules, ...inStrings];
}

/** Classes that a sheet has and no code names. */
export function unusedClasses({ sheets, files }: Styled): string[] {
  const uses = new Set(files.flatMap(moduleUses).map(({ sheet, name }) => `${sheet} ${name}`));
  const words = wordsIn(files);
  return sheets.flatMap(({ path, rules }) => {
    const classes = rules.flatMap(({ local, global, line }) => [
      ...local.map((name) => ({ name, line, used: uses.has(`${path} ${name}`) })),
      ...global.map((name) => ({ name, line, used: words.has(name) })),
    ]);
    const first = [...count(classes, ({ name }) => name).values()].flatMap(([one]) => one ?? []);
    return first.flatMap(({ name, line, used }) => (used ? [] : [`${path}:${line}: nobody uses .${name}`]));
  });
}

/** Selectors that two sheets define, and those of a module that reach beyond it. */
export function sharedSelectors({ sheets }: Styled): string[] {
  const rules = sheets.flatMap(({ path, rules }) => rules.map((rule) => ({ ...rule, path })));
  const beyond = rules.filter(({ path, local }) => isModule(path) && local.length === 0);
  const plain = rules.filter(({ path }) => !isModule(path));
  const twice = [...count(plain, ({ selector }) => selector)].flatMap(([selector, all]) => {
    const paths = [...new Set(all.map(({ path }) => path))];
    return paths.length < 2 ? [] : [`${paths.join(' and ')} define ${selector}`];
  });
  return [
    ...twice,
    ...beyond.map(({ path, line, selector }) => `${path}:${line}: ${selector} is not the module's own`),
  ];
}

/** Media queries that say a size or a pointer instead of its name, and names that are unknown or not used. */
export function unnamedMedia({ sheets, files }: Styled): string[] {
  const named = sheets.flatMap(({ path, named }) => named.map((each) => ({ ...each, path })));
  const medias = sheets.flatMap(({ path, medias }) => medias.map((each) => ({ ...each, path })));
  const namesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];
  const known = new Set(named.map(({ text }) => text));
  const used = new Set(medias.flatMap(({ text }) => namesIn(text)));
  const words = wordsIn(files);
  return [
    ...medias.flatMap(({ path, line, text }) => [
      ...(/\((?!--)[^)]*(width|height|pointer)/.test(text) ? [`${path}:${line}: ${text} has no name`] : []),
      ...namesIn(text).flatMap((name) =>
        known.has(name) ? [] : [`${path}:${line}: ${name} is no breakpoint`],
      ),
    ]),
    ...named.flatMap(({ path, line, text }) =>
      used.has(text) || words.has(text) ? [] : [`${path}:${line}: nobody uses ${text}`],
    ),
  ];
}

/** Sheets that nobody imports. */
export function looseSheets({ sheets, files }: Styled): string[] {
  const imported = new Set([
    ...files.flatMap(({ path, imports }) =>
      imports.flatMap(({ from }) => (from === undefined ? [] : beside(path, from))),
    ),
    ...sheets.flatMap(({ path, imports }) => imports.map(({ text }) => beside(path, text))),
  ]);
  return sheets.flatMap(({ path }) => (imported.has(path) ? [] : [`${path}: nobody imports it`]));
}
