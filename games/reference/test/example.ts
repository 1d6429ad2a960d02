import { rngFrom } from '@orrery/kernel';
import { reference } from '@orrery/reference';

const state = reference.setup({ length: 'short' }, 2, 'any text is a seed');

// Both seats are asked at once which sight to observe; the answers stay sealed until the second is in.
const question = reference.question(state, 0);
if (question?.shape !== 'one-of') throw new Error('the first question offers options');
const answer = { question: question.id, pick: question.options[0]?.value };
const refusal = reference.check(state, 0, answer); // undefined: the answer is legal

// Bots and tools let the game choose for them: here until the end.
const rng = rngFrom('a player of its own');
for (let open = reference.first(state); open !== undefined; open = reference.first(state))
  reference.apply(state, open.seat, reference.sample(state, open, rng));

export const seen = reference.view(state, 1); // what seat 1 may know: no hand but its own
export const standings = reference.outcome(state)?.standings;
export { refusal };
