/** The form of a new table as data: what was chosen, what follows from it, what is wrong with it. */
import { type Game, isOffered, type OptionField, type Plain } from '@orrery/kernel';
import type { Clock, Help, TableRequest, Visibility } from '@orrery/protocol';
import { botSeat } from '../sources/new-table.ts';
import type { SavedSeat } from '../sources/saved.ts';

export interface FormSeat {
  readonly kind: 'me' | 'person' | 'bot';
  /** The name of a person at this screen; a bot has its own. */
  readonly name: string;
  readonly bot: string;
  readonly mark: number;
}

export interface Form {
  /** At this screen, or on the server with others. */
  readonly where: 'here' | 'online';
  /** Whether it was filled in for somebody who plays the title for the first time. */
  readonly beginner: boolean;
  readonly options: Readonly<Record<string, Plain>>;
  readonly seats: readonly FormSeat[];
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly help: Help;
  readonly first: 'chance' | 'me';
  readonly seed: string;
}

export const liveClocks = [
  { bank: 600, increment: 10 },
  { bank: 900, increment: 20 },
  { bank: 1800, increment: 30 },
] as const;
export const dayClocks = [1, 2, 3, 7] as const;

/** What the form begins with: what a beginner should take, or the usual choice for whoever knows the title. */
const presetOf = (field: OptionField, beginner: boolean): Plain =>
  beginner && field.kind !== 'number' ? (field.beginner ?? field.default) : field.default;

export const presetsOf = (game: Game, beginner: boolean): Record<string, Plain> =>
  Object.fromEntries(Object.entries(game.options).map(([id, field]) => [id, presetOf(field, beginner)]));

/** The options of a first game with so many players: the beginner's where they are offered. */
export function firstGameOptions(game: Game, seats: number): Record<string, Plain> {
  const options = presetsOf(game, true);
  return Object.fromEntries(
    Object.entries(game.options).map(([id, field]) => [
      id,
      isOffered(field, seats, options) ? (options[id] ?? field.default) : field.default,
    ]),
  );
}

/** Whether the option is offered with so many players, and with what else is chosen. */
export const isOfferedIn = (form: Form, field: OptionField): boolean =>
  isOffered(field, form.seats.length, form.options);

/** What the engine is given: options that are not offered keep their default. */
export const chosenOptions = (game: Game, form: Form): Record<string, Plain> =>
  Object.fromEntries(
    Object.entries(game.options).map(([id, field]) => [
      id,
      isOfferedIn(form, field) ? (form.options[id] ?? field.default) : field.default,
    ]),
  );

/** How many options differ from what the form began with. */
export const changedOptions = (game: Game, form: Form): number =>
  Object.entries(game.options).filter(
    ([id, field]) =>
      isOfferedIn(form, field) && chosenOptions(game, form)[id] !== presetOf(field, form.beginner),
  ).length;

/** As many seats as wanted: those that are there stay, new ones are filled by `fresh`. */
export const withSeats = (form: Form, count: number, fresh: (seat: number) => FormSeat): Form => ({
  ...form,
  seats: Array.from({ length: count }, (_, seat) => form.seats[seat] ?? fresh(seat)),
});

export const withSeat = (form: Form, seat: number, changes: Partial<FormSeat>): Form => ({
  ...form,
  seats: form.seats.map((each, i) => (i === seat ? { ...each, ...changes } : each)),
});

/** Gives a seat another mark; whoever had it takes the old one. */
export function withMark(form: Form, seat: number, mark: number): Form {
  const old = form.seats[seat]?.mark ?? seat;
  return {
    ...form,
    seats: form.seats.map((each, i) => {
      if (i === seat) return { ...each, mark };
      return each.mark === mark ? { ...each, mark: old } : each;
    }),
  };
}

/** The seats of a table at this screen. */
export const localSeats = (form: Form): SavedSeat[] =>
  form.seats.map(({ kind, name, bot, mark }) => (kind === 'bot' ? botSeat(bot, mark) : { name, mark }));

/** What is asked of the server. */
export const tableRequest = (game: Game, form: Form): TableRequest => {
  const options: Record<string, string | boolean | number> = {};
  for (const [id, value] of Object.entries(chosenOptions(game, form)))
    if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
      options[id] = value;
  return {
    game: game.id,
    options,
    seats: form.seats.map(({ kind, bot, mark }) =>
      kind === 'bot' ? { kind: 'bot', bot, mark } : { kind: 'person', mark },
    ),
    visibility: form.visibility,
    clock: form.clock,
    help: form.help,
    first: form.first === 'chance' ? { by: 'chance' } : { by: 'choice', seat: 0 },
    ...typedSeed(form),
  };
};

/** Whoever types the seed can know every card, so there is none to type at a table with people elsewhere. */
export const mayTypeSeed = (form: Form): boolean => form.where === 'here' || isFull(form);

export const typedSeed = (form: Form): { readonly seed?: string } => {
  const seed = form.seed.trim();
  return seed === '' || !mayTypeSeed(form) ? {} : { seed };
};

/** Whether nobody has to come before the game can start. */
export const isFull = ({ seats }: Form): boolean => seats.every(({ kind }) => kind !== 'person');
