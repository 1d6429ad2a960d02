/** How fast the Automa's turns are shown; remembered in this browser. */
import { keep, readKept, writeKept } from '../../../app/storage.ts';
import { createStore, useStore } from '../../../app/store.ts';

export const speeds = ['slow', 'usual', 'fast', 'none'] as const;
export type Speed = (typeof speeds)[number];

/** By how much every moment is lengthened; without any, only the result shows. */
export const paces: Readonly<Record<Speed, number>> = { slow: 1.8, usual: 1, fast: 0.4, none: 0 };

const KEY = 'orrery.automa.speed';

const store = createStore<Speed>(speeds.find((each) => each === readKept(keep(), KEY)) ?? 'usual');

export const useSpeed = (): Speed => useStore(store);

export function setSpeed(speed: Speed): void {
  writeKept(keep(), KEY, speed);
  store.set(speed);
}
