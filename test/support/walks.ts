/** Random games from fixed seeds, seen by everybody at every moment: what a walk over the words and screens needs. */

import {
  type Core,
  type CoreView,
  type Game,
  type GameEvent,
  type Message,
  oneOfAtRandom,
  rngFrom,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import type { Setup } from '@orrery/kernel/testing';
import { catalogues as kernelWords } from '@orrery/kernel/text';
import type { LogEntry, LogWriter, Paint, TerminalCanvas } from '@orrery/presentation';
import { createFormatter, type Format, type Language } from '@orrery/text';

const names = ['Ann', 'Bob', 'Eve', 'Joe', 'Zoe'];
export const nameOf = (seat: Seat): string => names[seat] ?? '?';

/** Every colour is put on in the same way. */
export const paintedBy = (brush: Paint): TerminalCanvas['terminal']['paint'] => ({
  bold: brush,
  dim: brush,
  red: brush,
  green: brush,
  yellow: brush,
  cyan: brush,
});
export const noColours = paintedBy((text) => text);

export interface Moment<S> {
  readonly state: S;
  /** How many answers the game has had so far. */
  readonly answers: number;
  /** What happened since the moment before. */
  readonly events: readonly GameEvent[];
  /** Everybody who looks on. */
  readonly viewers: readonly Viewer[];
}

/** A game with its words. */
export interface Spoken<S extends Core, V extends object> {
  readonly game: Game<S, V>;
  readonly setups: readonly Setup[];
  readonly catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  logWriter(name: (seat: Seat) => string): LogWriter;
}

export interface Walks<S extends Core, V extends object> {
  /** What is walked. */
  readonly spoken: Spoken<S, V>;
  /** Words of a language, the game’s and the kernel’s; a message without words fails the test. */
  speakerOf(language: Language): Format;
  /** Draws in the words of a language, without colours. */
  canvasFor(language: Language, width: number): TerminalCanvas;
  /** Plays games of every setup in turn and shows each moment. */
  walkGames(count: number, seed: string, look: (moment: Moment<S>) => void): void;
  viewOf(moment: Pick<Moment<S>, 'state'>, viewer: Viewer): V & CoreView;
  /** What the logs of all who look on tell in this moment; every moment of a game must be asked for, in order. */
  told(moment: Moment<S>): LogEntry[];
  /** Everything else that the game says to the people at the table in this moment. */
  messagesAt(moment: Moment<S>): Message[];
}

export function walksOf<S extends Core, V extends object>(spoken: Spoken<S, V>): Walks<S, V> {
  const { game, setups, catalogues } = spoken;

  /** Everybody who looks on has a log of their own, from the first moment of a game. */
  const writers = new Map<Viewer, LogWriter>();
  const told = ({ events, viewers, answers }: Moment<S>): LogEntry[] =>
    viewers.flatMap((viewer) => {
      const logWriter = answers === 0 ? spoken.logWriter(nameOf) : writers.get(viewer);
      if (logWriter === undefined) throw new Error('a walk begins with the first moment');
      writers.set(viewer, logWriter);
      return logWriter.write(events.flatMap((event) => game.see(event, viewer) ?? []));
    });

  const asked = (state: S): Message[] =>
    game.questions(state).flatMap((question) => {
      const options = question.shape === 'one-of' ? question.options : [];
      const items = question.shape === 'some-of' ? question.items : [];
      const parts = question.shape === 'amounts' ? question.parts : [];
      const closed = game.unavailable(state, question.seat);
      return [
        question.text,
        ...[...options, ...items, ...parts].map(({ text }) => text),
        ...closed.flatMap(({ text, reason }) => [text, reason]),
      ];
    });

  const speaker = (language: Language): Format =>
    createFormatter(language, [kernelWords[language], catalogues[language]], {
      onMissing: (key, why) => {
        throw new Error(`${language}: ${key}: ${why}`);
      },
    });

  // One for each language, because a formatter keeps what it has read.
  const speakers: Readonly<Record<Language, Format>> = {
    en: speaker('en'),
    pt: speaker('pt'),
    pl: speaker('pl'),
  };
  const speakerOf = (language: Language): Format => speakers[language];

  return {
    spoken,
    speakerOf,

    canvasFor: (language, width) => ({
      words: { format: speakerOf(language) },
      terminal: { width, paint: noColours },
      name: nameOf,
    }),

    walkGames: (count, seed, look) => {
      for (let played = 0; played < count; played++) {
        const setup = setups[played % setups.length];
        if (setup === undefined) throw new Error('a game without setups');
        const rng = rngFrom(`${seed}/${played}/choices`);
        let events: GameEvent[] = [];
        const loud = game.with({ emit: (event) => events.push(event) });
        const state = loud.setup(setup.options, setup.seats, `${seed}/${played}`);
        const viewers: Viewer[] = [...Array.from({ length: setup.seats }, (_, seat) => seat), 'spectator'];
        for (let answers = 0; ; answers++) {
          look({ state, answers, events, viewers });
          const open = loud.open(state);
          if (open.length === 0) break;
          events = [];
          const next = oneOfAtRandom(rng, open);
          loud.apply(state, next.seat, loud.sample(state, next, rng));
        }
      }
    },

    viewOf: ({ state }, viewer) => game.view(state, viewer),

    told,

    messagesAt: ({ state }) => {
      const result = game.outcome(state) ?? game.preview(state, 'spectator');
      return [
        ...asked(state),
        ...(result?.standings ?? []).flatMap(({ breakdown }) => breakdown.map(({ source }) => source)),
      ];
    },
  };
}
