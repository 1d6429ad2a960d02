/** Plays our engine along a recording: the script answers, the dealer deals, the writer writes down what happens. */
import {
  type Comparison,
  canonical,
  type Game,
  type GameEvent,
  type Message,
  type OpenQuestion,
  Stop,
} from '@orrery/kernel';
import { cardName } from '../src/data/cards.ts';
import { raceForTheGalaxy } from '../src/game.ts';
import type { RaceState } from '../src/state.ts';
import type { RaceView } from '../src/view.ts';
import { Dealer } from './dealer.ts';
import { powerOptions } from './position.ts';
import { type Line, line, list, placingPhases, sortedNames, text } from './recording.ts';
import { RecordingWriter } from './recording-writer.ts';
import { Script } from './script.ts';

/** Events with which our engine has come past a recorded consume line. */
const consumeEvents: ReadonlySet<string> = new Set(['use', 'consume', 'sell', 'gamble']);
const outsideProduce: ReadonlySet<string> = new Set(['windfall-good', 'start-good']);
const placements: ReadonlySet<string> = new Set(['develop.place', 'settle.place']);

export class Replay {
  readonly game: Game<RaceState, RaceView>;
  readonly writer = new RecordingWriter();
  moves = 0;
  readonly #comparison: Comparison;
  readonly #dealer: Dealer;
  readonly #script: Script;
  #placing = '';
  #phase = '';

  constructor(comparison: Comparison, lines: readonly Line[], seats: number) {
    this.#comparison = comparison;
    this.#dealer = new Dealer(comparison, lines);
    this.#script = new Script(lines, seats);
    this.game = raceForTheGalaxy.with({
      emit: (event) => {
        if (event.do === 'phase') this.#putInPlace();
        this.writer.emit(event);
        this.#follow(event);
      },
      dealer: this.#dealer.take,
      inTurn: true,
    });
  }

  /** Moves the script past what has happened, asked or not. */
  #follow(event: GameEvent): void {
    const { seat } = event;
    if (event.do === 'phase') this.#beginPhase(event.what);
    if (seat === null) return;
    if (consumeEvents.has(event.do)) this.#script.happened(seat);
    else if (event.do === 'discard' && event.source !== 'hand-limit' && event.source !== 'setup')
      this.#script.happened(seat);
    else if (event.do === 'place') this.#script.paysFor(seat);
    else if (event.do === 'good' && !outsideProduce.has(event.source))
      this.#script.produced(seat, event.what);
    else if (event.do === 'keep') this.#script.kept(seat);
  }

  /**
   * At the end of a phase: what was dealt in the place of another card becomes that card. Only Produce has such cards, and
   * nobody has looked at any of them for a decision.
   */
  #putInPlace(): void {
    const meant = this.#dealer.takeStandIns();
    if (meant.size === 0) return;
    const put = (card: number): number => meant.get(card) ?? card;
    for (const player of this.writer.state?.players ?? []) {
      player.hand = player.hand.map(put);
      player.goods = player.goods.map(put);
    }
    this.writer.rename(new Map([...meant].map(([card, other]) => [cardName(card), cardName(other)])));
  }

  /** A new phase: its placements, and at the end of a round its actions, are behind us. */
  #beginPhase(phase: string): void {
    // Where all hands are empty nobody was asked, and the line of placements is behind us all the same.
    if (placingPhases.has(this.#phase)) this.#script.placed();
    this.#phase = phase;
    this.#placing = '';
    if (phase === 'round-end') this.#script.roundEnds();
  }

  /** Answers questions until the recording has no more of them, or cannot be followed. */
  play(state: RaceState): void {
    this.writer.state = state;
    for (;;) {
      const open = this.game.first(state);
      if (open === undefined) return;
      this.#answer(state, open);
    }
  }

  #answer(state: RaceState, open: OpenQuestion): void {
    const { seat, ask } = open;
    this.#comparison.move = this.moves + 1;
    if (placements.has(ask.do) && this.#placing === '') this.#tellPlacements(state, ask.do);
    const options = this.game
      .list(state, open, 200)
      .flatMap((answer) => ('pick' in answer ? [answer.pick] : []));
    const answer = this.#script.answer(open, options);
    const refusal = this.game.check(state, seat, answer);
    if (refusal !== undefined && !isSecondAlone(refusal)) {
      this.#comparison.fail(`answer/${ask.do}`, canonical(answer), refusal.key);
      throw new Stop('the engine refuses what the recording did');
    }
    if ('pick' in answer && answer.pick === 'stop') {
      this.writer.stop(seat, powerOptions(state, seat).options);
      this.#script.happened(seat);
    }
    this.game.apply(state, seat, answer);
    this.moves += 1;
  }

  /** What everybody could place, before the first seat says what it does. */
  #tellPlacements(state: RaceState, name: string): void {
    this.#placing = name;
    const legal = state.players.map((_, seat) => {
      const open = this.game.openFor(state, seat);
      const picks = open === undefined ? [] : this.game.list(state, open, 200).flatMap(placedCard);
      return sortedNames(picks);
    });
    this.writer.placements(legal);
  }

  /** Recorded draws that never happened count as differences too. */
  finish(): void {
    this.#dealer.finish();
  }
}

