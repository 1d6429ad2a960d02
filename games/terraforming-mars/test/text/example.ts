import { rngFrom } from '@orrery/kernel';
import { catalogues, terraformingMars } from '@orrery/terraforming-mars';
import { createFormatter } from '@orrery/text';

const state = terraformingMars.setup({ corporateEra: true }, 2, 'any text is a seed');

// Both seats choose a corporation and cards; neither sees what the other does before both have answered.
const question = terraformingMars.question(state, 0);
if (question?.shape !== 'some-of') throw new Error('the first question is about cards');
const picks = question.items.slice(0, 1).map((item) => item.value);
export const refusal = terraformingMars.check(state, 0, { question: question.id, picks }); // undefined: legal
export const asked = createFormatter('en', [catalogues.en])(question.text); // words are put in at the edge

// Bots and tools let the game choose for them: here until the end.
const rng = rngFrom('a player of its own');
for (let open = terraformingMars.first(state); open !== undefined; open = terraformingMars.first(state))
  terraformingMars.apply(state, open.seat, terraformingMars.sample(state, open, rng));

export const seen = terraformingMars.view(state, 0); // what seat 0 may know: no hand but its own
export const standings = terraformingMars.outcome(state)?.standings;
