/** What a turn does not offer now, and why. For clients that show it greyed; off the path of search. */
import type { Message, Unavailable } from '@orrery/kernel';
import { boardActions, freeActions } from '../data/actions.ts';
import { researchAreas, TRANSDIM } from '../data/types.ts';
import { type AskNamed, boardIn, factionOf, type GaiaState, hexOf, NOBODY, playerAt } from '../state.ts';
import { costText, listText, missingText } from '../wording/components.ts';
import { say } from '../wording/say.ts';
import { mineCost, NOTHING_FREE, pickAt } from './mine.ts';
import { type Obstacle, obstacleTo } from './obstacles.ts';
import { specialsOf } from './special.ts';
import { type ActionPick, actionQuestion } from './turn.ts';

type Asked = AskNamed<'turn.action'>;

/** A mine says its whole price, everything else what is missing of it. */
function shortText(kind: ActionPick['do'], { price, missing }: Extract<Obstacle, { why: 'short' }>): Message {
  if (kind === 'mine') return say('gaia.unavailable.cost', { cost: costText(price) });
  const all = Object.entries(missing).flatMap(([what, amount]) => missingText(what, amount));
  return say('gaia.unavailable.lack', { missing: listText(all) });
}

function reasonText(kind: ActionPick['do'], obstacle: Obstacle): Message {
  switch (obstacle.why) {
    case 'short':
      return shortText(kind, obstacle);
    case 'too-far':
      return say('gaia.unavailable.range', {
        distance: obstacle.distance,
        range: obstacle.range,
        qic: obstacle.qic,
      });
    case 'power':
      return say('gaia.unavailable.power', { power: obstacle.need, tokens: obstacle.have });
    case 'tokens':
      return say('gaia.unavailable.tokens', { cost: obstacle.need, tokens: obstacle.have });
    case 'no-piece':
      return say(kind === 'mine' ? 'gaia.unavailable.noPiece' : 'gaia.unavailable.noStructure');
    case 'no-level':
      return say('gaia.unavailable.noLevel');
    case 'no-gaiaformer':
      return say('gaia.unavailable.noFormer');
    case 'top-level':
      return say('gaia.unavailable.topLevel');
    case 'may-not-navigate':
      return say('gaia.ability.mayNotNavigate');
    case 'level-occupied':
      return say('gaia.unavailable.occupied');
    case 'no-green-token':
      return say('gaia.unavailable.noGreen');
    case 'taken':
      return say('gaia.unavailable.taken');
    case 'used':
      return say('gaia.unavailable.used');
    case 'no-place':
      return say('gaia.unavailable.noPlace');
    case 'no-token':
      return say('gaia.unavailable.noToken');
    case 'no-federation':
      return say('gaia.unavailable.federation');
    case 'no-sacrifice':
      return say('gaia.unavailable.sacrifice');
    default:
      return say('gaia.unavailable.now');
  }
}

/** Everything that a turn could offer this seat at another time. */
function candidates(state: GaiaState, { seat, federation }: Asked): ActionPick[] {
  const board = boardIn(state);
  const player = playerAt(state, seat);
  const { paths } = factionOf(player);
  const mines = state.owners.flatMap((_, planet): ActionPick[] => {
    const at = hexOf(state, board, planet);
    return mineCost(state, seat, at, NOTHING_FREE) === undefined ? [] : [pickAt('mine', at)];
  });
  const onPlanets = board.planets.flatMap((at, planet): ActionPick[] => {
    if (state.planets[planet] === TRANSDIM && state.formers[planet] === NOBODY)
      return [pickAt('project', at)];
    if (state.owners[planet] !== seat) return [];
    return (paths[state.structures[planet] ?? 0] ?? []).map((to) => ({ do: 'upgrade', at, to }));
  });
  return [
    ...mines,
    ...onPlanets,
    ...(federation ? [] : [{ do: 'federation' } as const]),
    ...researchAreas.map((area): ActionPick => ({ do: 'research', area })),
    ...boardActions.map(({ id }): ActionPick => ({ do: 'board', action: id })),
    ...specialsOf(player).map((action): ActionPick => ({ do: 'special', action })),
    { do: 'free', action: 'sacrifice' },
    ...freeActions.map(({ id }): ActionPick => ({ do: 'free', action: id })),
  ];
}

export function closedActions(state: GaiaState, ask: Asked): Unavailable[] {
  return candidates(state, ask).flatMap((pick): Unavailable[] => {
    const obstacle = obstacleTo(state, ask.seat, pick);
    if (obstacle === undefined) return [];
    const facts = actionQuestion.describe(state, ask, pick);
    return [{ value: pick, ...facts, reason: reasonText(pick.do, obstacle) }];
  });
}
