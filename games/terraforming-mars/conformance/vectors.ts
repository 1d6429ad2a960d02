/** Single positions, each with what an independent engine made of it. */
import { Comparison, Stop, type Verdict } from '@orrery/kernel';
import { awards, milestones } from '../src/data/board.ts';
import { deckOf, faceOf } from '../src/data/cards.ts';
import type { Where } from '../src/data/types.ts';
import { legalAreas } from '../src/rules/areas.ts';
import { awardValue, canClaim, canClaimSome, milestoneValue } from '../src/rules/goals.ts';
import { costOf, obstacles } from '../src/rules/play.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import { termsOf } from '../src/rules/terms.ts';
import { turnOptions } from '../src/rules/turn.ts';
import { type MarsState, playerAt } from '../src/state.ts';
import { checkSetup } from './corporations.ts';
import { positionOf } from './position.ts';
import { priceNow } from './price.ts';
import {
  card,
  cardName,
  type Line,
  line,
  list,
  number,
  sortedNames,
  spaceNames,
  text,
  texts,
} from './recording.ts';
import { engine, play } from './replay.ts';
import { scoreLine } from './score.ts';
import { Script } from './script.ts';
import { delta, recordedDelta } from './snapshot.ts';

type Check = (vector: Line, comparison: Comparison) => void;

const turnOf = (seat: number) => ({ do: 'turn.action', seat, nth: 1 }) as const;

/** Something is done, and these are the differences. */
const event: Check = (vector, comparison) => {
  const done = line(vector.event);
  const seat = number(done.who);
  const ends = done.do === 'end-generation';
  const state = positionOf(
    line(vector.given),
    vector.deckTop,
    ends ? { do: 'production.phase' } : turnOf(seat),
  );
  const before = engine.clone(state);
  if (!ends) comparePrice(comparison, done, state, seat);
  const script = new Script(done, list(vector.choices));
  engine.advance(state);
  play(engine, state, script, comparison, ({ ask }, answers) =>
    ends ? ask.do === 'research.buy' : ask.do === 'turn.action' && answers > 0,
  );
  comparison.expect('delta', recordedDelta(line(vector.delta)), withoutUsed(delta(before, state), ends));
};

/** That markers come off at the end of a generation is not listed. */
function withoutUsed(changes: Line, ends: boolean): Line {
  if (!ends) return changes;
  const players = Object.entries(line(changes.players)).map(([seat, entry]) => {
    const { used: _, ...rest } = line(entry);
    return [seat, rest];
  });
  return { ...changes, players: Object.fromEntries(players) };
}

function comparePrice(comparison: Comparison, done: Line, state: MarsState, seat: number): void {
  if (done.cost !== undefined) comparison.expect('cost', done.cost, priceNow(state, seat, done));
}

/** Something cannot be done. */
const refused: Check = (vector, comparison) => {
  const done = line(vector.event);
  const seat = number(done.who);
  const state = positionOf(line(vector.given), vector.deckTop, turnOf(seat));
  const options = turnOptions(state, seat, 1);
  if (done.do === 'play-card') {
    const id = card(done.card);
    comparison.expect('playable', false, obstacles(state, seat, id).length === 0);
    // Where only one card could be copied the recordings give the printed cost.
    if (!text(vector.situation).startsWith('copy:'))
      comparison.expect('cost', vector.cost, costOf(playerAt(state, seat), faceOf(id)));
    // Recordings may call one obstacle by two names: heat that is missing for an effect is also missing money.
    const because = texts(vector.because);
    const why = obstacles(state, seat, id);
    if (!why.some((reason) => because.includes(reason))) comparison.fail('because', because, why);
  } else if (done.do === 'card-action') {
    const id = card(done.card);
    comparison.expect(
      'usable',
      false,
      options.some((option) => option.do === 'use' && option.card === id),
    );
  } else {
    const [answer] = options.filter((option) => matches(option, done));
    comparison.expect('usable', undefined, answer);
  }
};

type Options = ReturnType<typeof turnOptions>;

