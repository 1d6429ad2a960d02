/** The board of Race for the Galaxy. */
import type { Seat } from '@orrery/kernel';
import { readTarget } from '@orrery/race-for-the-galaxy';
import {
  departuresOf,
  isRaceView,
  nextDeparture,
  phaseNow,
  playerOf,
  seen,
  type View,
} from '@orrery/race-for-the-galaxy/advice';
import { useMemo, useState } from 'react';
import type { BoardProps } from '../../board-kit/board.ts';
import { BoardFrame, DockedPanel, QuestionPlace, SidePlace } from '../../board-kit/board-frame.tsx';
import { RowPlace } from '../../board-kit/card-row.tsx';
import { optionsOf } from '../../board-kit/choice.ts';
import { type Pointing, usePointedAt, usePointing } from '../../board-kit/pointing.ts';
import { useSteadyChoice } from '../../board-kit/steady-choice.ts';
import { ActionChooser, HandUnderAction } from './actions.tsx';
import styles from './board.module.css';
import { CardInWords, CardSheet } from './card-in-words.tsx';
import { useConsuming } from './consume/consuming.ts';
import { ConsumeRows } from './consume/index.tsx';
import { PlanTotals } from './consume/totals.tsx';
import detail from './detail.module.css';
import { flightsAt } from './flights.ts';
import { HandChips, HandRow, ProposalPanel, proposalFor } from './hand.tsx';
import { Opponents } from './opponents.tsx';
import { PhaseStrip } from './strip.tsx';
import {
  type Asked,
  AskedContext,
  type Scene,
  SceneContext,
  type Table,
  TableContext,
  useTable,
} from './table.ts';
import { OwnTableau } from './tableau.tsx';
import theme from './theme.module.css';
import { Ways } from './ways.tsx';
import { RaceWords, useRaceWords, wordsFrom } from './words.ts';

export function Board(props: BoardProps) {
  const { view, format } = props;
  const words = useMemo(() => wordsFrom(format), [format]);
  if (!isRaceView(view)) return null;
  return (
    <RaceWords.Provider value={words}>
      <RaceBoard {...props} view={view} />
    </RaceWords.Provider>
  );
}

/** In a replay, the coming fate of each card in the hand. */
function useForetelling(replay: BoardProps['replay'], mine: Seat | undefined): Scene['foretell'] {
  const positions = replay?.positions;
  const departures = useMemo(
    () => (positions === undefined || mine === undefined ? undefined : departuresOf(positions, mine)),
    [positions, mine],
  );
  return useMemo(
    () =>
      departures === undefined || replay === undefined
        ? undefined
        : (card: number) => nextDeparture(departures, card, replay.at),
    [departures, replay],
  );
}

const boardClass = `${theme.race} ${styles.board}`;

function RaceBoard(props: Omit<BoardProps, 'view'> & { readonly view: View }) {
  const { view, me, seats, question, unavailable, choice, phone, slots } = props;
  const mine = me === 'spectator' ? undefined : me;
  const player = useMemo(() => (mine === undefined ? undefined : playerOf(seen(view, mine))), [view, mine]);
  const moment = `${me}/${question?.id}/${props.replay?.at}`;
  const pointing = usePointing<number>(moment);
  const foretell = useForetelling(props.replay, mine);
  const [sheet, open] = useState<number>();
  const scene = useMemo(
    (): Scene => ({
      view,
      seats,
      mine,
      player,
      phone,
      phase: phaseNow(view),
      foretell,
      show: pointing.show,
      pointing: pointing.at,
      open,
    }),
    [view, seats, mine, player, phone, foretell, pointing],
  );
  const steady = useSteadyChoice(choice);
  const asked = useMemo(
    (): Asked => ({ ...scene, question, unavailable, steady, proposal: proposalFor(question, player) }),
    [scene, question, unavailable, steady, player],
  );
  const table: Table = { ...asked, choice, consuming: useConsuming(props) };
  // Spectators see two tableaus large: one in the place of their own, one in the place of the hand.
  const own = seats.find(({ me: isMe }) => isMe) ?? seats[0];
  const second = mine === undefined && !phone ? seats[1] : undefined;
  const others = useMemo(() => seats.filter((seat) => seat !== own && seat !== second), [seats, own, second]);
  return (
    <SceneContext.Provider value={scene}>
      <AskedContext.Provider value={asked}>
        <TableContext.Provider value={table}>
          <BoardFrame
            board={props}
            className={second === undefined ? boardClass : `${boardClass} ${styles.watched}`}
            flightsOf={flightsAt(seats)}
          >
            <PhaseStrip />
            <Opponents others={others} />
            {own !== undefined && <OwnTableau seat={own} badges={badgesOf(table)} />}
            <QuestionPlace>{slots.question}</QuestionPlace>
            <HandPlace />
            {second !== undefined && <OwnTableau seat={second} badges={NO_BADGES} below />}
            <SidePlace slots={slots} />
            {!phone && (
              <DockedPanel>
                <Docked pointing={pointing} />
              </DockedPanel>
            )}
            {sheet !== undefined && <CardSheet card={sheet} close={() => open(undefined)} />}
          </BoardFrame>
        </TableContext.Provider>
      </AskedContext.Provider>
    </SceneContext.Provider>
  );
}

