/** The power and Q.I.C. actions: once a round for all players together. */
import { boardActionText } from '@orrery/gaia-project';
import { type BoardActionId, boardActionRow, boardActions, idsOf } from '@orrery/gaia-project/advice';
import { memo, useMemo } from 'react';
import { BoardActionFace } from '../drawing/faces.tsx';
import { usePressing } from '../press.ts';
import { useScene, useTable } from '../table.ts';
import { sentences, useGaiaWords } from '../words.ts';
import styles from './research.module.css';
import { Thing } from './thing.tsx';
import { closedAt } from './wording.ts';

const ids = idsOf(boardActions);
const byPower = ids.filter((id) => boardActionRow(id).power !== undefined);
const byQic = ids.filter((id) => boardActionRow(id).qic !== undefined);

function BoardAction({ id }: { readonly id: BoardActionId }) {
  const { view } = useScene();
  const table = useTable();
  const words = useGaiaWords();
  const pressing = usePressing({ action: id });
  const used = view.usedActions.includes(id);
  const closed = used ? words.t('web.gaia.research.used') : closedAt(table, words, { action: id });
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
