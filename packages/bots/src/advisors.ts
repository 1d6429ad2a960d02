/** Who advises on which game. A new advisor is one row. */
import type { Advisor } from './advisor.ts';

const advisors: Readonly<Record<string, () => Promise<Advisor>>> = {
  'gaia-project': async () => (await import('./gaia-project/advisor.ts')).advisor,
  'race-for-the-galaxy': async () => (await import('./race-for-the-galaxy/advisor.ts')).advisor,
  'terraforming-mars': async () => (await import('./terraforming-mars/advisor.ts')).advisor,
};

const loading = new Map<string, Promise<Advisor>>();

/** Whether there is advice on a game. */
export const hasAdvice = (game: string): boolean => Object.hasOwn(advisors, game);

/** The advisor on a game with everything it needs, fetched once; undefined where there is none. */
export function advisorOn(game: string): Promise<Advisor> | undefined {
  const load = hasAdvice(game) ? advisors[game] : undefined;
  if (load === undefined) return undefined;
  const known = loading.get(game);
  if (known !== undefined) return known;
  const fetching = fetchAll(load).catch((error: unknown) => {
    loading.delete(game);
    throw error;
  });
  loading.set(game, fetching);
  return fetching;
}

async function fetchAll(load: () => Promise<Advisor>): Promise<Advisor> {
  const advisor = await load();
  await advisor.load?.();
  return advisor;
}
