/** Answers the engine's questions as a recording did. */
import {
  type Answer,
  type Choice,
  isRecord,
  type OpenQuestion,
  type Plain,
  type Question,
  Stop,
} from '@orrery/kernel';
import { awards, milestones } from '../src/data/board.ts';
import { faceOf } from '../src/data/cards.ts';
import type { MarsState } from '../src/state.ts';
import { firstOf, isAskedBy, isExchange, optionNames, othersFirst, wayOf } from './options.ts';
import {
  card,
  cardName,
  cards,
  type Line,
  line,
  list,
  number,
  resourceNamed,
  space,
  text,
} from './recording.ts';
import { amountsOf, isRemoval, victimIn } from './removal.ts';

/** The choices of one recorded step; each is used once, but not always in the recorded order. */
export class Script {
  readonly #event: Line;
  readonly #choices: Line[];

  constructor(event: Line, choices: readonly unknown[]) {
    this.#event = event;
    this.#choices = choices.map(line);
  }

  /** The next choice that fits, taken off the list. */
  take(fits: (choice: Line) => boolean): Line | undefined {
    const place = this.#choices.findIndex(fits);
    return place < 0 ? undefined : this.#choices.splice(place, 1)[0];
  }

  /** What the step is about. */
  get event(): Line {
    return this.#event;
  }

  get left(): readonly Line[] {
    return this.#choices;
  }

  /** The recorded choice behind the answer given last, to compare what could have been chosen. */
  last: Line | undefined;

