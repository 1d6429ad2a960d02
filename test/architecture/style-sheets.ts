/** Reads style sheets as far as the checks of class names need it: selectors, classes and media queries, with their lines. */

export interface StyleSheet {
  /** From the root of the workspace, with forward slashes. */
  readonly path: string;
  readonly rules: readonly StyleRule[];
  readonly medias: readonly Found[];
  /** The sheets that it imports, as written. */
  readonly imports: readonly Found[];
  /** The names that it gives to media queries. */
  readonly named: readonly Found[];
}

export interface StyleRule {
  /** One selector, spaces made alike; that of a nested rule with its parents'. */
  readonly selector: string;
  readonly line: number;
  /** In a module: the classes that are the module's own. */
  readonly local: readonly string[];
  /** The classes that hold everywhere: in a module those in `:global(…)`, elsewhere all. */
  readonly global: readonly string[];
}

export interface Found {
  readonly text: string;
  readonly line: number;
}

export const isModule = (path: string): boolean => path.endsWith('.module.css');

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Splits at commas that stand in no parentheses. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + sign);
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
}

const classesIn = (selector: string): string[] =>
  [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/** The text of every `:global(…)`, and the selector without them. */
function splitGlobal(selector: string): { readonly globals: string; readonly rest: string } {
  let [globals, rest] = ['', ''];
  for (let at = 0; at < selector.length; ) {
    if (!selector.startsWith(':global(', at)) {
      rest += selector[at++];
      continue;
    }
    let [depth, end] = [1, at + ':global('.length];
    while (depth > 0 && end < selector.length) {
      if (selector[end] === '(') depth++;
      if (selector[end] === ')') depth--;
      end++;
    }
    globals += ` ${selector.slice(at + ':global('.length, end - 1)}`;
    at = end;
  }
  return { globals, rest };
}

function styleRule(path: string, selector: string, line: number): StyleRule {
  if (!isModule(path)) return { selector, line, local: [], global: classesIn(selector) };
  const { globals, rest } = splitGlobal(selector);
  return { selector, line, local: classesIn(rest), global: classesIn(globals) };
}

const nest = (parents: readonly string[], child: string): string[] =>
  parents.length === 0
    ? [child]
    : parents.map((parent) => (child.includes('&') ? child.replaceAll('&', parent) : `${parent} ${child}`));

/** The name and the rest of an at-rule. */
const atRule = (prelude: string): { readonly name: string; readonly rest: string } | undefined => {
  const match = /^@([\w-]+)\s*(.*)$/s.exec(prelude);
  return match === null ? undefined : { name: match[1] ?? '', rest: (match[2] ?? '').trim() };
};

/** What surrounds a place of the sheet: the selectors of the rules around it, or keyframes, which have none. */
type Around = readonly string[] | 'keyframes';

export function styleSheet(path: string, source: string): StyleSheet {
  const text = source.replace(/\/\*.*?\*\//gs, blank);
  const sheet = {
    path,
    rules: [] as StyleRule[],
    medias: [] as Found[],
    imports: [] as Found[],
    named: [] as Found[],
  };
  const stack: Around[] = [[]];
  let [from, line, lineOfFrom] = [0, 1, 1];

  const opened = (prelude: string): Around => {
    const around = stack.at(-1) ?? [];
    const at = atRule(prelude);
    if (at?.name === 'media') sheet.medias.push({ text: at.rest, line: lineOfFrom });
    if (at !== undefined) return at.name.endsWith('keyframes') ? 'keyframes' : around;
    if (around === 'keyframes') return 'keyframes';
    const selectors = splitList(prelude).flatMap((selector) => nest(around, selector));
    sheet.rules.push(...selectors.map((selector) => styleRule(path, selector, lineOfFrom)));
    return selectors;
  };
  const ended = (statement: string): void => {
    const at = atRule(statement);
    if (at?.name === 'import')
      sheet.imports.push({ text: at.rest.replace(/^["']|["']$/g, ''), line: lineOfFrom });
    if (at?.name === 'custom-media')
      sheet.named.push({ text: at.rest.split(/\s/)[0] ?? '', line: lineOfFrom });
  };

  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (text.slice(from, at).trim() === '') lineOfFrom = line;
    if (sign === '\n') line++;
    if (sign !== '{' && sign !== '}' && sign !== ';') continue;
    const before = text.slice(from, at).trim();
    if (sign === '{') stack.push(opened(before));
    if (sign === ';') ended(before);
    if (sign === '}') stack.pop();
    from = at + 1;
  }
  return sheet;
}
