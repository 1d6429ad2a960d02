/** Advice held against the engine: what it says an answer costs or brings is what applying it does. */
import {
  type Ask,
  below,
  canonical,
  isRecord,
  type OpenQuestion,
  oneOfAtRandom,
  type Plain,
  type Rng,
  type Seat,
} from '@orrery/kernel';
import {
  boardActionsFor,
  type Consequences,
  consequencesOf,
  drawnFederation,
  federations,
  freeActionsFor,
  passing,
  researchSteps,
  resultsOf,
  spaces,
  specialActions,
  techTiles,
  upgrades,
  type Way,
} from '../advice/index.ts';
import { changeOf } from '../advice/position.ts';
import { gaiaProject } from '../game.ts';
import { progress } from '../rules/scoring.ts';
import type { ActionPick } from '../rules/turn.ts';
import { type GaiaState, playerAt } from '../state.ts';
import { gainsOf } from '../wording/components.ts';
import { type Checked, expectSame, give, heldBy, picksOf, positionWith, textsOf } from './advice-checks.ts';
import { checkGaiaPhase, checkIncome, checkResults, checkScore } from './advice-power.ts';

// What is open

const isDo = (value: Plain, kind: string): boolean => isRecord(value) && value.do === kind;

function checkOpen(checked: Checked, open: OpenQuestion): void {
  const { state, view, seat } = checked;
  const offered = picksOf(state, open);
  const plain = spaces(view, seat)
    .flatMap(({ ways }) => ways)
    .filter(({ means, kind }) => means.do === 'plain' && kind !== 'station');
  const said: readonly { readonly pick: ActionPick; readonly closed: unknown }[] = [
    ...plain,
    ...upgrades(view, seat),
    ...researchSteps(view, seat),
    ...boardActionsFor(view, seat),
    ...specialActions(view, seat),
    ...freeActionsFor(view, seat),
  ];
  const advised = said.filter(({ closed }) => closed === undefined).map(({ pick }) => pick);
  const others = offered.filter((pick) => !isDo(pick, 'pass') && !isDo(pick, 'federation'));
  expectSame(checked, 'what is open', textsOf(advised), textsOf(others));
  const boosters = passing(view, seat).boosters.map(({ pick }) => pick);
  const passes = offered.filter((pick) => isDo(pick, 'pass'));
  if (boosters.length > 0) expectSame(checked, 'boosters', textsOf(boosters), textsOf(passes));
  const federation = offered.some((pick) => isDo(pick, 'federation'));
  expectSame(checked, 'federation', federations(view, seat).length > 0, federation);
}

/** Whether the engine lets somebody go this way. */
function checkWay(checked: Checked, ask: Ask, way: Way): void {
  const alone = positionWith(checked.state, ask);
  const begun = give(alone, checked.seat, [{ pick: { ...way.pick } }]);
  while (begun && gaiaProject.openFor(alone, checked.seat)?.ask.do === 'power.spend')
    give(alone, checked.seat, [{ pick: 'stone' }]);
  const open = begun && give(alone, checked.seat, way.followUp);
  expectSame(checked, `the way ${canonical(way)}`, way.closed === undefined, open);
}

// What comes of an action

interface Charged {
  readonly seat: Seat;
  readonly value: number;
  readonly power: number;
}

/** Ends the turn, and lists who is asked to charge how much; everybody declines. */
function offersAfter(state: GaiaState, seat: Seat): Charged[] {
  if (gaiaProject.openFor(state, seat)?.ask.do === 'turn.free') give(state, seat, [{ pick: { do: 'end' } }]);
  const charged: Charged[] = [];
  for (
    let open = gaiaProject.first(state);
    open?.ask.do === 'charge.accept';
    open = gaiaProject.first(state)
  ) {
    const question = gaiaProject.question(state, open.seat);
    const options = question?.shape === 'one-of' ? question.options : [];
    const power = Math.max(...options.map(({ gain }) => gain?.charge ?? 0));
    const value = 'value' in open.ask && typeof open.ask.value === 'number' ? open.ask.value : 0;
    charged.push({ seat: open.seat, value, power });
    give(state, open.seat, [{ pick: 'decline' }]);
  }
  return charged;
}

