/** Income, charging, the Gaia phase and the score: what advice says results is what the engine comes to. */
import { canonical, oneOfAtRandom, same } from '@orrery/kernel';
import { finalRaces, gaiaPhase, income, type Result, scoreNow } from '../advice/index.ts';
import { gaiaProject } from '../game.ts';
import { gainedAs } from '../rules/resources.ts';
import { cloneState, type GaiaState, playerAt } from '../state.ts';
import { type Checked, expectSame, give, heldBy, positionWith } from './advice-checks.ts';

/** Every result is reached by its answers, and whatever is answered ends in one of the results. */
export function checkResults(
  checked: Checked,
  name: string,
  alone: GaiaState,
  said: readonly Result[],
): void {
  const { seat, rng } = checked;
  const result = oneOfAtRandom(rng, said);
  const along = cloneState(alone);
  if (!give(along, seat, result.answers)) checked.faults.push(`${name}: ${canonical(result)} is refused`);
  expectSame(checked, name, result.left, heldBy(along, seat));
  const anyhow = cloneState(alone);
  for (let open = gaiaProject.first(anyhow); open?.seat === seat; open = gaiaProject.first(anyhow)) {
    if (open.ask.do === 'tech.tile') break;
    gaiaProject.apply(anyhow, seat, gaiaProject.sample(anyhow, open, rng));
  }
  const end = heldBy(anyhow, seat);
  if (!said.some((each) => same(each.left, end)))
    checked.faults.push(`${name}: ${canonical(end)} is no result that advice knows`);
}

export function checkIncome(checked: Checked): void {
  const { state, view, seat } = checked;
  const { total, results } = income(view, seat);
  const alone = positionWith(state, { do: 'income.take', seat });
  checkResults(checked, 'income', alone, results);
  const before = playerAt(state, seat);
  const { qic = 0, ...due } = total;
  const as = gainedAs(before, 'qic');
  const all: Record<string, number> = { ...due, [as]: (as === 'ore' ? (due.ore ?? 0) : 0) + qic };
  for (const { left: after, lost } of results) {
    for (const what of ['credits', 'ore', 'knowledge', 'qic'] as const)
      expectSame(
        checked,
        `income of ${what}`,
        (all[what] ?? 0) - (lost[what] ?? 0),
        after[what] - before[what],
      );
    const charged = after.two + 2 * after.three - before.two - 2 * before.three;
    expectSame(checked, 'income of power', (all.charge ?? 0) - (lost.charge ?? 0), charged);
  }
}

export function checkGaiaPhase(checked: Checked): void {
  const { state, view, seat } = checked;
  const alone = cloneState(state);
  alone.order = [seat];
  alone.built = [];
  checkResults(checked, 'Gaia phase', positionWith(alone, { do: 'gaia.start' }), gaiaPhase(view, seat));
}

export function checkScore(checked: Checked): void {
  const { state, view } = checked;
  const preview = gaiaProject.preview(state, 'spectator');
  for (const { seat, score } of preview?.standings ?? []) {
    expectSame(checked, `the score of seat ${seat}`, scoreNow(view, seat).total, score);
    const races = finalRaces(view).reduce((sum, { seats }) => sum + (seats[seat]?.points ?? 0), 0);
    expectSame(checked, `the races of seat ${seat}`, races, scoreNow(view, seat).finalTiles);
  }
}
