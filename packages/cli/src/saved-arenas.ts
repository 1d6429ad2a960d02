/** The games of arenas in a file, so that one that outlasts an evening can be gone on with. */
import { existsSync } from 'node:fs';
import type { ArenaGame } from '@orrery/bots';
import type { SharedArena } from '@orrery/bots/workers';
import { isRecord, same } from '@orrery/kernel';
import { readValues, writeText } from './files.ts';

/** What makes an arena another one. */
type ArenaSetting = Pick<SharedArena, 'game' | 'bots' | 'options' | 'seed' | 'budget'>;

interface SavedArena {
  readonly setting: ArenaSetting;
  games: readonly ArenaGame[];
}

const isSaved = (value: unknown): value is SavedArena =>
  isRecord(value) && isRecord(value.setting) && Array.isArray(value.games);

interface SavedArenas {
  /** The seed that the file was begun with. */
  readonly seed: string | undefined;
  /** What `arenaOn` needs to go on with an arena, and to keep its games. */
  arena(setting: ArenaSetting): Pick<SharedArena, 'known' | 'keep'>;
}

/** The arenas of a file, which need not be there yet; without a name nothing is kept. */
export function savedArenas(file: string | undefined): SavedArenas {
  if (file === undefined) return { seed: undefined, arena: () => ({}) };
  const all = existsSync(file) ? readValues(file).filter(isSaved) : [];
  return {
    seed: all[0]?.setting.seed,
    arena(setting) {
      const found = all.find((one) => same(one.setting, JSON.parse(JSON.stringify(setting))));
      const arena: SavedArena = found ?? { setting, games: [] };
      if (found === undefined) all.push(arena);
      const keep = (games: readonly ArenaGame[]): void => {
        arena.games = games;
        writeText(file, JSON.stringify(all));
      };
      return { known: arena.games, keep };
    },
  };
}
