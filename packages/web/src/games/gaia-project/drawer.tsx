/** Rounds, boosters, federation tokens and the log: a column of its own, or a drawer over the map where there is less room. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import styles from './drawer.module.css';
import { useTable } from './table.ts';
import { useGaiaWords } from './words.ts';

export function Drawer({ children }: { readonly children: ReactNode }) {
  const { t } = useGaiaWords();
  const [open, setOpen] = useState(false);
  const { logOpen } = useTable();
  useEffect(() => setOpen(logOpen), [logOpen]);
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const touched = ({ target }: PointerEvent): void => {
      if (target instanceof Element && drawer.current?.contains(target) === false) setOpen(false);
    };
    addEventListener('pointerdown', touched);
    return () => removeEventListener('pointerdown', touched);
  }, [open]);
  return (
    <div ref={drawer} className={styles.left} data-open={open ? '' : undefined}>
      <button type="button" className={styles.handle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'back' : 'next'} size={18} />
        <span>{t('web.gaia.drawer.open')}</span>
      </button>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
