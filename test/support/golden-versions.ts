/**
 * Which golden records belong to which version of a game's rules. Whoever changes rules so that a record moves keeps them
 * first (`npm run freeze`), raises the version, and writes the records anew, which notes them here.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const noted = new URL('../../packages/catalog/frozen/golden.json', import.meta.url);

export const goldenVersions = (): Versions => JSON.parse(readFileSync(noted, 'utf8'));

/** The hash of a game's golden records; undefined where it has none. */
export function goldenHash(game: string): string | undefined {
  const folder = new URL(`../../games/${game}/test/golden/`, import.meta.url);
  if (!existsSync(folder)) return undefined;
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.record') || file === 'results.json') hash.update(readFileSync(new URL(file, folder)));
  return hash.digest('hex');
}

/** What is wrong with the golden records of a game; undefined where nothing is. */
export function unkeptChange(
  game: string,
  rules: number,
  hash: string,
  versions: Versions,
  isKept: (game: string, rules: number) => boolean,
): string | undefined {
  const known = versions[game] ?? {};
  const lost = Object.keys(known).find(
    (version) => Number(version) < rules && !isKept(game, Number(version)),
  );
  if (lost !== undefined) return `the rules of ${game} ${lost} were not kept: npm run freeze`;
  if (known[rules] === undefined) return `the golden records of ${game} ${rules} are not noted`;
  return known[rules] === hash ? undefined : `the golden records of ${game} ${rules} have changed`;
}

/** Notes records that were written anew. A version that is noted already is never noted again with others. */
export function noteGolden(game: string, rules: number): void {
  const hash = goldenHash(game);
  const versions = goldenVersions();
  const known = versions[game]?.[rules];
  if (hash === undefined || known === hash) return;
  if (known !== undefined) throw new Error(`raise the version of ${game}: its records of ${rules} are noted`);
  const changed = { ...versions, [game]: { ...versions[game], [rules]: hash } };
  writeFileSync(noted, `${JSON.stringify(changed, null, 2)}\n`);
}
