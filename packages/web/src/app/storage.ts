/** What the browser keeps for us. A browser that keeps nothing must not stop a game, so every failure is swallowed here. */
import { isRecord } from '@orrery/kernel';

export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The browser's own storage, or a forgetful one where it is switched off. */
function browserKeep(): Keep {
  try {
    const probe = 'orrery.probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return memoryKeep();
  }
}

/** Keeps things until the page is left; also for tests. */
export function memoryKeep(): Keep {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      held.set(key, value);
    },
    removeItem: (key) => {
      held.delete(key);
    },
  };
}

let shared: Keep | undefined;
export const keep = (): Keep => {
  shared ??= browserKeep();
  return shared;
};

/** A kept value as plain data; undefined when there is none or it cannot be read. */
export function readKept(from: Keep, key: string): unknown {
  const text = from.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True when it could be kept. */
export function writeKept(to: Keep, key: string, value: unknown): boolean {
  try {
    to.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The fields of a kept object; none where something else was kept. */
export const keptFields = (from: Keep, key: string): Record<string, unknown> => {
  const value = readKept(from, key);
  return isRecord(value) ? value : {};
};
