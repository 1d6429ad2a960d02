export { differingArguments } from './arguments.ts';
export type { Catalogues } from './catalogues.ts';
export { extraKeys, missingKeys, parseCatalogue, unparsableMessages } from './catalogues.ts';
export { lostNumbers, pluralGaps } from './plurals.ts';
export { unformattableMessages } from './samples.ts';
export type { Source } from './tokens.ts';
export { families, keysOf, undeclaredKeys, unusedKeys, unwalkedKeys } from './usage.ts';
