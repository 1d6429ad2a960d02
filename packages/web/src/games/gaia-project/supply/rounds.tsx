/** The six round scoring tiles, and what this round scores in words. */
import { roundTileText } from '@orrery/gaia-project';
import { memo } from 'react';
import { RoundTileFace } from '../drawing/faces.tsx';
import { usePointingAt, useScene } from '../table.ts';
import { useGaiaWords } from '../words.ts';
import { Part } from './part.tsx';
import styles from './rounds.module.css';

export const Rounds = memo(function Rounds() {
  const { view } = useScene();
  const { t, format } = useGaiaWords();
  const pointing = usePointingAt();
  const now = view.roundTiles[view.round - 1];
  const timeOf = (round: number) => (round === view.round ? 'now' : round < view.round ? 'past' : undefined);
  return (
    <Part title={t('web.gaia.supply.title')}>
      <ol className={styles.rounds}>
        {view.roundTiles.map((tile, i) => {
          const time = timeOf(i + 1);
          return (
            <li key={tile} data-time={time} {...pointing.at({ roundTile: tile })}>
              <em aria-hidden="true">{i + 1}</em>
              <RoundTileFace id={tile} size={17} />
              <span className="hidden">
                {t('web.gaia.supply.round', { round: i + 1, tile: format(roundTileText(tile)) })}
                {time === undefined ? '' : ` (${t(`web.gaia.supply.${time}`)})`}
              </span>
            </li>
          );
        })}
      </ol>
      {now === undefined ? null : (
        <p className={styles.thisRound}>
          <b>{t('web.gaia.supply.thisRoundLabel')}</b> {format(roundTileText(now))}.
        </p>
      )}
    </Part>
  );
});
