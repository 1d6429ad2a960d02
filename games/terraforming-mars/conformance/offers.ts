/** Compares what could have been chosen, wherever recordings list it. */
import { type Comparison, isRecord, type OpenQuestion, type Plain, type Question } from '@orrery/kernel';
import { faceOf } from '../src/data/cards.ts';
import type { MarsState } from '../src/state.ts';
import { optionNames, wayOf } from './options.ts';
import {
  card,
  cardName,
  type Line,
  line,
  list,
  number,
  sortedNames,
  spaceNames,
  spacesIn,
  text,
  texts,
} from './recording.ts';
import { compareVictims, spread } from './removal.ts';

/** What our engine offers, and the recorded choice. */
interface Offer {
  readonly open: OpenQuestion;
  readonly state: MarsState;
  readonly question: Question;
  readonly options: readonly Plain[];
  readonly recorded: Line;
}

const isCard = (option: Plain): option is number => typeof option === 'number';

const recordsIn = (options: readonly Plain[]): Line[] =>
  options.filter((option) => isRecord(option)).map(line);

type Compare = (comparison: Comparison, offer: Offer) => void;

const spaces: Compare = (comparison, { open, options, recorded }) =>
  comparison.expect(`${open.ask.do}/from`, spacesIn(recorded.from), spaceNames(options.filter(isCard)));

const ofCards: Compare = (comparison, { open, options, recorded }) =>
  comparison.expect(`${open.ask.do}/from`, texts(recorded.from).sort(), sortedNames(options.filter(isCard)));

/** Recordings do not always offer oneself as a target. */
const targets: Compare = (comparison, { open, options, recorded }) => {
  const name = `${open.ask.do}/from`;
  const from = list(recorded.from);
  for (const seat of from) if (!options.includes(number(seat))) comparison.fail(name, seat, options);
  for (const seat of options)
    if (seat !== open.seat && !from.includes(seat)) comparison.fail(name, from, seat);
};

const keeping: Compare = (comparison, { question, recorded }) => {
  if (question.shape !== 'some-of') return;
  const items = question.items.flatMap(({ value }) => (isCard(value) ? [value] : []));
  comparison.expect('keep/from', texts(recorded.from).sort(), sortedNames(items));
  comparison.expect('keep/bounds', [recorded.min, recorded.max], [question.min, question.max]);
};

/** A card that cannot be paid for is not offered; recordings then ask nothing, or offer none. */
const buying: Compare = (comparison, { options, recorded }) => {
  if (number(recorded.max) > 0)
    comparison.expect('buy/from', texts(recorded.from).sort(), sortedNames(options.filter(isCard)));
};

const due: Compare = (comparison, { open, recorded }) =>
  comparison.expect('due', recorded.due, line(open.ask).cost);

/** The least amount is a matter of opinion: see the recordings' notes. */
const amount: Compare = (comparison, { open, options, recorded }) => {
  const amounts = options.filter(isCard);
  comparison.expect(`${open.ask.do}/max`, recorded.max, Math.max(...amounts));
  if (number(recorded.min) < Math.min(...amounts))
    comparison.fail(`${open.ask.do}/min`, recorded.min, amounts[0]);
};

const exchanging: Compare = (comparison, { options, recorded }) => {
  const cards = spread(recorded.from).flatMap((entry) =>
    entry.option === 'decline' ? [] : [card(entry.card)],
  );
  comparison.expect('exchange/from', sortedNames(cards), sortedNames(options.filter(isCard)));
};

/** From whom what can be taken: several, or one alone. */
const removals: Compare = (comparison, { open, state, options, recorded }) =>
  compareVictims(
    comparison,
    state,
    open.seat,
    open.ask.do === 'resources.amount' ? [line(line(open.ask).victim)] : recordsIn(options),
    recorded,
  );

const alternatives: Compare = (comparison, { open, options, recorded }) => {
  const branches = list(line(line(open.ask).effect).of).map((branch) => list(branch).map(line));
  const ours = recordsIn(options).map(({ branch, card: on }) => ({
    names: optionNames(branches[number(branch)] ?? []),
    on: typeof on === 'number' ? cardName(on) : undefined,
  }));
  const theirs = spread(recorded.from);
  comparison.expect('choose/from', theirs.length, ours.length);
  for (const { option, card: on } of theirs)
    if (!ours.some((each) => each.names.includes(text(option)) && (each.on === undefined || each.on === on)))
      comparison.fail('choose/from', { option, on }, ours);
};

/** The ways in which a card can be used. */
const ways: Compare = (comparison, { options, recorded }) => {
  const used = recordsIn(options).filter((option) => option.do === 'use');
  const cardsUsed = [...new Set(used.map(({ card: of }) => number(of)))];
  const fits = cardsUsed.some((id) => {
    const { actions } = faceOf(id);
    const theirs = list(recorded.from).map((entry) => wayOf(actions, line(entry)));
    const ours = used.filter((option) => option.card === id).map(({ way }) => way);
    return theirs.length === ours.length && theirs.every((way) => way !== undefined && ours.includes(way));
  });
  if (!fits) comparison.fail('use/from', recorded.from, used);
};

const compares: Readonly<Record<string, Compare>> = {
  'tile.place': spaces,
  'tile.claim': spaces,
  'production.lower': targets,
  'production.copy': ofCards,
  'cubes.add': ofCards,
  'cubes.take': ofCards,
  'cards.keep': keeping,
  'cards.buy': buying,
  'cards.exchange': exchanging,
  'resources.remove': removals,
  'resources.amount': removals,
  'effect.choose': alternatives,
  'turn.action': ways,
};

export function compareOffer(comparison: Comparison, offer: Offer): void {
  const { open, recorded } = offer;
  if (recorded.ask === 'payment') due(comparison, offer);
  else if (recorded.ask === 'amount') amount(comparison, offer);
  else if (recorded.from !== undefined) compares[open.ask.do]?.(comparison, offer);
}
