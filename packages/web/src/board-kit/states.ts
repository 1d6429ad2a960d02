/**
 * How a thing on the board stands to the open question. Style sheets know it as `[data-state~="can"]`; `states.css` says
 * what every board makes of it.
 */
import './states.css';

interface ThingState {
  /** The question offers it. */
  readonly can: boolean;
  readonly chosen?: boolean;
  /** It is part of a proposal that nobody has taken yet. */
  readonly proposed?: boolean;
  /** No further thing can be taken. */
  readonly full?: boolean;
  /** There is a question, so that what it does not offer stands back. */
  readonly asked?: boolean;
}

/** The value of `data-state`; undefined for what no question concerns. */
export function stateOf({ can, chosen, proposed, full, asked }: ThingState): string | undefined {
  if (chosen === true) return 'can chosen';
  if (can) return `can${proposed === true ? ' proposed' : ''}${full === true ? ' faded' : ''}`;
  return asked === true ? 'cannot' : undefined;
}