  answer(open: OpenQuestion, options: readonly Plain[], state: MarsState, question?: Question): Answer {
    return { question: open.id, ...this.#choose(open.ask, options, state, question) };
  }

  #choose(
    ask: OpenQuestion['ask'],
    options: readonly Plain[],
    state: MarsState,
    question: Question | undefined,
  ): Choice {
    this.last = undefined;
    switch (ask.do) {
      case 'turn.action':
        return { pick: this.#turn(options) };
      case 'turn.sell':
        return { picks: cards(this.#event.cards) };
      case 'payment':
        return { amounts: this.#payment('cost' in ask ? number(ask.cost) : 0) };
      case 'research.buy':
        return { picks: cards(this.#event.buy) };
      case 'setup.choose':
        return { picks: [card(this.#event.corporation), ...cards(this.#event.keep)] };
      case 'final.greenery':
        return { pick: this.#event.space === null ? 'stop' : space(this.#event.space) };
      case 'tile.place':
        return { pick: this.#space(options, line(line(ask).effect).tile) };
      case 'tile.claim':
        return { pick: space(this.#need((choice) => choice.tile === 'claim').space) };
      case 'cards.keep':
        return { picks: cards(this.#need((choice) => choice.purpose === 'keep').cards) };
      case 'cards.buy':
        return { pick: cards(this.#maybe((choice) => choice.purpose === 'buy')?.cards)[0] ?? 'discard' };
      case 'cards.exchange':
        return { pick: this.#exchange() };
      case 'production.lower':
        return { pick: this.#target(ask.seat, options) };
      case 'production.shift':
      case 'action.amount':
        return { pick: number(this.#maybe((choice) => choice.ask === 'amount')?.amount, number(options[0])) };
      case 'production.copy':
        return { pick: this.#card('copy-production', options) };
      case 'cubes.add':
        return { pick: this.#card('add-resource', options) };
      case 'cubes.take':
        // Where only one other card can be robbed, recordings do not ask.
        return { pick: this.#card('take-resource', othersFirst(options, line(ask).card)) };
      case 'resources.remove':
        return { pick: this.#victim(state, options) };
      case 'resources.amount':
        return { amounts: this.#taken(question) };
      case 'effect.choose':
        return { pick: this.#alternative(line(ask), options) };
      case 'kernel.bag':
        return { pick: firstOf(options, (effect) => this.#placeOf(effect)) };
      default:
        throw new Stop(`no recorded answer to ${ask.do}`);
    }
  }

  #maybe(fits: (choice: Line) => boolean): Line | undefined {
    this.last = this.take(fits);
    return this.last;
  }

  #need(fits: (choice: Line) => boolean): Line {
    const choice = this.#maybe(fits);
    if (choice === undefined) throw new Stop('the recording has no such choice');
    return choice;
  }

  #turn(options: readonly Plain[]): Plain {
    const event = this.#event;
    switch (event.do) {
      case 'play-card':
        return { do: 'play', card: card(event.card) };
      case 'card-action':
        return this.#use(options);
      case 'standard-project':
        return { do: 'project', project: text(event.project) };
      case 'convert-plants':
        return { do: 'plants' };
      case 'convert-heat':
        return { do: 'heat' };
      case 'sell-patents':
        return { do: 'sell' };
      case 'claim-milestone':
        return { do: 'milestone', milestone: milestones.findIndex(({ id }) => id === event.milestone) };
      case 'fund-award':
        return { do: 'award', award: awards.findIndex(({ id }) => id === event.award) };
      case 'first-action':
        return { do: 'first' };
      case 'end-turn':
        return { do: 'end' };
      case 'pass':
        return { do: 'pass' };
      default:
        throw new Stop(`an unknown action: ${text(event.do)}`);
    }
  }

  /** Which way of a card: by the recorded option, or the only one that can be used. */
  #use(options: readonly Plain[]): Plain {
    const id = card(this.#event.card);
    const usable = options.filter((option) => isRecord(option) && option.do === 'use' && option.card === id);
    const [only] = usable;
    const { actions } = faceOf(id);
    if (actions.length > 1 && usable.length > 1) {
      const choice = this.#maybe(
        (known) => known.ask === 'option' && wayOf(actions, line(known.pick)) !== undefined,
      );
      const way = choice === undefined ? undefined : wayOf(actions, line(choice.pick));
      if (way !== undefined) {
        // The card to add cubes to is asked for afterwards.
        const to = line(choice?.pick).card;
        if (to !== undefined) this.#choices.unshift({ ask: 'card', purpose: 'add-resource', cards: [to] });
        return { do: 'use', card: id, way };
      }
    }
    return only ?? { do: 'use', card: id, way: 0 };
  }

  /** What was paid stands with the payment, or with the whole step for what the step itself costs. */
  #payment(cost: number): Record<string, number> {
    const listed = this.#maybe((choice) => choice.ask === 'payment' && number(choice.due, cost) === cost);
    const own = number(this.#event.cost, cost) === cost ? this.#event : undefined;
    const pay = line((listed ?? own)?.pay);
    if (Object.keys(pay).length === 0) return { megacredits: cost };
    return Object.fromEntries(Object.entries(pay).map(([name, n]) => [resourceNamed(name), number(n)]));
  }

  /** Where this tile went; the recording need not have placed several tiles in our order. */
  #space(options: readonly Plain[], tile: unknown): Plain {
    const fits = (known: Line): boolean => known.ask === 'space' && options.includes(space(known.space));
    const choice = this.take((known) => fits(known) && known.tile === tile) ?? this.take(fits);
    this.last = choice;
    if (choice !== undefined) return space(choice.space);
    if (this.#event.space !== undefined) {
      this.last = this.#event;
      return space(this.#event.space);
    }
    throw new Stop('the recording places no tile');
  }

  /** When the recording decided what this effect asks; undefined where it decided nothing. */
  #placeOf(effect: Line): number | undefined {
    const place = this.#choices.findIndex((choice) => isAskedBy(effect, choice));
    return place < 0 ? undefined : place;
  }

  #exchange(): Plain {
    const choice = this.#need(isExchange);
    const pick = line(choice.pick);
    return pick.option === 'decline' ? 'decline' : card(pick.card);
  }

  /** A choice with only one answer is not recorded: the only opponent who can lose a production. */
  #target(seat: number, options: readonly Plain[]): Plain {
    const choice = this.take((known) => known.ask === 'player');
    this.last = choice;
    if (choice !== undefined) return number(choice.player);
    return options.find((option) => option !== seat) ?? seat;
  }

  #card(purpose: string, options: readonly Plain[]): Plain {
    const choice = this.take(
      (known) =>
        (known.purpose === purpose || line(known.pick).option === purpose) &&
        options.includes(card(list(known.cards)[0] ?? line(known.pick).card)),
    );
    this.last = choice;
    if (choice !== undefined) return card(list(choice.cards)[0] ?? line(choice.pick).card);
    const [first] = options;
    if (first === undefined) throw new Stop('there is no card to choose');
    return first;
  }

  #taking: Line | undefined;

  /** Recordings do not list what nobody else can lose. */
  #victim(state: MarsState, options: readonly Plain[]): Plain {
    const pick = line(this.#maybe(isRemoval)?.pick);
    if (pick.option === undefined || pick.option === 'decline') return 'none';
    const found = victimIn(state, options, pick);
    if (found === undefined) throw new Stop('nothing of the kind can be taken');
    this.#taking = pick;
    return found;
  }

  /** How much, where it is known already from whom, or there was nobody else. */
  #taken(question: Question | undefined): Record<string, number> {
    const pick = this.#taking ?? line(this.#maybe(isRemoval)?.pick);
    this.#taking = undefined;
    return amountsOf(question, pick);
  }

  #alternative(ask: Line, options: readonly Plain[]): Plain {
    const effect = line(ask.effect);
    const branches = list(effect.of).map((branch) => list(branch).map(line));
    const named = options.map((option) => ({
      option,
      names: optionNames(branches[isRecord(option) ? number(option.branch) : 0] ?? []),
      on: isRecord(option) && typeof option.card === 'number' ? cardName(option.card) : undefined,
    }));
    const matches = (choice: Line): Plain | undefined => {
      const pick = line(choice.pick);
      return named.find(
        ({ names, on }) =>
          names.includes(text(pick.option)) &&
          (on === undefined || pick.card === undefined || pick.card === on),
      )?.option;
    };
    const choice = this.take((known) => known.ask === 'option' && matches(known) !== undefined);
    const found = choice === undefined ? undefined : matches(choice);
    if (found === undefined) throw new Stop('the recording has no such choice');
    this.last = choice;
    return found;
  }
}
