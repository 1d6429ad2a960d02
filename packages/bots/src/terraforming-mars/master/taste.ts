/** What the bot holds things to be worth. Others may be made from it: shorter sight, a wrong taste. */
export interface Taste {
  /** M€ that a victory point is worth in the last generation. */
  readonly pointAtEnd: number;
  /** By how much money grows in a generation if it is put to use: what comes later is worth less. */
  readonly growth: number;
  /** How much the best opponent's position counts beside the own one. */
  readonly rivals: number;
  /** How much of a card's gain may be counted on while it is still in the hand. */
  readonly inHand: number;
  /** The part of the income to come that cards of the hand may be paid with. */
  readonly forHand: number;
  /** What a card must promise beyond its price to be bought, in M€. */
  readonly margin: number;
  /** What an unknown card is worth while there is time to play it. */
  readonly card: number;
  /** How often an action of a card is used, of the generations to come. */
  readonly uses: number;
  /** Cards that a player plays in a generation. */
  readonly plays: number;
  /** What money is worth less that nothing is planned for. */
  readonly idle: number;
  /** What steel and titanium are worth, of what they pay. */
  readonly metals: number;
  /** Points that a free area beside an own city promises. */
  readonly room: number;
  /** How much of the heat to come is turned into steps. */
  readonly heat: number;
  /** What energy brings beyond becoming heat, for each unit of production and generation. */
  readonly energy: number;
  /** How much a step of a parameter counts for bringing the end nearer, for each generation after a late one. */
  readonly pressure: number;
  readonly late: number;
  /** Steps of all parameters that everybody together makes in the first generation, and how many more in each further one. */
  readonly stepsAtFirst: number;
  readonly moreSteps: number;
  /** How far milestones count before they are claimed. */
  readonly milestones: number;
  /** Alone: how much dearer a step is than its standard project, for all are needed. */
  readonly need: number;
  /** How many generations it sees ahead, this one included. */
  readonly sight: number;
}

export const masterTaste: Taste = {
  pointAtEnd: 8.5,
  growth: 0.06,
  rivals: 0.8,
  inHand: 0.45,
  forHand: 0.75,
  margin: 0.5,
  card: 3.5,
  uses: 0.65,
  plays: 1.7,
  idle: 0.35,
  metals: 0.8,
  room: 0.3,
  heat: 0.75,
  energy: 0.15,
  pressure: 2,
  late: 6.2,
  stepsAtFirst: 0.2,
  moreSteps: 0.37,
  milestones: 0.35,
  need: 1,
  sight: 99,
};

/**
 * Alone nobody is in the way of a plan, and what is built early bears on all of the few generations: measured with
 * `npm run train:tastes -- --seats 1`.
 */
export const alone: Partial<Taste> = {
  inHand: 0.7,
  growth: 0.1,
  forHand: 0.9,
  margin: 1.5,
  idle: 0.2,
  energy: 0.1,
  need: 1.1,
};
