/** Rulebook chapters: phase III, actions; pass. */
import type { Facts, OneOf, Seat } from '@orrery/kernel';
import { isAutoma } from '../automa/state.ts';
import { type BoosterId, boosterRow, boosters } from '../data/boosters.ts';
import { ROUNDS } from '../data/scoring.ts';
import { tileRow } from '../data/tech-tiles.ts';
import { type Area, researchAreas } from '../data/types.ts';
import {
  type AskNamed,
  type GaiaRun,
  type GaiaState,
  type GaiaStep,
  playerAt,
  type StepNamed,
} from '../state.ts';
import { boosterText, gainsOf } from '../wording/components.ts';
import { say } from '../wording/say.ts';
import { addBoardActions, type BoardPick, boardFacts, takeBoardAction } from './board-actions.ts';
import { pushOffers } from './charge.ts';
import { canFederate } from './federation.ts';
import { addFreeActions, type FreePick, freeFacts, hasFreeAction, takeFreeAction } from './free.ts';
import { accessibleProjects, projectFacts, startProject } from './gaia-project.ts';
import { buildMine, mineFacts, mineSites, NOTHING_FREE, type Placing, pickAt } from './mine.ts';
import { advance, areaFacts, areaId, canResearch, openAreas, payForResearch } from './research.ts';
import { count, score } from './resources.ts';
import { addSpecials, type SpecialPick, specialFacts, takeSpecial } from './special.ts';
import { type Upgrade, upgrade, upgradeFacts, upgradesOf } from './upgrade.ts';

/** The next seat in turn order that has not passed; the round ends when all have. */
export function nextStep(state: GaiaState, _task: GaiaStep, run: GaiaRun): void {
  const seats = state.order.length;
  if (state.turn < 0)
    run.emit?.({ do: 'phase', seat: null, what: 'actions', amount: state.round, source: 'round' });
  if (state.passed.length === seats) {
    run.push({ do: 'round.end' });
    return;
  }
  do state.turn = (state.turn + 1) % seats;
  while (state.passed.includes(state.order[state.turn] ?? 0));
  run.push({ do: 'turn.next' });
  const seat = state.order[state.turn] ?? 0;
  run.push(isAutoma(state, seat) ? { do: 'automa.turn' } : { do: 'turn.start', seat });
}

export function startStep(state: GaiaState, { seat }: StepNamed<'turn.start'>, run: GaiaRun): void {
  run.push({ do: 'turn.action', seat, federation: canFederate(state, seat) });
}

export function afterStep(state: GaiaState, { seat }: StepNamed<'turn.after'>, run: GaiaRun): void {
  if (hasFreeAction(playerAt(state, seat))) run.push({ do: 'turn.free', seat });
}

export function endStep(state: GaiaState, { seat }: StepNamed<'turn.end'>, run: GaiaRun): void {
  pushOffers(state, run, seat);
}

type ResearchPick = {
  readonly do: 'research';
  readonly area: Area;
};
type FederationPick = {
  readonly do: 'federation';
};
type PassPick = {
  readonly do: 'pass';
  /** None is taken in the last round. */
  readonly booster: BoosterId | null;
};
export type ActionPick =
  | FreePick
  | Placing
  | Upgrade
  | ResearchPick
  | FederationPick
  | BoardPick
  | SpecialPick
  | PassPick;

const FEDERATION: FederationPick = { do: 'federation' };
const PASS_LAST: PassPick = { do: 'pass', booster: null };
/** Options are made once: they are listed at every turn. */
const passPicks: ReadonlyMap<BoosterId | undefined, PassPick> = new Map(
  boosters.map(({ id }) => [id, { do: 'pass', booster: id }]),
);
const researchPicks: readonly ResearchPick[] = researchAreas.map((area) => ({ do: 'research', area }));

function addPasses(state: GaiaState, options: ActionPick[]): void {
  if (state.round === ROUNDS) options.push(PASS_LAST);
  else
    for (let i = 0; i < state.boosters.length; i++) {
      const pick = passPicks.get(state.boosters[i]);
      if (pick !== undefined) options.push(pick);
    }
}

