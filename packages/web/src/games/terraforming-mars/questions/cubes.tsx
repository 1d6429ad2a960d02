/** Cubes that go onto a card of one's own, or come from a card of anybody. */
import type { Plain, Seat } from '@orrery/kernel';
import { askedEffect, positionOf, printedOf, scoreOf } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../board-kit/board.ts';
import { pressing } from '../press.ts';
import { type Table, useTable, type View } from '../table.ts';
import { Change } from '../tray/change.tsx';
import { Tray, type TrayOption } from '../tray/tray.tsx';
import { useMarsWords, type Words } from '../words.ts';
import { askedFor, cardName, oneOf, pickOf, playerName, thenOf } from './common.ts';
import type { Place } from './place.ts';
import { SeatMarkOf } from './seat-mark.tsx';

/** Whose card it is. */
const ownerOf = ({ players }: View, card: number): Seat | undefined => {
  const seat = players.findIndex(({ played }) => played.includes(card));
  return seat < 0 ? undefined : seat;
};

const cubesOn = ({ players }: View, card: number): number =>
  players.reduce((sum, { played, cubes }) => sum + (cubes[played.indexOf(card)] ?? 0), 0);

/** What the card is worth at the table. */
function pointsOn(view: View, card: number): number {
  const owner = ownerOf(view, card);
  if (owner === undefined) return 0;
  return scoreOf(positionOf(view), owner).cards.find((each) => each.card === card)?.points ?? 0;
}

const iconOn = (card: number) => {
  const { stores } = printedOf(card);
  return stores === undefined ? 'cube' : (`cube-${stores}` as const);
};

interface Facts {
  readonly card: number;
  readonly from: number;
  readonly to: number;
  readonly points: { readonly was: number; readonly willBe: number };
}

function factsOf(table: Table, card: number): Facts {
  const after = thenOf(table, card)?.view ?? table.view;
  return {
    card,
    from: cubesOn(table.view, card),
    to: cubesOn(after, card),
    points: { was: pointsOn(table.view, card), willBe: pointsOn(after, card) },
  };
}

function pointsText({ t }: Words, { points: { was, willBe } }: Facts): string | undefined {
  if (was === willBe) return was === 0 ? undefined : t('web.mars.cubes.points', { n: was });
  return t('web.mars.cubes.pointsThen', { n: willBe, was });
}

function cubeOption(
  table: Table,
  words: Words,
  value: Plain,
  more: Partial<TrayOption> = {},
): TrayOption | undefined {
  if (typeof value !== 'number') return undefined;
  const option = oneOf(table).find((each) => each.value === value);
  const { chosen, press } = pressing(table, option);
  if (value < 0) {
    const title = words.t('web.mars.neutral');
    return { key: 'neutral', title, mark: <SeatMarkOf seat={undefined} />, chosen, press, label: title };
  }
  const facts = factsOf(table, value);
  const { from, to } = facts;
  const title = cardName(words, value);
  const note = [more.note ?? '', pointsText(words, facts) ?? ''].filter((part) => part !== '').join('. ');
  return {
    key: String(value),
    title,
    figures: <Change icon={iconOn(value)} from={from} to={to} />,
    chosen,
    press,
    thing: { card: value },
    label: [
      title,
      more.note ?? '',
      words.t('web.mars.cubes.change', { from, to }),
      pointsText(words, facts) ?? '',
    ]
      .filter((part) => part !== '')
      .join(', '),
    ...more,
    note,
  };
}

// Onto a card.

function OntoTray() {
  const table = useTable();
  const words = useMarsWords();
  return (
    <Tray
      title={words.t('web.mars.onto.cards')}
      note={words.t('web.mars.onto.note')}
      options={oneOf(table).flatMap(({ value }) => cubeOption(table, words, value) ?? [])}
    />
  );
}

function ontoWords(table: Table, words: Words): BarWords {
  const { t, format } = words;
  const effect = table.question === undefined ? undefined : askedEffect(table.question);
  const n = effect?.do === 'add' || effect?.do === 'addToHolder' ? effect.amount : 1;
  const cubes =
    effect?.do === 'add'
      ? format({ key: `mars.cubes.${effect.kind}`, args: { n } })
      : t('web.mars.onto.cubes', { n });
  const pick = pickOf(table);
  const title = askedFor(table, words, 'web.mars.onto.title', { cubes });
  if (typeof pick !== 'number') return { title };
  const facts = factsOf(table, pick);
  const card = cardName(words, pick);
  const more = facts.points.willBe - facts.points.was;
  return {
    title,
    detail: t('web.mars.onto.detail', { card, from: facts.from, to: facts.to, more }),
    confirm: t('web.mars.onto.confirm', { card }),
  };
}

export const onto: Place = { Tray: OntoTray, words: ontoWords, phone: 'yours' };

// From a card.

/** Whose card it is, in words and with its mark. */
function owned(table: Table, words: Words, value: Plain): Partial<TrayOption> {
  const owner = typeof value === 'number' ? ownerOf(table.view, value) : undefined;
  if (owner === undefined) return {};
  const note = owner === table.mine ? words.t('web.mars.take.yours') : playerName(table, words, owner);
  return { mark: <SeatMarkOf seat={owner} />, note };
}

function TakeTray() {
  const table = useTable();
  const words = useMarsWords();
  const open = oneOf(table).flatMap(
    ({ value }) => cubeOption(table, words, value, owned(table, words, value)) ?? [],
  );
  const closed = table.unavailable.flatMap(
    ({ value, reason }) =>
      cubeOption(table, words, value, { ...owned(table, words, value), closed: words.format(reason) }) ?? [],
  );
  return <Tray title={words.t('web.mars.take.cards')} options={[...open, ...closed]} />;
}

function takeWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const pick = pickOf(table);
  const title = askedFor(table, words, 'web.mars.take.title');
  if (typeof pick !== 'number') return { title };
  if (pick < 0) return { title, confirm: t('web.mars.take.neutral') };
  const owner = ownerOf(table.view, pick);
  return {
    title,
    detail: t('web.mars.take.detail', { card: cardName(words, pick), n: factsOf(table, pick).to }),
    confirm:
      owner === table.mine || owner === undefined
        ? t('web.mars.take.own')
        : t('web.mars.take.confirm', { name: playerName(table, words, owner) }),
  };
}

export const take: Place = { Tray: TakeTray, words: takeWords, phone: 'players' };
