/** A text as a QR code, dark on white in every theme, with the white edge that cameras need. */
import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './recovery.module.css';

const EDGE = 4;

/** The dark squares as one path, a unit each. */
export function qrDrawing(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => qrDrawing(text), [text]);
  return (
    <svg className={styles.picture} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  );
}
