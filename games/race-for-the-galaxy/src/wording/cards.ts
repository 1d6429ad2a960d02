/** Words for the components, made from their data: the catalogues in `text/` have them in every language. */
import type { Message } from '@orrery/kernel';
import { type ActionCard, exploreAction } from '../data/actions.ts';
import type { GoodKind } from '../data/goods.ts';
import type { Design, Phase, PowerPhase } from '../data/types.ts';
import { say } from './say.ts';

/** The title of a card. */
export const titleText = (design: Design): Message => say(`race.card.${design.id}`);

/** What is printed on a card beside its powers: type, price and points, then good, start number, keywords. */
export function faceText(design: Design): Message[] {
  const { start, keywords } = design;
  const good = goodText(design);
  return [
    typeText(design),
    ...(good === undefined ? [] : [good]),
    ...(start === undefined ? [] : [say('race.face.start', { number: start })]),
    ...keywords.map((keyword) => say(`race.keyword.${keyword}`)),
  ];
}

/** Type, price and points of a card. */
export function typeText({ type, cost, defense, vp, scoring }: Design): Message {
  if (defense !== undefined) return say('race.face.militaryWorld', { defense, vp });
  if (type === 'world') return say('race.face.world', { cost, vp });
  return scoring.length > 0 ? say('race.face.sixCost', { cost }) : say('race.face.development', { cost, vp });
}

/** Where a world's good comes from and of which kind it is; undefined for cards that hold none. */
export const goodText = ({ good }: Design): Message | undefined =>
  good === undefined ? undefined : say(`race.face.${good.source}`, { kind: kindText(good.kind) });

/** The name of a kind of good. */
export const kindText = (kind: GoodKind): Message => say(`race.kind.${kind}`);

/** The name of a phase, or of the trade before consume. */
export const phaseText = (phase: PowerPhase): Message => say(`race.phase.${phase}`);

/** The number of each phase; the sale before Consume has a sign instead. */
export const numerals: Readonly<Record<PowerPhase, string>> = {
  explore: 'I',
  develop: 'II',
  settle: 'III',
  trade: '$',
  consume: 'IV',
  produce: 'V',
};

/** The name of a phase with its number. */
export const phaseTitleText = (phase: Phase): Message =>
  say('race.phaseTitle', { numeral: numerals[phase], phase: phaseText(phase) });

/** What everyone does in a phase, as a sentence that continues its name. */
export const phaseActionText = (phase: Phase): Message =>
  say(`race.phaseAction.${phase}`, phase === 'explore' ? exploreAction : undefined);

/** The name of an action card. */
export const actionText = (action: ActionCard): Message => say(`race.action.${action.id}`);

/** Things of the table that a screen names. */
export const labels = [
  'actionCards',
  'cost',
  'defense',
  'discardPile',
  'goods',
  'hand',
  'military',
  'powers',
  'supply',
  'tableau',
  'vpChips',
  'vpPool',
] as const;
export const labelText = (label: (typeof labels)[number]): Message => say(`race.label.${label}`);

/** Things that are counted: "3 cards", standing alone. */
export const countables = ['cards', 'developments', 'goods', 'worlds'] as const;
export const countText = (thing: (typeof countables)[number], n: number): Message =>
  say(`race.count.${thing}`, { n });

/** "A, B and C"; undefined where there is nothing to list. */
export function listText(items: readonly Message[]): Message | undefined {
  const [first, second, ...others] = items;
  if (first === undefined || second === undefined) return first;
  if (others.length === 0) return say('race.list.last', { first, last: second });
  const rest = listText([second, ...others]);
  return rest === undefined ? first : say('race.list.more', { first, rest });
}
