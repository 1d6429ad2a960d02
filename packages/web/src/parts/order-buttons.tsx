/** Two buttons that move something one place earlier or later. */
import { Icon } from './icon.tsx';

export function OrderButtons(props: {
  readonly earlier: string;
  readonly later: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: -1 | 1) => void;
}) {
  const { earlier, later, first, last, onMove } = props;
  return (
    <span className="order-buttons">
      <button
        type="button"
        className="tool framed"
        disabled={first}
        aria-label={earlier}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" size={14} />
      </button>
      <button
        type="button"
        className="tool framed"
        disabled={last}
        aria-label={later}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size={14} />
      </button>
    </span>
  );
}
