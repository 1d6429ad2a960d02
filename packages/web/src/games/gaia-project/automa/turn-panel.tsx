/** The Automa's turn as it is told: its two cards, what it chose from, what each criterion left over, what it did. */
import {
  type AutomaChoice,
  type AutomaDeed,
  type AutomaTurn,
  boardActions,
  idsOf,
  researchAreas,
} from '@orrery/gaia-project/advice';
import { useWords } from '../../../app/words.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Key } from '../../../parts/key.tsx';
import { BoardActionFace } from '../drawing/faces.tsx';
import { Amounts, Mark, Seat } from '../drawing/mark.tsx';
import { capital } from '../questions/booster-words.ts';
import { seatAt, usePointingAt, useScene } from '../table.ts';
import theme from '../theme.module.css';
import { useGaiaWords } from '../words.ts';
import { DecisionCard } from './decision-card.tsx';
import { SHOW_PLACE, type Showing } from './showing.ts';
import { type Speed, setSpeed, speeds, useSpeed } from './speed.ts';
import {
  candidateName,
  candidatesText,
  criteriaTexts,
  doneText,
  gained,
  hexOf,
  insteadText,
  passText,
  turnText,
} from './told.ts';
import styles from './turn-panel.module.css';
import { leftAfter, type Moment } from './turns.ts';

/** Both cards, each with the half that counts. */
function TurnCards({ support, action }: Pick<AutomaTurn, 'support' | 'action'>) {
  const { t } = useGaiaWords();
  return (
    <div className={styles.cards}>
      {support === 0 ? null : (
        <figure>
          <DecisionCard card={support} lit="support" />
          <figcaption>{t('web.gaia.automa.support')}</figcaption>
        </figure>
      )}
      <figure>
        {action === undefined ? <div className={styles.none} /> : <DecisionCard card={action} lit="action" />}
        <figcaption>
          {t(action === undefined ? 'web.gaia.automa.noCard' : 'web.gaia.automa.action')}
        </figcaption>
      </figure>
    </div>
  );
}

const areaOf = (candidate: number | string) => researchAreas.find((id) => id === candidate);
const actionOf = (candidate: number | string) => idsOf(boardActions).find((id) => id === candidate);

/** Candidates that are no spaces of the map: research areas and actions of the board. */
function Candidates(props: {
  readonly choice: AutomaChoice;
  readonly criteria: number;
  readonly done: boolean;
}) {
  const words = useGaiaWords();
  const { choice, criteria, done } = props;
  const left = leftAfter(choice, criteria);
  const shown = choice.candidates.filter((each) => typeof each === 'string');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.candidates}>
      {shown.map((each) => {
        const [area, action] = [areaOf(each), actionOf(each)];
        return (
          <li
            key={each}
            title={candidateName(each, words)}
            data-out={left.includes(each) ? undefined : ''}
            data-taken={done && each === choice.chosen ? '' : undefined}
          >
            <span className="hidden">{candidateName(each, words)}</span>
            {area === undefined ? null : <Mark name={area} size={16} />}
            {action === undefined ? null : <BoardActionFace id={action} size={11} inline />}
          </li>
        );
      })}
    </ul>
  );
}

interface DeedProps {
  readonly deed: AutomaDeed;
  /** How many criteria have been shown, and whether what was done has. */
  readonly criteria: number;
  readonly done: boolean;
}

/** One thing that it did: what there was to choose from, criterion by criterion, and what came of it. */
function Deed({ deed, criteria, done }: DeedProps) {
  const words = useGaiaWords();
  const scene = useScene();
  const pointing = usePointingAt();
  const { choice } = deed;
  const hex = hexOf(deed);
  const instead = insteadText(deed, words);
  const human = seatAt(scene, 0)?.name ?? '';
  const reasons = choice === undefined ? [] : criteriaTexts(choice, human, words);
  return (
    <li className={styles.deed}>
      {instead === undefined ? null : <p>{instead}</p>}
      {choice === undefined ? null : (
        <>
          <p>{capital(candidatesText(choice, words))}</p>
          <ol>
            {reasons.slice(0, choice.narrowed.length === 0 && done ? 1 : criteria).map((text, i) => (
              <li key={choice.narrowed[i]?.by ?? 'only'}>{text}</li>
            ))}
          </ol>
          <Candidates choice={choice} criteria={criteria} done={done} />
        </>
      )}
      {done ? (
        <p className={styles.done} {...(hex === undefined ? {} : pointing.at({ hex }))}>
          {capital(doneText(deed, scene, words))}
        </p>
      ) : null}
    </li>
  );
}

