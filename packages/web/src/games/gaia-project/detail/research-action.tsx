/** A power or Q.I.C. action in detail: its price, what comes of it, and why it is closed. */
import { boardActionText } from '@orrery/gaia-project';
import type { BoardActionId } from '@orrery/gaia-project/advice';
import { BoardActionFace } from '../drawing/faces.tsx';
import { Amounts } from '../drawing/mark.tsx';
import { knownBoardActions } from '../known.ts';
import { closedAt } from '../research/wording.ts';
import { useTable } from '../table.ts';
import { useGaiaWords } from '../words.ts';
import detail from './detail.module.css';
import { Facts, type Row } from './facts.tsx';

export function ActionDetail({ action }: { readonly action: BoardActionId }) {
  const table = useTable();
  const words = useGaiaWords();
  const { t } = words;
  const { view, mine, player } = table;
  const advice =
    mine === undefined || player === undefined || player.faction === null
      ? undefined
      : knownBoardActions(view, mine).find((each) => each.action === action);
  const used = view.usedActions.includes(action);
  const closed = used ? t('web.gaia.research.used') : closedAt(table, words, { action });
  const { scored = [], outcomes = [] } = advice?.consequences ?? {};
  const vp = scored.reduce((sum, each) => sum + each.vp, 0);
  const gained = advice?.consequences?.gained ?? {};
  const [left] = outcomes;
  const rows: Row[] = [
    ...(Object.keys(gained).length === 0
      ? []
      : [
          {
            key: 'now',
            name: t('web.gaia.research.fact.now'),
            value: <Amounts of={gained} size={12} signed />,
            good: true,
          },
        ]),
    ...(vp === 0
      ? []
      : [
          {
            key: 'scores',
            name: t('web.gaia.research.fact.scores'),
            value: <Amounts of={{ vp }} size={12} signed />,
            good: true,
          },
        ]),
    ...(left === undefined || advice?.price.power === undefined
      ? []
      : [{ key: 'left', name: t('web.gaia.research.fact.left'), value: left.left.three }]),
  ];
  return (
    <>
      <h3 className={detail.heading}>
        <BoardActionFace id={action} size={16} inline />
        <small>{t('web.gaia.research.once')}</small>
      </h3>
      <p>{words.format(boardActionText(action))}</p>
      <Facts rows={rows} />
      {closed === undefined ? null : <p className={detail.closed}>{closed}</p>}
    </>
  );
}
