/**
 * The code that was made on this page, to be shown until the page is left. It is kept nowhere else: what scripts could
 * read tomorrow would be no secret.
 */
import type { CodeMade } from '@orrery/protocol';
import { createStore } from '../app/store.ts';

export const freshCode = createStore<CodeMade | undefined>(undefined);
