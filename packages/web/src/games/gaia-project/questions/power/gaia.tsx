/** The Gaia phase: resources for tokens that return (Terrans), tech tiles for tokens that do not (Itars). */
import { gaiaTile } from '@orrery/gaia-project/advice';
import { same } from '@orrery/kernel';
import { useBoardKeys } from '../../../../board-kit/keys.ts';
import { DetailPanel } from '../../detail/facts.tsx';
import { Amounts, Mark } from '../../drawing/mark.tsx';
import { type Table, useTable } from '../../table.ts';
import { Steppers, worthOf } from '../../tray/steppers.tsx';
import { Tray } from '../../tray/tray.tsx';
import { useGaiaWords, type Words } from '../../words.ts';
import type { Place } from '../place.ts';
import { amountsAsked, type Given, give, givenIn, mixesOf, without } from './amounts-given.ts';
import { isTaken, onceFor } from './answers.ts';
import { outcomeCard } from './outcomes.tsx';
import styles from './power.module.css';

function ConvertTray() {
  const table = useTable();
  const { format } = useGaiaWords();
  const question = amountsAsked(table);
  useBoardKeys({ p: () => question !== undefined && give(table, question, question.proposal) });
  if (question === undefined) return null;
  const given = givenIn(table);
  return (
    <Tray
      name={format(question.text)}
      cards={[]}
      beside={
        <Steppers
          question={question}
          amounts={given}
          set={(part, n) => give(table, question, { ...given, [part]: n })}
          note={({ worth }) => (
            <>
              {worth} <Mark name="token" size={12} />
            </>
          )}
        />
      }
    />
  );
}

function ConvertDetail() {
  const table = useTable();
  const { t, amounts } = useGaiaWords();
  const question = amountsAsked(table);
  if (question === undefined) return null;
  const given = without(givenIn(table));
  return (
    <DetailPanel
      title={t('web.gaia.power.convert.area')}
      aside={t('web.gaia.power.convert.return', { n: question.max })}
    >
      <p>{t('web.gaia.power.convert.mixes')}</p>
      <div className={styles.mixes}>
        {mixesOf(question).map((mix) => (
          <button
            key={JSON.stringify(mix)}
            type="button"
            className={styles.mix}
            data-state={same(without(mix), given) ? 'can chosen' : 'can'}
            aria-pressed={same(without(mix), given)}
            aria-label={amounts(mix)}
            onClick={() => give(table, question, mix)}
          >
            <Amounts of={mix} />
          </button>
        ))}
      </div>
      <p>{t('web.gaia.power.convert.former')}</p>
    </DetailPanel>
  );
}

/** What of the amounts would not fit on its track. */
function lostIn({ view, after, mine }: Table, given: Given): number {
  const [before, then] = [view.players[mine ?? 0], after.players[mine ?? 0]];
  if (before === undefined || then === undefined || after === view) return 0;
  const arrived = (what: 'qic' | 'ore' | 'knowledge' | 'credits'): number => then[what] - before[what];
  const all = arrived('qic') + arrived('ore') + arrived('knowledge') + arrived('credits');
  return Object.values(given).reduce((sum, n) => sum + n, 0) - all;
}

export const convert: Place = {
  Tray: ConvertTray,
  Detail: ConvertDetail,
  words: (table, { t, amounts }) => {
    const question = amountsAsked(table);
    if (question === undefined) return {};
    const given = givenIn(table);
    const used = worthOf(question, given);
    const lost = lostIn(table, given);
    const spent = t('web.gaia.power.convert.used', { used, of: question.max });
    return {
      title: t('web.gaia.power.convert.title', { n: question.max }),
      detail: lost > 0 ? `${spent} ${t('web.gaia.power.convert.lost', { n: lost })}` : spent,
      confirm:
        used === 0
          ? t('web.gaia.power.convert.nothing')
          : t('web.gaia.power.convert.confirm', { what: amounts(given) }),
      back: false,
      also: [
        {
          text: t('web.gaia.power.proposal'),
          key: 'P',
          act: () => give(table, question, question.proposal),
        },
      ],
    };
  },
};

const knownTile = onceFor((position, { seat }) => gaiaTile(position, seat));

function TileTray() {
  const table = useTable();
  const words = useGaiaWords();
  const { question, view, player } = table;
  if (question === undefined || player === undefined) return null;
  const { tokens, tile, none } = knownTile(view, question);
  const { t } = words;
  const cards = [
    {
      title: t('web.gaia.power.tile.take'),
      pick: 'tile',
      left: tile,
      note: t('web.gaia.power.tile.gone', { n: tokens, rest: player.gaia - tokens }),
    },
    {
      title: t('web.gaia.power.tile.none'),
      pick: 'decline',
      left: none,
      note: t('web.gaia.power.tile.all', { n: player.gaia }),
    },
  ].map(({ pick, ...each }) =>
    outcomeCard(table, words, { ...each, answers: [{ pick }], size: 34, gaia: true }),
  );
  return <Tray kind="outcomes" name={words.format(question.text)} cards={cards} />;
}

function TileDetail() {
  const { t } = useGaiaWords();
  return (
    <DetailPanel title={t('web.gaia.power.tile.open')}>
      <p>{t('web.gaia.power.tile.step')}</p>
      <p>{t('web.gaia.power.tile.advanced')}</p>
    </DetailPanel>
  );
}

function tileConfirm(table: Table, tokens: number, { t }: Words): string | undefined {
  if (isTaken(table, [{ pick: 'tile' }])) return t('web.gaia.power.tile.confirm', { n: tokens });
  return isTaken(table, [{ pick: 'decline' }]) ? t('web.gaia.power.tile.keep') : undefined;
}

export const tile: Place = {
  Tray: TileTray,
  Detail: TileDetail,
  words: (table, words) => {
    const { question, view, player } = table;
    if (question === undefined) return {};
    const { tokens, times } = knownTile(view, question);
    const confirm = tileConfirm(table, tokens, words);
    return {
      title: words.t('web.gaia.power.tile.title', { n: tokens }),
      detail: words.t('web.gaia.power.tile.times', { n: player?.gaia ?? 0, times }),
      ...(confirm === undefined ? {} : { confirm, next: confirm }),
    };
  },
};
