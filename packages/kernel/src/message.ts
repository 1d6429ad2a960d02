/**
 * What an engine says to people: a key of a catalogue and its arguments. The words live in the catalogues,
 * one per language, and are put in at the edge, so engines stay free of wording.
 */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number | Message>>;
}

/** Builds a message. `K` lets a package narrow the keys to those of its own catalogue. */
export function msg<K extends string>(key: K, args?: Message['args']): Message {
  return args === undefined ? { key } : { key, args };
}
