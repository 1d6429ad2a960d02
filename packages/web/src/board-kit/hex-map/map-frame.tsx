/** The frame of a map: it scrolls in it, and keys and buttons change its size. */
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useWords } from '../../app/words.tsx';
import { Icon } from '../../parts/icon.tsx';
import styles from './map-frame.module.css';
import type { Extent } from './zoom.ts';
import type { Zoom } from './zooming.ts';

/** What a press of a button does to the scale. */
const STEP = 1.4;

const zoomKeys: Readonly<Record<string, (zoom: Zoom) => void>> = {
  '+': (zoom) => zoom.by(STEP),
  '=': (zoom) => zoom.by(STEP),
  '-': (zoom) => zoom.by(1 / STEP),
  '0': (zoom) => zoom.whole(),
};

export function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  const { t } = useWords();
  const { scale = 0, scales } = zoom;
  const small = scales === undefined || scale <= scales.least + 0.01;
  const large = scales === undefined || scale >= scales.most - 0.01;
  return (
    <fieldset className={styles.sizes} aria-label={t('web.map.size')}>
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
        className="tool"
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

export function MapFrame(props: {
  readonly label: string;
  readonly map: Extent;
  readonly zoom: Zoom;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly children: ReactNode;
}) {
  const { map, zoom } = props;
  const scale = zoom.scale ?? 0;
  const size: CSSProperties = { width: map.width * scale, height: map.height * scale };
  return (
    <section
      ref={zoom.frame}
      className={styles.frame}
      aria-label={props.label}
      {...{ tabIndex: 0 }}
      onKeyDown={(event) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : zoomKeys[event.key];
        if (act === undefined) {
          props.onKey(event);
          return;
        }
        event.preventDefault();
        act(zoom);
      }}
      onClick={props.onClick}
      onPointerMove={props.onPointerMove}
    >
      <div ref={zoom.sheet} className={styles.sheet} style={size}>
        {props.children}
      </div>
    </section>
  );
}
