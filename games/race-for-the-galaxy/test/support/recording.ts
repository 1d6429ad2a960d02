/** Writes one of our own games down in the form of a foreign recording. */
import { type GameEvent, type OpenQuestion, type Plain, rngFrom, winners } from '@orrery/kernel';
import { scoresOf } from '../../conformance/games.ts';
import { powerOptions } from '../../conformance/position.ts';
import { sortedNames } from '../../conformance/recording.ts';
import { RecordingWriter } from '../../conformance/recording-writer.ts';
import { cardName, designOf } from '../../src/data/cards.ts';
import { raceForTheGalaxy } from '../../src/game.ts';
import { outcome, tiebreakOf } from '../../src/rules/scoring.ts';
import type { RaceState } from '../../src/state.ts';

type Line = Readonly<Record<string, unknown>>;

export interface Table {
  readonly seats: number;
  readonly twoActions: boolean;
}

/** Gives the answers instead of chance; undefined where chance may decide. */
export type Choose = (state: RaceState, open: OpenQuestion) => Plain | undefined;

/** May change what has happened in a phase, at its end, as another engine would have had it. */
export type AtEndOfPhase = (state: RaceState, writer: RecordingWriter) => void;

/** Plays a random game and tells it line by line. Recordings begin with the lowest start world in seat 0. */
export function recordGame(
  { seats, twoActions }: Table,
  seed: string,
  choose: Choose = () => undefined,
  atEndOfPhase: AtEndOfPhase = () => undefined,
): Line[] {
  for (let attempt = 0; ; attempt++) {
    const writer = new RecordingWriter();
    const emit = (event: GameEvent): void => {
      if (event.do === 'phase' && writer.state !== undefined) atEndOfPhase(writer.state, writer);
      writer.emit(event);
    };
    const game = raceForTheGalaxy.with({ emit, inTurn: true });
    const state = game.setup({ twoActions }, seats, `${seed} ${attempt}`);
    if (state.firstSeat !== 0) continue;
    writer.state = state;
    const dealt = state.players.map(({ hand }) => sortedNames(hand));
    const header = headerOf(state, twoActions);
    play(state, game, writer, seed, choose);
    const hands = handsAfterSetup(writer);
    const entries = header.seats.map((seat, i) => ({
      ...seat,
      dealt: dealt[i],
      discarded: dealt[i]?.filter((name) => !hands[i]?.includes(name)),
      hand: hands[i],
    }));
    return [{ ...header, seats: entries }, ...writer.lines, footerOf(state, writer.lines)];
  }
}

function play(
  state: RaceState,
  game: typeof raceForTheGalaxy,
  writer: RecordingWriter,
  seed: string,
  choose: Choose,
): void {
  const rng = rngFrom(`${seed} answers`);
  let told = 0;
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    if (open.ask.do.endsWith('.place') && open.id >= told) told = tellPlacements(state, game, writer);
    const chosen = choose(state, open);
    const answer =
      chosen === undefined
        ? game.sample(state, open, rng)
        : { question: open.id, ...(Array.isArray(chosen) ? { picks: chosen } : { pick: chosen }) };
    if ('pick' in answer && answer.pick === 'stop')
      writer.stop(open.seat, powerOptions(state, open.seat).options);
    game.apply(state, open.seat, answer);
  }
}

/** What everybody could place; gives the first question id that belongs to a later phase. */
function tellPlacements(state: RaceState, game: typeof raceForTheGalaxy, writer: RecordingWriter): number {
  const open = state.players.map((_, seat) => game.openFor(state, seat));
  const cardsOf = (asked: OpenQuestion): number[] =>
    game
      .list(state, asked, 200)
      .flatMap((answer) => ('pick' in answer && typeof answer.pick === 'number' ? [answer.pick] : []));
  writer.placements(open.map((asked) => sortedNames(asked === undefined ? [] : cardsOf(asked))));
  return Math.max(...open.map((asked) => asked?.id ?? 0)) + 1;
}

const headerOf = (state: RaceState, twoActions: boolean) => ({
  event: 'header',
  format: 1,
  game: 'ours',
  players: state.players.length,
  variant: twoActions ? 'two-player-advanced' : 'standard',
  cards: designOf.length,
  vp_pool: state.pool,
  seats: state.players.map(({ tableau, goods }) => ({
    start_world: cardName(tableau[0]!),
    start_good: goods[0]! < 0 ? null : cardName(goods[0]!),
  })),
});

function handsAfterSetup({ lines }: RecordingWriter): string[][] {
  const snapshot = lines.find(({ event }) => event === 'snapshot') as { players: { hand: string[] }[] };
  return snapshot.players.map(({ hand }) => hand);
}

const footerOf = (state: RaceState, lines: readonly Line[]): Line => ({
  event: 'footer',
  rounds: state.round,
  ended_by: [
    ...(state.players.some(({ tableau }) => tableau.length >= 12) ? ['tableau-12'] : []),
    ...(state.pool <= 0 ? ['vp-pool-empty'] : []),
  ],
  reshuffles: lines.filter(({ event }) => event === 'reshuffle').length,
  players: state.players.map((player, seat) => ({
    ...scoresOf(player),
    tiebreak: tiebreakOf(player),
    winner: winners(outcome(state)).includes(seat),
  })),
});
