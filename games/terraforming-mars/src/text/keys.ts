import type en from './en.json';

/** The keys of this game's catalogues; the English one says which there are. */
export type MarsKey = keyof typeof en;
