import type { PowerOf } from './types.ts';

/** What the two consume cards add. The double counts for VP of goods, not for cards discarded from the hand. */
type ConsumeBonus = { readonly do: 'sellGood' } | { readonly do: 'doubleVp' };

type Bonuses = {
  readonly [P in 'explore' | 'develop' | 'settle' | 'produce']: {
    readonly phase: P;
    readonly bonus: PowerOf[P];
  };
};

/** A bonus works like a power of its phase that its chooser has for one round, except in consume. */
type ActionRow = (Bonuses[keyof Bonuses] | { readonly phase: 'consume'; readonly bonus: ConsumeBonus }) & {
  readonly id: string;
  /** A second card of the same action, for the two-player game with nine action cards. */
  readonly secondOf?: string;
};

/**
 * The action cards of a player. The first seven are used in every game; the last two only by experienced
 * players in a game of two. Rulebook chapters: how to play, two-player game.
 */
export const actionCards = [
  { id: 'explore-5', phase: 'explore', bonus: { do: 'explore', draw: 5, keep: 0 } },
  { id: 'explore-1-1', phase: 'explore', bonus: { do: 'explore', draw: 1, keep: 1 } },
  { id: 'develop', phase: 'develop', bonus: { do: 'discount', amount: 1 } },
  { id: 'settle', phase: 'settle', bonus: { do: 'drawAfter', cards: 1 } },
  { id: 'consume-trade', phase: 'consume', bonus: { do: 'sellGood' } },
  { id: 'consume-x2', phase: 'consume', bonus: { do: 'doubleVp' } },
  { id: 'produce', phase: 'produce', bonus: { do: 'produceOnWindfall' } },
  { id: 'develop-2', phase: 'develop', bonus: { do: 'discount', amount: 1 }, secondOf: 'develop' },
  { id: 'settle-2', phase: 'settle', bonus: { do: 'drawAfter', cards: 1 }, secondOf: 'settle' },
] as const satisfies readonly ActionRow[];

export type ActionId = (typeof actionCards)[number]['id'];

/** An action card as the rules read it. */
export type ActionCard = ActionRow & { readonly id: ActionId; readonly secondOf?: ActionId };

const byId: ReadonlyMap<ActionId, ActionCard> = new Map(actionCards.map((card) => [card.id, card]));

export function actionCard(id: ActionId): ActionCard {
  const card = byId.get(id);
  if (card === undefined) throw new RangeError(`no action card ${id}`);
  return card;
}

/** How many of the action cards are in every game; the others come on top. */
export const basicActionCount = 7;

/** The action of the explore phase before any bonus or power. Rulebook chapter: I Explore. */
export const exploreAction = { draw: 2, keep: 1 } as const;
