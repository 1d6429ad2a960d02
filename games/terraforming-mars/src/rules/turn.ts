/** Rulebook chapters: generations (action phase); actions — one or two actions a turn, or passing. */
import type { OneOf, Seat, SomeOf } from '@orrery/kernel';
import {
  awards,
  HEAT_FOR_TEMPERATURE,
  MILESTONE_COST,
  milestones,
  type ProjectId,
  standardProjects,
} from '../data/board.ts';
import { type CardId, faceOf, faces } from '../data/cards.ts';
import { HEAT, PLANTS } from '../data/resources.ts';
import type { Effect } from '../data/types.ts';
import { type MarsState, type Player, playerAt } from '../state.ts';
import type { AskNamed, MarsRun, MarsTask, StepNamed } from '../tasks.ts';
import { cardFacts } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { turnOptionFacts } from '../wording/turn-options.ts';
import { actionOf, canUse, useAction } from './actions.ts';
import { hasArea } from './areas.ts';
import { awardCost, canClaim, canClaimSome, canFundSome, claimMilestone, fundAward } from './goals.ts';
import { canPlay, costOf, playCard, pursesOf } from './play.ts';
import { buildProject, canBuild, projectCost, projectOf } from './projects.ts';
import { haveNoEffect, resolve } from './resolving.ts';
import { gain } from './stock.ts';
import { discardOwn } from './supply.ts';
import { type Terms, termsOf } from './terms.ts';

// The tasks of a turn are the same for every game: there is one for each seat.
const MOST_SEATS = 5;
const seats = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
const asks = seats.map((seat) => [1, 2].map((nth) => ({ do: 'turn.action', seat, nth }) as const));
const afters = seats.map((seat) => [1, 2].map((nth) => ({ do: 'turn.after', seat, nth }) as const));
const nexts = seats.map((seat) => ({ do: 'turn.next', seat }) as const);

function pushOne(run: MarsRun, task: MarsTask | undefined): void {
  if (task === undefined) throw new RangeError('no such seat');
  run.push(task);
}

const pushNext = (state: MarsState, run: MarsRun, seat: Seat): void =>
  pushOne(run, nexts[(seat + 1) % state.players.length]);

/** Whoever has not passed takes a turn; when all have, production follows. */
export function nextStep(state: MarsState, { seat }: StepNamed<'turn.next'>, run: MarsRun): void {
  const count = state.players.length;
  for (let i = 0; i < count; i++) {
    const next = (seat + i) % count;
    if (!playerAt(state, next).passed) {
      pushOne(run, asks[next]?.[0]);
      return;
    }
  }
  run.push({ do: 'production.phase' });
}

export function afterStep(state: MarsState, { seat, nth }: StepNamed<'turn.after'>, run: MarsRun): void {
  if (nth === 1) pushOne(run, asks[seat]?.[1]);
  else pushNext(state, run, seat);
}

/** What can be done with an action. */
export type TurnOption =
  | { readonly do: 'first' }
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'use'; readonly card: CardId; readonly way: number }
  | { readonly do: 'project'; readonly project: ProjectId }
  | { readonly do: 'sell' }
  | { readonly do: 'milestone'; readonly milestone: number }
  | { readonly do: 'award'; readonly award: number }
  | { readonly do: 'plants' }
  | { readonly do: 'heat' }
  | { readonly do: 'end' }
  | { readonly do: 'pass' };

// The options are the same objects in every game: they are asked for at every turn.
const first: TurnOption = { do: 'first' };
const plays: readonly TurnOption[] = faces.map(({ card }) => ({ do: 'play', card }));
const uses: readonly (readonly TurnOption[])[] = faces.map(({ card, actions }) =>
  actions.map((_, way) => ({ do: 'use', card, way })),
);
const projects: readonly TurnOption[] = standardProjects.map(({ id }) => ({ do: 'project', project: id }));
const sell: TurnOption = { do: 'sell' };
const claims: readonly TurnOption[] = milestones.map((_, milestone) => ({ do: 'milestone', milestone }));
const fundings: readonly TurnOption[] = awards.map((_, award) => ({ do: 'award', award }));
const convertPlants: TurnOption = { do: 'plants' };
const convertHeat: TurnOption = { do: 'heat' };
const end: TurnOption = { do: 'end' };
const pass: TurnOption = { do: 'pass' };

