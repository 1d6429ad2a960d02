/** What a turn does not offer now, and why. For clients that show it greyed; off the path of search. */
import { type Message, type Seat, same, type Unavailable } from '@orrery/kernel';
import {
  awards,
  HEAT_FOR_TEMPERATURE,
  MILESTONES_TO_CLAIM,
  milestones,
  standardProjects,
} from '../data/board.ts';
import { type CardId, faceOf } from '../data/cards.ts';
import { isSolo, type MarsState, playerAt } from '../state.ts';
import type { AskNamed } from '../tasks.ts';
import { requirementText } from '../wording/cards.ts';
import { costText, effectText } from '../wording/effects.ts';
import { joined } from '../wording/phrases.ts';
import { say } from '../wording/say.ts';
import { actionOf, isIdle } from './actions.ts';
import { blockedEffects } from './feasibility.ts';
import { awardCost, canClaim, milestoneValue } from './goals.ts';
import { isMet, obstacles } from './play.ts';
import { hasRoom, projectOf } from './projects.ts';
import { stockOf } from './stock.ts';
import { termsOf } from './terms.ts';
import { actionQuestion, type TurnOption } from './turn.ts';

type Asked = AskNamed<'turn.action'>;

function whyNoCard(state: MarsState, seat: Seat, card: CardId): Message {
  const player = playerAt(state, seat);
  const [obstacle = 'effect'] = obstacles(state, seat, card);
  if (obstacle === 'money') return say('mars.unavailable.money');
  if (obstacle === 'effect')
    return say('mars.unavailable.effect', {
      effect: joined(blockedEffects(state, seat, card).map((effect) => effectText(effect))),
    });
  const terms = termsOf(player);
  const unmet = faceOf(card).needs.filter((need) => !isMet(state, seat, player, terms, need));
  return say('mars.unavailable.requirement', { requirement: joined(unmet.map(requirementText)) });
}

function whyNoAction(state: MarsState, seat: Seat, card: CardId, way: number): Message {
  const player = playerAt(state, seat);
  const action = actionOf(card, way);
  if (player.used.includes(card)) return say('mars.unavailable.used');
  if (action.ifRated === true && !player.rated) return say('mars.unavailable.rated');
  if (isIdle(player, card, action)) return say('mars.unavailable.holder');
  return say('mars.unavailable.cost', { cost: costText(action.cost) });
}

function whyNoMilestone(state: MarsState, seat: Seat, milestone: number): Message {
  const need = milestones[milestone]?.need;
  if (need === undefined || state.milestones.includes(milestone)) return say('mars.unavailable.claimed');
  if (state.milestones.length >= MILESTONES_TO_CLAIM) return say('mars.unavailable.allClaimed');
  if (!canClaim(state, seat, milestone))
    return say('mars.unavailable.goal', { value: milestoneValue(state, seat, need), min: need.min });
  return say('mars.unavailable.money');
}

function whyNoAward(state: MarsState, award: number): Message {
  if (state.awards.includes(award)) return say('mars.unavailable.funded');
  return say(awardCost(state) === undefined ? 'mars.unavailable.allFunded' : 'mars.unavailable.money');
}

function whyNot(state: MarsState, seat: Seat, option: TurnOption): Message {
  const player = playerAt(state, seat);
  if (player.firstAction) return say('mars.unavailable.first');
  switch (option.do) {
    case 'play':
      return whyNoCard(state, seat, option.card);
    case 'use':
      return whyNoAction(state, seat, option.card, option.way);
    case 'project':
      return hasRoom(state, seat, projectOf(option.project))
        ? say('mars.unavailable.money')
        : say('mars.unavailable.noArea');
    case 'milestone':
      return whyNoMilestone(state, seat, option.milestone);
    case 'award':
      return whyNoAward(state, option.award);
    case 'plants': {
      const [have, need] = [stockOf(player, 'plants'), termsOf(player).plants];
      return have < need ? say('mars.unavailable.short', { have, need }) : say('mars.unavailable.noArea');
    }
    case 'heat':
      return say('mars.unavailable.short', { have: stockOf(player, 'heat'), need: HEAT_FOR_TEMPERATURE });
    default:
      return say('mars.unavailable.money');
  }
}

/** Everything that a turn could offer this seat at another time. */
function candidates(state: MarsState, seat: Seat): TurnOption[] {
  const { hand, doing } = playerAt(state, seat);
  return [
    ...hand.map((card): TurnOption => ({ do: 'play', card })),
    ...doing.flatMap((card) => faceOf(card).actions.map((_, way): TurnOption => ({ do: 'use', card, way }))),
    ...standardProjects.map(({ id }): TurnOption => ({ do: 'project', project: id })),
    ...(isSolo(state)
      ? []
      : [
          ...milestones.map((_, milestone): TurnOption => ({ do: 'milestone', milestone })),
          ...awards.map((_, award): TurnOption => ({ do: 'award', award })),
        ]),
    { do: 'plants' },
    { do: 'heat' },
  ];
}

export function closedActions(state: MarsState, ask: Asked): Unavailable[] {
  const open = actionQuestion.options(state, ask);
  return candidates(state, ask.seat)
    .filter((option) => !open.some((each) => same(each, option)))
    .map((option) => ({
      value: { ...option },
      ...actionQuestion.describe(state, ask, option),
      reason: whyNot(state, ask.seat, option),
    }));
}
