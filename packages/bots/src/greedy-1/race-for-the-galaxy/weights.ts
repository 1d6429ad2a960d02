/**
 * How much the bot makes of what a position holds, in victory points. Chosen by hand; those that matter most were tried
 * in duels of some hundred games against a bot with one of them changed, and a little up or down made no difference.
 */
export const weights = {
  /** A card in hand, whatever it is, while there is time to spend it. */
  card: 0.5,
  /** A hand of so many cards is enough for most plans; further cards are worth this share of the first ones. */
  enough: 5,
  spare: 0.5,
  /** With fewer rounds to come than this, cards in hand lose their worth. */
  timeToSpend: 3,
  /** The gain of the best card in hand counts in full, that of each further one less by this factor. */
  nextPlan: 0.55,
  /** How much of the gain of a card in hand counts before it is placed. */
  plan: 0.6,
  /** The gain to be expected of a card that has not been seen. */
  unknown: 0.5,
  /** How far the gains of cards lie apart, which is what choosing among several cards brings. */
  spread: 1.2,
  /** What is left of the gain of a military world for each point of Military that is missing. */
  outOfReach: 0.6,
  /** What is left of the gain of a card for each card that is missing to pay for it. */
  tooDear: 0.8,
  /** A card more to look at in Explore, for each round. */
  look: 0.03,
  /** A card more to keep in Explore, in cards for each round. */
  keep: 0.3,
  /** A card saved or drawn with each development, in cards for each round. */
  develop: 0.35,
  /** The same with each world. */
  settle: 0.35,
  /** Each point of general Military, for each round. */
  military: 0.06,
  /** Each point of specialized Military, for each round. */
  specialMilitary: 0.02,
  /** A card that can be spent to place a world. */
  oneUse: 0.4,
  /** How often in a round goods are produced and then consumed. */
  cycles: 0.32,
  /** A victory point from goods that would be produced; consume can be doubled. */
  consume: 1.4,
  /** The same from goods that lie there already. */
  stock: 0.7,
  /** Cards for the sale of the dearest good, where there is nothing better to do with it. */
  sale: 0.6,
  /** What a 6-cost development will gain until the end, as a share of its points now for each round. */
  growth: 0.04,
  /** How much the position of the others counts against one's own. */
  rivals: 0.5,
  /** Winning at the end, beside the points. */
  win: 5,
  /** A card placed brings the end nearer. */
  tempo: 0.1,
};
