/** The power and Q.I.C. actions: once a round for all players together. */
import { boardActionText } from '@orrery/gaia-project';
import { type BoardActionId, boardActionRow, boardActions, idsOf } from '@orrery/gaia-project/advice';
import type { GameEvent } from '@orrery/kernel';
import { memo, useMemo } from 'react';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { BoardActionFace } from '../drawing/faces.tsx';
import { Seat } from '../drawing/mark.tsx';
import { usePressing } from '../press.ts';
import { seatAt, type Table, useScene, useTable } from '../table.ts';
import { sentences, useGaiaWords, type Words } from '../words.ts';
import styles from './research.module.css';
import { Thing } from './thing.tsx';
import { closedAt } from './wording.ts';

const ids = idsOf(boardActions);
const byPower = ids.filter((id) => boardActionRow(id).power !== undefined);
const byQic = ids.filter((id) => boardActionRow(id).qic !== undefined);

/** Who has taken an action this round: whoever did so last, or oneself with what is not sent yet. */
function userOf(table: Table, id: BoardActionId): SeatInfo | undefined {
  const { log, actual, mine } = table;
  const taken = ({ do: kind, what }: GameEvent): boolean => kind === 'action' && what === id;
  const move = actual.usedActions.includes(id)
    ? log.findLast(({ events }) => events.some(taken))
    : { events: [], seat: mine };
  const seat = move?.events.find(taken)?.seat ?? move?.seat;
  return typeof seat === 'number' ? seatAt(table, seat) : undefined;
}

const usedText = ({ t }: Words, user: SeatInfo | undefined): string =>
  user === undefined ? t('web.gaia.research.used') : t('web.gaia.research.usedBy', { player: user.name });

function BoardAction({ id }: { readonly id: BoardActionId }) {
  const { view } = useScene();
  const table = useTable();
  const words = useGaiaWords();
  const pressing = usePressing({ action: id });
  const used = view.usedActions.includes(id);
  const user = used ? userOf(table, id) : undefined;
  const closed = used ? usedText(words, user) : closedAt(table, words, { action: id });
  const verb = table.touched !== undefined && 'verb' in table.touched ? table.touched.verb : undefined;
  const name = useMemo(() => words.format(boardActionText(id)), [words, id]);
  const lacks = pressing.press === undefined && !used && closed !== undefined;
  return (
    <Thing
      pressing={pressing}
      thing={{ action: id }}
      label={sentences(name, closed)}
      reason={closed}
      className={styles.action}
      faint={verb !== undefined && verb !== 'power'}
      data={{ 'data-used': used ? '' : undefined, 'data-lacks': lacks ? '' : undefined }}
    >
      {user === undefined ? null : (
        <span className={styles.user}>
          <Seat seat={user} size={12} />
        </span>
      )}
      <BoardActionFace id={id} size={12} />
    </Thing>
  );
}

export const BoardActions = memo(function BoardActions() {
  const { t } = useGaiaWords();
  return (
    <div className={styles.actions}>
      <fieldset aria-label={t('web.gaia.research.actions.power')}>
        {byPower.map((id) => (
          <BoardAction key={id} id={id} />
        ))}
      </fieldset>
      <fieldset aria-label={t('web.gaia.research.actions.qic')}>
        {byQic.map((id) => (
          <BoardAction key={id} id={id} />
        ))}
      </fieldset>
    </div>
  );
});
