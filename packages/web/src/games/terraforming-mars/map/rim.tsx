/** The rim is the instrument: oxygen climbs the west, temperature the east, oceans lie along the south. */
import { OCEANS, stepsMade, type Track, tracks } from '@orrery/terraforming-mars/advice';
import { outline, RADIUS } from '../../../board-kit/hex-map/geometry.ts';
import type { View } from '../table.ts';
import { angleOf, BAND, bandPath, DISC, outwards, polar, RING, type Side } from './layout.ts';
import styles from './rim.module.css';
import { Use } from './use.tsx';

interface ScaleProps {
  readonly side: Side;
  readonly track: Track;
  readonly made: number;
  /** Little room: the rings of bonus steps lie closer. */
  readonly narrow: boolean;
}

/** Between two pieces of a track, in degrees. */
const GAP = 0.35;
const POINTED = true;

const filled: Readonly<Record<Side, string | undefined>> = { west: styles.west, east: styles.east };

function Pieces({ side, track: { steps }, made }: ScaleProps) {
  const gap = GAP * -outwards[side];
  return Array.from({ length: steps }, (_, i) => {
    const [from, to] = [angleOf(side, i, steps), angleOf(side, i + 1, steps)];
    const warmth = Math.min(100, Math.round(((i + 1) / steps) * 150));
    return (
      <path
        key={from}
        className={i < made ? filled[side] : styles.open}
        d={bandPath(from + gap, to - gap)}
        style={side === 'east' ? { '--warmth': `${warmth}%` } : undefined}
      />
    );
  });
}

/** A step that brings something: ringed until somebody has reached it. */
function BonusStep(props: ScaleProps & { readonly bonus: Track['bonuses'][number] }) {
  const { side, track, made, narrow, bonus } = props;
  const { away, radius } = narrow ? RING.narrow : RING.wide;
  const angle = angleOf(side, bonus.step, track.steps);
  const [inside, outside, at] = [
    polar(angle, BAND.from - 0.045),
    polar(angle, BAND.to + 0.07),
    polar(angle, BAND.to + away),
  ];
  const next = bonus.step > made;
  return (
    <>
      <path
        className={next ? styles.tick : styles.passedTick}
        d={`M${inside.x} ${inside.y}L${outside.x} ${outside.y}`}
      />
      {next ? <circle className={styles.ring} cx={at.x} cy={at.y} r={radius} /> : null}
      <g className={next ? undefined : styles.passed}>
        <Use symbol={bonus.brings} x={at.x} y={at.y} size={next ? radius * 1.3 : 0.27} />
      </g>
    </>
  );
}

function Scale(props: ScaleProps) {
  const { side, track, made } = props;
  const angle = angleOf(side, made, track.steps);
  return (
    <>
      <Pieces {...props} />
      {track.bonuses.map((bonus) => (
        <BonusStep key={bonus.step} {...props} bonus={bonus} />
      ))}
      <g className={styles.turned} style={{ transform: `rotate(${angle}deg)` }}>
        <circle className={styles.knob} cx={(BAND.from + BAND.to) / 2} r={0.18} />
      </g>
    </>
  );
}

/** The oceans that lie, and those that are still to come. */
function Oceans({ placed }: { readonly placed: number }) {
  return Array.from({ length: OCEANS }, (_, i) => {
    const at = polar(90 + (Math.floor(OCEANS / 2) - i) * 5.3, DISC - 0.52 * RADIUS);
    return i < placed ? (
      <Use key={at.x} symbol="ocean" x={at.x} y={at.y} size={0.66 * RADIUS} />
    ) : (
      <polygon key={at.x} className={styles.noOcean} points={outline(at, POINTED, 0.26 * RADIUS)} />
    );
  });
}

export function Rim(props: {
  readonly view: Pick<View, 'oxygen' | 'temperature' | 'oceans'>;
  readonly narrow: boolean;
}) {
  const { view, narrow } = props;
  const { oxygen, temperature } = tracks;
  return (
    <>
      <Scale side="west" track={oxygen} made={stepsMade(view, 'oxygen')} narrow={narrow} />
      <Scale side="east" track={temperature} made={stepsMade(view, 'temperature')} narrow={narrow} />
      <Oceans placed={view.oceans} />
    </>
  );
}
