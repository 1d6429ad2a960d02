/** A button for what cannot be taken back: it asks once more. */
import { useState } from 'react';

export function SureButton(props: {
  readonly text: string;
  /** What it says when it asks. */
  readonly sure: string;
  readonly disabled?: boolean;
  readonly onSure: () => void;
}) {
  const { text, sure, disabled = false, onSure } = props;
  const [asking, setAsking] = useState(false);
  return asking ? (
    <button type="button" className="button danger" disabled={disabled} onClick={onSure}>
      {sure}
    </button>
  ) : (
    <button type="button" className="button" disabled={disabled} onClick={() => setAsking(true)}>
      {text}
    </button>
  );
}
