/** The board of Race for the Galaxy. */
import type { Seat } from '@orrery/kernel';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createStore, type Store, useStore } from '../../app/store.ts';
import type { BoardProps, ChoiceInHand } from '../../board-kit/board.ts';
import { optionsOf } from '../../board-kit/choice.ts';
import { useFlights } from '../../board-kit/flights.ts';
import { zoomOf } from '../../board-kit/measures.ts';
import { useSteadyChoice } from '../../board-kit/steady-choice.ts';
import { useScrollCue } from '../../parts/scroll-cue.ts';
import { ActionChooser, HandUnderAction } from './actions.tsx';
import { useConsuming } from './consume/consuming.ts';
import { ConsumeRows } from './consume/index.tsx';
import { stepsWithWorlds } from './consume/order.ts';
import { PlanTotals } from './consume/totals.tsx';
import { CardInWords, CardSheet } from './docked.tsx';
import { CardRow, HandChips, ProposalPanel, proposalFor } from './hand.tsx';
import { flightsAt } from './motion.ts';
import { Opponents } from './opponents.tsx';
import { fateAfter, fatesOf } from './reckon/fates.ts';
import { cardIn } from './reckon/options.ts';
import { phaseNow } from './reckon/phases.ts';
import { isRaceView, playerOf, seen, type View } from './reckon/player.ts';
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
import { Ways } from './ways.tsx';
import { Speech, useWords, wordsFrom } from './words.ts';
import './race.css';

export function Board(props: BoardProps) {
  const { view, format } = props;
  const words = useMemo(() => wordsFrom(format), [format]);
  if (!isRaceView(view)) return null;
  return (
    <Speech.Provider value={words}>
      <RaceBoard {...props} view={view} />
    </Speech.Provider>
  );
}

/** Enter on something that is chosen already confirms the choice; the first Enter, like a click, chose it. */
function useEnterConfirms(choice: ChoiceInHand) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = board.current;
    const pressed = (event: KeyboardEvent): void => {
      const chosen = event.target instanceof HTMLElement && event.target.ariaPressed === 'true';
      if (event.key !== 'Enter' || !chosen || !choice.ready || event.defaultPrevented) return;
      event.preventDefault();
      choice.confirm();
    };
    element?.addEventListener('keydown', pressed);
    return () => element?.removeEventListener('keydown', pressed);
  }, [choice]);
  return board;
}

/** In a replay, the coming fate of each card in the hand. */
function useForetelling(replay: BoardProps['replay'], mine: Seat | undefined): Scene['foretell'] {
  const positions = replay?.positions;
  const fates = useMemo(
    () => (positions === undefined || mine === undefined ? undefined : fatesOf(positions, mine)),
    [positions, mine],
  );
  return useMemo(
    () =>
      fates === undefined || replay === undefined
        ? undefined
        : (card: number) => fateAfter(fates, card, replay.at),
    [fates, replay],
  );
}

/** The card pointed at, or else the last one, and the moment of the game at which somebody pointed. */
interface Pointed {
  readonly card?: number | undefined;
  readonly last?: number | undefined;
  readonly at?: string;
}

/** Pointing at cards happens all the time: only the panel that shows them listens, and the board stays as it is. */
function usePointed(at: string) {
  const [pointed] = useState(() => createStore<Pointed>({}));
  const show = useCallback(
    (card: number | undefined): void => {
      const now = pointed.get();
      if (now.card === card && now.at === at) return;
      pointed.set({ card, at, last: card ?? (now.at === at ? now.last : undefined) });
    },
    [pointed, at],
  );
  return { pointed, show };
}

function RaceBoard(props: Omit<BoardProps, 'view'> & { readonly view: View }) {
  const { view, me, seats, question, unavailable, choice, phone, slots } = props;
  const mine = me === 'spectator' ? undefined : me;
  const player = useMemo(() => (mine === undefined ? undefined : playerOf(seen(view, mine))), [view, mine]);
  const moment = `${me}/${question?.id}/${props.replay?.at}`;
  const { pointed, show } = usePointed(moment);
  const foretell = useForetelling(props.replay, mine);
  const cue = useScrollCue<HTMLElement>();
  const [sheet, open] = useState<number>();
  const board = useEnterConfirms(choice);
  useFlights(board, props, flightsAt(seats));
  const scene = useMemo(
    (): Scene => ({
      view,
      seats,
      mine,
      player,
      phone,
      phase: phaseNow(view),
      foretell,
      show,
      open,
      pointing: (card) => ({
        onFocus: () => show(card),
        onBlur: () => show(undefined),
        onMouseEnter: () => show(card),
        onMouseLeave: () => show(undefined),
      }),
    }),
    [view, seats, mine, player, phone, foretell, show],
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
          <div
            ref={board}
            className={`rg rg-board${phone ? ' rg-phone' : ''}${second === undefined ? '' : ' rg-watched'} rg-asks-${(question?.name ?? 'nothing').replace('.', '-')}`}
          >
            <PhaseStrip />
            <Opponents others={others} />
            {own !== undefined && <OwnTableau seat={own} badges={badgesOf(table)} />}
            {slots.question !== null && <QuestionPlace>{slots.question}</QuestionPlace>}
            <Lower />
            {second !== undefined && <OwnTableau seat={second} badges={NO_BADGES} below />}
            {(slots.score !== null || slots.log !== null) && (
              <aside className="rg-side">
                {slots.score}
                {slots.log}
              </aside>
            )}
            {!phone && (
              // Long texts scroll, so the keyboard must get there.
              <section ref={cue} className="rg-docked rg-panel scrolls" aria-live="off" {...{ tabIndex: 0 }}>
                <Docked pointed={pointed} moment={moment} />
              </section>
            )}
            {sheet !== undefined && <CardSheet card={sheet} close={() => open(undefined)} />}
          </div>
        </TableContext.Provider>
      </AskedContext.Provider>
    </SceneContext.Provider>
  );
}