function matches(option: Options[number], done: Line): boolean {
  switch (option.do) {
    case 'milestone':
      return done.do === 'claim-milestone' && milestones[option.milestone]?.id === done.milestone;
    case 'award':
      return done.do === 'fund-award' && awards[option.award]?.id === done.award;
    case 'project':
      return done.do === 'standard-project' && option.project === done.project;
    case 'plants':
      return done.do === 'convert-plants';
    case 'heat':
      return done.do === 'convert-heat';
    case 'sell':
      return done.do === 'sell-patents';
    default:
      return false;
  }
}

const milestone: Check = (vector, comparison) => {
  const state = positionOf(line(vector.given), undefined, turnOf(0));
  const values = milestones.map(({ id, need }) => [
    id,
    state.players.map((_, seat) => milestoneValue(state, seat, need)),
  ]);
  comparison.expect('values', vector.values, Object.fromEntries(values));
  const claimable = milestones.flatMap(({ id }, i) =>
    canClaimSome(state, playerAt(state, 0), termsOf(playerAt(state, 0))) && canClaim(state, 0, i) ? [id] : [],
  );
  comparison.expect('claimable', texts(vector.claimable).sort(), claimable.sort());
  if (vector.usable === false) refused(vector, comparison);
  else event(vector, comparison);
};

const rules: readonly (readonly [string, Where])[] = [
  ['ocean', 'ocean'],
  ['city', 'city'],
  ['greenery', 'greenery'],
  ['land', 'land'],
  ['isolated', 'isolated'],
  ['volcanic', 'volcanic'],
];

const spaces: Check = (vector, comparison) => {
  const state = positionOf(line(vector.given), undefined, turnOf(0));
  list(vector.bySeat).forEach((entry, seat) => {
    const recorded = line(entry);
    for (const [name, where] of rules)
      if (recorded[name] !== undefined)
        comparison.expect(
          `bySeat/${seat}/${name}`,
          recorded[name],
          spaceNames(legalAreas(state, seat, where)),
        );
    for (const name of Object.keys(recorded))
      if (!rules.some(([known]) => known === name))
        comparison.fail(`bySeat/${seat}/${name}`, 'known', 'unknown');
  });
};

const playability: Check = (vector, comparison) => {
  const state = positionOf(line(vector.given), undefined, turnOf(0));
  const inPlay = new Set(state.players.flatMap(({ played }) => played));
  const considered = deckOf(true).filter((id) => !inPlay.has(id));
  const disputed = new Set(texts(vector.disputed));
  const playable = considered.filter(
    (id) => obstacles(state, 0, id).length === 0 && !disputed.has(cardName(id)),
  );
  const recorded = texts(vector.playable).filter((name) => !disputed.has(name));
  comparison.expect('playable', recorded.sort(), sortedNames(playable));
  const differing = considered.flatMap((id): [string, number][] => {
    const cost = costOf(playerAt(state, 0), faceOf(id));
    return cost === faceOf(id).cost ? [] : [[cardName(id), cost]];
  });
  comparison.expect('costDiffersFromPrinted', vector.costDiffersFromPrinted, Object.fromEntries(differing));
};

const scoring: Check = (vector, comparison) => {
  const state = positionOf(line(vector.given), undefined, turnOf(0));
  const values = awards.map(({ id }, award) => [
    id,
    state.players.map((_, seat) => awardValue(state, seat, award)),
  ]);
  comparison.expect('awardValues', vector.awardValues, Object.fromEntries(values));
  comparison.expect(
    'score',
    vector.score,
    state.players.map((_, seat) => scoreLine(state, seat, scoreOf(state, seat))),
  );
};

/** A vector is told by a field that only its topic has. */
const topics: readonly (readonly [field: string, check: Check])[] = [
  ['setup', checkSetup],
  ['score', scoring],
  ['considered', playability],
  ['bySeat', spaces],
  ['values', milestone],
  ['delta', event],
  ['event', refused],
];

const topicOf = (vector: Line): Check | undefined =>
  topics.find(([field]) => Object.hasOwn(vector, field))?.[1];

export function checkVector(vector: Line): Verdict {
  const comparison = new Comparison();
  const name = text(vector.id);
  if (vector.disputed === true) return { name, moves: 0, differences: [], skipped: 'disputed' };
  comparison.move = 1;
  comparison.follow('vector', () => {
    const check = topicOf(vector);
    if (check === undefined) throw new Stop('no known kind of vector');
    check(vector, comparison);
  });
  return { name, moves: 1, differences: comparison.differences };
}
