/** A table drawn small, to be looked at only: as large as it would be on a screen of its own, and then scaled to its place. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePhone } from '../parts/media.ts';
import styles from './miniature.module.css';

/** The width for which boards are drawn, in pixels. */
const DRAWN_FOR = 1366;

export function Miniature({ children }: { readonly children: ReactNode }) {
  const phone = usePhone();
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => setScale(element.clientWidth / DRAWN_FOR));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place} inert>
      <div className={styles.table} style={phone ? {} : { zoom: scale }}>
        {children}
      </div>
    </div>
  );
}
