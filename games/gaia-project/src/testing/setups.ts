/** Set-ups of the game for the harness, with every option named. */
import type { Setup } from '@orrery/kernel/testing';

const defaults = {
  difficulty: 'automa',
  automa: 'random',
  setup: 'advanced',
  factions: 'choose',
  turnOrder: 'clockwise',
  map: 'printed',
  shape: 'usual',
  rotation: 'chance',
  smallMap: false,
};

export const setup = (
  seats: number,
  options: Partial<Record<keyof typeof defaults, string | boolean>>,
): Setup => ({ seats, options: { ...defaults, ...options } });
