/** What random games of Race should come by: every design placed, every power used, every line scored, both endings. */
import { type GameEvent, isRecord } from '@orrery/kernel';
import type { Coverage } from '@orrery/kernel/testing';
import { type CardId, cardByName, designs } from '../data/cards.ts';
import { counts } from '../data/counting.ts';
import { type Design, type PowerPhase, powerPhases } from '../data/types.ts';
import { type SettlePower, settleVerb } from '../powers/settle/index.ts';
import { tradeVerb } from '../powers/trade.ts';
import { kindOf } from '../rules/goods.ts';
import { generalMilitary } from '../rules/military.ts';
import { TABLEAU_TO_END } from '../rules/round.ts';
import { type Player, playerAt, type RaceState } from '../state.ts';
import { designAt } from '../wording/facts.ts';

const placed = ({ id }: Design): string => `${id} is placed`;
const scored = ({ id, scoring }: Design, line: number): string =>
  `${id} scores line ${line + 1} (${scoring[line]?.do})`;
const TWELVE_CARDS = 'ends with twelve cards';
const LAST_CHIP = 'ends with the last chip';

/** A power by its card, its phase, its place among the powers of the phase, and its verb. */
const used = ({ id, powers }: Design, phase: PowerPhase, index: number): string =>
  `${id} uses ${phase} power ${index + 1} (${powers[phase]?.[index]?.do})`;

const goalsOf = (design: Design): string[] => [
  placed(design),
  ...powerPhases.flatMap((phase) =>
    (design.powers[phase] ?? []).map((_, index) => used(design, phase, index)),
  ),
  ...design.scoring.map((_, line) => scored(design, line)),
];

type Reached = (goal: string) => void;

/** Marks those powers of a card in one phase that a test finds at work. */
function markPowers<P extends PowerPhase>(
  card: CardId,
  phase: P,
  atWork: (power: NonNullable<Design['powers'][P]>[number]) => boolean,
  reached: Reached,
): void {
  const design = designAt(card);
  const powers: Design['powers'][P] = design.powers[phase];
  powers?.forEach((power, index) => {
    if (atWork(power)) reached(used(design, phase, index));
  });
}

/** An event with what it is about. */
interface Told {
  readonly event: GameEvent;
  /** The card that is named as the thing itself, and the one it comes from. */
  readonly card: CardId | undefined;
  readonly source: CardId | undefined;
  /** The cards of the seat that counted in the phase in which the answer was given. */
  readonly active: readonly CardId[];
}

function tell(event: GameEvent, before: RaceState): Told {
  const player = event.seat === null ? undefined : playerAt(before, event.seat);
  const active = player === undefined ? [] : player.tableau.slice(0, player.active);
  return { event, card: cardByName(event.what), source: cardByName(event.source), active };
}

/** The power that draws cards for a reason. */
const drawers: Readonly<Record<string, readonly [PowerPhase, string]>> = {
  'develop-start': ['develop', 'drawAtStart'],
  'develop-after': ['develop', 'drawAfter'],
  'settle-after': ['settle', 'drawAfter'],
  'produce-draw': ['produce', 'draw'],
  'produced-here': ['produce', 'drawIfProducedHere'],
  'produced-most': ['produce', 'drawIfProducedMost'],
  'per-world': ['produce', 'drawPerWorldInTableau'],
  'per-good-produced': ['produce', 'drawPerGoodProduced'],
  'per-kind-produced': ['produce', 'drawPerKindProduced'],
};

function markDraw({ event, source, active }: Told, reached: Reached): void {
  const reason = isRecord(event.detail) ? String(event.detail.reason) : '';
  if (reason === 'explore') for (const card of active) markPowers(card, 'explore', () => true, reached);
  const drawer = drawers[reason];
  if (drawer === undefined || source === undefined) return;
  const [phase, verb] = drawer;
  markPowers(source, phase, (power) => power.do === verb, reached);
}

/** A discount is at work where less is paid than is printed. */
function markDevelop({ event, card, active }: Told, reached: Reached): void {
  if (card === undefined || event.amount >= (designAt(card).cost ?? 0)) return;
  for (const each of active) markPowers(each, 'develop', (power) => power.do === 'discount', reached);
}

