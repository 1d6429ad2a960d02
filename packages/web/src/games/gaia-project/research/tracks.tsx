/** The six research tracks: levels with what they give, the marks of the seats, and the next level where it is offered. */
import {
  type Area,
  levelPoints,
  planetTypes,
  RESEARCH_COST,
  research,
  researchAreas,
} from '@orrery/gaia-project/advice';
import { memo, useMemo } from 'react';
import { useTouch } from '../../../parts/media.ts';
import { TokenFace } from '../drawing/faces.tsx';
import { Amounts, Mark, Planet, Seat } from '../drawing/mark.tsx';
import { usePressing } from '../press.ts';
import { type Scene, seatAt, usePointingAt, useScene, useTable } from '../table.ts';
import { sentences, useGaiaWords, type Words } from '../words.ts';
import { levelPlace, researchPlace } from './places.ts';
import styles from './research.module.css';
import { Thing } from './thing.tsx';
import { changedAt, closedAt, levelText, namesOf, shortArea } from './wording.ts';

const TOP_LEVEL = levelPoints.length - 1;
const SMALL = 11.5;
/** Where three amounts and four seats must fit. */
const SMALLEST = 10;
const GAIA = planetTypes.indexOf('gaia');
const LOST_PLANET = planetTypes.indexOf('lost-planet');

function Lasting({ area, level }: { readonly area: Area; readonly level: number }) {
  const n = changedAt(area, level);
  if (n === undefined) return null;
  if (area === 'navigation')
    return (
      <span>
        <Mark name="range" size={SMALL} />
        {n}
      </span>
    );
  return area === 'terraforming' ? (
    <span>
      <Mark name="step" size={SMALL} />
      <Amounts of={{ ore: n }} size={SMALL} />
    </span>
  ) : (
    <span className={styles.faint}>
      <Amounts of={{ tokens: n }} size={SMALL} />
    </span>
  );
}

function Special({ area, level }: { readonly area: Area; readonly level: number }) {
  const { view } = useScene();
  const special = research[area][level]?.special;
  if (special === 'federation-token')
    return view.terraformingToken === null ? null : <TokenFace id={view.terraformingToken} size={SMALL} />;
  if (special === 'lost-planet') return <Planet type={LOST_PLANET} size={15} />;
  return special === undefined ? null : (
    <span>
      +1
      <Mark name="vp" size={SMALL} />/<Planet type={GAIA} size={SMALL} />
    </span>
  );
}

/** What a level gives, in marks. */
const LevelEffect = memo(function LevelEffect(props: { readonly area: Area; readonly level: number }) {
  const { area, level } = props;
  const { now, income } = research[area][level] ?? {};
  return (
    <span className={styles.effect} aria-hidden="true">
      <Amounts of={now ?? income ?? {}} size={income === undefined ? SMALL : SMALLEST} />
      <Lasting area={area} level={level} />
      <Special area={area} level={level} />
    </span>
  );
});

interface LevelProps {
  readonly area: Area;
  readonly level: number;
}

const seatsOn = ({ view }: Scene, area: Area, level: number): number[] => {
  const index = researchAreas.indexOf(area);
  return view.players.flatMap((player, seat) =>
    player.faction !== null && player.research[index] === level ? [seat] : [],
  );
};

function Marks({ area, seats }: { readonly area: Area; readonly seats: readonly number[] }) {
  const scene = useScene();
  if (seats.length === 0) return null;
  return (
    <span className={styles.marks} data-many={seats.length > 2 ? '' : undefined} aria-hidden="true">
      {seats.map((seat) => (
        <span key={seat} data-place={researchPlace(seat, area)}>
          <Seat seat={seatAt(scene, seat)} size={seats.length > 2 ? 8 : 11} />
        </span>
      ))}
    </span>
  );
}

/** How a level looks, whoever may press it. */
function useLevel({ area, level }: LevelProps) {
  const scene = useScene();
  const words = useGaiaWords();
  return useMemo(() => shownLevel(scene, words, { area, level }), [scene, words, area, level]);
}

