/** Whole recorded games. */
import { Comparison, type DrawReason, Stop, type Verdict } from '@orrery/kernel';
import { awards, milestones } from '../src/data/board.ts';
import { faceOf, PROJECTS } from '../src/data/cards.ts';
import { legalAreas } from '../src/rules/areas.ts';
import { awardValue } from '../src/rules/goals.ts';
import { costOf } from '../src/rules/play.ts';
import { outcome, scoreOf } from '../src/rules/scoring.ts';
import { greeneryPlants, turnOptions } from '../src/rules/turn.ts';
import { type MarsState, playerAt } from '../src/state.ts';
import { startingState } from './corporations.ts';
import { priceNow } from './price.ts';
import {
  card,
  cardName,
  cards,
  type Line,
  line,
  list,
  number,
  spaceNames,
  spacesIn,
  text,
  texts,
} from './recording.ts';
import { answerOnce, engine, type MarsGame, nothingLeft } from './replay.ts';
import { scoreLine } from './score.ts';
import { Script } from './script.ts';
import { recordedSnapshot, snapshot } from './snapshot.ts';

/** The games of a file, each from its first line to its last. */
export function gamesIn(lines: readonly unknown[]): Line[][] {
  const games: Line[][] = [];
  for (const entry of lines.map(line)) {
    if (entry.t === 'game' || games.length === 0) games.push([]);
    games[games.length - 1]?.push(entry);
  }
  return games;
}

/** What each seat was dealt: what is written with the deal, or what a beginner had in the hand after the setup. */
function dealtTo(header: Line, steps: readonly Line[]): number[][] {
  const ready = steps.find((step) => step.do === 'setup' && step.after !== undefined);
  const hands = list(line(ready?.after).players).map((player) => line(player).hand);
  const beginners = list(header.beginner);
  return list(header.dealt).map((entry, seat) =>
    cards(beginners[seat] === true ? hands[seat] : line(entry).projects),
  );
}

/**
 * Deals to each seat what it was dealt, whoever was first, then the rest of the recorded deck from top to bottom and the
 * recorded new decks.
 */
class Dealer {
  readonly #deck: number[];
  readonly #hands: readonly number[][];
  readonly #corporations: readonly number[][];

  constructor(header: Line, steps: readonly Line[]) {
    this.#hands = dealtTo(header, steps);
    const dealt = new Set(this.#hands.flat());
    this.#deck = cards(header.deck).filter((id) => !dealt.has(id));
    for (const { reshuffle } of steps)
      for (const pair of list(reshuffle)) this.#deck.push(...cards(list(pair)[1]));
    this.#corporations = list(header.dealt).map((entry) => cards(line(entry).corporations));
  }

  /** What has been taken from the deck in the current step. */
  drawn: number[] = [];

  #from(seat: number, reason: string): number[] | undefined {
    if (reason === 'corporation') return this.#corporations[seat];
    const hand = reason === 'deal' ? this.#hands[seat] : undefined;
    return hand === undefined || hand.length === 0 ? this.#deck : hand;
  }

  readonly take = (pile: readonly number[], { seat, reason }: DrawReason): number => {
    const wanted = this.#from(seat ?? 0, reason)?.shift();
    const index = wanted === undefined ? -1 : pile.indexOf(wanted);
    if (index < 0)
      throw new Stop(`${wanted === undefined ? 'no card' : cardName(wanted)} is to be drawn and not there`);
    if (wanted !== undefined && reason !== 'corporation' && reason !== 'deal') this.drawn.push(wanted);
    return index;
  };
}