/** Whether a power is at work when this world is paid for: by a discount, or because it lets a military world be bought. */
function helpsToPay(power: SettlePower, { good }: Design, isUsed: boolean): boolean {
  const { discount, costInstead } = settleVerb(power);
  return (discount?.(power, good?.kind) ?? 0) !== 0 || (costInstead !== undefined && isUsed);
}

function markSettle({ event, card, active }: Told, reached: Reached): void {
  if (card === undefined) return;
  const uses = isRecord(event.detail) && Array.isArray(event.detail.uses) ? event.detail.uses : [];
  for (const each of active)
    markPowers(each, 'settle', (power) => helpsToPay(power, designAt(card), uses.includes(each)), reached);
}

const helpsToConquer = (power: SettlePower, world: Design): boolean =>
  (settleVerb(power).military?.(power, world) ?? 0) !== 0;

function markConquer({ card, active }: Told, reached: Reached): void {
  if (card === undefined) return;
  for (const each of active)
    markPowers(each, 'settle', (power) => helpsToConquer(power, designAt(card)), reached);
}

const isForOneUse = (power: SettlePower): boolean => settleVerb(power).oneUse !== undefined;

function markSpend({ card }: Told, reached: Reached): void {
  if (card !== undefined) markPowers(card, 'settle', isForOneUse, reached);
}

/** A sale through a card that leaves trade powers out marks none of them. */
function markSell({ event, source, active }: Told, reached: Reached): void {
  const plain = (source === undefined ? [] : (designAt(source).powers.consume ?? [])).some(
    (power) => power.do === 'consumeForTradePrice' && !power.applyTradePowers,
  );
  if (plain) return;
  const world = isRecord(event.detail) ? event.detail.world : undefined;
  if (typeof world !== 'number') return;
  const kind = kindOf(world);
  for (const each of active)
    markPowers(each, 'trade', (power) => tradeVerb(power).raisesPrice(power, each, world, kind) > 0, reached);
}

/** A good of a world's own, or one that another card puts on a windfall world. */
function markGood({ event, card, source }: Told, reached: Reached): void {
  if (event.source === 'production' && card !== undefined)
    markPowers(card, 'produce', (power) => power.do === 'produceHere', reached);
  if (source !== undefined)
    markPowers(source, 'produce', (power) => power.do === 'produceOnWindfall', reached);
}

/** Consume powers tell themselves when they are used. */
function markUse({ event, card }: Told, reached: Reached): void {
  if (card !== undefined) reached(used(designAt(card), 'consume', event.amount));
}

function markPlace({ card }: Told, reached: Reached): void {
  if (card !== undefined) reached(placed(designAt(card)));
}

const marks: Readonly<Record<string, (told: Told, reached: Reached) => void>> = {
  place: markPlace,
  draw: markDraw,
  develop: markDevelop,
  settle: markSettle,
  conquer: markConquer,
  spend: markSpend,
  sell: markSell,
  good: markGood,
  use: markUse,
};

/** Whether a line of a 6-cost development gives its owner something. */
function scores(player: Player, design: Design, line: number): boolean {
  const scoring = design.scoring[line];
  if (scoring?.do === 'perVpChips') return player.chips >= scoring.chips;
  if (scoring?.do === 'perGeneralMilitary') return generalMilitary(player, player.tableau.length) > 0;
  return player.tableau.some(
    (card) => design.scoring.findIndex((each) => counts(each, designAt(card))) === line,
  );
}

function markEnd({ pool, players }: RaceState, reached: Reached): void {
  if (pool <= 0) reached(LAST_CHIP);
  if (players.some(({ tableau }) => tableau.length >= TABLEAU_TO_END)) reached(TWELVE_CARDS);
  for (const player of players)
    for (const card of player.tableau) {
      const design = designAt(card);
      // Start worlds are dealt before anybody listens.
      reached(placed(design));
      design.scoring.forEach((_, line) => {
        if (scores(player, design, line)) reached(scored(design, line));
      });
    }
}

export const coverage: Coverage<RaceState> = {
  goals: [...designs.flatMap(goalsOf), TWELVE_CARDS, LAST_CHIP],
  mark({ before, after, events }, reached) {
    for (const event of events) {
      marks[event.do]?.(tell(event, before), reached);
      if (event.do === 'end') markEnd(after, reached);
    }
  },
};
