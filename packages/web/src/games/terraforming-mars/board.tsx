/** The board of Terraforming Mars. */
import { useDeferredValue, useMemo } from 'react';
import type { BoardProps } from '../../board-kit/board.ts';
import { BoardFrame, DockedPanel, QuestionPlace } from '../../board-kit/board-frame.tsx';
import { useBoardKeys } from '../../board-kit/keys.ts';
import { type Pointing, usePointing } from '../../board-kit/pointing.ts';
import styles from './board.module.css';
import { Dock } from './dock/dock.tsx';
import { Symbols } from './drawing/symbols.tsx';
import { flightsFor } from './flights.ts';
import { Goals } from './goals/goals.tsx';
import { Hand } from './hand/hand.tsx';
import { Mars } from './map/map.tsx';
import { isOver, OverlayContext, useOverlay, useOverlayState } from './overlay.ts';
import { OwnBoard } from './own-board/own-board.tsx';
import { PhoneTable } from './phone/phone.tsx';
import { Players, UnfoldedPlayer } from './players/players.tsx';
import { ProductionShow } from './production/production.tsx';
import { Projects } from './projects/projects.tsx';
import { places } from './questions/index.ts';
import type { Around, Place } from './questions/place.ts';
import { useTurnKeys } from './questions/turn/keys.ts';
import {
  isMarsView,
  PointingContext,
  SceneContext,
  SettledContext,
  sceneFrom,
  shownView,
  TableContext,
  type Thing,
  tableFrom,
  useSettledTable,
  useTable,
  type View,
} from './table.ts';
import { OpenTableau } from './tableau/open-tableau.tsx';
import { Tableau } from './tableau/tableau.tsx';
import theme from './theme.module.css';
import { MarsWords, wordsFrom } from './words.ts';

export function Board(props: BoardProps) {
  const { view, actual, format } = props;
  const words = useMemo(() => wordsFrom(format), [format]);
  if (!isMarsView(view) || !isMarsView(actual)) return null;
  return (
    <MarsWords.Provider value={words}>
      <MarsBoard {...props} view={view} actual={actual} />
    </MarsWords.Provider>
  );
}

interface MarsBoardProps extends Omit<BoardProps, 'view' | 'actual'> {
  readonly view: View;
  readonly actual: View;
}

const NO_KEYS = {};
const boardClass = `${theme.mars} ${styles.board}`;
const watchedClass = `${boardClass} ${styles.watched}`;

function MarsBoard(props: MarsBoardProps) {
  const { actual, me, seats, loaded, phone, question } = props;
  const view = shownView(props);
  const now = useMemo(
    () => sceneFrom({ me, seats, loaded, phone }, view, actual),
    [me, seats, loaded, phone, view, actual],
  );
  // A click is answered before everything that only shows how things would lie then is drawn again.
  const scene = useDeferredValue(now);
  const flightsOf = useMemo(() => flightsFor(me === 'spectator' ? undefined : me), [me]);
  const table = useMemo(() => tableFrom(now, props), [now, props]);
  const before = useDeferredValue(table);
  const settled = before.question === table.question ? table : before;
  const pointing = usePointing<Thing>(`${me}/${question?.id}/${props.replay?.at}`);
  const place = question === undefined ? undefined : places[question.name];
  useTurnKeys(table);
  useBoardKeys(place?.keys?.(table) ?? NO_KEYS);
  const overlay = useOverlayState(question, !phone);
  return (
    <SceneContext.Provider value={scene}>
      <TableContext.Provider value={table}>
        <SettledContext.Provider value={settled}>
          <PointingContext.Provider value={pointing}>
            <OverlayContext.Provider value={overlay}>
              <BoardFrame
                board={props}
                className={me === 'spectator' ? watchedClass : boardClass}
                flightsOf={flightsOf}
              >
                <Symbols />
                {phone ? <PhoneTable /> : <Places {...props} place={place} pointing={pointing} />}
                <ProductionShow news={props.news} reducedMotion={props.reducedMotion} />
              </BoardFrame>
            </OverlayContext.Provider>
          </PointingContext.Provider>
        </SettledContext.Provider>
      </TableContext.Provider>
    </SceneContext.Provider>
  );
}

/** A part of the board, within what the open question puts around it or in its place. */
function Within(props: { readonly around: Around | undefined; readonly children: React.ReactNode }) {
  const { around: Around, children } = props;
  return Around === undefined ? children : <Around>{children}</Around>;
}

interface PlacesProps extends Pick<BoardProps, 'slots' | 'me'> {
  readonly place: Place | undefined;
  readonly pointing: Pointing<Thing>;
}

/** Parts that know by themselves what concerns them: a click that does not concern one does not draw it again. */
const parts = {
  left: (
    <>
      <Players />
      <Goals />
    </>
  ),
  map: <Mars />,
  right: (
    <>
      <Tableau />
      <Projects />
    </>
  ),
  over: (
    <>
      <OpenTableau />
      <UnfoldedPlayer />
    </>
  ),
  own: <OwnBoard />,
  hand: <Hand />,
};

/** Everything side by side, where there is room for it. */
function Places(props: PlacesProps) {
  const { slots, place, pointing, me } = props;
  const question = <QuestionPlace>{slots.question}</QuestionPlace>;
  const watches = me === 'spectator';
  if (place?.Whole !== undefined)
    return (
      <>
        <place.Whole />
        {question}
      </>
    );
  return (
    <>
      <Columns place={place} watches={watches} />
      {question}
      {watches ? null : (
        <div className={styles.below}>
          {parts.own}
          <HandOrTray place={place} />
        </div>
      )}
      <DockedPanel>
        <Dock pointing={pointing} slots={slots} />
      </DockedPanel>
    </>
  );
}

/**
 * The hand, or what the question has to choose from. Behind that the hand stays laid out, because it is long to draw. Where
 * the map answers the click, nobody waits for what lies below it.
 */
function HandOrTray({ place }: Pick<PlacesProps, 'place'>) {
  const [table, settled] = [useTable(), useSettledTable()];
  const waits = place?.marks !== undefined && settled !== table;
  const Tray = waits ? undefined : place?.Tray;
  return (
    <>
      <TableContext.Provider value={place?.Tray === undefined ? table : settled}>
        <div className={styles.hand} data-away={Tray === undefined ? undefined : ''}>
          {parts.hand}
        </div>
      </TableContext.Provider>
      {Tray === undefined ? null : <Tray />}
    </>
  );
}

/** The others, Mars, and what one can start. */
function Columns({ place, watches }: Pick<PlacesProps, 'place'> & { readonly watches: boolean }) {
  const covered = isOver(useOverlay(), 'tableau') ? '' : undefined;
  return (
    <>
      <div className={styles.left} data-covered={covered}>
        <Within around={place?.Left}>{parts.left}</Within>
      </div>
      <div className={styles.map} data-covered={covered}>
        <Within around={place?.Map}>{parts.map}</Within>
      </div>
      {watches ? null : (
        <div className={styles.right}>
          <Within around={place?.Right}>{parts.right}</Within>
        </div>
      )}
      {parts.over}
    </>
  );
}