function checkConsequences(checked: Checked, ask: Ask, pick: ActionPick, said: Consequences): void {
  const { state, seat } = checked;
  const name = canonical(pick);
  for (const { answers, left } of said.outcomes) {
    const alone = positionWith(state, ask);
    if (!give(alone, seat, [{ pick: { ...pick } }, ...answers])) checked.faults.push(`${name} is refused`);
    expectSame(checked, `left after ${name}`, left, heldBy(alone, seat));
    const vp = said.scored.reduce((sum, each) => sum + each.vp, 0);
    expectSame(checked, `points of ${name}`, vp, playerAt(alone, seat).vp - playerAt(state, seat).vp);
    const come = said.races.map(({ tile, after }) => [tile, after.progress]);
    const races = alone.finalTiles.map((tile) => [tile, progress(alone, seat, tile)]);
    expectSame(checked, `races after ${name}`, come, races);
    const next = gaiaProject.openFor(alone, seat)?.ask.do;
    if (said.asked !== undefined) expectSame(checked, `asked after ${name}`, said.asked, next);
    else if (pick.do !== 'free') {
      const offers = said.offers.map((offer) => ({
        seat: offer.seat,
        value: offer.value,
        power: offer.power,
      }));
      expectSame(checked, `offers after ${name}`, offers, offersAfter(alone, seat));
    }
  }
}

/** One thing of each kind that is open, with the price that advice names. */
function checkActions(checked: Checked, ask: Ask): void {
  const { view, seat, rng } = checked;
  const ways = spaces(view, seat).flatMap((space) => space.ways);
  if (ways.length > 0) checkWay(checked, ask, oneOfAtRandom(rng, ways));
  const open = ways.filter(({ closed }) => closed === undefined);
  const kinds: readonly (readonly {
    readonly pick: ActionPick;
    readonly price: unknown;
    readonly consequences: Consequences | undefined;
  }[])[] = [
    open.length === 0 ? [] : [withConsequences(checked, oneOfAtRandom(rng, open))],
    upgrades(view, seat),
    researchSteps(view, seat),
    boardActionsFor(view, seat),
    specialActions(view, seat),
    freeActionsFor(view, seat),
  ];
  for (const { uncovers, covers, consequences } of upgrades(view, seat))
    if (consequences !== undefined) {
      const change = changeOf(gainsOf(covers), gainsOf(uncovers));
      expectSame(checked, 'income of an upgrade', change, consequences.income);
    }
  for (const all of kinds) {
    const takeable = all.filter(({ consequences }) => consequences !== undefined);
    if (takeable.length === 0) continue;
    const { pick, price, consequences } = oneOfAtRandom(rng, takeable);
    if (consequences === undefined) continue;
    checkConsequences(checked, ask, pick, consequences);
    if (pick.do !== 'free') expectSame(checked, `price of ${canonical(pick)}`, price, consequences.paid);
  }
}

const withConsequences = ({ view, seat }: Checked, way: Way) => ({
  ...way,
  consequences: consequencesOf(view, seat, way.pick, way.followUp),
});

function checkPassing(checked: Checked, ask: Ask): void {
  const { state, view, seat } = checked;
  const { scored, boosters } = passing(view, seat);
  const alone = positionWith(state, ask);
  const pick: Plain = boosters[0] === undefined ? { do: 'pass', booster: null } : { ...boosters[0].pick };
  if (!give(alone, seat, [{ pick }])) checked.faults.push('passing is refused');
  const vp = scored.reduce((sum, each) => sum + each.vp, 0);
  expectSame(checked, 'points for passing', vp, playerAt(alone, seat).vp - playerAt(state, seat).vp);
}

// Federations