export const greeneryPlants = (player: Player): number => termsOf(player).plants;

export const canConvertPlants = (state: MarsState, seat: Seat, player: Player, terms: Terms): boolean =>
  (player.stock[PLANTS] ?? 0) >= terms.plants && hasArea(state, seat, 'greenery');

function addUses(state: MarsState, seat: Seat, player: Player, terms: Terms, options: TurnOption[]): void {
  for (const card of player.doing) {
    if (player.used.includes(card)) continue;
    const { actions } = faceOf(card);
    for (let way = 0; way < actions.length; way++) {
      const action = actions[way];
      const option = uses[card]?.[way];
      if (action !== undefined && option !== undefined && canUse(state, seat, player, terms, card, action))
        options.push(option);
    }
  }
}

function addGoals(state: MarsState, seat: Seat, player: Player, terms: Terms, options: TurnOption[]): void {
  if (canClaimSome(state, player, terms))
    for (let milestone = 0; milestone < claims.length; milestone++) {
      const option = claims[milestone];
      if (option !== undefined && canClaim(state, seat, milestone)) options.push(option);
    }
  if (canFundSome(state, player, terms))
    for (let award = 0; award < fundings.length; award++) {
      const option = fundings[award];
      if (option !== undefined && !state.awards.includes(award)) options.push(option);
    }
}

/** Everything that a seat may do now, in a fixed order. What it may not: `unavailable.ts`. */
export function turnOptions(state: MarsState, seat: Seat, nth: number): TurnOption[] {
  const player = playerAt(state, seat);
  if (player.firstAction) return [first, pass];
  const terms = termsOf(player);
  const options: TurnOption[] = [];
  const { hand } = player;
  const purses = pursesOf(player, terms);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? 0;
    const option = plays[card];
    if (option !== undefined && canPlay(state, seat, player, terms, purses, card)) options.push(option);
  }
  addUses(state, seat, player, terms, options);
  for (let i = 0; i < standardProjects.length; i++) {
    const project = standardProjects[i];
    const option = projects[i];
    if (project !== undefined && option !== undefined && canBuild(state, seat, player, terms, project))
      options.push(option);
  }
  if (player.hand.length > 0) options.push(sell);
  addGoals(state, seat, player, terms, options);
  if (canConvertPlants(state, seat, player, terms)) options.push(convertPlants);
  if ((player.stock[HEAT] ?? 0) >= HEAT_FOR_TEMPERATURE) options.push(convertHeat);
  options.push(nth === 1 ? pass : end);
  return options;
}

export const actionQuestion: OneOf<MarsState, AskNamed<'turn.action'>, TurnOption> = {
  shape: 'one-of',
  text: (_, { nth }) => say(nth === 1 ? 'mars.question.turn.first' : 'mars.question.turn.second'),
  options: (state, { seat, nth }) => turnOptions(state, seat, nth),
  describe: (state, { seat }, option) => {
    const facts = turnOptionFacts(option, priceOf(state, seat, option));
    return changesNothing(state, seat, option)
      ? { ...facts, text: say('mars.option.noEffect', { option: facts.text }) }
      : facts;
  },
  answer: (state, { seat, nth }, option, run: MarsRun) => {
    if (option.do === 'pass') passTurn(state, run, seat);
    else if (option.do === 'end') pushNext(state, run, seat);
    else {
      pushOne(run, afters[seat]?.[nth - 1]);
      act(state, run, seat, option);
    }
  },
};

/** Whether an option is open although nothing would come of it: it is said, for its cost is paid all the same. */
function changesNothing(state: MarsState, seat: Seat, option: TurnOption): boolean {
  switch (option.do) {
    case 'use':
      return haveNoEffect(state, seat, option.card, actionOf(option.card, option.way).effects);
    case 'project':
      return haveNoEffect(state, seat, option.project, projectOf(option.project).effects);
    case 'heat':
      return haveNoEffect(state, seat, 'board', heatEffects);
    default:
      return false;
  }
}

