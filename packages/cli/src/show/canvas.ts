import type { TerminalCanvas as GameCanvas } from '@orrery/presentation';
import type { Words } from '../words.ts';

/** What the command line draws with: all that a game's own screen gets, and its own words. */
export interface TerminalCanvas extends GameCanvas {
  readonly words: Words;
}
