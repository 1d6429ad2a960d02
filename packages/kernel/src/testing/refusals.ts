/** What may not be answered: refused with a reason, and nothing has changed. */
import type { Answer, Core, Seat } from '../agenda.ts';
import { canonical, isRecord, same } from '../data.ts';
import type { Game } from '../game.ts';
import type { Question } from '../question.ts';
import { Broken, type Check, type Position, seatsOf } from './check.ts';
import { askedNow } from './legal-answers.ts';
import { mutantsOf } from './mutants.ts';
import { notPlain } from './plain.ts';

const isMessage = (value: unknown): boolean =>
  isRecord(value) && typeof value.key === 'string' && value.key !== '' && notPlain(value) === undefined;

/** Whether the answer lies within what the question shows; told from the question alone, not by the engine's check. */
function liesWithin(question: Question, answer: Answer): boolean {
  if (question.shape === 'one-of')
    return 'pick' in answer && question.options.some((option) => same(option.value, answer.pick));
  if (question.shape === 'some-of') {
    if (!('picks' in answer)) return false;
    const { picks } = answer;
    const within = picks.length >= question.min && picks.length <= question.max;
    const known = picks.every((pick) => question.items.some((item) => same(item.value, pick)));
    return within && known && new Set(picks.map(canonical)).size === picks.length;
  }
  if (!('amounts' in answer)) return false;
  const { amounts } = answer;
  const known = Object.keys(amounts).every((id) => question.parts.some((part) => part.id === id));
  let total = 0;
  for (const { id, max, worth } of question.parts) {
    const amount = amounts[id] ?? 0;
    if (!Number.isInteger(amount) || amount < 0 || amount > max) return false;
    total += amount * worth;
  }
  return known && total >= question.min && total <= question.max;
}

/** A mutant in words, however odd it is. */
function describe(mutant: unknown): string {
  try {
    return canonical(mutant).slice(0, 200);
  } catch {
    return `something that is no JSON (${typeof mutant})`;
  }
}

/** Reads without trusting that reading never throws. */
function readSafely<S extends Core, V extends object>(
  game: Game<S, V>,
  state: S,
  seat: Seat,
  given: unknown,
): ReturnType<Game<S, V>['read']> {
  try {
    return game.read(state, seat, given);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Broken('refusals', `check throws "${what}" for ${describe(given)}`);
  }
}

/** Mutated and random answers are refused with a message, or are legal after all; none of them changes the state. */
export function mutantsAreRefused<S extends Core, V extends object>(
  { game, tally, rng, setup }: Check<S, V>,
  { state, text }: Position<S>,
): void {
  const seats = seatsOf(setup);
  const asked = askedNow(game, state, seats);
  for (const open of asked) {
    const question = game.question(state, open.seat);
    if (question === undefined) continue;
    const name = open.ask.do;
    for (const mutant of mutantsOf(question, game.sample(state, open, rng), rng)) {
      const result = readSafely(game, state, open.seat, mutant);
      if ('refusal' in result) {
        tally.demand('refusals', isMessage(result.refusal), () => `${name}: refused without a reason`);
        continue;
      }
      const { answer } = result;
      const fine = notPlain(answer) === undefined && liesWithin(question, answer);
      tally.demand('refusals', fine, () => `${name} accepts ${describe(mutant)}`);
      const again = readSafely(game, state, open.seat, answer);
      const stands = 'answer' in again && same(again.answer, answer);
      tally.demand(
        'refusals',
        stands,
        () => `${name} does not accept its own reading of ${describe(mutant)}`,
      );
    }
    tally.demand('refusals', canonical(state) === text, () => `${name}: refusing changed the state`);
  }
  strangersAreRefused({ game, tally }, state, seats, asked[0]?.id ?? 1);
}

/** Seats that are not asked, and numbers that are no seats, get a refusal for anything. */
function strangersAreRefused<S extends Core, V extends object>(
  { game, tally }: Pick<Check<S, V>, 'game' | 'tally'>,
  state: S,
  seats: readonly Seat[],
  question: number,
): void {
  for (const seat of [...seats, -1, seats.length, 0.5, Number.NaN]) {
    if (game.openFor(state, seat) !== undefined) continue;
    for (const given of [
      { question, pick: 'pass' },
      { question, picks: [] },
      { question, amounts: {} },
    ]) {
      const result = readSafely(game, state, seat, given);
      const refused = 'refusal' in result && isMessage(result.refusal);
      tally.demand('refusals', refused, () => `seat ${seat} is not asked and may answer`);
    }
  }
}
