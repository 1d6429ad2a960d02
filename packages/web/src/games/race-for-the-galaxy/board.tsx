/** The board of Race for the Galaxy. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps, ChoiceInHand } from '../../table/board.ts';
import { ActionChooser, HandUnderAction } from './actions.tsx';
import { ConsumeRows, isDoubled, PlanTotals, stepsWithWorlds } from './consume.tsx';
import { CardInWords, CardSheet } from './docked.tsx';
import { CardRow, HandChips, ProposalPanel, proposalFor } from './hand.tsx';
import { Opponents, OwnTableau } from './players.tsx';
import { bestPlan } from './reckon/consume.ts';
import { cardIn, optionsOf } from './reckon/options.ts';
import { phaseNow } from './reckon/phases.ts';
import { isRaceView, playerOf, seen, type View } from './reckon/player.ts';
import { PhaseStrip } from './strip.tsx';
import { type Table, TableContext, useTable } from './table.ts';
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

/** The card pointed at, and the last one; a new question forgets the first. */
function usePointed(question: number | undefined) {
  const [pointed, point] = useState<{ readonly card: number; readonly question: number | undefined }>();
  const [last, remember] = useState<number>();
  const show = (card: number | undefined): void => {
    point(card === undefined ? undefined : { card, question });
    if (card !== undefined) remember(card);
  };
  return { shown: pointed?.question === question ? pointed?.card : undefined, last, show };
}

function RaceBoard(props: Omit<BoardProps, 'view'> & { readonly view: View }) {
  const { view, me, seats, question, unavailable, choice, phone, slots } = props;
  const mine = me === 'spectator' ? undefined : me;
  const player = useMemo(() => (mine === undefined ? undefined : playerOf(seen(view, mine))), [view, mine]);
  const { shown, last, show } = usePointed(question?.id);
  const [sheet, open] = useState<number>();
  const board = useEnterConfirms(choice);
  const table: Table = {
    view,
    seats,
    mine,
    player,
    question,
    unavailable,
    choice,
    phone,
    phase: phaseNow(view),
    shown,
    show,
    open,
    pointing: (card) => ({
      onFocus: () => show(card),
      onBlur: () => show(undefined),
      onMouseEnter: () => show(card),
      onMouseLeave: () => show(undefined),
    }),
  };
  const own = seats.find(({ me: isMe }) => isMe);
  return (
    <TableContext.Provider value={table}>
      <div
        ref={board}
        className={`rg rg-board${phone ? ' rg-phone' : ''} rg-asks-${(question?.name ?? 'nothing').replace('.', '-')}`}
      >
        <PhaseStrip />
        <Opponents />
        {own !== undefined && <OwnTableau seat={own} badges={badgesOf(table)} />}
        {slots.question !== null && <div className="rg-question">{slots.question}</div>}
        <Lower />
        {(slots.score !== null || slots.log !== null) && (
          <aside className="rg-side">
            {slots.score}
            {slots.log}
          </aside>
        )}
        {!phone && (
          <section className="rg-docked rg-panel" aria-live="off">
            <Docked last={last} />
          </section>
        )}
        {sheet !== undefined && <CardSheet card={sheet} close={() => open(undefined)} />}
      </div>
    </TableContext.Provider>
  );
}

/** Order numbers on the goods that the best plan takes. */
function badgesOf({ question, player }: Table): ReadonlyMap<number, string> {
  if (question?.name !== 'consume.power' || player === undefined) return new Map();
  const steps = stepsWithWorlds(player, bestPlan(player, isDoubled(player)));
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
  const table = useTable();
  const { t } = useWords();
  const { question, player, phone, choice } = table;
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
      {phone && proposalFor(table).length > 0 && (
        <button type="button" className="rg-button" onClick={() => choice.setPicks(proposalFor(table))}>
          {t('web.race.proposal.take')}
        </button>
      )}
    </CardRow>
  );
}

function Docked({ last }: { readonly last: number | undefined }) {
  const table = useTable();
  const { shown, question, player, choice } = table;
  const { t } = useWords();
  if (shown !== undefined) return <CardInWords card={shown} />;
  if (player !== undefined && (question?.name === 'round.action' || question?.name === 'round.twoActions')) {
    const lifted = optionsOf(question).find(({ value }) => choice.isChosen(value))?.value;
    return <HandUnderAction lifted={typeof lifted === 'string' ? lifted : undefined} />;
  }
  if (question?.name === 'settle.way') return <Ways />;
  if (player !== undefined && (question?.name === 'consume.power' || question?.name === 'consume.goods'))
    return <PlanTotals player={player} />;
  if (proposalFor(table).length > 0) return <ProposalPanel />;
  const chosen = optionsOf(question).find(({ value }) => choice.isChosen(value));
  const card = cardIn(chosen?.target) ?? last ?? player?.tableau[0];
  return card === undefined ? (
    <p className="rg-note">{t('web.race.detail.point')}</p>
  ) : (
    <CardInWords card={card} />
  );
}
