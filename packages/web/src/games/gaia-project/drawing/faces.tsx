/**
 * What is printed on tiles, boosters, tokens and actions, in marks and numbers. For the eye alone: names in words come from
 * `tileText`, `boosterText` and the like, and stand in the label of whatever shows a face. Whoever shows one draws its edge.
 */
import type { BoosterId, FinalTileId, RoundTileId, TileId, TokenId } from '@orrery/gaia-project';
import {
  type BoardActionId,
  boardActionRow,
  boosterRow,
  type Counted,
  type Occasion,
  PLANET_TYPES_VP,
  planetTypes,
  roundTileRow,
  tileRow,
  tokenRow,
} from '@orrery/gaia-project/advice';
import { memo, type ReactNode } from 'react';
import styles from './faces.module.css';
import { Amounts, Mark, Planet } from './mark.tsx';
import type { MarkName } from './mark-symbols.tsx';

interface FaceProps<Id> {
  readonly id: Id;
  /** Of the marks, in pixels. */
  readonly size?: number;
}

const SIZE = 13;
const GAIA = planetTypes.indexOf('gaia');
/** Planets have no edge of their own, so they need a little more room than a mark. */
const GaiaPlanet = ({ size }: { readonly size: number }) => <Planet type={GAIA} size={size + 1} />;

const countedMarks: Readonly<Record<Exclude<Counted, 'gaia-planet'>, readonly MarkName[]>> = {
  mine: ['mine'],
  'trading-station': ['trading-station'],
  'research-lab': ['research-lab'],
  'big-structure': ['planetary-institute', 'academy'],
  'planet-type': ['planet-types'],
  sector: ['sector'],
  'federation-token': ['federation'],
};

const occasionMarks: Readonly<Record<Exclude<Occasion, 'gaia-mine'>, readonly MarkName[]>> = {
  mine: ['mine'],
  'trading-station': ['trading-station'],
  'big-structure': ['planetary-institute', 'academy'],
  research: ['science'],
  'federation-token': ['federation'],
  'terraforming-step': ['step'],
};

const Marks = ({ names, size }: { readonly names: readonly MarkName[]; readonly size: number }) => (
  <>
    {names.map((name) => (
      <Mark key={name} name={name} size={size} />
    ))}
  </>
);

const CountedMarks = ({ per, size }: { readonly per: Counted; readonly size: number }) =>
  per === 'gaia-planet' ? <GaiaPlanet size={size} /> : <Marks names={countedMarks[per]} size={size} />;

const OccasionMarks = ({ on, size }: { readonly on: Occasion; readonly size: number }) =>
  on === 'gaia-mine' ? <GaiaPlanet size={size} /> : <Marks names={occasionMarks[on]} size={size} />;

const Between = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.between}>{children}</span>
);

/** So much for each of what is counted. */
function Each(props: { readonly of: object; readonly per: Counted; readonly size: number }) {
  return (
    <>
      <Amounts of={props.of} size={props.size} />
      <Between>/</Between>
      <CountedMarks per={props.per} size={props.size} />
    </>
  );
}

const Face = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.face} aria-hidden="true">
    {children}
  </span>
);

function TileEffect({ id, size }: { readonly id: TileId; readonly size: number }) {
  const { now, income, on, pass, action, bigValue } = tileRow(id);
  if (now !== undefined)
    return now.per === undefined ? (
      <Amounts of={now.gain} size={size} />
    ) : (
      <Each of={now.gain} per={now.per} size={size} />
    );
  if (income !== undefined)
    return (
      <>
        <Mark name="income" size={size} />
        <Amounts of={income} size={size} />
      </>
    );
  if (on !== undefined)
    return (
      <>
        <OccasionMarks on={on.occasion} size={size} />
        <Between>→</Between>
        <Amounts of={{ vp: on.vp }} size={size} />
      </>
    );
  if (pass !== undefined)
    return (
      <>
        <Mark name="pass" size={size} />
        <Each of={{ vp: pass.vp }} per={pass.per} size={size} />
      </>
    );
  if (action !== undefined)
    return (
      <>
        <Mark name="special" size={size} />
        <Amounts of={action} size={size} />
      </>
    );
  return (
    <>
      <CountedMarks per="big-structure" size={size} />
      <Between>=</Between>
      {bigValue}
      <Mark name="token" size={size} />
    </>
  );
}

