/** Compares what could have been chosen, wherever recordings list it. */
import { type Comparison, isRecord, type OpenQuestion, type Plain, type Question } from '@orrery/kernel';
import { faceOf } from '../src/data/cards.ts';
import { optionNames, wayOf } from './options.ts';
import {
  card,
  cardName,
  type Line,
  line,
  list,
  number,
  resourceNamed,
  sortedNames,
  spaceNames,
  text,
  texts,
} from './recording.ts';

/** What our engine offers, and the recorded choice. */
export interface Offer {
  readonly open: OpenQuestion;
  readonly question: Question;
  readonly options: readonly Plain[];
  readonly recorded: Line;
}

const isCard = (option: Plain): option is number => typeof option === 'number';

const recordsIn = (options: readonly Plain[]): Line[] =>
  options.filter((option) => isRecord(option)).map(line);

type Compare = (comparison: Comparison, offer: Offer) => void;

const spaces: Compare = (comparison, { open, options, recorded }) =>
  comparison.expect(`${open.ask.do}/from`, texts(recorded.from), spaceNames(options.filter(isCard)));

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
    comparison.expect('buy/from', texts(recorded.from), sortedNames(options.filter(isCard)));
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

/** Entries that name several cards or players, one by one. */
const spread = (from: unknown): Line[] =>
  list(from)
    .map(line)
    .flatMap(({ cards, players, ...entry }) => {
      if (cards !== undefined) return list(cards).map((one) => ({ ...entry, card: one }));
      return players === undefined ? [entry] : list(players).map((one) => ({ ...entry, player: one }));
    });

const exchanging: Compare = (comparison, { options, recorded }) => {
  const cards = spread(recorded.from).flatMap((entry) =>
    entry.option === 'decline' ? [] : [card(entry.card)],
  );
  comparison.expect('exchange/from', sortedNames(cards), sortedNames(options.filter(isCard)));
};

/** All that can be taken of each, as recordings have it: from whom and what, or from which card. */
const removals: Compare = (comparison, { open, options, recorded }) => {
  const entries = spread(recorded.from).filter(({ option }) => option !== 'decline');
  const theirs = new Set(
    entries.map(({ card: of, player, resource }) =>
      of === undefined ? `${resourceNamed(resource)} of ${String(player)}` : text(of),
    ),
  );
  const ours = new Set(
    recordsIn(options).map(({ card: of, seat, of: resource }) =>
      typeof of === 'number' ? cardName(of) : `${String(resource)} of ${String(seat)}`,
    ),
  );
  for (const each of theirs) if (!ours.has(each)) comparison.fail('remove/from', each, [...ours]);
  const own = ` of ${open.seat}`;
  for (const each of ours)
    if (!theirs.has(each) && !each.endsWith(own)) comparison.fail('remove/from', [...theirs], each);
};

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
  'effect.choose': alternatives,
  'turn.action': ways,
};

export function compareOffer(comparison: Comparison, offer: Offer): void {
  const { open, recorded } = offer;
  if (recorded.ask === 'payment') due(comparison, offer);
  else if (recorded.ask === 'amount') amount(comparison, offer);
  else if (recorded.from !== undefined) compares[open.ask.do]?.(comparison, offer);
}
