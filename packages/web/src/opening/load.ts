/** A game with all its screen needs, loaded when a table of it opens. */
import { findGame, findRules, type LoadedGame } from '@orrery/catalog';
import type { Catalogue, Language } from '@orrery/text';
import { type ComponentType, useEffect, useState } from 'react';
import { settings } from '../app/settings.ts';
import type { CardNames } from '../app/words.tsx';
import type { BoardModule, PlainTableProps } from '../board-kit/board.ts';
import { PlainTable } from '../plain/plain-table.tsx';
import { cardNames } from '../table/card-names.ts';

/** The boards that are drawn, by game. A new one is a folder under `src/games`, named after the game's id. */
const modules = import.meta.glob<BoardModule>('../games/*/index.tsx');

/** Loads a game's board; undefined where none is drawn yet, and the plain table serves. */
const boards: Readonly<Record<string, (() => Promise<BoardModule>) | undefined>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.split('/')[2] ?? path, load]),
);

/** The words of the boards, a file for each language: only those of the screen's language are fetched. */
const texts = import.meta.glob<{ readonly default: Catalogue }>('../games/*/text/*.json');

const NO_WORDS: Catalogue = {};

/** Fetches the words of a board in one language; none where no board is drawn. */
const boardWords =
  (id: string) =>
  async (language: Language): Promise<Catalogue> => {
    const words = await texts[`../games/${id}/text/${language}.json`]?.();
    return words?.default ?? NO_WORDS;
  };

export interface TableKit {
  readonly loaded: LoadedGame;
  /** The game's own board; undefined where none is drawn yet. */
  readonly board: BoardModule | undefined;
  readonly Plain: ComponentType<PlainTableProps>;
  /** The words of the kernel and of the game. */
  readonly words: Readonly<Record<Language, Catalogue>>[];
  /** Fetches those of the board. */
  readonly boardWords: (language: Language) => Promise<Catalogue>;
  readonly names: CardNames;
}

export type Loading =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed' }
  | { readonly is: 'here'; readonly kit: TableKit };

/** What was loaded once stays, with its words as one list, so that formatters are not made anew. */
const kits = new Map<string, Promise<TableKit | undefined>>();

/** Boards are drawn for the rules of today; tables of earlier ones are shown in lists. */
async function load(id: string, rules: number): Promise<TableKit | undefined> {
  const wanted = findRules(id, rules) ?? findGame(id);
  if (wanted === undefined) return undefined;
  const isOfToday = findGame(id)?.rules === rules;
  const ofBoard = boardWords(id);
  const [loaded, board, kernel] = await Promise.all([
    wanted.load(),
    isOfToday ? boards[id]?.() : undefined,
    import('@orrery/kernel/text'),
    // Needed at once; they are asked for again where they are used.
    ofBoard(settings().language),
  ]);
  const words = [kernel.catalogues, loaded.catalogues];
  return { loaded, board, Plain: PlainTable, words, boardWords: ofBoard, names: cardNames(loaded) };
}

/** A game with its screen, by those rules or by those of today. */
export function loadKit(id: string, rules = findGame(id)?.rules ?? 0): Promise<TableKit | undefined> {
  const key = `${id} ${rules}`;
  const known = kits.get(key);
  if (known !== undefined) return known;
  const kit = load(id, rules);
  kits.set(key, kit);
  // A failed load is tried again next time.
  kit.catch(() => kits.delete(key));
  return kit;
}

export function useKit(id: string | undefined, rules?: number): Loading {
  const [state, setState] = useState<{ readonly id: string; readonly loading: Loading }>();
  useEffect(() => {
    let wanted = true;
    if (id === undefined) return;
    const tell = (loading: Loading): void => {
      if (wanted) setState({ id, loading });
    };
    loadKit(id, rules).then(
      (kit) => tell(kit === undefined ? { is: 'missing' } : { is: 'here', kit }),
      () => tell({ is: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [id, rules]);
  return state !== undefined && state.id === id ? state.loading : { is: 'loading' };
}