const NO_BADGES: ReadonlyMap<number, string> = new Map();

/** Order numbers on the goods that the plan takes. */
function badgesOf({ consuming, player }: Table): ReadonlyMap<number, string> {
  if (consuming === undefined || player === undefined) return NO_BADGES;
  const { steps } = consuming.plan;
  return new Map(steps.flatMap(({ worlds }, i) => worlds.map((world) => [world, String(i + 1)] as const)));
}

const isOfGoods = (name: string | undefined): boolean =>
  name === 'consume.power' ||
  name === 'consume.sell' ||
  name === 'consume.goods' ||
  name === 'consume.gamble' ||
  name === 'produce.power';

/** What lies below the question: the hand, or what is asked about. */
function HandPlace() {
  const { t } = useRaceWords();
  const { question, player, phone, choice, proposal } = useTable();
  if (player === undefined) return null;
  const name = question?.name;
  if (name === 'round.action' || name === 'round.twoActions') return <ActionChooser />;
  if (isOfGoods(name)) return <ConsumeRows />;
  if (phone && name === 'settle.way')
    return (
      <RowPlace name={t('web.race.ways.title')}>
        <Ways />
        <HandChips cards={player.hand} />
      </RowPlace>
    );
  if (name === 'explore.keep')
    return (
      <HandRow cards={player.drawn} name={t('web.race.drawn.title', { cards: player.drawn.length })}>
        <HandChips cards={player.hand} />
      </HandRow>
    );
  return (
    <HandRow cards={player.hand} name={t('web.race.hand.title', { cards: player.hand.length })}>
      {phone && proposal.length > 0 && (
        <button type="button" className="button" onClick={() => choice.setPicks(proposal)}>
          {t('web.race.proposal.take')}
        </button>
      )}
    </HandRow>
  );
}

function Docked({ pointing }: { readonly pointing: Pointing<number> }) {
  const { thing, last } = usePointedAt(pointing);
  const { question, player, choice, proposal } = useTable();
  const { t } = useRaceWords();
  if (thing !== undefined) return <CardInWords card={thing} />;
  if (player !== undefined && (question?.name === 'round.action' || question?.name === 'round.twoActions')) {
    const lifted = optionsOf(question).find(({ value }) => choice.isChosen(value))?.value;
    return <HandUnderAction lifted={typeof lifted === 'string' ? lifted : undefined} />;
  }
  if (question?.name === 'settle.way') return <Ways />;
  if (player !== undefined && (question?.name === 'consume.power' || question?.name === 'consume.goods'))
    return <PlanTotals player={player} />;
  if (proposal.length > 0) return <ProposalPanel />;
  const chosen = optionsOf(question).find(({ value }) => choice.isChosen(value));
  const card = readTarget(chosen?.target)?.card ?? last;
  return card === undefined ? (
    <p className={`${detail.note} ${detail.hint}`}>{t('web.race.detail.point')}</p>
  ) : (
    <CardInWords card={card} />
  );
}
