/** What may be answered: there is always something, and the engine accepts what it offers. */
import type { Answer, Core, Seat } from '../agenda.ts';
import { canonical, same } from '../data.ts';
import type { Game, OpenQuestion } from '../game.ts';
import type { Question } from '../question.ts';
import { type Check, type Position, seatsOf } from './check.ts';
import { notPlain } from './plain.ts';

/** How many answers of a question are listed. */
const LISTED = 32;
const SAMPLED = 3;

/** Every seat's question, also a sealed one that it has answered and may answer anew. */
export const askedNow = <S extends Core, V extends object>(
  game: Game<S, V>,
  state: S,
  seats: readonly Seat[],
): OpenQuestion[] => seats.flatMap((seat) => game.openFor(state, seat) ?? []);

function proposed(question: Question): Answer[] {
  if (question.shape === 'some-of')
    return question.proposals.map((picks) => ({ question: question.id, picks }));
  return question.shape === 'amounts' ? [{ question: question.id, amounts: question.proposal }] : [];
}

/** The question is plain, the same when asked twice, and has answers in a fixed order, none of them twice. */
function questionStands<S extends Core, V extends object>(
  { game, tally }: Check<S, V>,
  state: S,
  open: OpenQuestion,
): { readonly question: Question; readonly listed: readonly Answer[] } {
  const name = open.ask.do;
  const listed = game.list(state, open, LISTED);
  tally.demand('questions', listed.length > 0, () => `${name} has no legal answer`);
  tally.equal('questions', `${name} listed again`, listed, game.list(state, open, LISTED));
  const texts = new Set(listed.map(canonical));
  tally.demand('questions', texts.size === listed.length, () => `${name} lists an answer twice`);
  const question = game.question(state, open.seat);
  if (question === undefined) throw new Error(`${name} is open and is not asked`);
  const odd = notPlain(question);
  tally.demand('questions', odd === undefined, () => `${name} is not plain data: ${odd}`);
  tally.equal('questions', `${name} asked again`, question, game.question(state, open.seat));
  const { id, seat, answered } = open;
  const { id: asId, seat: asSeat, answered: asAnswered } = question;
  tally.equal('questions', `${name} as shown`, [id, seat, answered], [asId, asSeat, asAnswered]);
  return { question, listed };
}

/** Every listed, sampled or proposed answer is accepted as it stands. */
export function offersAreAccepted<S extends Core, V extends object>(
  check: Check<S, V>,
  { state, text }: Position<S>,
): void {
  const { game, tally, rng } = check;
  for (const open of askedNow(game, state, seatsOf(check.setup))) {
    const { question, listed } = questionStands(check, state, open);
    const sampled = Array.from({ length: SAMPLED }, () => game.sample(state, open, rng));
    const offers = { listed, sampled, proposed: proposed(question) };
    for (const [how, answers] of Object.entries(offers))
      for (const answer of answers) {
        const result = game.read(state, open.seat, answer);
        const why = 'refusal' in result ? `refused (${result.refusal.key})` : 'read as another answer';
        // An unordered set may be proposed in any order; it is read in the order of the items.
        const kept = 'answer' in result && (how === 'proposed' || same(result.answer, answer));
        tally.demand(
          'legal answers',
          kept,
          () => `${open.ask.do}: ${how} answer ${why}: ${canonical(answer)}`,
        );
      }
    if (question.shape === 'one-of' && question.options.length <= LISTED)
      tally.equal(
        'questions',
        'the options and the list',
        question.options.map((option) => option.value),
        listed.flatMap((answer) => ('pick' in answer ? [answer.pick] : [])),
      );
  }
  tally.demand('questions', canonical(state) === text, () => 'asking changed the state');
}

/** What the engine's advice says of answers is what they do. */
export function adviceHolds<S extends Core, V extends object>(
  { game, testing, tally, rng }: Check<S, V>,
  { state }: Position<S>,
): void {
  if (testing.advice === undefined) return;
  const faults = testing.advice(game.clone(state), rng);
  tally.demand('advice', faults.length === 0, () => faults.join('; '));
}