/** A turn as far as it has been shown; the whole of it where no moment is given. */
export function TurnTold({
  turn,
  moment,
}: {
  readonly turn: AutomaTurn;
  readonly moment?: Moment | undefined;
}) {
  const words = useGaiaWords();
  const vp = gained(turn);
  const isOver = moment === undefined || moment.shows === 'end';
  const reached = (deed: number): boolean => isOver || (moment.shows !== 'cards' && deed <= moment.deed);
  return (
    <>
      <TurnCards {...turn} />
      <ol className={styles.deeds}>
        {turn.deeds.map((deed, i) => {
          const current = moment !== undefined && !isOver && i === moment.deed ? moment : undefined;
          return reached(i) ? (
            <Deed
              key={String(i)}
              deed={deed}
              criteria={current?.criteria ?? deed.choice?.narrowed.length ?? 0}
              done={current === undefined || current.shows === 'done'}
            />
          ) : null;
        })}
      </ol>
      {isOver ? (
        <p className={styles.end}>
          {passText(turn, words)}
          {vp === 0 ? null : (
            <>
              <span className="hidden">{words.t('web.gaia.card.vp', { vp })}</span>
              <Amounts of={{ vp }} size={13} signed />
            </>
          )}
        </p>
      ) : null}
    </>
  );
}

function SpeedField() {
  const { t } = useGaiaWords();
  return (
    <select
      className="select small"
      aria-label={t('web.gaia.automa.speed')}
      title={t('web.gaia.automa.speed')}
      value={useSpeed()}
      onChange={({ target }) => {
        const chosen: Speed | undefined = speeds.find((each) => each === target.value);
        if (chosen !== undefined) setSpeed(chosen);
      }}
    >
      {speeds.map((each) => (
        <option key={each} value={each}>
          {t(`web.gaia.automa.speed.${each}`)}
        </option>
      ))}
    </select>
  );
}

function Controls({ showing }: { readonly showing: Showing }) {
  const { t } = useGaiaWords();
  const frame = useWords();
  return (
    <div className={styles.controls}>
      <SpeedField />
      {showing.moment === undefined ? (
        <>
          <button
            type="button"
            className="tool"
            aria-label={t('web.gaia.automa.again')}
            title={t('web.gaia.automa.again')}
            onClick={showing.again}
          >
            <Icon name="replay" size={16} />
          </button>
          <button
            type="button"
            className="tool"
            aria-label={t('web.gaia.automa.close')}
            title={t('web.gaia.automa.close')}
            onClick={showing.close}
          >
            <Icon name="close" size={14} />
          </button>
        </>
      ) : (
        <button type="button" className="button small" aria-keyshortcuts="Escape" onClick={showing.skip}>
          {t('web.gaia.automa.skip')} <Key name={frame.t('web.key.escape')} />
        </button>
      )}
    </div>
  );
}

/** The show, and at rest the turns as they were. */
export function TurnPanel({ showing }: { readonly showing: Showing }) {
  const { t } = useGaiaWords();
  const scene = useScene();
  const { turns, moment } = showing;
  const shown = moment === undefined ? turns : turns.slice(moment.turn, moment.turn + 1);
  return (
    <section
      className={`${theme.gaia} ${styles.panel}`}
      aria-label={t('web.gaia.automa.turn')}
      {...{ [SHOW_PLACE]: '' }}
    >
      <header>
        <h3>
          <Seat seat={seatAt(scene, 1)} size={13} /> {t('web.gaia.automa.turn')}
          {turns.length > 1 && moment !== undefined ? (
            <small>{t('web.gaia.automa.turnOf', { n: moment.turn + 1, all: turns.length })}</small>
          ) : null}
        </h3>
        <Controls showing={showing} />
      </header>
      <ol className={styles.turns}>
        {shown.map((turn, i) => (
          <li key={`${moment?.turn ?? i}`}>
            <TurnTold turn={turn} moment={moment} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The turns in sentences, for a screen reader; said once when they come. */
export function TurnsSaid({ showing }: { readonly showing: Showing | undefined }) {
  const words = useGaiaWords();
  const scene = useScene();
  return (
    <p className="hidden" role="status">
      {showing?.turns.map((turn) => turnText(turn, scene, words)).join(' ')}
    </p>
  );
}