/** Measures its question, for the grid of the board: `board.css` keeps the places out of the flow. */
function QuestionPlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Before the first frame is painted, so that nothing jumps.
  useLayoutEffect(() => {
    const board = place.current?.parentElement;
    const question = place.current?.firstElementChild;
    if (!(board instanceof HTMLElement) || !question) return;
    const observer = new ResizeObserver(() => {
      // In the board's own pixels, which are larger where the text is.
      const height = question.getBoundingClientRect().height / zoomOf(board);
      board.style.setProperty('--question', `${height}px`);
    });
    observer.observe(question);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="rg-question" ref={place}>
      <div>{children}</div>
    </div>
  );
}

const NO_BADGES: ReadonlyMap<number, string> = new Map();

/** Order numbers on the goods that the plan takes. */
function badgesOf({ consuming, player }: Table): ReadonlyMap<number, string> {
  if (consuming === undefined || player === undefined) return NO_BADGES;
  const steps = stepsWithWorlds(player, consuming.plan);
  return new Map(steps.flatMap(({ worlds }, i) => worlds.map((world) => [world, String(i + 1)] as const)));
}

const isOfGoods = (name: string | undefined): boolean =>
  name === 'consume.power' ||
  name === 'consume.sell' ||
  name === 'consume.goods' ||
  name === 'consume.gamble' ||
  name === 'produce.power';

/** What lies below the question: the hand, or what is asked about. */
function Lower() {
  const { t } = useWords();
  const { question, player, phone, choice, proposal } = useTable();
  if (player === undefined) return null;
  const name = question?.name;
  if (name === 'round.action' || name === 'round.twoActions') return <ActionChooser />;
  if (isOfGoods(name)) return <ConsumeRows />;
  if (phone && name === 'settle.way')
    return (
      <section className="rg-lower">
        <Ways />
        <HandChips cards={player.hand} />
      </section>
    );
  if (name === 'explore.keep')
    return (
      <CardRow cards={player.drawn} name={t('web.race.drawn.title', { cards: player.drawn.length })}>
        <HandChips cards={player.hand} />
      </CardRow>
    );
  return (
    <CardRow cards={player.hand} name={t('web.race.hand.title', { cards: player.hand.length })}>
      {phone && proposal.length > 0 && (
        <button type="button" className="button" onClick={() => choice.setPicks(proposal)}>
          {t('web.race.proposal.take')}
        </button>
      )}
    </CardRow>
  );
}

function Docked({ pointed, moment }: { readonly pointed: Store<Pointed>; readonly moment: string }) {
  const { card: pointedAt, at, last: before } = useStore(pointed);
  const { question, player, choice, proposal } = useTable();
  const { t } = useWords();
  // A new question, or another position of a replay, forgets what was pointed at: it may be gone by then.
  const last = at === moment ? before : undefined;
  if (pointedAt !== undefined && at === moment) return <CardInWords card={pointedAt} />;
  if (player !== undefined && (question?.name === 'round.action' || question?.name === 'round.twoActions')) {
    const lifted = optionsOf(question).find(({ value }) => choice.isChosen(value))?.value;
    return <HandUnderAction lifted={typeof lifted === 'string' ? lifted : undefined} />;
  }
  if (question?.name === 'settle.way') return <Ways />;
  if (player !== undefined && (question?.name === 'consume.power' || question?.name === 'consume.goods'))
    return <PlanTotals player={player} />;
  if (proposal.length > 0) return <ProposalPanel />;
  const chosen = optionsOf(question).find(({ value }) => choice.isChosen(value));
  const card = cardIn(chosen?.target) ?? last;
  return card === undefined ? (
    <p className="rg-note">{t('web.race.detail.point')}</p>
  ) : (
    <CardInWords card={card} />
  );
}