/** Everything a seat could do, as recordings list it. */
function legalNow(state: MarsState, seat: number, nth: number): Line {
  const player = playerAt(state, seat);
  const options = turnOptions(state, seat, nth);
  const playable = options.flatMap((option): [string, number][] =>
    option.do === 'play' ? [[cardName(option.card), costOf(player, faceOf(option.card))]] : [],
  );
  const usable = options.flatMap((option) => (option.do === 'use' ? [cardName(option.card)] : []));
  return {
    play: Object.fromEntries(playable),
    actions: [...new Set(usable)].sort(),
    std: options.flatMap((option) => (option.do === 'project' ? [option.project] : [])).sort(),
    milestones: options
      .flatMap((option) => (option.do === 'milestone' ? [milestones[option.milestone]?.id ?? ''] : []))
      .sort(),
    awards: options
      .flatMap((option) => (option.do === 'award' ? [awards[option.award]?.id ?? ''] : []))
      .sort(),
    plants: options.some((option) => option.do === 'plants')
      ? spaceNames(legalAreas(state, seat, 'greenery'))
      : null,
    heat: options.some((option) => option.do === 'heat'),
    // Whoever is the last in a generation has one long turn in the recordings.
    endTurn: nth > 1 && state.players.some(({ passed }, other) => other !== seat && !passed),
  };
}

/** Cards and actions on which the recordings' own notes say that they differ from the rules. */
const disputedCards: ReadonlySet<string> = new Set(['ceos-favorite-project', 'insulation']);
const disputedActions: ReadonlySet<string> = new Set(['power-infrastructure', 'ants', 'predators']);

function undisputed(legal: Line): Line {
  const playable = Object.entries(line(legal.play)).filter(([name]) => !disputedCards.has(name));
  return {
    ...legal,
    play: Object.fromEntries(playable),
    actions: texts(legal.actions)
      .filter((name) => !disputedActions.has(name))
      .sort(),
    std: texts(legal.std).sort(),
    milestones: texts(legal.milestones).sort(),
    awards: texts(legal.awards).sort(),
    plants: legal.plants === null ? null : spacesIn(legal.plants),
  };
}

class Replay {
  readonly #game: MarsGame;
  readonly #comparison: Comparison;
  readonly #state: MarsState;
  readonly #dealer: Dealer;

  constructor(comparison: Comparison, header: Line, steps: readonly Line[]) {
    this.#comparison = comparison;
    this.#dealer = new Dealer(header, steps);
    this.#game = engine.with({ dealer: this.#dealer.take, inTurn: true });
    const beginners = list(header.beginner).map((beginner) => beginner === true);
    this.#state = startingState(header.corporateEra === true, beginners, number(header.first));
    this.#game.advance(this.#state);
  }

  get state(): MarsState {
    return this.#state;
  }

  step(entry: Line): void {
    const script = new Script(entry, list(entry.choices));
    this.#dealer.drawn = [];
    if (entry.do === 'setup') this.#setUp(entry, script);
    else if (entry.do === 'final-greenery') this.#final(entry, script);
    else this.#act(entry, script);
    nothingLeft(script, this.#state, this.#comparison);
    // When beginners were dealt their cards, before the others or after them, is no matter.
    if (entry.do !== 'setup')
      this.#comparison.expect('draws', texts(entry.draws), this.#dealer.drawn.map(cardName));
    if (entry.after !== undefined)
      this.#comparison.expect('after', recordedSnapshot(line(entry.after)), {
        ...snapshot(this.#state),
      });
  }

  /** A beginner chooses nothing. */
  #setUp(entry: Line, script: Script): void {
    if (card(entry.corporation) >= PROJECTS && faceOf(card(entry.corporation)).beginner) return;
    const open = this.#game.openFor(this.#state, number(entry.who));
    if (open === undefined) throw new Stop('nobody is asked to choose a corporation');
    answerOnce(this.#game, this.#state, open, script, this.#comparison);
  }

  /** Our engine asks nobody who could not pay; recordings have a line for everybody who could, and one to decline. */
  #final(entry: Line, script: Script): void {
    const open = this.#game.first(this.#state);
    if (open?.ask.do !== 'final.greenery' || open.seat !== entry.who) {
      if (entry.space === null) return;
      throw new Stop('nobody is asked to convert plants');
    }
    if (entry.from !== undefined)
      this.#comparison.expect(
        'final/from',
        spacesIn(entry.from),
        spaceNames(legalAreas(this.#state, open.seat, 'greenery')),
      );
    this.#untilNext(script, open.seat);
  }

