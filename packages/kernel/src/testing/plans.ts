/** Plans and their previews. */
import type { Core, Seat } from '../agenda.ts';
import { canonical } from '../data.ts';
import { answered, beginHistory, type Noted } from '../history.ts';
import type { Move } from '../moves.ts';
import { checkPlan, preview } from '../plan.ts';
import { oneOfAtRandom, type Rng, rngFrom } from '../random.ts';
import type { Check, Position } from './check.ts';

const LONGEST = 3;

interface Line<S> {
  readonly answers: readonly Move['answer'][];
  /** After the answers, the last of which may have shown something new. */
  readonly state: S;
  readonly revealed: boolean;
}

/** Answers that the seat could give one after another, up to the first that shows something new. */
function lineOf<S extends Core, V extends object>(check: Check<S, V>, start: S, seat: Seat): Line<S> {
  const { game, rng } = check;
  const state = game.clone(start);
  const answers: Move['answer'][] = [];
  let revealed = false;
  const watched = game.with({
    barrier: () => {
      revealed = true;
    },
  });
  while (answers.length < LONGEST && !revealed) {
    const open = game.openFor(state, seat);
    if (open === undefined) break;
    const answer = game.sample(state, open, rng);
    watched.apply(state, seat, answer);
    answers.push(answer);
  }
  return { answers, state, revealed };
}

const another = (rng: Rng): Rng => rngFrom(`${rng.key}/${rng.next++}`);

/**
 * A plan comes to the same state as its answers one by one; with a refused answer in it nothing happens. Its preview
 * does not depend on how the view was filled, and where nothing new shows it is what the seat will really see.
 */
export function plansHold<S extends Core, V extends object>(
  check: Check<S, V>,
  { state, text }: Position<S>,
): void {
  const { game, tally, rng } = check;
  const open = game.open(state);
  if (open.length === 0) return;
  const { seat } = oneOfAtRandom(rng, open);
  const line = lineOf(check, state, seat);
  const { answers, revealed } = line;

  const view = game.view(state, seat);
  const shown = preview(game, view, seat, answers, another(rng));
  tally.equal(
    'plans',
    'a preview on another filling',
    shown,
    preview(game, view, seat, answers, another(rng)),
  );
  tally.demand('plans', shown.refusal === undefined, () => `a preview refuses (${shown.refusal?.key})`);
  tally.demand('plans', shown.barrier === revealed, () =>
    revealed ? 'a preview goes past a barrier' : 'a preview stops where nothing shows',
  );
  if (!revealed) tally.equal('plans', 'the preview', game.view(line.state, seat), shown.view);

  const plan = checkPlan(game, state, seat, answers);
  tally.demand('plans', 'answers' in plan && plan.notGiven === 0, () => 'a plan of legal answers stops');
  const planned = answered(
    beginHistory<S>(game, state),
    seat,
    'answers' in plan ? plan.answers : [],
    noNotes,
  );
  tally.equal('plans', 'the state after a plan', line.state, planned.history.state);
  tally.demand('plans', canonical(state) === text, () => 'a plan that was checked changed the state');
  if (revealed) return;
  const refused = checkPlan(game, state, seat, [...answers, { question: -1, pick: null }]);
  tally.demand('plans', 'refusal' in refused, () => 'a plan with a wrong answer is accepted');
  tally.demand('plans', canonical(state) === text, () => 'a refused plan changed the state');
}

const noNotes: Noted<Core, object> = (move) => move;