/** What an option costs by itself; what a card's action costs is part of its text. */
function priceOf(state: MarsState, seat: Seat, option: TurnOption): Readonly<Record<string, number>> {
  const player = playerAt(state, seat);
  switch (option.do) {
    case 'play':
      return { megacredits: costOf(player, faceOf(option.card)) };
    case 'project':
      return { megacredits: projectCost(termsOf(player), projectOf(option.project)) };
    case 'milestone':
      return { megacredits: MILESTONE_COST };
    case 'award': {
      const cost = awardCost(state);
      return cost === undefined ? {} : { megacredits: cost };
    }
    case 'plants':
      return { plants: greeneryPlants(player) };
    case 'heat':
      return { heat: HEAT_FOR_TEMPERATURE };
    default:
      return {};
  }
}

function passTurn(state: MarsState, run: MarsRun, seat: Seat): void {
  playerAt(state, seat).passed = true;
  run.emit?.({ do: 'pass', seat, what: 'pass', amount: 1, source: 'action' });
  pushNext(state, run, seat);
}

function act(
  state: MarsState,
  run: MarsRun,
  seat: Seat,
  option: Exclude<TurnOption, { do: 'pass' } | { do: 'end' }>,
): void {
  switch (option.do) {
    case 'first':
      takeFirstAction(state, run, seat);
      return;
    case 'play':
      playCard(state, run, seat, option.card);
      return;
    case 'use':
      useAction(state, run, seat, option.card, option.way);
      return;
    case 'project':
      buildProject(state, run, seat, option.project);
      return;
    case 'sell':
      run.push({ do: 'turn.sell', seat });
      return;
    case 'milestone':
      claimMilestone(state, run, seat, option.milestone);
      return;
    case 'award':
      fundAward(state, run, seat, option.award);
      return;
    case 'plants':
      convertPlantsNow(state, run, seat);
      return;
    case 'heat':
      run.emit?.({ do: 'convert', seat, what: 'heat', amount: HEAT_FOR_TEMPERATURE, source: 'action' });
      gain(state, run, seat, 'heat', -HEAT_FOR_TEMPERATURE, 'board');
      resolve(state, run, seat, 'board', heatEffects, []);
  }
}

/** The first action that some corporations begin with. */
function takeFirstAction(state: MarsState, run: MarsRun, seat: Seat): void {
  const player = playerAt(state, seat);
  player.firstAction = false;
  const { id, firstAction } = faceOf(player.corporation);
  run.emit?.({ do: 'first', seat, what: id, amount: 1, source: 'action' });
  resolve(state, run, seat, player.corporation, firstAction, []);
}

const heatEffects: readonly Effect[] = [{ do: 'raise', track: 'temperature', steps: 1 }];
const plantEffects: readonly Effect[] = [{ do: 'place', tile: 'greenery', where: 'greenery' }];

function convertPlantsNow(state: MarsState, run: MarsRun, seat: Seat): void {
  const plants = greeneryPlants(playerAt(state, seat));
  run.emit?.({ do: 'convert', seat, what: 'plants', amount: plants, source: 'action' });
  gain(state, run, seat, 'plants', -plants, 'board');
  resolve(state, run, seat, 'board', plantEffects, []);
}

/** Selling patents: any number of cards for 1 M€ each. */
export const sellQuestion: SomeOf<MarsState, AskNamed<'turn.sell'>, CardId> = {
  shape: 'some-of',
  ordered: false,
  text: () => say('mars.question.turn.sell'),
  items: (state, { seat }) => playerAt(state, seat).hand,
  bounds: (state, { seat }) => ({ min: 1, max: playerAt(state, seat).hand.length }),
  describe: (_state, _ask, card) => cardFacts(card),
  answer: (state, { seat }, picks, run: MarsRun) => {
    discardOwn(state, seat, playerAt(state, seat).hand, picks);
    run.emit?.({
      do: 'sell',
      seat,
      what: 'card',
      amount: picks.length,
      source: 'action',
      private: { cards: picks },
    });
    gain(state, run, seat, 'megacredits', picks.length, 'board');
  },
};