  #act(entry: Line, script: Script): void {
    const seat = number(entry.who);
    // Whoever buys before whom is no matter.
    const open =
      entry.do === 'research' ? this.#game.openFor(this.#state, seat) : this.#game.first(this.#state);
    if (open === undefined || open.seat !== seat) throw new Stop(`seat ${seat} is not asked`);
    if (open.ask.do === 'turn.action' && entry.legal !== undefined) {
      const nth = 'nth' in open.ask ? number(open.ask.nth) : 1;
      const recorded = undisputed(line(entry.legal));
      this.#comparison.expect('legal', recorded, undisputed(legalNow(this.#state, seat, nth)));
    }
    if (entry.cost !== undefined)
      this.#comparison.expect('cost', entry.cost, priceNow(this.#state, seat, entry));
    if (entry.plants !== undefined)
      this.#comparison.expect('plants', entry.plants, greeneryPlants(playerAt(this.#state, seat)));
    if (entry.offered !== undefined)
      this.#comparison.expect(
        'offered',
        texts(entry.offered),
        playerAt(this.#state, seat).drawn.map(cardName),
      );
    this.#untilNext(script, seat);
  }

  /** Answers all that the step asks of its seat, up to the next thing that has a line of its own. */
  #untilNext(script: Script, seat: number): void {
    const ownLines = new Set(['turn.action', 'research.buy', 'final.greenery']);
    for (let answers = 0; ; answers++) {
      const open = this.#game.openFor(this.#state, seat);
      if (open === undefined || (answers > 0 && ownLines.has(open.ask.do))) return;
      answerOnce(this.#game, this.#state, open, script, this.#comparison);
    }
  }

  finish(footer: Line): void {
    const state = this.#state;
    this.#comparison.expect('over', undefined, this.#game.first(state)?.ask.do);
    this.#comparison.expect('generations', footer.generations, state.generation);
    this.#comparison.expect('milestones', footer.milestones, snapshot(state).milestones);
    const funded = state.awards.map((award, i) => ({
      award: awards[award]?.id,
      by: state.awardsBy[i],
      values: state.players.map((_, seat) => awardValue(state, seat, award)),
    }));
    this.#comparison.expect('awards', footer.awards, funded);
    this.#comparison.expect(
      'score',
      footer.score,
      state.players.map((_, seat) => scoreLine(state, seat, scoreOf(state, seat))),
    );
    // Those who share a place may stand in any order.
    const { standings } = outcome(state);
    const placeOf = (seat: unknown): number | undefined =>
      standings.find((each) => each.seat === seat)?.place;
    this.#comparison.expect(
      'ranking',
      list(footer.ranking).map(placeOf),
      standings.map(({ place }) => place),
    );
  }
}

export function replayGame(lines: readonly Line[]): Verdict {
  const comparison = new Comparison();
  const [header = {}] = lines;
  const steps = lines.filter(({ t }) => t === 'step');
  let moves = 0;
  try {
    const replay = new Replay(comparison, header, steps);
    for (const entry of steps) {
      comparison.move = number(entry.n);
      replay.step(entry);
      moves += 1;
      // What follows the first difference follows from it.
      if (comparison.differences.length > 0) break;
    }
    const footer = lines.find(({ t }) => t === 'end');
    if (footer !== undefined && comparison.differences.length === 0) replay.finish(footer);
  } catch (stop) {
    if (!(stop instanceof Stop) && !(stop instanceof RangeError)) throw stop;
    comparison.fail('recording', 'can be followed', stop.message);
  }
  return {
    name: `game ${text(header.seed) || String(header.seed)}`,
    moves,
    differences: comparison.differences,
  };
}
