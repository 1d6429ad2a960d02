/** Free actions, before the action of a turn and after it: each in its fixed place, one exchange at a time. */
import { freeText } from '@orrery/gaia-project';
import { type FreeAdvice, holdingsOf, offersAfterTurn } from '@orrery/gaia-project/advice';
import { useBoardKeys } from '../../../../board-kit/keys.ts';
import { Charges, DetailPanel } from '../../detail/facts.tsx';
import { Amounts } from '../../drawing/mark.tsx';
import { knownFreeActions } from '../../known.ts';
import { seatAt, type Table, useTable } from '../../table.ts';
import { type Card, Tray } from '../../tray/tray.tsx';
import { sentences, useGaiaWords, type Words } from '../../words.ts';
import { obstacleWords } from '../obstacles.ts';
import type { Place } from '../place.ts';
import { ActionFacts } from './facts.tsx';
import { shortOf } from './short.ts';

/** Power and the sacrifice in the first row, goods in the second; after them what only the faction has. */
const fixed: readonly FreeAdvice['action'][] = [
  'power-to-ore',
  'power-to-credit',
  'power-to-qic',
  'power-to-knowledge',
  'sacrifice',
  'qic-to-ore',
  'ore-to-credit',
  'ore-to-token',
  'knowledge-to-credit',
];

const END = { do: 'end' };

function exchangesIn({ view, mine }: Table): readonly FreeAdvice[] {
  if (mine === undefined) return [];
  const all = knownFreeActions(view, mine);
  const placed = fixed.flatMap((action) => all.find((each) => each.action === action) ?? []);
  return [...placed, ...all.filter(({ action }) => !fixed.includes(action))];
}

const litIn = (table: Table): FreeAdvice | undefined =>
  exchangesIn(table).find(({ pick }) => table.choice.isChosen({ ...pick }));

function sacrificeCard(words: Words, { closed }: FreeAdvice): Omit<Card, 'key'> {
  const said = words.t('web.gaia.turn.free.sacrificeSaid');
  return {
    title: words.t('web.gaia.turn.free.sacrifice'),
    note: words.t('web.gaia.turn.free.sacrificeNote'),
    label: sentences(said, closed === undefined ? '' : obstacleWords(words, closed)),
    closed: closed === undefined ? undefined : obstacleWords(words, closed),
  };
}

function exchangeCard(words: Words, { action, price, gains, closed }: FreeAdvice): Omit<Card, 'key'> {
  const said = words.format(freeText(action));
  return {
    title: said,
    price,
    gives: <Amounts of={gains} />,
    label: sentences(said, closed === undefined ? '' : obstacleWords(words, closed)),
    closed: closed === undefined ? undefined : shortOf(words, closed),
  };
}

function cardOf({ choice }: Table, words: Words, exchange: FreeAdvice): Card {
  const { action, pick } = exchange;
  return {
    key: action,
    ...(action === 'sacrifice' ? sacrificeCard(words, exchange) : exchangeCard(words, exchange)),
    chosen: choice.isChosen({ ...pick }),
    press: () => choice.follow({ ...pick }),
  };
}

function FreeTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { choice } = table;
  useBoardKeys({ x: litIn(table) === undefined ? undefined : choice.confirm });
  const cards = exchangesIn(table).map((exchange) => cardOf(table, words, exchange));
  return <Tray name={words.t('web.gaia.turn.free.before')} kind="exchanges" cards={cards} />;
}

function FreeDetail() {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const lit = litIn(table);
  if (table.player === undefined) return null;
  const spent = lit?.price.power === undefined ? [] : [t('web.gaia.turn.free.falls')];
  const waits = lit?.price.gaiaformers === undefined ? [] : [t('web.gaia.turn.free.former')];
  const [left] = lit?.consequences?.outcomes ?? [];
  if (lit === undefined && table.question?.name === 'turn.free' && table.mine !== undefined)
    return (
      <DetailPanel title={t('web.gaia.turn.free.ends')}>
        <Charges offers={offersAfterTurn(table.view, table.mine)} />
        <p>{t('web.gaia.turn.free.when')}</p>
      </DetailPanel>
    );
  return (
    <ActionFacts
      title={t(lit === undefined ? 'web.gaia.turn.free.before' : 'web.gaia.turn.free.after')}
      before={holdingsOf(table.player)}
      after={left?.left}
      lines={[...spent, ...waits, t('web.gaia.turn.free.when')]}
    />
  );
}

/** The exchange that is lit, named after what it does. */
function exchangeText(words: Words, lit: FreeAdvice | undefined): string {
  const { t, amounts } = words;
  if (lit === undefined) return t('web.gaia.turn.free.exchangeNone');
  if (lit.action === 'sacrifice') return t('web.gaia.turn.free.sacrifice');
  return t('web.gaia.turn.free.exchange', { pay: amounts(lit.price), gain: amounts(lit.gains) });
}

/** The same in less room: beside it stands what ends the turn. */
const shortText = ({ t, format }: Words, { action }: FreeAdvice): string =>
  action === 'sacrifice' ? t('web.gaia.turn.free.sacrifice') : format(freeText(action));

/** Who is asked about power once the turn is over. */
function askedLine(table: Table, { t }: Words): string[] {
  const { view, mine } = table;
  if (mine === undefined) return [];
  const offers = offersAfterTurn(view, mine).map(({ seat, power }) =>
    t('web.gaia.turn.free.askedOne', { player: seatAt(table, seat)?.name ?? '', power }),
  );
  return offers.length === 0 ? [] : [t('web.gaia.turn.free.asked', { who: offers.join(', ') })];
}

/** Before the action. */
export const freePart: Place = {
  Tray: FreeTray,
  Detail: FreeDetail,
  words: (table, words) => ({
    title: words.t('web.gaia.turn.free.before'),
    detail: words.t('web.gaia.turn.free.detail'),
    confirm: exchangeText(words, litIn(table)),
  }),
};

/** After the action: the turn can be ended without choosing anything. */
export const turnFree: Place = {
  Tray: FreeTray,
  Detail: FreeDetail,
  words: (table, words) => {
    const { choice, phone, view } = table;
    const { t } = words;
    const lit = litIn(table);
    return {
      title: t('web.gaia.turn.free.title'),
      detail: [t('web.gaia.turn.free.detail'), ...askedLine(table, words)].join(' '),
      also: [
        {
          text: lit === undefined || phone ? t('web.gaia.turn.free.exchangeNone') : shortText(words, lit),
          key: t('web.gaia.turn.exchangeKey'),
          disabled: lit === undefined || !choice.ready,
          act: choice.confirm,
        },
      ],
      main: { text: t('web.gaia.turn.free.end'), act: () => choice.give(END, view.automa !== undefined) },
    };
  },
};
