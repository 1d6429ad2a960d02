/** @orrery/reference: Small Hours, the small game that shows how games are written. */
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };
import pt from './text/pt.json' with { type: 'json' };

export { instruments } from './data/instruments.ts';
export { type Kind, type Sight, sights } from './data/sights.ts';
export { reference } from './game.ts';
export type { ReferenceOptions } from './setup.ts';
export type { ReferenceState } from './state.ts';
export { tableText } from './table/table-text.ts';
export { type ReferenceTarget, readTarget } from './targets.ts';
export type { ReferenceView } from './view.ts';
export { help } from './wording/help.ts';
export { logWriter } from './wording/log.ts';
export { cardText, effectText } from './wording/things.ts';

/** The words of this game, by language. */
export const catalogues = { en, pt, pl } as const;
