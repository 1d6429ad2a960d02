import { type Ask, agendaOf, type Core, cloneAgenda, cloneRng, defineGame, msg, rank } from '@orrery/kernel';

interface Nim extends Core {
  sticks: number;
  last: number;
}
interface Take extends Ask {
  do: 'take';
}
const ask = (seat: number): Take => ({ do: 'take', seat });

/** Whoever takes the last stick wins. */
const nim = defineGame<Nim, { sticks: number; last: number }, Record<never, never>, never, Take>({
  id: 'nim',
  version: 1,
  name: msg('nim.name'),
  seats: { min: 2, max: 2 },
  options: {},
  setup: (_, __, rng) => ({ agenda: agendaOf(ask(0)), rng, sticks: 7, last: 1 }),
  steps: {},
  questions: {
    take: {
      shape: 'one-of',
      text: ({ sticks }) => msg('nim.take', { sticks }),
      options: ({ sticks }) => [1, 2, 3].filter((many) => many <= sticks),
      describe: (_, __, many) => ({ text: msg('nim.sticks', { many: Number(many) }) }),
      answer(state, { seat }, many, run) {
        state.sticks -= Number(many);
        state.last = seat;
        if (state.sticks > 0) run.push(ask(1 - seat));
      },
    },
  },
  clone: ({ agenda, rng, ...rest }) => ({ ...rest, agenda: cloneAgenda(agenda), rng: cloneRng(rng) }),
  view: ({ sticks, last }) => ({ sticks, last }),
  fill: ({ sticks, last }, core) => ({ ...core, sticks, last }),
  outcome: ({ last }) =>
    rank([0, 1].map((seat) => ({ seat, score: seat === last ? 1 : 0, tiebreak: [], breakdown: [] }))),
});

const state = nim.setup({}, 2, 'any seed');
export const question = nim.question(state, 0); // { id: 1, seat: 0, shape: 'one-of', options: [{ value: 1, … }, …], … }
export const refusal = nim.check(state, 0, { question: 1, pick: 9 }); // { key: 'kernel.refusal.notAnOption' }
nim.apply(state, 0, { question: 1, pick: 3 });
export const view = nim.view(state, 1); // { sticks: 4, last: 0, viewer: 1, deciding: [1], … }
