/** The cards of a touched space, and the areas that the tokens of a project leave. */
import type { HexId } from '@orrery/gaia-project';
import type { Question } from '@orrery/kernel';
import { useMemo } from 'react';
import { lookAhead } from '../../../../board-kit/ahead.ts';
import { type Table, useTable } from '../../table.ts';
import { Steppers } from '../../tray/steppers.tsx';
import { type Card, Tray } from '../../tray/tray.tsx';
import { useGaiaWords } from '../../words.ts';
import { projectWarnings } from '../turn/warned.ts';
import { Warnings } from '../turn/warnings.tsx';
import { cardsAt } from './cards.ts';
import { chosenDeed, type Deed, deedsAt, isOpen } from './deeds.ts';
import { answersOf, takeTokens, tokensOf } from './taking.ts';

type AmountsQuestion = Extract<Question, { shape: 'amounts' }>;

/** The question for the tokens of a project, which comes only when the project is chosen. */
function useTokensQuestion(table: Table, deed: Deed | undefined): AmountsQuestion | undefined {
  const { loaded, view, mine, question: open } = table;
  return useMemo(() => {
    if (mine === undefined || deed === undefined || tokensOf({ touched: undefined }, deed) === undefined)
      return undefined;
    const before = answersOf({ loaded, view, mine, question: open }, { choices: deed.choices.slice(0, -1) });
    const { question } = lookAhead(loaded.game, view, mine, before);
    return question?.shape === 'amounts' ? question : undefined;
  }, [loaded, view, mine, open, deed]);
}

/** The Gaiaformer that a project takes. */
function useFormerCard(table: Table): Card {
  const { t } = useGaiaWords();
  return {
    key: 'former',
    title: t('web.gaia.build.former'),
    mark: 'gaiaformer',
    note: t('web.gaia.build.formerNote', { n: table.player?.gaiaformers ?? 0 }),
  };
}

const isProject = (deeds: readonly Deed[]): boolean =>
  deeds.some((deed) => deed.kind === 'way' && deed.way.kind === 'project' && isOpen(deed));

export function SpaceTray({ hex }: { readonly hex: HexId }) {
  const table = useTable();
  const words = useGaiaWords();
  const deed = chosenDeed(table, hex);
  const tokens = deed === undefined ? undefined : tokensOf(table, deed);
  const asked = useTokensQuestion(table, deed);
  const former = useFormerCard(table);
  const deeds = deedsAt(table, hex);
  // A single way leaves nothing to choose but the tokens.
  const cards =
    asked !== undefined && deeds.filter(isOpen).length === 1 ? [former] : cardsAt(words, table, hex);
  return (
    <Tray
      name={words.t('web.gaia.build.ways')}
      cards={cards}
      above={<Warnings all={isProject(deeds) ? projectWarnings(table) : []} />}
      beside={
        asked === undefined || deed === undefined || tokens === undefined ? undefined : (
          <Steppers
            question={asked}
            amounts={tokens}
            first={cards[0] === former}
            set={(part, n) => takeTokens(table, hex, deed, { ...tokens, [part]: n })}
            note={({ max }) => words.t('web.gaia.build.has', { n: max })}
          />
        )
      }
    />
  );
}
