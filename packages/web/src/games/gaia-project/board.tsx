/** The board of Gaia Project. */
import { isGaiaView, type View } from '@orrery/gaia-project/advice';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BoardProps } from '../../board-kit/board.ts';
import { BoardFrame, DockedPanel, QuestionPlace } from '../../board-kit/board-frame.tsx';
import { type Pointing, usePointing } from '../../board-kit/pointing.ts';
import { Afterwards } from './afterwards.tsx';
import { TurnPanel, TurnsSaid } from './automa/fetched.ts';
import { type Showing, ShowingContext, useShow, useShowing } from './automa/showing.ts';
import styles from './board.module.css';
import { Detail } from './detail.tsx';
import { Drawer } from './drawer.tsx';
import { Symbols } from './drawing/symbols.tsx';
import { flightsOf } from './flights.ts';
import { GaiaMap } from './map/map.tsx';
import { OwnBoard } from './own-board/own-board.tsx';
import { PhoneTable, ToMap } from './phone/phone.tsx';
import { useRoomForCards } from './phone/views.ts';
import { useFolding } from './players/folding.ts';
import { Players } from './players/players.tsx';
import { placeAt } from './questions/index.ts';
import type { Place } from './questions/place.ts';
import { Within } from './questions/within.tsx';
import { Research } from './research/research.tsx';
import { Supply } from './supply/supply.tsx';
import { PointingContext, SceneContext, sceneFrom, TableContext, type Thing, tableFrom } from './table.ts';
import theme from './theme.module.css';
import { TrayPlace } from './tray/tray.tsx';
import { GaiaWords, wordsFrom } from './words.ts';

export function Board(props: BoardProps) {
  const { view, actual, format } = props;
  const words = useMemo(() => wordsFrom(format), [format]);
  if (!isGaiaView(view) || !isGaiaView(actual)) return null;
  return (
    <GaiaWords.Provider value={words}>
      <GaiaBoard {...props} view={view} actual={actual} />
    </GaiaWords.Provider>
  );
}

interface GaiaBoardProps extends Omit<BoardProps, 'view' | 'actual'> {
  readonly view: View;
  readonly actual: View;
}

const boardClass = `${theme.gaia} ${styles.board}`;

function GaiaBoard(props: GaiaBoardProps) {
  const { view, actual, me, seats, loaded, phone, question, tray } = props;
  const scene = useMemo(
    () => sceneFrom({ me, seats, loaded, phone }, view, actual),
    [me, seats, loaded, phone, view, actual],
  );
  const table = tableFrom(scene, props);
  const room = useRoomForCards(table);
  const pointing = usePointing<Thing>(`${me}/${question?.id}/${props.replay?.at}`);
  const place = placeAt(table);
  const showing = useShow(props);
  const told = phone ? inPlaceOfCards(showing) : undefined;
  return (
    <SceneContext.Provider value={scene}>
      <TableContext.Provider value={table}>
        <PointingContext.Provider value={pointing}>
          <ShowingContext.Provider value={showing}>
            <TrayPlace.Provider value={room ? tray : null}>
              <BoardFrame board={props} className={boardClass} flightsOf={flightsOf}>
                <Symbols />
                {phone ? <PhoneTable /> : <Places {...props} place={place} pointing={pointing} />}
                {actual.automa === undefined ? null : <TurnsSaid showing={showing} />}
                {room || told !== undefined ? null : <ToMap tray={tray} />}
                {told !== undefined ? (
                  <InTray tray={tray} showing={told} />
                ) : place?.Tray === undefined ? null : (
                  <place.Tray key={question?.id} />
                )}
              </BoardFrame>
            </TrayPlace.Provider>
          </ShowingContext.Provider>
        </PointingContext.Provider>
      </TableContext.Provider>
    </SceneContext.Provider>
  );
}

/** Where there is little room, the show takes that of the cards as long as it goes on; what does not move, until it is read. */
const inPlaceOfCards = (showing: Showing | undefined): Showing | undefined =>
  showing !== undefined && showing.turns.length > 0 && (showing.still || showing.moment !== undefined)
    ? showing
    : undefined;

const InTray = (props: { readonly tray: HTMLElement | null; readonly showing: Showing }) =>
  props.tray === null ? null : createPortal(<TurnPanel showing={props.showing} />, props.tray);

/** Everything side by side, where there is room for it. */
function Places(
  props: Pick<BoardProps, 'slots' | 'choice' | 'question' | 'me'> & {
    readonly place: Place | undefined;
    readonly pointing: Pointing<Thing>;
  },
) {
  const { slots, place, pointing, me } = props;
  const touching = useFolding(props);
  const shows = useShowing()?.moment !== undefined;
  // The Automa's turn is told in the place of the details.
  const folding = useMemo(() => (shows ? { ...touching, unfolded: false } : touching), [touching, shows]);
  const [seat, watch] = useState(0);
  const watching = useMemo(() => (me === 'spectator' ? { seat, watch } : undefined), [me, seat]);
  return (
    <>
      <Drawer>
        <Afterwards>
          <Supply />
        </Afterwards>
        {slots.log}
      </Drawer>
      <Within around={place?.Map}>
        <GaiaMap />
      </Within>
      <QuestionPlace>{slots.question}</QuestionPlace>
      <Within around={place?.Below}>
        <Afterwards>
          <OwnBoard seat={seat} />
        </Afterwards>
      </Within>
      <div className={styles.right}>
        <Within around={place?.Right}>
          <Afterwards>
            <Research />
            <Players folding={folding} watching={watching} />
          </Afterwards>
          {folding.unfolded ? null : (
            <DockedPanel>
              <Detail pointing={pointing} />
            </DockedPanel>
          )}
        </Within>
      </div>
    </>
  );
}
