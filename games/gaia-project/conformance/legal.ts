/** What could be done at the start of a turn, in the form of recordings. */
import { type Answer, type Comparison, canonical } from '@orrery/kernel';
import { structures } from '../src/data/structures.ts';
import { projectCost, projectQic } from '../src/rules/gaia-project.ts';
import { mineCost, NOTHING_FREE } from '../src/rules/mine.ts';
import type { ActionPick } from '../src/rules/turn.ts';
import { upgradeCredits } from '../src/rules/upgrade.ts';
import { boardIn, factionOf, type GaiaState, playerAt } from '../src/state.ts';
import { boardActions, specialTheirs, structureTheirs, underscored } from './names.ts';
import { type Line, line, list } from './recording.ts';

type Row = readonly (number | string)[];

/** Rows in one order, whoever lists them. */
const inOrder = (rows: readonly unknown[]): unknown[] =>
  rows
    .map((row) => ({ row, key: canonical(row) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);

/** The lists that are complete in recordings, sorted. */
const sortedLegal = (legal: Line): Line => ({
  mines: inOrder(list(legal.mines)),
  gaia_projects: inOrder(list(legal.gaia_projects)),
  upgrades: inOrder(list(legal.upgrades)),
  research: inOrder(list(legal.research)),
});

function legalOf(state: GaiaState, seat: number, picks: readonly ActionPick[]): Line {
  const board = boardIn(state);
  const player = playerAt(state, seat);
  const at = (hex: number): [number, number] => [board.q[hex] ?? 0, board.r[hex] ?? 0];
  const mines: Row[] = [];
  const projects: Row[] = [];
  const upgrades: Row[] = [];
  const research: string[] = [];
  const actions: string[] = [];
  const specials: string[] = [];
  let federation = false;
  for (const pick of picks) {
    if (pick.do === 'mine') {
      const cost = mineCost(state, seat, pick.at, NOTHING_FREE);
      mines.push([...at(pick.at), cost?.credits ?? 0, cost?.ore ?? 0, cost?.qic ?? 0]);
    }
    if (pick.do === 'project')
      projects.push([...at(pick.at), projectCost(player) ?? 0, projectQic(state, seat, pick.at, 0)]);
    if (pick.do === 'upgrade')
      upgrades.push([
        ...at(pick.at),
        structureTheirs(pick.to),
        upgradeCredits(state, seat, pick),
        structures[pick.to]?.ore ?? 0,
      ]);
    if (pick.do === 'research') research.push(underscored(pick.area));
    if (pick.do === 'board') actions.push(boardActions.theirs(pick.action));
    if (pick.do === 'special') specials.push(specialTheirs(pick.action, factionOf(player)));
    if (pick.do === 'federation') federation = true;
  }
  return {
    mines,
    gaia_projects: projects,
    upgrades,
    research,
    board_actions: actions,
    specials,
    federation,
  };
}

const isActionPick = (pick: unknown): pick is ActionPick => typeof line(pick).do === 'string';

/** Compares what the engine offers at the start of a turn with what the recording lists. */
export function compareLegal(
  comparison: Comparison,
  state: GaiaState,
  seat: number,
  answers: readonly Answer[],
  legal: Line,
): void {
  const picks: ActionPick[] = [];
  for (const answer of answers) if ('pick' in answer && isActionPick(answer.pick)) picks.push(answer.pick);
  const ours = legalOf(state, seat, picks);
  comparison.expect('legal', sortedLegal(legal), sortedLegal(ours));
  for (const name of ['board_actions', 'specials'])
    comparison.expect(
      `legal/${name}`,
      [],
      list(legal[name]).filter((each) => !list(ours[name]).includes(each)),
    );
  if (legal.federation === true) comparison.expect('legal/federation', true, ours.federation);
}
