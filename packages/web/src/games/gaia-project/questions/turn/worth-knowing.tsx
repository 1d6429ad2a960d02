/** Facts that are worth knowing as a turn begins; what to make of them is for the player. */
import { roundTileText, tileText } from '@orrery/gaia-project';
import { type Occasion, roundsLeft, roundTileRow, tileRow } from '@orrery/gaia-project/advice';
import { useStore } from '../../../../app/store.ts';
import { DetailPanel } from '../../detail/facts.tsx';
import { Mark } from '../../drawing/mark.tsx';
import type { MarkName } from '../../drawing/mark-symbols.tsx';
import { knownFreeActions } from '../../known.ts';
import { seatAt, type Table, useTable } from '../../table.ts';
import { useGaiaWords, type Words } from '../../words.ts';
import { hearAll, silenced } from './warned.ts';
import styles from './worth-knowing.module.css';

interface Fact {
  readonly mark: MarkName;
  readonly text: string;
}

const markOf: Readonly<Record<Occasion, MarkName>> = {
  mine: 'mine',
  'gaia-mine': 'gaia-project',
  'trading-station': 'trading-station',
  'big-structure': 'planetary-institute',
  research: 'science',
  'federation-token': 'federation',
  'terraforming-step': 'step',
};

function roundFact({ view }: Table, { t, format }: Words): Fact[] {
  const begun = view.round > 0;
  const tile = view.roundTiles[begun ? view.round - 1 : 0];
  if (tile === undefined) return [];
  const what = format(roundTileText(tile));
  const text = t(begun ? 'web.gaia.turn.know.round' : 'web.gaia.turn.know.firstRound', { what });
  return [{ mark: markOf[roundTileRow(tile).occasion], text }];
}

/** Own tiles that score in the course of the turn. */
function tileFacts({ player }: Table, { t, format }: Words): Fact[] {
  if (player === undefined) return [];
  const uncovered = player.standard.filter((id) => !player.covered.includes(id));
  return [...uncovered, ...player.advanced].flatMap((id) => {
    const { on } = tileRow(id);
    if (on === undefined) return [];
    const what = format(tileText(id));
    return [{ mark: markOf[on.occasion], text: t('web.gaia.turn.know.tile', { what }) }];
  });
}

function powerFact({ view, mine, player }: Table, { t }: Words): Fact[] {
  if (mine === undefined || player === undefined) return [];
  const { three } = player;
  const sacrifice = knownFreeActions(view, mine).find(({ action }) => action === 'sacrifice');
  const after = sacrifice?.consequences?.outcomes[0]?.left.three;
  return [
    {
      mark: 'charge',
      text:
        after === undefined
          ? t('web.gaia.turn.know.three', { three })
          : t('web.gaia.turn.know.sacrifice', { three, after }),
    },
  ];
}

function passedFact(table: Table, { t }: Words): Fact[] {
  const { view } = table;
  const [first] = view.passed;
  const round = view.round + 1;
  if (view.round === 0) return [];
  if (view.passed.length === view.players.length - 1 && view.players.length > 1)
    return [{ mark: 'pass', text: t('web.gaia.turn.know.last') }];
  if (roundsLeft(view) === 0) return [];
  if (first === undefined) return [{ mark: 'pass', text: t('web.gaia.turn.know.firstPass', { round }) }];
  const player = seatAt(table, first)?.name ?? '';
  return [{ mark: 'pass', text: t('web.gaia.turn.know.passed', { player, round }) }];
}

/** At most four, and never what to do with them. */
function factsWorthKnowing(table: Table, words: Words): Fact[] {
  const last = [...powerFact(table, words), ...passedFact(table, words)];
  const first = [...roundFact(table, words), ...tileFacts(table, words)];
  return [...first.slice(0, 4 - last.length), ...last];
}

export function WorthKnowing() {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const off = useStore(silenced).length;
  return (
    <DetailPanel title={t('web.gaia.turn.know.title')} aside={t('web.gaia.turn.know.aside')}>
      <ul className={styles.known}>
        {factsWorthKnowing(table, words).map(({ mark, text }) => (
          <li key={text}>
            <Mark name={mark} size={15} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {off === 0 ? null : (
        <p className={styles.silenced}>
          {t('web.gaia.warning.off', { n: off })}{' '}
          <button type="button" onClick={hearAll}>
            {t('web.gaia.warning.hear')}
          </button>
        </p>
      )}
    </DetailPanel>
  );
}
