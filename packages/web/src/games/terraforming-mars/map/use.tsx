/** A symbol of the game around a point of the map. */
import type { Point } from '../../../board-kit/measures.ts';

export function Use(props: Point & { readonly symbol: string; readonly size: number }) {
  const { symbol, x, y, size } = props;
  return (
    <use
      href={`#mars-${symbol}`}
      x={(x - size / 2).toFixed(3)}
      y={(y - size / 2).toFixed(3)}
      width={size.toFixed(3)}
      height={size.toFixed(3)}
    />
  );
}
