import { canonical } from './data.ts';
import { sha256 } from './sha256.ts';

/** A fingerprint of a state: equal states, equal fingerprints, on every machine. */
export const hashState = (state: unknown): string => sha256(canonical(state));
