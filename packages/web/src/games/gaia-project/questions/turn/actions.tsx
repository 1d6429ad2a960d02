/** The verbs "power" and "special": the actions of the board, and those of one's own tiles, booster, academy and faction. */
import { boardActionText, specialText } from '@orrery/gaia-project';
import {
  type BoardActionAdvice,
  boardActionRow,
  holdingsOf,
  playerAt,
  type SpecialAdvice,
} from '@orrery/gaia-project/advice';
import type { ReactNode } from 'react';
import { ActionDetail } from '../../detail/research-action.tsx';
import { Amounts, Mark } from '../../drawing/mark.tsx';
import { knownBoardActions, knownSpecials } from '../../known.ts';
import { type Table, useTable } from '../../table.ts';
import { type Card, Tray } from '../../tray/tray.tsx';
import { sentences, useGaiaWords, type Words } from '../../words.ts';
import { obstacleWords } from '../obstacles.ts';
import type { Place } from '../place.ts';
import { ActionFacts } from './facts.tsx';
import { shortOf } from './short.ts';
import { specialEffect, specialSource } from './special-names.ts';
import { WorthKnowing } from './worth-knowing.tsx';

// Power and Q.I.C. actions

const actionsIn = ({ view, mine }: Table): readonly BoardActionAdvice[] =>
  mine === undefined ? [] : knownBoardActions(view, mine);

const scoredBy = ({ consequences }: BoardActionAdvice | SpecialAdvice): number =>
  (consequences?.scored ?? []).reduce((sum, { vp }) => sum + vp, 0);

function Effect({ action }: { readonly action: BoardActionAdvice }): ReactNode {
  const { gain, steps, special } = boardActionRow(action.action);
  if (gain !== undefined) return <Amounts of={gain} />;
  if (steps !== undefined)
    return (
      <>
        {steps} <Mark name="step" />
      </>
    );
  if (special === 'tech-tile') return <Mark name="tile" size={15} />;
  if (special === 'rescore') return <Mark name="federation" size={15} />;
  const vp = scoredBy(action);
  return vp > 0 ? <Amounts of={{ vp }} /> : <Mark name="planet-types" size={15} />;
}

function actionCard({ choice }: Table, words: Words, action: BoardActionAdvice): Card {
  const { pick, price, closed } = action;
  const said = words.format(boardActionText(action.action));
  return {
    key: action.action,
    title: said,
    price,
    gives: <Effect action={action} />,
    closed: closed === undefined ? undefined : shortOf(words, closed),
    label: sentences(said, closed === undefined ? '' : obstacleWords(words, closed)),
    chosen: choice.isChosen({ ...pick }),
    press: () => choice.follow({ ...pick }),
  };
}

function PowerTray() {
  const table = useTable();
  const words = useGaiaWords();
  const cards = actionsIn(table).map((action) => actionCard(table, words, action));
  return <Tray name={words.t('web.gaia.turn.power.title')} kind="exchanges" cards={cards} />;
}

function chosenOf<T extends BoardActionAdvice | SpecialAdvice>(
  { choice }: Table,
  all: readonly T[],
): T | undefined {
  return all.find(({ pick }) => choice.isChosen({ ...pick }));
}

function PowerDetail() {
  const table = useTable();
  const action = chosenOf(table, actionsIn(table));
  return action === undefined ? <WorthKnowing /> : <ActionDetail action={action.action} />;
}

/** What it brings at once: goods, or points. */
const broughtBy = (words: Words, action: BoardActionAdvice): string => {
  const { gain } = boardActionRow(action.action);
  return words.amounts(gain ?? { vp: scoredBy(action) });
};

export const powerPart: Place = {
  Tray: PowerTray,
  Detail: PowerDetail,
  words: (table, words) => {
    const { t, amounts } = words;
    const action = chosenOf(table, actionsIn(table));
    return {
      title: t('web.gaia.turn.power.title'),
      detail: t('web.gaia.turn.power.detail'),
      confirm:
        action === undefined
          ? t('web.gaia.turn.choose')
          : t('web.gaia.turn.power.confirm', {
              pay: amounts(action.price),
              gain: broughtBy(words, action),
            }),
    };
  },
};

// Special actions

const specialsIn = ({ view, mine }: Table): readonly SpecialAdvice[] =>
  mine === undefined ? [] : knownSpecials(view, mine);

function specialCard({ choice, view, mine = 0 }: Table, words: Words, special: SpecialAdvice): Card {
  const { action, pick, closed } = special;
  const player = playerAt(view, mine);
  const reason = closed === undefined ? undefined : obstacleWords(words, closed);
  const said = words.format(specialText(action));
  return {
    key: action,
    title: specialSource(words, player, special),
    mark: 'special',
    note: specialEffect(words, player, special),
    closed: reason,
    label: sentences(said, reason),
    chosen: choice.isChosen({ ...pick }),
    press: () => choice.follow({ ...pick }),
  };
}

function SpecialTray() {
  const table = useTable();
  const words = useGaiaWords();
  const cards = specialsIn(table).map((special) => specialCard(table, words, special));
  return <Tray name={words.t('web.gaia.turn.special.title')} cards={cards} />;
}

function SpecialDetail() {
  const table = useTable();
  const { format, t } = useGaiaWords();
  const special = chosenOf(table, specialsIn(table));
  if (special === undefined || table.player === undefined) return <WorthKnowing />;
  const [left] = special.consequences?.outcomes ?? [];
  return (
    <ActionFacts
      title={format(specialText(special.action))}
      mark="special"
      before={holdingsOf(table.player)}
      after={left?.left}
      scored={[{ text: t('web.gaia.research.fact.scores'), vp: scoredBy(special) }]}
    />
  );
}

export const specialPart: Place = {
  Tray: SpecialTray,
  Detail: SpecialDetail,
  words: (table, { t, amounts }) => {
    const special = chosenOf(table, specialsIn(table));
    return {
      title: t('web.gaia.turn.special.title'),
      detail: t('web.gaia.turn.special.detail'),
      confirm:
        special === undefined
          ? t('web.gaia.turn.choose')
          : t('web.gaia.turn.special.confirm', { gain: amounts(special.gains) }),
    };
  },
};
