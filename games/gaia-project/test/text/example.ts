import { gaiaProject } from '@orrery/gaia-project';

const state = gaiaProject.setup({ turnOrder: 'variable', map: 'method-3' }, 2, 'a seed');
export const asked = gaiaProject.question(state, 0); // which faction?

const answer = { question: asked?.id ?? 0, pick: 'terrans' };
export const refusal = gaiaProject.check(state, 0, answer); // undefined: it may be given
gaiaProject.apply(state, 0, answer);

export const next = gaiaProject.first(state)?.seat; // now seat 1 chooses
export const seen = gaiaProject.view(state, 'spectator'); // all is public but the generator
