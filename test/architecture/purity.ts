import type { Token } from './tokens.ts';

/** Something in an engine that reaches outside it or may differ between machines. */
export interface Impurity {
  readonly line: number;
  readonly problem: string;
}

const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

/** Exact on every machine. Everything else of `Math` is chance, or rounded as the machine likes. */
const exactMath = words('abs ceil floor round trunc sign min max imul clz32');

/** Part of the language, so the compiler lets them through: the clock, the locale, doors to other globals. */
const languageGlobals = words(
  'Date Intl Temporal globalThis eval Function WeakRef FinalizationRegistry Atomics',
);

/** Offered by browsers and Node. The compiler refuses them too, as engines are built without their types. */
const hostGlobals = words(`
  console process fetch require Buffer global window document navigator location self
  setTimeout setInterval setImmediate clearTimeout clearInterval queueMicrotask requestAnimationFrame
  performance crypto structuredClone localStorage sessionStorage indexedDB caches alert prompt confirm
  XMLHttpRequest WebSocket EventSource Worker MessageChannel BroadcastChannel postMessage
`);

const isMember = (previous: Token | undefined) => previous?.text === '.' || previous?.text === '?.';

/** A key of an object or the name of a parameter or field: `process: …`, `process?: …`. */
function isName(list: readonly Token[], index: number): boolean {
  const next = list[index + 1]?.text;
  return next === ':' || (next === '?' && list[index + 2]?.text === ':');
}

function problemAt(list: readonly Token[], index: number): string | undefined {
  const token = list[index];
  const next = list[index + 1];
  if (token === undefined) return undefined;
  if (token.kind === 'mark') {
    return token.text.startsWith('**') ? `${token.text} is not exact on every machine` : undefined;
  }
  if (token.kind !== 'word') return undefined;
  if (token.text === 'localeCompare' || token.text.startsWith('toLocale')) {
    return `${token.text} depends on the locale`;
  }
  if (isMember(list[index - 1])) return undefined;
  if (token.text === 'Math') {
    const member = list[index + 2]?.text ?? '';
    if (next?.text === '.' && exactMath.has(member)) return undefined;
    return next?.text === '.' ? `Math.${member} is not allowed` : 'Math may only be used as Math.name';
  }
  if (token.text === 'import' && next?.text === '.') return 'import.meta is not allowed';
  if (token.text === 'import' && next?.text === '(') return 'import(…) is not allowed';
  if (languageGlobals.has(token.text)) return `${token.text} is not allowed`;
  if (hostGlobals.has(token.text) && !isName(list, index)) return `${token.text} is not allowed`;
  return undefined;
}

/** What a rules engine may not use: I/O, clock, chance, locale, inexact arithmetic. */
export function impurities(list: readonly Token[]): Impurity[] {
  return list.flatMap((token, index) => {
    const problem = problemAt(list, index);
    return problem === undefined ? [] : [{ line: token.line, problem }];
  });
}
