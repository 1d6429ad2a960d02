/** A milestone or an award in words: what it asks for, how everybody stands, and what it is worth today. */
import type { MarsTarget } from '@orrery/terraforming-mars';
import {
  awardMeasureText,
  awardsOf,
  awardText,
  goalTerms,
  milestoneNeedText,
  milestonesOf,
  milestoneText,
} from '@orrery/terraforming-mars/advice';
import type { ReactNode } from 'react';
import type { SeatInfo } from '../../../board-kit/board.ts';
import { ThingSheet } from '../../../board-kit/thing-sheet.tsx';
import { SeatBadge } from '../../../parts/seat.tsx';
import { Icon } from '../drawing/icon.tsx';
import { plainNumber, signed } from '../parts/amounts.ts';
import { actionQuestionOf } from '../press.ts';
import { optionsAt, useScene, useTable } from '../table.ts';
import { useMarsWords } from '../words.ts';
import styles from './goal-detail.module.css';
import { seatsForGoals } from './standings.ts';

type GoalThing = Extract<MarsTarget, { readonly milestone: string } | { readonly award: string }>;

export function GoalDetail({ thing }: { readonly thing: GoalThing }) {
  return 'milestone' in thing ? <MilestoneDetail {...thing} /> : <AwardDetail {...thing} />;
}

function Frame(props: {
  readonly name: string;
  readonly about: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  const { name, about, note, children } = props;
  return (
    <article className={styles.detail}>
      <header>
        <Icon name="claim" size={24} />
        <div>
          <h3>{name}</h3>
          <small>{about}</small>
        </div>
      </header>
      <ul className={styles.seats}>{children}</ul>
      <p className={styles.note}>{note}</p>
    </article>
  );
}

function SeatRow(props: {
  readonly seat: SeatInfo;
  readonly value: number;
  readonly more: string | undefined;
  readonly worth: ReactNode;
}) {
  const { seat, value, more, worth } = props;
  const { t } = useMarsWords();
  return (
    <li>
      <SeatBadge seat={seat} size={18} />
      <b>{seat.me ? t('web.mars.you') : seat.name}</b>
      <strong>{plainNumber(value)}</strong>
      <small>{more}</small>
      {worth}
    </li>
  );
}

function MilestoneDetail({ milestone }: Extract<GoalThing, { readonly milestone: string }>) {
  const scene = useScene();
  const { t, format } = useMarsWords();
  const advice = milestonesOf(scene.position).find((each) => each.milestone === milestone);
  if (advice === undefined) return null;
  const { milestones: terms } = goalTerms(scene.position);
  return (
    <Frame
      name={format(milestoneText(milestone))}
      about={format(milestoneNeedText(milestone))}
      note={t('web.mars.goals.milestoneTerms', { ...terms })}
    >
      {seatsForGoals(scene).map((seat) => {
        const missing = advice.missing[seat.seat] ?? 0;
        const claimed = advice.claimedBy === seat.seat;
        return (
          <SeatRow
            key={seat.seat}
            seat={seat}
            value={advice.values[seat.seat] ?? 0}
            more={claimed ? t('web.mars.goals.claimed') : undefined}
            worth={
              missing > 0 ? (
                <span data-missing="">{t('web.mars.goals.missing', { n: missing })}</span>
              ) : (
                <span data-good="">
                  <Icon name="check" size={11} />
                  <span className="hidden">{t('web.mars.goals.reached')}</span>
                </span>
              )
            }
          />
        );
      })}
    </Frame>
  );
}

function AwardDetail({ award }: Extract<GoalThing, { readonly award: string }>) {
  const scene = useScene();
  const { t, format } = useMarsWords();
  const advice = awardsOf(scene.position).find((each) => each.award === award);
  if (advice === undefined) return null;
  const { first, second } = goalTerms(scene.position).awards;
  return (
    <Frame
      name={format(awardText(award))}
      about={t('web.mars.goals.whenEnds', { what: format(awardMeasureText(award)) })}
      note={t('web.mars.goals.awardTerms', { first, second })}
    >
      {seatsForGoals(scene).map((seat) => {
        const points = advice.points[seat.seat] ?? 0;
        const growth = advice.growth[seat.seat] ?? 0;
        return (
          <SeatRow
            key={seat.seat}
            seat={seat}
            value={advice.values[seat.seat] ?? 0}
            more={growth === 0 ? undefined : t('web.mars.goals.growth', { by: signed(growth) })}
            worth={
              <span data-good={points > 0 ? '' : undefined}>
                {points > 0 ? t('web.mars.goals.worth', { points }) : t('web.mars.none')}
              </span>
            }
          />
        );
      })}
    </Frame>
  );
}

/** On a phone: the same as a sheet, with the option that lies on it. */
export function GoalSheet(props: { readonly thing: GoalThing; readonly onClose: () => void }) {
  const { thing, onClose } = props;
  const table = useTable();
  const { format } = useMarsWords();
  const name = format('milestone' in thing ? milestoneText(thing.milestone) : awardText(thing.award));
  return (
    <ThingSheet
      name={name}
      options={optionsAt({ question: actionQuestionOf(table) }, thing)}
      choice={table.choice}
      onClose={onClose}
    >
      <GoalDetail thing={thing} />
    </ThingSheet>
  );
}
