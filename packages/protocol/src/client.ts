/** What a client needs at run time, without the schemas: it stays small. Types come from the main entry. */
export { applyChanges, changesBetween } from './changes.ts';
export { INVITE_HEADER, LIMITS, livePath } from './limits.ts';
export { consultPolicies, noPolicies } from './policies.ts';
export { groupCode, readCode } from './recovery-code.ts';