function shownLevel(scene: Scene, words: Words, { area, level }: LevelProps) {
  const seats = seatsOn(scene, area, level);
  const own = scene.mine !== undefined && seats.includes(scene.mine);
  const names = namesOf(scene, seats);
  return {
    inside: (
      <>
        <LevelEffect area={area} level={level} />
        <Marks area={area} seats={seats} />
      </>
    ),
    label: sentences(
      levelText(words, area, level),
      names === '' ? '' : words.t('web.gaia.research.here', { names }),
    ),
    data: {
      'data-level': String(level),
      'data-income': research[area][level]?.income === undefined ? undefined : '',
      'data-crowded': seats.length > 2 ? '' : undefined,
      'data-own': own ? '' : undefined,
      'data-place': levelPlace(area, level),
    },
    style: own ? { '--own': seatAt(scene, scene.mine ?? 0)?.colour } : undefined,
  };
}

/** A level that nobody can press now. */
const RestingLevel = memo(function RestingLevel(props: LevelProps) {
  const { inside, label, data, style } = useLevel(props);
  const { at } = usePointingAt();
  return (
    <div className={styles.cell} style={style} {...data} {...at({ area: props.area })}>
      <span className="hidden">{label}</span>
      {inside}
    </div>
  );
});

/** The level above one's own: what the open question may offer. */
function NextLevel({ area, level }: LevelProps) {
  const { inside, label, data } = useLevel({ area, level });
  const step = useStep(area);
  const touch = useTouch();
  // Under a finger the whole track is the target.
  const { pressing } = step;
  const shown = touch ? { ...pressing, press: undefined } : pressing;
  return (
    <Thing
      pressing={shown}
      thing={{ area }}
      label={sentences(label, step.price, step.reason)}
      reason={step.reason}
      className={styles.cell}
      faint={step.faint}
      data={{ ...data, 'data-state': touch ? pressing.state : undefined }}
    >
      {inside}
    </Thing>
  );
}

/** The step to a level: what pressing it does, its price, and why it is closed. */
function useStep(area: Area) {
  const table = useTable();
  const words = useGaiaWords();
  const pressing = usePressing({ area });
  const paid = table.question?.name === 'turn.action';
  const verb = table.touched !== undefined && 'verb' in table.touched ? table.touched.verb : undefined;
  return {
    pressing,
    reason: pressing.press === undefined ? closedAt(table, words, { area }) : undefined,
    price:
      paid && pressing.press !== undefined
        ? words.t('web.gaia.card.price', { price: words.amounts({ knowledge: RESEARCH_COST }) })
        : '',
    faint: paid && verb !== undefined && verb !== 'research',
  };
}

/** The whole track as a target for fingers. */
function TrackTarget({ area, level }: LevelProps) {
  const words = useGaiaWords();
  const { pressing, price, faint } = useStep(area);
  const column = researchAreas.indexOf(area) + 2;
  const { at } = usePointingAt();
  if (pressing.press === undefined) return null;
  return (
    <button
      type="button"
      className={styles.track}
      style={{ gridColumn: `${column} / ${column + 1}` }}
      data-level={level}
      data-state={pressing.state}
      data-faint={faint ? '' : undefined}
      aria-pressed={pressing.chosen}
      aria-label={sentences(levelText(words, area, level), price)}
      onClick={pressing.press}
      {...at({ area })}
    />
  );
}

/** The level that a seat would reach next in an area; undefined for spectators and on top of the track. */
function nextLevel({ player }: Scene, area: Area): number | undefined {
  const level = player?.research[researchAreas.indexOf(area)];
  return player === undefined || player.faction === null || level === undefined || level >= TOP_LEVEL
    ? undefined
    : level + 1;
}

export function LevelRow({ level }: { readonly level: number }) {
  const scene = useScene();
  const points = levelPoints[level] ?? 0;
  return (
    <>
      <div className={styles.number} aria-hidden="true">
        {level}
        {points === 0 ? null : (
          <small>
            {points}
            <Mark name="vp" size={11} />
          </small>
        )}
      </div>
      {researchAreas.map((area) =>
        nextLevel(scene, area) === level ? (
          <NextLevel key={area} area={area} level={level} />
        ) : (
          <RestingLevel key={area} area={area} level={level} />
        ),
      )}
    </>
  );
}

export function TrackTargets() {
  const scene = useScene();
  const touch = useTouch();
  if (!touch) return null;
  return researchAreas.map((area) => {
    const level = nextLevel(scene, area);
    return level === undefined ? null : <TrackTarget key={area} area={area} level={level} />;
  });
}

export function TrackHeads() {
  const words = useGaiaWords();
  const { at } = usePointingAt();
  return researchAreas.map((area) => (
    <div key={area} className={styles.head} {...at({ area })} aria-hidden="true">
      <Mark name={area} size={15} />
      {shortArea(words, area)}
    </div>
  ));
}
