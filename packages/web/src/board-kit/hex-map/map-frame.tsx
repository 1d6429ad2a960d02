/** The frame of a map: it scrolls in it, and keys and buttons change its size. */
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useWords } from '../../app/words.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Frame } from './geometry.ts';
import styles from './map-frame.module.css';
import type { Extent } from './zoom.ts';
import type { Zoom } from './zooming.ts';

/** What a press of a button does to the scale. */
const STEP = 1.4;

/** Whether the map is as small as it gets. */
const isWhole = ({ scale = 0, scales }: Zoom): boolean =>
  scales === undefined || scale <= scales.least + 0.01;

/** A key that would do nothing is left to the question. */
export const zoomKeys = (zoom: Zoom): Readonly<Record<string, (() => void) | undefined>> => ({
  '+': () => zoom.by(STEP),
  '=': () => zoom.by(STEP),
  '-': () => zoom.by(1 / STEP),
  '0': isWhole(zoom) ? undefined : () => zoom.whole(),
});

export function ZoomButtons({ zoom, over }: { readonly zoom: Zoom; readonly over: boolean }) {
  const { t } = useWords();
  const { scale = 0, scales } = zoom;
  const small = isWhole(zoom);
  const large = scales === undefined || scale >= scales.most - 0.01;
  return (
    <fieldset
      className={over ? `${styles.sizes} ${styles.over}` : styles.sizes}
      aria-label={t('web.map.size')}
    >
      <button
        type="button"
        className="tool"
        aria-label={t('web.map.larger')}
        title={t('web.map.larger')}
        disabled={large}
        onClick={() => zoom.by(STEP)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className={over ? `tool ${styles.smaller}` : 'tool'}
        aria-label={t('web.map.smaller')}
        title={t('web.map.smaller')}
        disabled={small}
        onClick={() => zoom.by(1 / STEP)}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t('web.map.whole')}
        title={t('web.map.whole')}
        disabled={small}
        onClick={() => zoom.whole()}
      >
        <Icon name="whole" />
      </button>
    </fieldset>
  );
}

/** Pixels to a unit at which layers are laid out. */
const UNIT = 40;

/**
 * A layer of drawings over the whole map. It is laid out once and then only scaled, which costs a browser next to
 * nothing however much is drawn; but for letters in an SVG, which it lays out anew in every frame. So letters stand
 * `under` the drawing, or over the map, as elements of their own. Nor may the scale be told to what is drawn: a property
 * that it inherits would change the style of every line of it.
 */
export function Layer(props: {
  readonly frame: Frame;
  readonly scale: number | undefined;
  readonly under?: ReactNode;
  readonly children: ReactNode;
}) {
  const { left, top, width, height } = props.frame;
  const scale = props.scale ?? UNIT;
  const style = {
    width: width * UNIT,
    height: height * UNIT,
    transform: `scale(${scale / UNIT})`,
  };
  return (
    <div className={styles.layer} style={style}>
      {props.under}
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        {props.children}
      </svg>
    </div>
  );
}

export function MapFrame(props: {
  readonly label: string;
  readonly map: Extent;
  readonly zoom: Zoom;
  /** Whether the Tab key stops at the frame itself, because there is nothing in it to stop at. */
  readonly isStop: boolean;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly children: ReactNode;
}) {
  const { map, zoom } = props;
  const scale = zoom.scale ?? 0;
  const size = { width: map.width * scale, height: map.height * scale };
  const room: CSSProperties = {
    width: Math.max(size.width, zoom.extent?.width ?? 0),
    height: Math.max(size.height, zoom.extent?.height ?? 0),
  };
  return (
    <section
      ref={zoom.frame}
      className={styles.frame}
      aria-label={props.label}
      {...{ tabIndex: props.isStop ? 0 : -1 }}
      onKeyDown={props.onKey}
      onClick={props.onClick}
      onPointerMove={props.onPointerMove}
      onPointerLeave={props.onPointerLeave}
    >
      <div className={styles.room} style={room}>
        <div ref={zoom.sheet} className={styles.sheet} style={size}>
          {props.children}
        </div>
      </div>
    </section>
  );
}
