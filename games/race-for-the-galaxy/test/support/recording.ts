/** Writes one of our own games down in the form of a foreign recording. */
import { type GameEvent, type OpenQuestion, type Plain, rngFrom, winners } from '@orrery/kernel';
import { scoresOf } from '../../conformance/games.ts';
import { powerOptions } from '../../conformance/position.ts';
import { sortedNames } from '../../conformance/recording.ts';
import { Teller } from '../../conformance/teller.ts';
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
export type AtEndOfPhase = (state: RaceState, teller: Teller) => void;

/** Plays a random game and tells it line by line. Recordings begin with the lowest start world in seat 0. */
export function recordGame(
  { seats, twoActions }: Table,
  seed: string,
  choose: Choose = () => undefined,
  atEndOfPhase: AtEndOfPhase = () => undefined,
): Line[] {
  for (let attempt = 0; ; attempt++) {
    const teller = new Teller();
    const emit = (event: GameEvent): void => {
      if (event.do === 'phase' && teller.state !== undefined) atEndOfPhase(teller.state, teller);
      teller.emit(event);
    };
    const game = raceForTheGalaxy.with({ emit, inTurn: true });
    const state = game.setup({ twoActions }, seats, `${seed} ${attempt}`);
    if (state.firstSeat !== 0) continue;
    teller.state = state;
    const dealt = state.players.map(({ hand }) => sortedNames(hand));
    const header = headerOf(state, twoActions);
    play(state, game, teller, seed, choose);
    const hands = handsAfterSetup(teller);
    const entries = header.seats.map((seat, i) => ({
      ...seat,
      dealt: dealt[i],
      discarded: dealt[i]?.filter((name) => !hands[i]?.includes(name)),
      hand: hands[i],
    }));
    return [{ ...header, seats: entries }, ...teller.lines, footerOf(state, teller.lines)];
  }
}

function play(
  state: RaceState,
  game: typeof raceForTheGalaxy,
  teller: Teller,
  seed: string,
  choose: Choose,
): void {
  const rng = rngFrom(`${seed} answers`);
  let told = 0;
  for (let open = game.first(state); open !== undefined; open = game.first(state)) {
    if (open.ask.do.endsWith('.place') && open.id >= told) told = tellPlacements(state, game, teller);
    const chosen = choose(state, open);
    const answer =
      chosen === undefined
        ? game.sample(state, open, rng)
        : { question: open.id, ...(Array.isArray(chosen) ? { picks: chosen } : { pick: chosen }) };
    if ('pick' in answer && answer.pick === 'stop')
      teller.stop(open.seat, powerOptions(state, open.seat).options);
    game.apply(state, open.seat, answer);
  }
}

/** What everybody could place; gives the first question id that belongs to a later phase. */
function tellPlacements(state: RaceState, game: typeof raceForTheGalaxy, teller: Teller): number {
  const open = state.players.map((_, seat) => game.openFor(state, seat));
  const cardsOf = (asked: OpenQuestion): number[] =>
    game
      .list(state, asked, 200)
      .flatMap((answer) => ('pick' in answer && typeof answer.pick === 'number' ? [answer.pick] : []));
  teller.placements(open.map((asked) => sortedNames(asked === undefined ? [] : cardsOf(asked))));
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

function handsAfterSetup({ lines }: Teller): string[][] {
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
