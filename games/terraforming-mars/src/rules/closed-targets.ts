/** What cards of others or of one's own a question leaves out, and why. For clients that show it greyed; off the path of search. */
import type { Message, Seat, Unavailable } from '@orrery/kernel';
import { type CardId, faceOf } from '../data/cards.ts';
import type { CubeKind, Resource } from '../data/resources.ts';
import { allPlayed, type MarsState, type Player, playerAt } from '../state.ts';
import type { AskNamed, Victim } from '../tasks.ts';
import { effectsText } from '../wording/effects.ts';
import { cardFacts, cardTitle } from '../wording/facts.ts';
import { say } from '../wording/say.ts';
import { cubeKindTaken } from './actions.ts';
import { blockedInBox, canProduceBox, isRepeatable } from './production.ts';
import { cubeCards, isLocked, removeQuestion } from './removal.ts';
import { stockOf } from './stock.ts';

/** The card of the owner that keeps opponents away from these. */
const protector = (player: Player, of: Resource | CubeKind): CardId | undefined =>
  player.lasting.find((card) =>
    faceOf(card).modifiers.some((modifier) => modifier.modifies === 'protection' && modifier.of.includes(of)),
  );

function whySafe(state: MarsState, seat: Seat, owner: Seat, of: Resource | CubeKind): Message | undefined {
  const card = owner === seat ? undefined : protector(playerAt(state, owner), of);
  return card === undefined ? undefined : say('mars.unavailable.protected', { card: cardTitle(card) });
}

const has = (player: Player, victim: Victim): boolean =>
  'of' in victim ? stockOf(player, victim.of) > 0 : cubeCards(player, victim.cubes).length > 0;

/** Players who have what could be taken, and keep it because a card protects it. */
export function closedVictims(state: MarsState, ask: AskNamed<'resources.remove'>): Unavailable[] {
  return ask.effect.any.flatMap((prey) =>
    state.players.flatMap((player, owner): Unavailable[] => {
      const victim: Victim = 'of' in prey ? { seat: owner, of: prey.of } : { seat: owner, cubes: prey.cubes };
      const reason = whySafe(state, ask.seat, owner, 'of' in prey ? prey.of : prey.cubes);
      if (reason === undefined || !has(player, victim)) return [];
      return [{ value: { ...victim }, ...removeQuestion.describe(state, ask, victim), reason }];
    }),
  );
}

/** Cards whose cubes nobody may take, or whose owner is protected. */
export function closedCubes(state: MarsState, ask: AskNamed<'cubes.take'>): Unavailable[] {
  const kind = cubeKindTaken(ask);
  return state.players.flatMap((player, owner) =>
    cubeCards(player, kind).flatMap((card): Unavailable[] => {
      const locked = isLocked(card) ? say('mars.unavailable.locked') : undefined;
      const reason = locked ?? whySafe(state, ask.seat, owner, kind);
      return reason === undefined ? [] : [{ value: card, ...cardFacts(card), reason }];
    }),
  );
}

/** Cards with the icon whose production box cannot be repeated now. */
export function closedBoxes(state: MarsState, ask: AskNamed<'production.copy'>): Unavailable[] {
  const player = playerAt(state, ask.seat);
  return allPlayed(player)
    .filter((card) => isRepeatable(card, ask.effect) && !canProduceBox(state, ask.seat, player, card))
    .map((card) => ({
      value: card,
      ...cardFacts(card),
      reason: say('mars.unavailable.effect', {
        effect: effectsText(blockedInBox(state, ask.seat, player, card)),
      }),
    }));
}
