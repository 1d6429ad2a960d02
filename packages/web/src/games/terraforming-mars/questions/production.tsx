/** Production that a player loses, or that a card of one's own repeats. */
import type { Plain, Seat } from '@orrery/kernel';
import { askedEffect, printedOf, resources } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../board-kit/board.ts';
import { Signs } from '../drawing/signs.tsx';
import { pressing } from '../press.ts';
import { type Table, useTable, type View } from '../table.ts';
import { Change } from '../tray/change.tsx';
import { Tray, type TrayOption } from '../tray/tray.tsx';
import { useMarsWords, type Words } from '../words.ts';
import { askedFor, cardName, oneOf, pickOf, playerName, thenOf } from './common.ts';
import type { Place } from './place.ts';
import { SeatMarkOf } from './seat-mark.tsx';

/** What of a player's production differs between two tables. */
function changesFor(before: View, after: View, seat: Seat) {
  const [was, is] = [before.players[seat]?.production ?? [], after.players[seat]?.production ?? []];
  return resources.flatMap((resource, place) => {
    const [from, to] = [was[place] ?? 0, is[place] ?? 0];
    return from === to ? [] : [{ resource, from, to }];
  });
}

const changesText = ({ t, format }: Words, changes: ReturnType<typeof changesFor>): string =>
  changes
    .map(({ resource, from, to }) =>
      t('web.mars.production.change', { resource: format({ key: `mars.resource.${resource}` }), from, to }),
    )
    .join(', ');

// A player who loses production.

function lowerOption(table: Table, words: Words, value: Plain): TrayOption | undefined {
  const option = oneOf(table).find((each) => each.value === value);
  if (typeof value !== 'number' || option === undefined) return undefined;
  const then = thenOf(table, value);
  const changes = then === undefined ? [] : changesFor(table.view, then.view, value);
  const { chosen, press } = pressing(table, option);
  const title = playerName(table, words, value);
  return {
    key: String(value),
    title,
    mark: <SeatMarkOf seat={value < 0 ? undefined : value} />,
    figures: changes.map(({ resource, from, to }) => (
      <Change key={resource} icon={resource} from={from} to={to} produced />
    )),
    note: value < 0 ? words.t('web.mars.lower.neutral') : undefined,
    chosen,
    press,
    label: [title, changesText(words, changes)].filter((part) => part !== '').join(', '),
    ...(value < 0 ? {} : { thing: { seat: value } }),
  };
}

function LowerTray() {
  const table = useTable();
  const words = useMarsWords();
  return (
    <Tray
      title={words.t('web.mars.lower.who')}
      note={words.t('web.mars.lower.must')}
      options={oneOf(table).flatMap(({ value }) => lowerOption(table, words, value) ?? [])}
    />
  );
}

function lowerWords(table: Table, words: Words): BarWords {
  const { t, format } = words;
  const effect = table.question === undefined ? undefined : askedEffect(table.question);
  const pick = pickOf(table);
  const lost =
    effect?.do === 'lowerAny'
      ? { production: format({ key: `mars.production.${effect.of}` }), by: effect.by }
      : undefined;
  return {
    ...(lost === undefined ? {} : { title: askedFor(table, words, 'web.mars.lower.title', lost) }),
    detail: t('web.mars.lower.must'),
    ...(typeof pick === 'number'
      ? {
          confirm:
            pick === table.mine
              ? t('web.mars.lower.own')
              : t('web.mars.lower.confirm', { name: playerName(table, words, pick) }),
        }
      : {}),
  };
}

export const lower: Place = { Tray: LowerTray, words: lowerWords, phone: 'players' };

// A production box that is repeated.

function copyOption(table: Table, words: Words, value: Plain, closed?: string): TrayOption | undefined {
  if (typeof value !== 'number') return undefined;
  const option = oneOf(table).find((each) => each.value === value);
  const then = option === undefined ? undefined : thenOf(table, value);
  const changes =
    then === undefined || table.mine === undefined ? [] : changesFor(table.view, then.view, table.mine);
  const { chosen, press } = pressing(table, option);
  const title = cardName(words, value);
  const asks = then?.question?.name === 'production.lower' ? words.t('web.mars.copy.asks') : '';
  const note = [changesText(words, changes), asks].filter((part) => part !== '').join(', ');
  return {
    key: String(value),
    title,
    figures: <Signs signs={productionSigns(value)} size={16} />,
    ...(closed === undefined ? { note } : { closed, closedBriefly: words.t('web.mars.copy.closed') }),
    chosen,
    press,
    label: `${title}, ${closed ?? note}`,
    thing: { card: value },
  };
}

/** The brown boxes of a card. */
const productionSigns = (card: number) =>
  [...printedOf(card).start, ...printedOf(card).play].filter(
    (sign) => sign.sign === 'box' && sign.production,
  );

function CopyTray() {
  const table = useTable();
  const words = useMarsWords();
  const open = oneOf(table).flatMap(({ value }) => copyOption(table, words, value) ?? []);
  const closed = table.unavailable.flatMap(
    ({ value, reason }) => copyOption(table, words, value, words.format(reason)) ?? [],
  );
  return (
    <Tray
      title={words.t('web.mars.copy.cards')}
      note={words.t('web.mars.copy.count', { open: open.length, all: open.length + closed.length })}
      options={[...open, ...closed]}
    />
  );
}

function copyWords(table: Table, words: Words): BarWords {
  const { t } = words;
  const pick = pickOf(table);
  const then = pick === undefined ? undefined : thenOf(table, pick);
  const changes =
    then === undefined || table.mine === undefined ? [] : changesFor(table.view, then.view, table.mine);
  return {
    title: askedFor(table, words, 'web.mars.copy.title'),
    detail:
      typeof pick === 'number'
        ? t('web.mars.copy.detail', { card: cardName(words, pick), changes: changesText(words, changes) })
        : t('web.mars.copy.box'),
    ...(typeof pick === 'number'
      ? { confirm: t('web.mars.copy.confirm', { card: cardName(words, pick) }) }
      : {}),
  };
}

export const copy: Place = { Tray: CopyTray, words: copyWords, phone: 'yours' };
