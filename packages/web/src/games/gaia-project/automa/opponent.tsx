/** Everything about the Automa: who it is, its pieces, its cards as far as they are known, and its last turn. */
import {
  type AutomaAdvice,
  automaAdvice,
  automaFactionTexts,
  difficultyText,
  playerAt,
} from '@orrery/gaia-project/advice';
import { useMemo } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { Mark, Seat } from '../drawing/mark.tsx';
import { Booster, Built } from '../players/opponent.tsx';
import players from '../players/players.module.css';
import { standingIn } from '../players/standing.ts';
import { seatAt, useScene, useTable } from '../table.ts';
import theme from '../theme.module.css';
import { useGaiaWords } from '../words.ts';
import { Bests } from './bests.tsx';
import styles from './opponent.module.css';
import { useShowing } from './showing.ts';
import { TurnTold } from './turn-panel.tsx';
import { latestTurns } from './turns.ts';

function Header({ advice }: { readonly advice: AutomaAdvice }) {
  const { t, faction, format } = useGaiaWords();
  const scene = useScene();
  const { view } = scene;
  const { seat, difficulty } = advice;
  const player = playerAt(view, seat);
  const standing = standingIn(view, seat);
  const info = seatAt(scene, seat);
  return (
    <header>
      <Seat seat={info} size={15} />
      <b>{info?.name}</b>
      <span data-may-clip>
        {player.faction === null ? null : `${faction(player.faction)} · `}
        {format(difficultyText(difficulty))}
      </span>
      {standing === undefined ? null : (
        <span className={players.chip}>{t(`web.gaia.players.${standing}`, { round: view.round + 1 })}</span>
      )}
      <strong>
        {player.vp}
        <Mark name="vp" size={15} />
      </strong>
    </header>
  );
}

/** Its cards by their numbers: those in the deck that are known, and those that may be there. */
function Deck({ advice: { deck, setAside, discards } }: { readonly advice: AutomaAdvice }) {
  const { t } = useGaiaWords();
  const list = (cards: readonly number[]): string => (cards.length === 0 ? '–' : cards.join(' · '));
  return (
    <dl className={styles.deck}>
      <div>
        <dt>{t('web.gaia.automa.deck')}</dt>
        <dd>{t('web.gaia.automa.deckOf', { n: deck.left, aside: setAside })}</dd>
      </div>
      <div>
        <dt>{t('web.gaia.automa.known')}</dt>
        <dd>{list(deck.known)}</dd>
      </div>
      <div>
        <dt>{t('web.gaia.automa.unknown')}</dt>
        <dd>{list(deck.unknown)}</dd>
      </div>
      <div>
        <dt>{t('web.gaia.automa.discards')}</dt>
        <dd>{list(discards)}</dd>
      </div>
    </dl>
  );
}

/** Its last turns, to be read again. */
function LastTurns() {
  const { t } = useGaiaWords();
  const { log, seats } = useTable();
  const human = seats[0]?.name ?? '';
  const turns = useMemo(() => latestTurns(log, human), [log, human]);
  const showing = useShowing();
  if (turns.length === 0) return null;
  return (
    <section className={styles.last} aria-label={t('web.gaia.automa.lastTurns', { n: turns.length })}>
      <h3>
        {t('web.gaia.automa.lastTurns', { n: turns.length })}
        <button type="button" className="button small plain" onClick={showing?.again}>
          <Icon name="replay" size={14} /> {t('web.gaia.automa.again')}
        </button>
      </h3>
      <ol>
        {turns.map((turn) => (
          <li key={`${turn.support}/${turn.action}`}>
            <TurnTold turn={turn} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `bare`: within a panel, so without one of its own. */
export function AutomaOpponent({ bare = false }: { readonly bare?: boolean }) {
  const { format, t } = useGaiaWords();
  const scene = useScene();
  const { view, loaded } = scene;
  const advice = automaAdvice(view);
  if (advice === undefined) return null;
  const { seat, faction, satellites } = advice;
  const info = seatAt(scene, seat);
  const player = playerAt(view, seat);
  return (
    <article
      className={bare ? players.bare : `${theme.panel} ${players.opponent}`}
      aria-label={info?.name}
      style={{ '--own': info?.colour }}
    >
      <Header advice={advice} />
      <div className={players.built}>
        <Built player={player} seat={seat} view={view} satellites={satellites} />
        <Booster player={player} />
      </div>
      {view.round === 0 ? null : <LastTurns />}
      <Deck advice={advice} />
      {faction === undefined ? null : (
        <details className={styles.faction}>
          <summary>{t('web.gaia.automa.factionCard')}</summary>
          <p>{automaFactionTexts(faction).map(format).join(' ')}</p>
        </details>
      )}
      <Bests game={loaded.game.id} difficulty={advice.difficulty} />
    </article>
  );
}
