/** Phases that are played from any position, to see what comes of advice. */
import {
  type Answer,
  agendaOf,
  type Choice,
  type GameEvent,
  isRecord,
  type OpenQuestion,
  type Rng,
  type Seat,
} from '@orrery/kernel';
import { playerOf, seen } from '../advice/player.ts';
import type { ActionId } from '../data/actions.ts';
import { raceForTheGalaxy as race } from '../game.ts';
import { cardsLeft } from '../rules/supply.ts';
import { NO_CARD, type Player, playerAt, type RaceState } from '../state.ts';
import type { RaceStep } from '../tasks.ts';

/** One seat of one position, with chance for what is open. */
export interface Case {
  readonly state: RaceState;
  readonly seat: Seat;
  readonly rng: Rng;
}

/** The seat as advice knows it: from its own view. */
export const advised = ({ state, seat }: Pick<Case, 'state' | 'seat'>): Player =>
  playerOf(seen(race.view(state, seat), seat));

/** The same position with a phase about to begin, for which only this seat has chosen, and that with this action. */
export function atPhase({ state, seat, rng }: Case, step: RaceStep, action: ActionId | undefined): Case {
  const copy = race.clone(state);
  copy.agenda = agendaOf(step);
  for (const player of copy.players) {
    for (const card of player.drawn.splice(0)) player.hand.push(card);
    player.placing = NO_CARD;
    player.chosen = [];
  }
  if (action !== undefined) playerAt(copy, seat).chosen = [action];
  return { state: copy, seat, rng };
}

/** What the seat answers to a question; undefined to leave it to chance. */
type Answering = (open: OpenQuestion, state: RaceState) => Choice | undefined;

/** What happened in a phase, as the seat's own events tell. */
interface Played {
  readonly before: Player;
  readonly after: Player;
  /** The sum of the amounts of such events. */
  sum(kind: string, ...reasons: readonly string[]): number;
  /** Whether there were cards for every draw and every good. */
  readonly plenty: boolean;
}

const reasonOf = ({ detail, source }: GameEvent): string =>
  isRecord(detail) && typeof detail.reason === 'string' ? detail.reason : source;

/** Plays on until nothing is asked any more: this seat as it is told, or by chance, like all others. */
export function playOn({ state, seat, rng }: Case, answering: Answering = () => undefined): Played {
  const before = advised({ state, seat });
  const left = cardsLeft(state);
  const events: GameEvent[] = [];
  const loud = race.with({ emit: (event) => events.push(event) });
  loud.advance(state);
  for (let open = race.first(state); open !== undefined; open = race.first(state)) {
    const choice = open.seat === seat ? answering(open, state) : undefined;
    const answer: Answer =
      choice === undefined ? race.sample(state, open, rng) : { ...choice, question: open.id };
    const refusal = race.check(state, open.seat, answer);
    if (refusal !== undefined) throw new Error(`${open.ask.do} refuses what was advised: ${refusal.key}`);
    loud.apply(state, open.seat, answer);
  }
  const sumOf = (some: readonly GameEvent[]): number => some.reduce((sum, { amount }) => sum + amount, 0);
  const taken = events.filter(({ do: kind }) => kind === 'draw' || kind === 'good' || kind === 'gamble');
  return {
    before,
    after: playerAt(state, seat),
    sum: (kind, ...reasons) =>
      sumOf(
        events.filter(
          (event) =>
            event.do === kind &&
            event.seat === seat &&
            (reasons.length === 0 || reasons.includes(reasonOf(event))),
        ),
      ),
    plenty: taken.reduce((sum, { do: kind, amount }) => sum + (kind === 'gamble' ? 1 : amount), 0) < left,
  };
}

/** Collects what is not as it should be. */
export class Faults {
  readonly found: string[] = [];

  equal(what: string, advice: unknown, rules: unknown): void {
    if (advice !== rules)
      this.found.push(`${what}: advice says ${String(advice)}, the rules ${String(rules)}`);
  }
}