/** A tech tile. `covered` strikes it through: it lies under an advanced one, or would. */
export const TileFace = memo(function TileFace({
  id,
  size = SIZE,
  covered = false,
}: FaceProps<TileId> & { covered?: boolean }) {
  return (
    <span className={styles.face} data-covered={covered ? '' : undefined} aria-hidden="true">
      <TileEffect id={id} size={size} />
    </span>
  );
});

/** A round booster: its income, and beside it what passing scores or its special action; or below it where `stacked`. */
export const BoosterFace = memo(function BoosterFace(
  props: FaceProps<BoosterId> & { readonly stacked?: boolean },
) {
  const { id, size = SIZE, stacked = false } = props;
  const { income, pass, action } = boosterRow(id);
  return (
    <span className={styles.booster} data-stacked={stacked ? '' : undefined} aria-hidden="true">
      <Face>
        <Amounts of={income} size={size} />
      </Face>
      {pass === undefined ? null : (
        <Face>
          <Each of={{ vp: pass.vp }} per={pass.per} size={size} />
        </Face>
      )}
      {action === undefined ? null : (
        <Face>
          <Mark name="special" size={size} />
          {action.steps > 0 ? action.steps : null}
          <Mark name={action.steps > 0 ? 'step' : 'range'} size={size} />
          {action.range > 0 ? `+${action.range}` : null}
        </Face>
      )}
    </span>
  );
});

/** A federation token. */
export const TokenFace = memo(function TokenFace({ id, size = SIZE }: FaceProps<TokenId>) {
  const { vp, ...rest } = { vp: 0, ...tokenRow(id).gain };
  return (
    <Face>
      <Amounts of={{ vp }} size={size} />
      <Amounts of={rest} size={size} />
    </Face>
  );
});

/** What a round scores: the occasion above, the points below. */
export const RoundTileFace = memo(function RoundTileFace({ id, size = 18 }: FaceProps<RoundTileId>) {
  const { occasion, vp } = roundTileRow(id);
  const [mark] = occasion === 'gaia-mine' ? [] : occasionMarks[occasion];
  return (
    <span className={styles.column} aria-hidden="true">
      {mark === undefined ? <GaiaPlanet size={size} /> : <Mark name={mark} size={size} />}
      <Amounts of={{ vp }} size={12} />
    </span>
  );
});

const finalMarks: Readonly<Record<Exclude<FinalTileId, 'gaia-planets'>, MarkName>> = {
  'structures-in-federations': 'federation',
  structures: 'mine',
  'planet-types': 'planet-types',
  sectors: 'sector',
  satellites: 'satellite',
};

/** What a final scoring tile counts. */
export const FinalTileMark = ({ id, size = 16 }: FaceProps<FinalTileId>) =>
  id === 'gaia-planets' ? <GaiaPlanet size={size} /> : <Mark name={finalMarks[id]} size={size} />;

function ActionReward({ id, size }: { readonly id: BoardActionId; readonly size: number }) {
  const { gain, steps, special } = boardActionRow(id);
  if (gain !== undefined) return <Amounts of={gain} size={size} />;
  if (steps !== undefined)
    return (
      <>
        {steps}
        <Mark name="step" size={size} />
      </>
    );
  if (special === 'tech-tile') return <Mark name="tile" size={size + 4} />;
  if (special === 'rescore') return <Mark name="federation" size={size + 4} />;
  return (
    <>
      <Amounts of={{ vp: PLANET_TYPES_VP }} size={size} />
      <span className={styles.face}>
        +<Mark name="planet-types" size={size} />
      </span>
    </>
  );
}

/** A power or Q.I.C. action: its price above what it brings; or before it where `inline`. */
export const BoardActionFace = memo(function BoardActionFace(
  props: FaceProps<BoardActionId> & { readonly inline?: boolean },
) {
  const { id, size = SIZE, inline = false } = props;
  const { power, qic } = boardActionRow(id);
  return (
    <span className={inline ? styles.face : styles.column} aria-hidden="true">
      <span className={styles.price}>
        <Amounts of={power === undefined ? { qic } : { power }} size={size - 1} />
      </span>
      {inline ? <Between>→</Between> : null}
      <span className={styles.reward}>
        <ActionReward id={id} size={size} />
      </span>
    </span>
  );
});
