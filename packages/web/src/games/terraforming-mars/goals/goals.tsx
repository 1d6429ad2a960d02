/** Milestones and awards as races: everybody's numbers, what is missing, and what can be bought now. */
import type { Seat } from '@orrery/kernel';
import type { MarsTarget } from '@orrery/terraforming-mars';
import {
  type AwardAdvice,
  awardMeasureText,
  awardsOf,
  awardText,
  type GoalTerms,
  goalTerms,
  type MilestoneAdvice,
  milestoneNeedText,
  milestonesOf,
  milestoneText,
  soloAdvice,
} from '@orrery/terraforming-mars/advice';
import { memo, type ReactNode, useState } from 'react';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { SeatMark } from '../../../parts/seat.tsx';
import { amountIn, plainNumber } from '../parts/amounts.ts';
import { Section } from '../parts/section.tsx';
import { SeatFacts } from '../parts/spoken.tsx';
import { actionQuestionOf, pressing } from '../press.ts';
import { Solo } from '../solo/solo.tsx';
import { optionsAt, seatAt, usePointingAt, useScene, useSettledTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import { GoalSheet } from './goal-detail.tsx';
import styles from './goals.module.css';
import { marksOnLine, seatsForGoals } from './standings.ts';

/** Below so many seats there is room for a line with everybody's marks. */
const SEATS_WITHOUT_LINE = 4;

export const Goals = memo(function Goals() {
  const { position } = useScene();
  return soloAdvice(position) === undefined ? <Races /> : <Solo />;
});

function Races() {
  const { position } = useScene();
  const { t } = useMarsWords();
  const terms = goalTerms(position);
  return (
    <div className={styles.goals}>
      <Section title={t('web.mars.goals.milestones')} note={useMilestoneNote(terms)}>
        <ul>
          {milestonesOf(position).map((advice) => (
            <MilestoneRow key={advice.milestone} advice={advice} terms={terms} />
          ))}
        </ul>
      </Section>
      <Section title={t('web.mars.goals.awards')} note={useAwardNote(terms)}>
        <ul>
          {awardsOf(position).map((advice) => (
            <AwardRow key={advice.award} advice={advice} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function useMilestoneNote({ milestones: { claimed, most, cost, points } }: GoalTerms): string {
  const { t } = useMarsWords();
  return claimed >= most
    ? t('web.mars.goals.allClaimed', { most })
    : t('web.mars.goals.milestonesNote', { claimed, most, cost, points });
}

function useAwardNote({ awards: { funded, most, first, second } }: GoalTerms): string {
  const { t } = useMarsWords();
  if (funded >= most) return t('web.mars.goals.allFunded', { most });
  return t('web.mars.goals.awardsNote', { funded, most, first, second });
}

function MilestoneRow(props: { readonly advice: MilestoneAdvice; readonly terms: GoalTerms }) {
  const { advice, terms } = props;
  const { milestone, values, from, min, claimedBy, isLeft } = advice;
  const words = useMarsWords();
  const { t, format } = words;
  const { mine } = useScene();
  const reached = mine !== undefined && advice.missing[mine] === 0;
  return (
    <Race
      thing={{ milestone }}
      name={format(milestoneText(milestone))}
      about={format(milestoneNeedText(milestone))}
      values={values}
      line={{ from, to: min, hasGoal: true }}
      done={claimedBy !== undefined}
      buys={t('web.mars.goals.claim')}
      price={advice.cost}
    >
      {claimedBy !== undefined ? (
        <Owner seat={claimedBy} words={t('web.mars.points', { points: terms.milestones.points })} />
      ) : !isLeft ? (
        t('web.mars.none')
      ) : reached ? (
        amountIn(words, 'megacredits', advice.cost)
      ) : (
        t('web.mars.goals.outOf', { min })
      )}
    </Race>
  );
}

function AwardRow({ advice }: { readonly advice: AwardAdvice }) {
  const { award, values, fundedBy, cost } = advice;
  const words = useMarsWords();
  const { t, format } = words;
  const most = Math.max(...values);
  return (
    <Race
      thing={{ award }}
      name={format(awardText(award))}
      about={format(awardMeasureText(award))}
      values={values}
      line={{ from: Math.min(0, ...values), to: most, hasGoal: false }}
      leaders={most}
      done={fundedBy !== undefined}
      buys={t('web.mars.goals.fund')}
      price={cost}
    >
      {fundedBy !== undefined ? (
        <Owner seat={fundedBy} words={t('web.mars.goals.funded')} />
      ) : cost === undefined ? (
        t('web.mars.none')
      ) : (
        amountIn(words, 'megacredits', cost)
      )}
    </Race>
  );
}

/** Who has claimed or funded it. */
function Owner({ seat, words }: { readonly seat: Seat; readonly words: string }) {
  const { seats } = useScene();
  const info = seatAt({ seats }, seat);
  return (
    <span className={styles.owner}>
      {info === undefined ? null : <SeatMark mark={info.mark} colour={info.colour} size={10} />}
      <span className="hidden">{info?.name}:</span> {words}
    </span>
  );
}

interface RaceProps {
  readonly thing: Extract<MarsTarget, { readonly milestone: string } | { readonly award: string }>;
  readonly name: string;
  /** What it asks for or measures. */
  readonly about: string;
  readonly values: readonly number[];
  readonly line: { readonly from: number; readonly to: number; readonly hasGoal: boolean };
  /** The number that leads, where that is marked. */
  readonly leaders?: number;
  readonly done: boolean;
  /** What buying it is called, and its price. */
  readonly buys: string;
  readonly price: number | undefined;
  /** What stands at the end where it cannot be bought now. */
  readonly children: ReactNode;
}

function Race(props: RaceProps) {
  const { thing, name, about, values, line, leaders, done, children } = props;
  const { seats, phone } = useScene();
  const pointing = usePointingAt();
  const [open, setOpen] = useState(false);
  const hasLine = seats.length < SEATS_WITHOUT_LINE;
  return (
    <li
      className={styles.race}
      data-done={done ? '' : undefined}
      data-line={hasLine ? '' : undefined}
      {...pointing.at(thing)}
    >
      <button
        type="button"
        className={styles.name}
        onClick={() => (phone ? setOpen(true) : pointing.show(thing))}
      >
        {name}
        <span className="hidden">. {about}</span>
      </button>
      {hasLine ? <Line values={values} {...line} /> : null}
      <Numbers values={values} leaders={hasLine ? undefined : leaders} />
      <span className={styles.end}>
        <Price {...props}>{children}</Price>
      </span>
      {open ? <GoalSheet thing={thing} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}

/** The price in brass where it can be bought now; otherwise what there is to say instead. */
function Price({ thing, name, buys, price, children }: RaceProps) {
  const table = useSettledTable();
  const words = useMarsWords();
  const question = actionQuestionOf(table);
  const [option] = optionsAt({ question }, thing);
  if (option === undefined || price === undefined) return children;
  const { state, chosen, press } = pressing(table, option);
  const cost = amountIn(words, 'megacredits', price);
  return (
    <button
      type="button"
      className={styles.price}
      data-state={state}
      aria-pressed={chosen}
      aria-label={`${name}, ${buys}, ${cost}`}
      onClick={press}
    >
      {cost}
    </button>
  );
}

const Line = memo(function Line(props: {
  readonly values: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly hasGoal: boolean;
}) {
  const { values, from, to, hasGoal } = props;
  const scene = useScene();
  return (
    <span className={styles.line} data-goal={hasGoal ? '' : undefined} aria-hidden="true">
      {marksOnLine(seatsForGoals(scene), values, from, to).map(({ seat, at, aside }, i) => (
        <span
          key={seat.seat}
          style={{ left: `calc(${at * 100}% + ${aside * 7}px)`, zIndex: scene.seats.length - i }}
        >
          <SeatMark mark={seat.mark} colour={seat.colour} size={11} />
        </span>
      ))}
    </span>
  );
});

const Numbers = memo(function Numbers(props: {
  readonly values: readonly number[];
  readonly leaders: number | undefined;
}) {
  const { values, leaders } = props;
  const scene = useScene();
  const seats = seatsForGoals(scene);
  const countOf = ({ seat }: SeatInfo): number => values[seat] ?? 0;
  return (
    <>
      <SeatFacts facts={seats.map((seat) => ({ seat, fact: plainNumber(countOf(seat)) }))} />
      <span className={styles.numbers} aria-hidden="true">
        {seats.map((seat) => (
          <span
            key={seat.seat}
            data-me={seat.me ? '' : undefined}
            data-leads={leaders !== undefined && countOf(seat) === leaders ? '' : undefined}
          >
            <SeatMark mark={seat.mark} colour={seat.colour} size={8} />
            {plainNumber(countOf(seat))}
          </span>
        ))}
      </span>
    </>
  );
});
