import { rngFrom } from '@orrery/kernel';
import { catalogues, raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { createFormatter } from '@orrery/text';

const state = raceForTheGalaxy.setup({ setup: 'standard' }, 2, 'any text is a seed');

// Both seats discard two of six cards; neither sees what the other does before both have answered.
const question = raceForTheGalaxy.question(state, 0);
if (question?.shape !== 'some-of') throw new Error('the first question is about cards');
const picks = question.items.slice(0, 2).map((item) => item.value);
export const refusal = raceForTheGalaxy.check(state, 0, { question: question.id, picks }); // undefined: legal
export const asked = createFormatter('en', [catalogues.en])(question.text); // words are put in at the edge

// Bots and tools let the game choose for them: here until the end.
const rng = rngFrom('a player of its own');
for (let open = raceForTheGalaxy.first(state); open !== undefined; open = raceForTheGalaxy.first(state))
  raceForTheGalaxy.apply(state, open.seat, raceForTheGalaxy.sample(state, open, rng));

export const seen = raceForTheGalaxy.view(state, 1); // what seat 1 may know: no hand but its own
export const standings = raceForTheGalaxy.outcome(state)?.standings;