/**
 * Random players of the recordings choose a second Develop or Settle without the first. The rulebook knows no such
 * choice and our engine offers none, but what would follow is plain: that card's phase takes place.
 */
const isSecondAlone = ({ key }: Message): boolean => key === 'race.refusal.secondAlone';

const placedCard = (answer: object): number[] =>
  'pick' in answer && typeof answer.pick === 'number' ? [answer.pick] : [];

/** Brings both tellings into one form: sorted where the order is only a habit of whoever wrote it down. */
export function phasesOf(lines: readonly Line[]): Line[][] {
  const phases: Line[][] = [[]];
  for (const entry of mergeSplitDraws(lines)) {
    phases[phases.length - 1]?.push(normal(entry));
    if (entry.event === 'snapshot') phases.push([]);
  }
  return phases
    .map((phase) => (isSideBySide(phase) ? sortLines(phase) : seatBySeat(phase)))
    .filter((phase) => phase.length > 0);
}

/** In Explore all choose at once, and the order inside Produce belongs to the player; a recording has a fixed one. */
const isSideBySide = (phase: readonly Line[]): boolean =>
  phase.some(({ event }) => event === 'produce' || event === 'explore');

/** Elsewhere a seat's own lines keep their order; that between the seats is nobody's choice. */
const seatBySeat = (phase: readonly Line[]): Line[] => {
  const rank = ({ event, seat }: Line): number =>
    event === 'snapshot' ? Number.POSITIVE_INFINITY : typeof seat === 'number' ? seat : -1;
  return [...phase].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
};

const sortLines = (phase: readonly Line[]): Line[] => {
  const byText = new Map(phase.map((entry) => [entry, canonical(entry)]));
  const textOf = (entry: Line): string => byText.get(entry) ?? '';
  return [...phase].sort((a, b) => (textOf(a) < textOf(b) ? -1 : textOf(a) > textOf(b) ? 1 : 0));
};

function normal(entry: Line): Line {
  // Which of several powers reaches the only world that is left makes no difference; every engine has its own habit.
  if (entry.event === 'produce' && list(entry.choices).length === 1) return { ...entry, via: 'any' };
  if (entry.event !== 'consume') return entry;
  const goods = [...list(entry.goods)].sort((a, b) => (text(line(a).world) < text(line(b).world) ? -1 : 1));
  return { ...entry, goods };
}

/** A reshuffle in the middle splits a draw in two; reshuffles themselves are compared apart. */
function mergeSplitDraws(lines: readonly Line[]): Line[] {
  const merged: Line[] = [];
  let split = false;
  for (const entry of lines) {
    if (entry.event === 'reshuffle') {
      split = true;
      continue;
    }
    const last = merged[merged.length - 1];
    if (split && last?.event === 'draw' && sameDraw(last, entry))
      merged[merged.length - 1] = { ...last, cards: [...list(last.cards), ...list(entry.cards)] };
    else merged.push(entry);
    split = false;
  }
  return merged;
}

const sameDraw = (a: Line, b: Line): boolean =>
  b.event === 'draw' && a.seat === b.seat && a.reason === b.reason && a.source === b.source;

export const reshufflesOf = (lines: readonly Line[]): Line[] =>
  lines.filter((entry) => entry.event === 'reshuffle');