/** Everything that a seat can do as its turn begins: main actions, free actions, passing. What it cannot: `unavailable.ts`. */
function optionsFor(state: GaiaState, { seat, federation }: AskNamed<'turn.action'>): ActionPick[] {
  const options: ActionPick[] = [];
  for (const at of mineSites(state, seat, NOTHING_FREE)) options.push(pickAt('mine', at));
  for (const at of accessibleProjects(state, seat, 0)) options.push(pickAt('project', at));
  for (const pick of upgradesOf(state, seat)) options.push(pick);
  if (federation) options.push(FEDERATION);
  if (canResearch(state, seat))
    for (const area of openAreas(state, seat, 'any')) {
      const pick = researchPicks[area];
      if (pick !== undefined) options.push(pick);
    }
  addBoardActions(state, seat, options);
  addSpecials(state, seat, options);
  addFreeActions(playerAt(state, seat), options);
  addPasses(state, options);
  return options;
}

export const actionQuestion: OneOf<GaiaState, AskNamed<'turn.action'>, ActionPick> = {
  shape: 'one-of',
  text: () => say('gaia.question.turn.action'),
  options: optionsFor,
  describe: (state, { seat }, pick) => factsOf(state, seat, pick),
  answer: (state, { seat }, pick, run: GaiaRun) => {
    if (pick.do === 'free') run.push({ do: 'turn.start', seat });
    else run.push({ do: 'turn.end', seat });
    if (pick.do !== 'pass' && pick.do !== 'free') run.push({ do: 'turn.after', seat });
    takeAction(state, run, seat, pick);
  },
};

/** Takes an action, without what follows it in the turn. */
export function takeAction(state: GaiaState, run: GaiaRun, seat: Seat, pick: ActionPick): void {
  switch (pick.do) {
    case 'free':
      takeFreeAction(state, run, seat, pick);
      break;
    case 'mine':
      buildMine(state, run, seat, pick.at, NOTHING_FREE);
      break;
    case 'project':
      startProject(state, run, seat, pick.at, 0);
      break;
    case 'upgrade':
      upgrade(state, run, seat, pick);
      break;
    case 'federation':
      run.push({ do: 'federation.form', seat });
      break;
    case 'research':
      payForResearch(state, run, seat);
      advance(state, run, seat, researchAreas.indexOf(pick.area));
      break;
    case 'board':
      takeBoardAction(state, run, seat, pick);
      break;
    case 'special':
      takeSpecial(state, run, seat, pick);
      break;
    case 'pass':
      pass(state, run, seat, pick.booster);
      break;
  }
}

function factsOf(state: GaiaState, seat: Seat, pick: ActionPick): Facts {
  switch (pick.do) {
    case 'free':
      return freeFacts(pick);
    case 'mine':
      return mineFacts(state, seat, pick.at, NOTHING_FREE);
    case 'project':
      return projectFacts(state, seat, pick.at, 0);
    case 'upgrade':
      return upgradeFacts(state, seat, pick);
    case 'federation':
      return { text: say('gaia.option.federation') };
    case 'research': {
      const facts = areaFacts(state, seat, researchAreas.indexOf(pick.area));
      return { ...facts, target: { area: areaId(researchAreas.indexOf(pick.area)) }, cost: { knowledge: 4 } };
    }
    case 'board':
      return boardFacts(pick);
    case 'special':
      return specialFacts(playerAt(state, seat), pick);
    case 'pass':
      return pick.booster === null
        ? { text: say('gaia.option.passLast') }
        : {
            text: say('gaia.option.pass', { booster: boosterText(pick.booster) }),
            target: { booster: pick.booster },
            gain: gainsOf(boosterRow(pick.booster).income),
          };
  }
}

/** Scores the booster that goes back and the tiles that score on passing; takes another booster. */
function pass(state: GaiaState, run: GaiaRun, seat: Seat, booster: BoosterId | null): void {
  const player = playerAt(state, seat);
  run.emit?.({ do: 'pass', seat, what: booster ?? 'none', amount: state.passed.length + 1, source: 'pass' });
  const old = player.booster;
  if (old !== null) {
    const { pass: scored } = boosterRow(old);
    if (scored !== undefined)
      score(state, run, seat, scored.vp * count(state, seat, scored.per), 'boosters', old);
    state.boosters.push(old);
    player.used = player.used.filter((used) => used !== old);
  }
  for (const id of player.advanced) {
    const { pass: scored } = tileRow(id);
    if (scored !== undefined)
      score(state, run, seat, scored.vp * count(state, seat, scored.per), 'advanced-tiles', id);
  }
  if (booster !== null) state.boosters.splice(state.boosters.indexOf(booster), 1);
  player.booster = booster;
  state.passed.push(seat);
}
