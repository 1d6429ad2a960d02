/** Special actions with a piece that stands already: the institute that changes places, the lab that steps back. */
import { structureIds, swapAt } from '@orrery/gaia-project/advice';
import { Change, Charges, DetailPanel, Facts, type Row } from '../../detail/facts.tsx';
import { Seat } from '../../drawing/mark.tsx';
import { seatAt, type Table, useTable } from '../../table.ts';
import { Chain } from '../../tray/chain.tsx';
import { type Card, Tray } from '../../tray/tray.tsx';
import { say, useGaiaWords, type Words } from '../../words.ts';
import type { Place } from '../place.ts';
import { chargesText, chosenSpace, consequencesAt, marksFor, placeName, spacesOffered } from './chosen.ts';
import styles from './special.module.css';

const institute = { structure: structureIds.indexOf('planetary-institute') };
const tradingStation = { structure: structureIds.indexOf('trading-station') };

/** A card for each space that is offered. */
function SpaceCards({ noteAt }: { readonly noteAt: (hex: number) => string }) {
  const table = useTable();
  const words = useGaiaWords();
  const { question, choice } = table;
  if (question === undefined) return null;
  const cards = spacesOffered(question).map(
    ({ hex }): Card => ({
      key: String(hex),
      title: placeName(table, hex, words),
      note: noteAt(hex),
      chosen: choice.isChosen(hex),
      press: () => choice.follow(hex),
    }),
  );
  return (
    <Tray
      name={words.format(question.text)}
      cards={cards}
      above={table.staged.length === 0 ? null : <Chain question={question} />}
    />
  );
}

const namesOf = (table: Table, seats: readonly number[]): string =>
  seats.map((seat) => seatAt(table, seat)?.name ?? '').join(', ');

function swapNote(table: Table, hex: number, { t }: Words): string {
  const near = swapAt(table.view, table.mine ?? 0, hex)?.neighbours[1] ?? [];
  return near.length === 0
    ? t('web.gaia.special.swap.alone')
    : t('web.gaia.special.swap.near', { players: namesOf(table, near) });
}

function SwapTray() {
  const table = useTable();
  const words = useGaiaWords();
  return <SpaceCards noteAt={(hex) => swapNote(table, hex, words)} />;
}

function Neighbours({ seats }: { readonly seats: readonly number[] }) {
  const table = useTable();
  const { t } = useGaiaWords();
  if (seats.length === 0) return t('web.gaia.special.swap.nobody');
  return (
    <span className={styles.seats}>
      {seats.map((seat) => (
        <span key={seat}>
          <Seat seat={seatAt(table, seat)} /> {seatAt(table, seat)?.name}
        </span>
      ))}
    </span>
  );
}

function SwapDetail() {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const hex = chosenSpace(table);
  const swap = hex === undefined ? undefined : swapAt(table.view, table.mine ?? 0, hex);
  if (swap === undefined)
    return (
      <DetailPanel title={t('web.gaia.special.swap.after')}>
        <p>{t('web.gaia.special.swap.rule')}</p>
      </DetailPanel>
    );
  const value = (at: number, [before, after]: readonly [number, number]): Row => ({
    name: t('web.gaia.special.swap.value', { place: placeName(table, at, words) }),
    value: <Change before={before} after={after} />,
  });
  return (
    <DetailPanel title={t('web.gaia.special.swap.after')}>
      <div className={styles.wide}>
        <Facts
          rows={[
            value(swap.to, swap.valueTo),
            value(swap.from, swap.valueFrom),
            {
              name: t('web.gaia.special.swap.neighbours'),
              value: (
                <Change
                  before={<Neighbours seats={swap.neighbours[0]} />}
                  after={<Neighbours seats={swap.neighbours[1]} />}
                />
              ),
            },
          ]}
        />
      </div>
      <p>{t('web.gaia.special.swap.rule')}</p>
    </DetailPanel>
  );
}

export const swap: Place = {
  Tray: SwapTray,
  Detail: SwapDetail,
  holdsDetail: true,
  words: (table, words) => {
    const { t } = words;
    const hex = chosenSpace(table);
    return {
      title: t('web.gaia.special.swap.title'),
      confirm: t('web.gaia.special.swap.confirm'),
      detail:
        hex === undefined
          ? t('web.gaia.special.swap.detail')
          : t('web.gaia.special.swap.chosen', { place: placeName(table, hex, words) }),
    };
  },
  marks: (table) => {
    const hex = chosenSpace(table);
    const from = hex === undefined ? undefined : swapAt(table.view, table.mine ?? 0, hex)?.from;
    return {
      ...marksFor(table, 'near', institute, from === undefined ? undefined : { from }),
      meaning: say('web.gaia.special.swap.meaning'),
    };
  },
};

function DowngradeTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { question } = table;
  if (question === undefined) return null;
  return <SpaceCards noteAt={(hex) => chargesText(table, consequencesAt(table, question, hex), words)} />;
}

function DowngradeDetail() {
  const table = useTable();
  const { t } = useGaiaWords();
  const { question } = table;
  const hex = chosenSpace(table);
  return (
    <DetailPanel title={t('web.gaia.special.downgrade.after')}>
      <Facts
        rows={[
          { name: t('web.gaia.special.downgrade.scores'), value: t('web.gaia.special.downgrade.asStation') },
          { name: t('web.gaia.special.downgrade.tile'), value: t('web.gaia.special.none') },
        ]}
      />
      {question === undefined || hex === undefined ? null : (
        <Charges offers={consequencesAt(table, question, hex).offers} />
      )}
      <p>{t('web.gaia.special.downgrade.rule')}</p>
    </DetailPanel>
  );
}

export const downgrade: Place = {
  Tray: DowngradeTray,
  Detail: DowngradeDetail,
  holdsDetail: true,
  words: (_table, { t }) => ({
    title: t('web.gaia.special.downgrade.title'),
    detail: t('web.gaia.special.downgrade.detail'),
    confirm: t('web.gaia.special.downgrade.confirm'),
    next: t('web.gaia.special.downgrade.next'),
  }),
  marks: (table) => ({
    ...marksFor(table, 'near', tradingStation),
    meaning: say('web.gaia.special.downgrade.meaning'),
  }),
};
