/** Random games from fixed seeds, seen by everybody at every moment: what a walk over the words and screens needs. */
import {
  type CoreView,
  type GameEvent,
  type Message,
  oneOfAtRandom,
  rngFrom,
  type Viewer,
} from '@orrery/kernel';
import { createFormatter, type Format, type Language } from '@orrery/text';
import { catalogues, eventText, type MarsState, type MarsView, terraformingMars } from '../../src/index.ts';
import { testing } from '../../src/testing/index.ts';

export const names = ['Ann', 'Bob', 'Eve', 'Joe', 'Zoe'];
export const nameOf = (seat: number): string => names[seat] ?? '?';

/** Words of a language; a message without words fails the test. */
export const speakerOf = (language: Language): Format =>
  createFormatter(language, [catalogues[language]], {
    onMissing: (key, why) => {
      throw new Error(`${language}: ${key}: ${why}`);
    },
  });

export interface Moment {
  readonly state: MarsState;
  /** What happened since the moment before. */
  readonly events: readonly GameEvent[];
  /** Everybody who looks on. */
  readonly viewers: readonly Viewer[];
}

/** Plays games of every setup in turn and shows each moment. */
export function walkGames(count: number, seed: string, look: (moment: Moment) => void): void {
  for (let played = 0; played < count; played++) {
    const setup = testing.setups[played % testing.setups.length]!;
    const rng = rngFrom(`${seed}/${played}/choices`);
    let events: GameEvent[] = [];
    const game = terraformingMars.with({ emit: (event) => events.push(event) });
    const state = game.setup(setup.options, setup.seats, `${seed}/${played}`);
    const viewers: Viewer[] = [...state.players.map((_, seat) => seat), 'spectator'];
    for (;;) {
      look({ state, events, viewers });
      const open = game.open(state);
      if (open.length === 0) break;
      events = [];
      const asked = oneOfAtRandom(rng, open);
      game.apply(state, asked.seat, game.sample(state, asked, rng));
    }
  }
}

export const viewOf = ({ state }: Pick<Moment, 'state'>, viewer: Viewer): MarsView & CoreView =>
  terraformingMars.view(state, viewer);

/** Everything that the game says to the people at the table in this moment. */
export function messagesAt({ state, events, viewers }: Moment): Message[] {
  const said: Message[] = [];
  for (const event of events)
    for (const viewer of viewers) {
      const seen = terraformingMars.see(event, viewer);
      const line = seen && eventText(seen, nameOf);
      if (line !== undefined) said.push(line);
    }
  for (const question of terraformingMars.questions(state)) {
    const things = question.shape === 'one-of' ? question.options : [];
    const items = question.shape === 'some-of' ? question.items : [];
    said.push(question.text, ...[...things, ...items].map(({ text }) => text));
    for (const { text, reason } of terraformingMars.unavailable(state, question.seat))
      said.push(text, reason);
  }
  const result = terraformingMars.outcome(state) ?? terraformingMars.preview(state, 'spectator');
  for (const { breakdown } of result?.standings ?? []) said.push(...breakdown.map(({ source }) => source));
  return said;
}
