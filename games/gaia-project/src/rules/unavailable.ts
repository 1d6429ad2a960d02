/** What a turn does not offer now, and why. For clients that show it greyed; off the path of search. */
import { type Message, type Seat, same, type Unavailable } from '@orrery/kernel';
import { boardActionRow, boardActions, freeActions, freeRow } from '../data/actions.ts';
import { RESEARCH_COST, TOP_LEVEL } from '../data/research.ts';
import { structures } from '../data/structures.ts';
import { NAVIGATION, researchAreas, TRANSDIM } from '../data/types.ts';
import {
  type AskNamed,
  abilitiesOf,
  boardIn,
  factionOf,
  type GaiaState,
  NOBODY,
  type Player,
  playerAt,
} from '../state.ts';
import { listText, missingText } from '../wording/components.ts';
import { say } from '../wording/say.ts';
import { projectCost, projectQic } from './gaia-project.ts';
import { closedSites } from './mine.ts';
import { canSpend, tokensOf } from './power.ts';
import { canAdvance } from './research.ts';
import { specialsOf } from './special.ts';
import { type ActionPick, actionQuestion } from './turn.ts';
import { upgradeCredits } from './upgrade.ts';

type Asked = AskNamed<'turn.action'>;
type Named<K extends ActionPick['do']> = Extract<ActionPick, { do: K }>;

/** What of a price a player does not have; undefined where nothing is missing. */
function lack(player: Player, price: Readonly<Record<string, number>>): Message | undefined {
  const missing = Object.entries(price).flatMap(([what, amount]) => {
    const own: unknown = Reflect.get(player, what);
    const short = amount - (typeof own === 'number' ? own : amount);
    return short > 0 ? missingText(what, short) : [];
  });
  return missing.length === 0 ? undefined : say('gaia.unavailable.lack', { missing: listText(missing) });
}

const lackOfPower = (player: Player, power: number): Message =>
  say('gaia.unavailable.power', { power, tokens: player.three });

function whyNoUpgrade(state: GaiaState, seat: Seat, pick: Named<'upgrade'>): Message {
  const player = playerAt(state, seat);
  const row = structures[pick.to];
  if ((player.counts[pick.to] ?? 0) >= (row?.supply ?? 0)) return say('gaia.unavailable.noStructure');
  const price = { ore: row?.ore ?? 0, credits: upgradeCredits(state, seat, pick) };
  return lack(player, price) ?? say('gaia.unavailable.now');
}

function whyNoProject(state: GaiaState, seat: Seat, at: number): Message {
  const player = playerAt(state, seat);
  const cost = projectCost(player);
  if (cost === undefined) return say('gaia.unavailable.noLevel');
  if (player.gaiaformers === 0) return say('gaia.unavailable.noFormer');
  const tokens = tokensOf(player);
  if (tokens < cost) return say('gaia.unavailable.tokens', { cost, tokens });
  return lack(player, { qic: projectQic(state, seat, at, 0) }) ?? say('gaia.unavailable.now');
}

function whyNoResearch(state: GaiaState, seat: Seat, area: number): Message {
  const player = playerAt(state, seat);
  const level = player.research[area] ?? 0;
  if (level >= TOP_LEVEL) return say('gaia.unavailable.topLevel');
  if (area === NAVIGATION && !abilitiesOf(player).mayNavigate) return say('gaia.ability.mayNotNavigate');
  if (!canAdvance(state, seat, area))
    return say(player.green > 0 ? 'gaia.unavailable.occupied' : 'gaia.unavailable.noGreen');
  return lack(player, { knowledge: RESEARCH_COST }) ?? say('gaia.unavailable.now');
}

function whyNoBoardAction(state: GaiaState, seat: Seat, { action }: Named<'board'>): Message {
  const player = playerAt(state, seat);
  const { power, qic = 0, steps, special } = boardActionRow(action);
  if (state.usedActions.includes(action)) return say('gaia.unavailable.taken');
  if (power !== undefined && !canSpend(player, power)) return lackOfPower(player, power);
  const missing = lack(player, { qic });
  if (missing !== undefined) return missing;
  if (steps !== undefined) return say('gaia.unavailable.noPlace');
  return say(special === 'rescore' ? 'gaia.unavailable.noToken' : 'gaia.unavailable.now');
}

function whyNoFree(state: GaiaState, seat: Seat, { action }: Named<'free'>): Message {
  const player = playerAt(state, seat);
  if (action === 'sacrifice') return say('gaia.unavailable.sacrifice');
  const { pay } = freeRow(action);
  if (pay.power !== undefined) return lackOfPower(player, pay.power);
  return lack(player, { ...pay }) ?? say('gaia.unavailable.now');
}

function whyNot(state: GaiaState, seat: Seat, pick: ActionPick): Message {
  switch (pick.do) {
    case 'upgrade':
      return whyNoUpgrade(state, seat, pick);
    case 'project':
      return whyNoProject(state, seat, pick.at);
    case 'federation':
      return say('gaia.unavailable.federation');
    case 'research':
      return whyNoResearch(state, seat, researchAreas.indexOf(pick.area));
    case 'board':
      return whyNoBoardAction(state, seat, pick);
    case 'special':
      return playerAt(state, seat).used.includes(pick.action)
        ? say('gaia.unavailable.used')
        : say('gaia.unavailable.noPlace');
    case 'free':
      return whyNoFree(state, seat, pick);
    default:
      return say('gaia.unavailable.now');
  }
}

/** Everything that a turn could offer this seat at another time, mines apart. */
function candidates(state: GaiaState, seat: Seat): ActionPick[] {
  const board = boardIn(state);
  const player = playerAt(state, seat);
  const { paths } = factionOf(player);
  const onPlanets = board.planets.flatMap((at, planet): ActionPick[] => {
    if (state.planets[planet] === TRANSDIM && state.formers[planet] === NOBODY)
      return [{ do: 'project', at }];
    if (state.owners[planet] !== seat) return [];
    return (paths[state.structures[planet] ?? 0] ?? []).map((to) => ({ do: 'upgrade', at, to }));
  });
  return [
    ...onPlanets,
    { do: 'federation' },
    ...researchAreas.map((area): ActionPick => ({ do: 'research', area })),
    ...boardActions.map(({ id }): ActionPick => ({ do: 'board', action: id })),
    ...specialsOf(player).map((action): ActionPick => ({ do: 'special', action })),
    { do: 'free', action: 'sacrifice' },
    ...freeActions.map(({ id }): ActionPick => ({ do: 'free', action: id })),
  ];
}

export function closedActions(state: GaiaState, ask: Asked): Unavailable[] {
  const { seat } = ask;
  const open = actionQuestion.options(state, ask);
  const closed = candidates(state, seat).filter((pick) => !open.some((each) => same(each, pick)));
  return [
    ...closedSites(state, seat),
    ...closed.map((pick) => ({
      value: pick,
      ...actionQuestion.describe(state, ask, pick),
      reason: whyNot(state, seat, pick),
    })),
  ];
}