function checkFederations(checked: Checked, ask: Ask): void {
  const { state, view, seat, rng } = checked;
  const proposed = federations(view, seat);
  if (proposed.length === 0) return;
  const said = oneOfAtRandom(rng, proposed);
  const alone = positionWith(state, ask);
  give(alone, seat, [{ pick: { do: 'federation' } }]);
  const drawn = checkDrawn(checked, alone);
  expectSame(checked, 'a drawn federation', drawn.said, drawn.is);
  if (!give(alone, seat, [said.choice])) checked.faults.push(`${canonical(said)} is refused`);
  const question = gaiaProject.question(alone, seat);
  if (question?.shape === 'amounts') give(alone, seat, [{ amounts: question.proposal }]);
  const before = playerAt(state, seat);
  const after = playerAt(alone, seat);
  const paid = {
    qic: before.qic - after.qic,
    tokens: before.one + before.two + before.three - after.one - after.two - after.three,
  };
  expectSame(checked, 'the price of a federation', { qic: 0, tokens: 0, ...said.price }, paid);
  expectSame(
    checked,
    'its satellites',
    said.satellites.length,
    after.satellites.length - before.satellites.length,
  );
  if (said.value < said.need)
    checked.faults.push(`a federation of ${said.value} where ${said.need} is needed`);
}

/** A proposal with one space more or less: advice and engine agree whether it may be formed. */
function checkDrawn({ view, seat, rng }: Checked, forming: GaiaState): { said: boolean; is: boolean } {
  const question = gaiaProject.question(forming, seat);
  if (question?.shape !== 'some-of') return { said: true, is: false };
  const items = question.items.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const [first = []] = question.proposals;
  const other = oneOfAtRandom(rng, items);
  const start = first.flatMap((value) => (typeof value === 'number' ? [value] : []));
  const picks = start.includes(other) ? start.filter((hex) => hex !== other) : [...start, other];
  const refused = gaiaProject.check(forming, seat, { question: question.id, picks });
  return { said: drawnFederation(view, seat, picks).refusal === undefined, is: refused === undefined };
}

/** The tiles that can be taken, and what one of them gives. */
function checkTiles(checked: Checked, open: OpenQuestion): void {
  const { state, view, seat, rng } = checked;
  const takeable = techTiles(view, seat).filter(({ closed }) => closed === undefined);
  const said = takeable.map(({ tile }) => tile);
  expectSame(checked, 'tech tiles', textsOf(said), textsOf(picksOf(state, open)));
  const { tile, consequences } = oneOfAtRandom(rng, takeable);
  for (const { answers, left } of consequences?.outcomes ?? []) {
    const alone = positionWith(state, open.ask);
    if (!give(alone, seat, answers)) checked.faults.push(`the tile ${tile} is refused`);
    expectSame(checked, `left after the tile ${tile}`, left, heldBy(alone, seat));
  }
}

const aboutPower: ReadonlySet<string> = new Set([
  'kernel.bag',
  'power.stone',
  'power.spend',
  'power.sacrifice',
  'charge.accept',
  'gaia.convert',
  'gaia.tile',
]);

/** What is wrong with the advice on a position; nothing when all is well. */
export function adviceFaults(state: GaiaState, rng: Rng): string[] {
  const all = gaiaProject.open(state);
  if (all.length === 0 || state.round === 0) return [];
  const open = oneOfAtRandom(rng, all);
  const { ask, seat } = open;
  const checked: Checked = { state, view: gaiaProject.view(state, seat), seat, rng, faults: [] };
  if (ask.do === 'turn.action') {
    checkOpen(checked, open);
    checkActions(checked, ask);
    checkPassing(checked, ask);
    checkFederations(checked, ask);
  }
  if (ask.do === 'tech.tile') checkTiles(checked, open);
  if (aboutPower.has(ask.do))
    checkResults(checked, ask.do, positionWith(state, ask), resultsOf(checked.view, ask));
  const anybody = { ...checked, seat: state.automa === undefined ? below(rng, state.players.length) : seat };
  checkIncome(anybody);
  checkGaiaPhase(anybody);
  checkScore(checked);
  return checked.faults;
}
