/** The end of Gaia Project beside the points: both races, research, points by round, and the turns that brought most. */
import { isGaiaView, type View } from '@orrery/gaia-project/advice';
import { useMemo } from 'react';
import type { EndProps, SeatInfo } from '../../../board-kit/board.ts';
import { Bests } from '../automa/fetched.ts';
import { Symbols } from '../drawing/symbols.tsx';
import theme from '../theme.module.css';
import { GaiaWords, useGaiaWords, wordsFrom } from '../words.ts';
import { Curves } from './curves.tsx';
import styles from './end.module.css';
import { pointsByRound, turningPoints } from './points-by-round.ts';
import { FinalRaces, ResearchLevels } from './standings.tsx';

/** As many as there is room for beside the table of points. */
const MOST_TURNS = 6;

export function End(props: EndProps) {
  const { view, format } = props;
  const words = useMemo(() => wordsFrom(format), [format]);
  if (!isGaiaView(view)) return null;
  return (
    <GaiaWords.Provider value={words}>
      <div className={`${theme.gaia} ${styles.end}`}>
        <Symbols />
        <Panels {...props} view={view} />
      </div>
    </GaiaWords.Provider>
  );
}

function Panels({ view, seats, log, onReplay, loaded }: Omit<EndProps, 'view'> & { readonly view: View }) {
  const { t } = useGaiaWords();
  const rounds = useMemo(
    () =>
      pointsByRound(
        log,
        view.players.map(({ vp }) => vp),
      ),
    [log, view],
  );
  return (
    <>
      <h2 className="hidden">{t('web.gaia.supply.final')}</h2>
      {view.automa === undefined ? null : (
        <div className={theme.panel}>
          <Bests game={loaded.game.id} difficulty={view.automa.difficulty} />
        </div>
      )}
      <FinalRaces view={view} seats={seats} />
      <ResearchLevels view={view} seats={seats} />
      <Curves rounds={rounds} seats={seats} />
      <TurningPoints log={log} seats={seats} onReplay={onReplay} />
    </>
  );
}

function TurningPoints(props: Pick<EndProps, 'log' | 'onReplay'> & { readonly seats: readonly SeatInfo[] }) {
  const { t, format } = useGaiaWords();
  const { log, seats, onReplay } = props;
  const turns = useMemo(() => turningPoints(log, MOST_TURNS), [log]);
  return (
    <section className={theme.panel} aria-label={t('web.gaia.end.turns')}>
      <h3>
        {t('web.gaia.end.turns')} <small>{t('web.gaia.end.turnsNote')}</small>
      </h3>
      <ol className={styles.turns}>
        {turns.map(({ seat, round, text, vp, at }) => (
          <li key={at}>
            <button type="button" className={styles.turn} onClick={() => onReplay(at)}>
              <b>{t('web.gaia.end.round', { round })}</b>
              <span>
                {t('web.gaia.end.turn', { player: seats[seat]?.name ?? '', deed: format(text), vp })}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
