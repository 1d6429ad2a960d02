/** Mixes that pay: what is proposed, what keeps something else, and how one part makes room for another. */
import type { Part, Question, Seat } from '@orrery/kernel';
import type { CardId } from '@orrery/terraforming-mars';
import { type MetalMix, mixesFor, mixKeeping, positionOf } from '@orrery/terraforming-mars/advice';
import { pinnedIn } from '../../hand/pinned.ts';
import type { View } from '../../table.ts';

export type Payment = Extract<Question, { shape: 'amounts' }>;
export type Amounts = Readonly<Record<string, number>>;

export const isPayment = (question: Question | undefined): question is Payment =>
  question?.name === 'payment' && question.shape === 'amounts';

/** What is due. */
export const costOf = ({ min }: Payment): number => min;

const metals: readonly string[] = ['steel', 'titanium'];
const partOf = ({ parts }: Pick<Payment, 'parts'>, id: string): Part =>
  parts.find((part) => part.id === id) ?? { id, max: 0, worth: 1 };

/** What these amounts of some parts are worth. */
function worthOf({ parts }: Payment, amounts: Amounts, counts: (id: string) => boolean): number {
  return parts.reduce((sum, { id, worth }) => sum + (counts(id) ? worth * (amounts[id] ?? 0) : 0), 0);
}

export const paid = (question: Payment, amounts: Amounts): number => worthOf(question, amounts, () => true);

/** What metals are worth more than is due: nobody gets change. */
export const lost = (question: Payment, amounts: Amounts): number =>
  Math.max(0, paid(question, amounts) - costOf(question));

/** As many as make sense: a further metal than the price needs would be wasted. */
export function mostOf(question: Payment, amounts: Amounts, id: string): number {
  const { max, worth } = partOf(question, id);
  const otherMetals = worthOf(question, amounts, (each) => each !== id && metals.includes(each));
  return Math.min(max, Math.ceil(Math.max(0, costOf(question) - otherMetals) / worth));
}

/** The amounts with so many of one part; M€ and heat make up what metals leave to pay, as far as there are any. */
export function withPart(question: Payment, amounts: Amounts, id: string, amount: number): Amounts {
  const given = { ...amounts, [id]: Math.max(0, Math.min(amount, mostOf(question, amounts, id))) };
  const rest = Math.max(0, costOf(question) - worthOf(question, given, (each) => metals.includes(each)));
  const [heat, credits] = [partOf(question, 'heat').max, partOf(question, 'megacredits').max];
  const keepsCredits = id === 'megacredits';
  const first = Math.min(rest, keepsCredits ? (given.megacredits ?? 0) : (given.heat ?? 0));
  const second = Math.min(rest - first, keepsCredits ? heat : credits);
  // Where the other one is not enough, the first has to help.
  const more = Math.min(rest - first - second, (keepsCredits ? credits : heat) - first);
  const all = keepsCredits
    ? { ...given, megacredits: first + more, heat: second }
    : { ...given, heat: first + more, megacredits: second };
  return inParts(question, all);
}

const inParts = ({ parts }: Payment, amounts: Amounts): Amounts =>
  Object.fromEntries(parts.map(({ id }) => [id, amounts[id] ?? 0]));

const withHeat = ({ steel, titanium, rest }: MetalMix, heat: number): Amounts => ({
  steel,
  titanium,
  heat,
  megacredits: rest - heat,
});

/** The mix that spends least of one part, and then wastes least, and then spends the fewest M€. */
function keeping(question: Payment, id: string): Amounts | undefined {
  const all = mixesFor(question.parts, costOf(question)).flatMap((mix) => [
    { wasted: mix.wasted, amounts: withHeat(mix, mix.heat.min) },
    { wasted: mix.wasted, amounts: withHeat(mix, mix.heat.max) },
  ]);
  const spends = (amounts: Amounts, part: string): number => amounts[part] ?? 0;
  const [best] = all.sort(
    (a, b) =>
      spends(a.amounts, id) - spends(b.amounts, id) ||
      a.wasted - b.wasted ||
      spends(a.amounts, 'megacredits') - spends(b.amounts, 'megacredits'),
  );
  return best === undefined ? undefined : inParts(question, best.amounts);
}

export const isSame = (a: Amounts, b: Amounts): boolean =>
  Object.keys({ ...a, ...b }).every((id) => (a[id] ?? 0) === (b[id] ?? 0));

interface KeepProposal {
  /** What it spends least of. */
  readonly keeps: string;
  readonly amounts: Amounts;
}

/** Ways to pay that differ, by what they keep; the first is the engine's own, which keeps M€. */
export function keepProposals(question: Payment): readonly KeepProposal[] {
  const found: KeepProposal[] = [{ keeps: 'megacredits', amounts: inParts(question, question.proposal) }];
  for (const keeps of ['heat', 'titanium', 'steel']) {
    const amounts = partOf(question, keeps).max > 0 ? keeping(question, keeps) : undefined;
    if (amounts === undefined || found.some((each) => isSame(each.amounts, amounts))) continue;
    found.push({ keeps, amounts });
  }
  return found;
}

/** The mix after which another card of the hand can still be paid for, where the proposal would not keep enough. */
export function mixForCard(question: Payment, view: View, seat: Seat, other: CardId): Amounts | undefined {
  const { parts, proposal } = question;
  const kept = mixKeeping(positionOf(view), seat, { parts, cost: costOf(question), proposal }, other);
  if (kept === undefined) return undefined;
  const { steel, titanium, heat, megacredits } = kept;
  return inParts(question, { steel, titanium, heat, megacredits });
}

/** What stands ready for a payment: enough is kept for the pinned card, where there is one and it can be. */
export function proposedMix(question: Payment, view: View, seat: Seat): Amounts {
  const pinned = pinnedIn(view.players[seat]?.hand ?? []);
  const kept = pinned === undefined ? undefined : mixForCard(question, view, seat, pinned);
  return kept ?? question.proposal;
}
