/** The research board: six tracks with the marks of all seats, tech tiles, power and Q.I.C. actions. */
import { CROSSING_CHARGE, RESEARCH_COST } from '@orrery/gaia-project/advice';
import { memo } from 'react';
import { Amounts } from '../drawing/mark.tsx';
import { type Table, useScene, useTable } from '../table.ts';
import theme from '../theme.module.css';
import { linksOf } from '../tray/links.ts';
import { useGaiaWords, type Words } from '../words.ts';
import { BoardActions } from './board-actions.tsx';
import styles from './research.module.css';
import { AdvancedTiles, StandardTiles } from './tiles.tsx';
import { LevelRow, TrackHeads, TrackTargets } from './tracks.tsx';

/** What stands beside the title: what can be pressed here, else the price of a step. */
function noteOf(table: Table, { t, amounts }: Words): string {
  const name = table.question?.name;
  const tile = name === 'tech.tile' || linksOf(table).some(({ question }) => question.name === 'tech.tile');
  if (name === 'tech.tile' || name === 'tech.cover') return t('web.gaia.research.note.tiles');
  const verb = table.touched !== undefined && 'verb' in table.touched ? table.touched.verb : undefined;
  if (verb === 'research') return t('web.gaia.research.note.steps');
  if (name === 'research.area')
    return t(tile ? 'web.gaia.research.note.both' : 'web.gaia.research.note.steps');
  return t('web.gaia.research.note', { price: amounts({ knowledge: RESEARCH_COST }) });
}

function Note() {
  const words = useGaiaWords();
  return <small>{noteOf(useTable(), words)}</small>;
}

/** On a phone there is room for the actions only while they can be taken. */
function ActionsPlace() {
  const { phone, question } = useTable();
  return !phone || question === undefined || question.name === 'turn.action' ? <BoardActions /> : null;
}

/** Only what the open question may offer is drawn again while somebody chooses. */
export const Research = memo(function Research() {
  const { t } = useGaiaWords();
  const { view } = useScene();
  if (view.standardTiles.length === 0) return null;
  return (
    // On an upright tablet it scrolls, so the keyboard must get there.
    <section className={`${theme.panel} ${styles.research}`} {...{ tabIndex: 0 }}>
      <h3>
        {t('web.gaia.research.title')}
        <Note />
      </h3>
      <div className={styles.grid}>
        <span />
        <TrackHeads />
        <LevelRow level={5} />
        <span />
        <AdvancedTiles />
        <LevelRow level={4} />
        <LevelRow level={3} />
        <div className={styles.crossing}>
          <span>
            {t('web.gaia.research.crossing')} <Amounts of={{ charge: CROSSING_CHARGE }} size={11} />
          </span>
        </div>
        <LevelRow level={2} />
        <LevelRow level={1} />
        <LevelRow level={0} />
        <span />
        <StandardTiles row="tracks" />
        <TrackTargets />
      </div>
      <div className={styles.any}>
        <span className={styles.anyName}>{t('web.gaia.research.any')}</span>
        <StandardTiles row="any" />
      </div>
      <ActionsPlace />
    </section>
  );
});
