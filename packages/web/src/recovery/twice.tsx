/** A button for what cannot be undone: it is asked for twice. */
import { useState } from 'react';

export function Twice(props: {
  readonly text: string;
  readonly sure: string;
  readonly onSure: () => void;
  readonly disabled?: boolean;
}) {
  const { text, sure, onSure, disabled } = props;
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={asked ? 'button danger' : 'button'}
      disabled={disabled}
      onBlur={() => setAsked(false)}
      onClick={() => {
        setAsked(!asked);
        if (asked) onSure();
      }}
    >
      {asked ? sure : text}
    </button>
  );
}
