import type { Easel as GameEasel } from '@orrery/kernel/screen';
import type { Words } from '../words.ts';

/** What the command line draws with: all that a game's own screen gets, and its own words. */
export interface Easel extends GameEasel {
  readonly words: Words;
}
