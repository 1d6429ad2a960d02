/** @orrery/kernel/testing: the property harness that every engine runs. */

export { PROPERTIES, type Property } from './check.ts';
export { HeldHistory } from './held-history.ts';
export * from './places.ts';
export { notPlain } from './plain.ts';
export { type Rename, renameAgenda, renameDiscards } from './renaming.ts';
export { likeWorld } from './secrecy.ts';
export { chiSquare, fillUniformity, plausible } from './uniformity.ts';
export { type Choose, PropertyFailure, walk } from './walk.ts';
