/** Questions that were asked here before, by game: what a premove or a preference can be left for. */
import { isRecord, type Message, type Option, type Question } from '@orrery/kernel';
import { keep, keptFields, writeKept } from '../app/storage.ts';
import { createStore } from '../app/store.ts';

/** A question as far as one can leave an answer to it. */
export interface Asked {
  readonly name: string;
  readonly text: Message;
  readonly shape: 'one-of' | 'some-of';
  readonly options: readonly Pick<Option, 'value' | 'text' | 'cost'>[];
  /** Nothing at all is an answer. */
  readonly optional: boolean;
}

const KEY = 'orrery.asked';
const [MOST_QUESTIONS, MOST_OPTIONS] = [24, 24];

const isAsked = (value: unknown): value is Asked =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.text) && Array.isArray(value.options);

function read(): Readonly<Record<string, readonly Asked[]>> {
  const games = Object.entries(keptFields(keep(), KEY));
  return Object.fromEntries(
    games.map(([game, list]) => [game, Array.isArray(list) ? list.filter(isAsked) : []]),
  );
}

/** By game, the latest first. */
export const asked = createStore(read());

export function askedBy(question: Question): Asked | undefined {
  if (question.shape === 'amounts') return undefined;
  const options = question.shape === 'one-of' ? question.options : question.items;
  if (options.length > MOST_OPTIONS) return undefined;
  // A set of several things is nothing that one leaves for later.
  if (question.shape === 'some-of' && question.min > 1) return undefined;
  return {
    name: question.name,
    text: question.text,
    shape: question.shape,
    optional: question.shape === 'some-of' && question.min === 0,
    options: options.map(({ value, text, cost }) => ({
      value,
      text,
      ...(cost === undefined ? {} : { cost }),
    })),
  };
}

export function rememberAsked(game: string, question: Question): void {
  const one = askedBy(question);
  if (one === undefined) return;
  const others = (asked.get()[game] ?? []).filter(({ name }) => name !== one.name);
  asked.set({ ...asked.get(), [game]: [one, ...others].slice(0, MOST_QUESTIONS) });
  writeKept(keep(), KEY, asked.get());
}
