/** Cards in play as rows: actions with their ways, effects, and others by name. */
import type { ActionAdvice, CardInPlay } from '@orrery/terraforming-mars/advice';
import { printedOf } from '@orrery/terraforming-mars/advice';
import { memo, type ReactNode, useState } from 'react';
import { Icon, type IconName, Rosette } from '../drawing/icon.tsx';
import { Signs } from '../drawing/signs.tsx';
import { useCardName } from '../parts/names.ts';
import { pressing } from '../press.ts';
import { usePointingAt, useScene, useSettledTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { CardSheet } from './card-sheet.tsx';
import styles from './rows.module.css';
import { signsOfWay, useOptionOf, useWays, Way, whyClosed } from './ways.tsx';

/** What lies on a card. */
function Cubes({ card }: { readonly card: CardInPlay }) {
  const { format } = useMarsWords();
  const { holds, cubes } = card;
  if (holds === undefined || cubes === 0) return null;
  return (
    <span className={styles.cubes}>
      <span className="hidden">{format({ key: `mars.cubesOf.${holds}` })}</span>
      <Icon name={`cube-${holds}`} size={13} />
      {cubes}
    </span>
  );
}

/** Tells about a card: in the dock, or in a sheet on a phone. */
function useTelling(card: CardInPlay): { readonly tell: () => void; readonly sheet: ReactNode } {
  const { phone } = useScene();
  const pointing = usePointingAt();
  const [open, setOpen] = useState(false);
  return {
    tell: () => (phone ? setOpen(true) : pointing.show({ card: card.card })),
    sheet: open ? <CardSheet card={card} onClose={() => setOpen(false)} /> : null,
  };
}

/** The name of a card, which tells about it. */
function CardName(props: {
  readonly card: CardInPlay;
  /** Where there is little room its end may be cut off; the dock or a sheet tells it whole. */
  readonly mayClip?: boolean;
  readonly children?: ReactNode;
}) {
  const { card, mayClip = false, children } = props;
  const nameOf = useCardName();
  const { tell, sheet } = useTelling(card);
  return (
    <>
      <button
        type="button"
        className={styles.name}
        {...(mayClip ? { 'data-may-clip': '', title: nameOf(card.card) } : {})}
        onClick={tell}
      >
        {nameOf(card.card)} <Cubes card={card} />
        {children}
      </button>
      {sheet}
    </>
  );
}

/** A card with actions: one way makes the row a button, several are a pill each. */
export function ActionRow({ card }: { readonly card: CardInPlay }) {
  const ways = useWays(card);
  const [only, another] = ways;
  if (card.used || only === undefined) return <UsedRow card={card} />;
  if (another !== undefined) return <RowOfWays card={card} ways={ways} />;
  return <RowOfOneWay card={card} way={only} />;
}

function UsedRow({ card }: { readonly card: CardInPlay }) {
  const { t } = useMarsWords();
  const pointing = usePointingAt();
  return (
    <li className={styles.action} data-used="" {...pointing.at({ card: card.card })}>
      <Icon name="check" size={11} />
      <CardName card={card} />
      <span className={styles.what}>
        <Signs signs={signsOfWay(card.card, 0)} size={14} />
        {t('web.mars.tableau.used')}
      </span>
    </li>
  );
}

function RowOfWays(props: { readonly card: CardInPlay; readonly ways: readonly ActionAdvice[] }) {
  const { card, ways } = props;
  const words = useMarsWords();
  const pointing = usePointingAt();
  const why = whyClosed(ways, words);
  const ready = ways.filter(({ open }) => open).length;
  return (
    <li className={styles.action} data-ways="" {...pointing.at({ card: card.card })}>
      <Icon name="kind-active" size={14} />
      <CardName card={card}>
        <span className="hidden">, {words.t('web.mars.tableau.ways', { n: ready })}</span>
      </CardName>
      <span className={styles.what}>
        {why === undefined ? (
          ways.map((way) => <Way key={way.way} card={card.card} advice={way} />)
        ) : (
          <Why>{why}</Why>
        )}
      </span>
    </li>
  );
}

const Why = ({ children }: { readonly children: ReactNode }) => (
  <small className={styles.why}>{children}</small>
);

/**
 * The whole row is one button: it uses the card where that is open, and tells about it where it is not. It stays the same
 * element, so that a question that opens or closes all actions lays nothing out anew.
 */
function RowOfOneWay(props: { readonly card: CardInPlay; readonly way: ActionAdvice }) {
  const { card, way } = props;
  const table = useSettledTable();
  const words = useMarsWords();
  const nameOf = useCardName();
  const pointing = usePointingAt();
  const telling = useTelling(card);
  const option = useOptionOf(table, card.card, way.way);
  const { state, chosen, press } = pressing(table, option);
  const why = whyClosed([way], words);
  return (
    <li {...pointing.at({ card: card.card })}>
      <button
        type="button"
        className={styles.action}
        data-state={press === undefined ? undefined : state}
        aria-pressed={press === undefined ? undefined : chosen}
        aria-label={option === undefined ? undefined : words.format(option.text)}
        onClick={press ?? telling.tell}
      >
        <Icon name="kind-active" size={14} />
        <span className={styles.name}>
          {nameOf(card.card)} <Cubes card={card} />
        </span>
        <span className={styles.what}>
          {why === undefined ? <Signs signs={signsOfWay(card.card, 0)} size={14} /> : <Why>{why}</Why>}
        </span>
      </button>
      {telling.sheet}
    </li>
  );
}

const waysIn = ({ card }: CardInPlay) =>
  printedOf(card).actions.map((_, way) => ({ way, signs: signsOfWay(card, way) }));

/** An action of somebody else, or of a seat that is only looked at. */
export const OthersAction = memo(function OthersAction({ card }: { readonly card: CardInPlay }) {
  const { t } = useMarsWords();
  const pointing = usePointingAt();
  return (
    <li
      className={styles.effect}
      data-used={card.used ? '' : undefined}
      {...pointing.at({ card: card.card })}
    >
      <Icon name={card.used ? 'check' : 'kind-active'} size={12} />
      <CardName card={card} />
      <span className={styles.what}>
        {card.used
          ? t('web.mars.tableau.used')
          : waysIn(card).map(({ way, signs }) => <Signs key={way} signs={signs} size={14} />)}
      </span>
    </li>
  );
});

/** A card that takes effect by itself. */
export const EffectRow = memo(function EffectRow({ card }: { readonly card: CardInPlay }) {
  const pointing = usePointingAt();
  return (
    <li className={styles.effect} {...pointing.at({ card: card.card })}>
      <CardName card={card} />
      <span className={styles.what}>
        <Signs signs={printedOf(card.card).effects.flat()} size={14} />
      </span>
    </li>
  );
});

const kindIcons: Readonly<Record<string, IconName>> = {
  green: 'kind-automated',
  blue: 'kind-active',
  red: 'kind-event',
};

/** Any other card: its kind, its name, and what it is best known by. */
export const OtherRow = memo(function OtherRow({ card }: { readonly card: CardInPlay }) {
  const pointing = usePointingAt();
  const [tag] = card.tags;
  return (
    <li className={styles.other} data-kind={card.colour} {...pointing.at({ card: card.card })}>
      <Icon name={kindIcons[card.colour ?? ''] ?? 'kind-corporation'} size={11} />
      <CardName card={card} mayClip />
      {card.points !== 0 ? (
        <Rosette n={card.points} size={16} />
      ) : tag === undefined ? null : (
        <Icon name={`tag-${tag}`} size={13} />
      )}
    </li>
  );
});
