/** Another guest was restored in this browser: its other tabs hold connections of the one before. */
import { keep, writeKept } from '../app/storage.ts';
import { freshId } from './saved.ts';

const KEY = 'orrery.person';

/** Tells the other tabs. */
export function tellOtherTabs(): void {
  writeKept(keep(), KEY, freshId());
}

/** Hears of it in another tab; the result stops that. */
export function onOtherPerson(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === KEY) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
