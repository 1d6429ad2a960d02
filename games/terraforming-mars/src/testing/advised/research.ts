/** Whoever begins with a corporation, buys cards or passes a pack on has, pays and gives what the advice says. */
import { beginningWith, CARD_PRICE, draftOf, isCorporation } from '../../advice/index.ts';
import { at } from '../../data/resources.ts';
import { terraformingMars } from '../../game.ts';
import { isSolo, playerAt } from '../../state.ts';
import { type AdvisedPosition, answered, faultIf, told } from './advised-position.ts';

/** Alone, the corporation is revealed with the answer. */
export function beginningFaults({ state, open, seat, position, rng }: AdvisedPosition): string[] {
  const answer = terraformingMars.sample(state, open, rng);
  const picks =
    'picks' in answer ? answer.picks.flatMap((pick) => (typeof pick === 'number' ? [pick] : [])) : [];
  const corporation = picks.find(isCorporation);
  if (!isSolo(state) || corporation === undefined) return [];
  const { left, stock, rating } = beginningWith(position, seat, corporation, picks.length - 1);
  const player = playerAt(answered(state, open, { picks }).after, seat);
  const has = player.stock[at.megacredits] ?? 0;
  return [
    ...faultIf(has !== left, () => `${has} M€ are left of the beginning, not ${left}`),
    ...faultIf(player.rating !== rating, () => `the rating begins with ${player.rating}, not ${rating}`),
    ...stock.flatMap(({ resource, amount }) =>
      faultIf(
        player.stock[at[resource]] !== amount,
        () => `${resource} begins with another number than ${amount}`,
      ),
    ),
  ];
}

export function buyingFaults({ state, open, seat, position }: AdvisedPosition): string[] {
  const { drawn } = playerAt(state, seat);
  const [card] = drawn;
  const before = playerAt(position, seat).stock[at.megacredits] ?? 0;
  if (card === undefined || before < CARD_PRICE) return [];
  const { after } = answered(state, open, { picks: [card] });
  const paid = before - (playerAt(after, seat).stock[at.megacredits] ?? 0);
  // Whoever may pay in heat is asked first.
  return faultIf(
    paid !== CARD_PRICE && terraformingMars.openFor(after, seat)?.ask.do !== 'payment',
    () => `a card costs ${paid} M€`,
  );
}

/** When all have picked, all of the pack but one card lies where the advice sends it. */
export function draftFaults({ state, seat, position, rng }: AdvisedPosition): string[] {
  const { to, from, pick } = draftOf(position, seat);
  const { drawn, drafted } = playerAt(state, seat);
  const after = terraformingMars.clone(state);
  const isSamePick = (other: number): boolean => playerAt(after, other).drafted.length === drafted.length;
  for (
    let open = terraformingMars.first(after);
    open?.ask.do === 'research.pick' && isSamePick(open.seat);
    open = terraformingMars.first(after)
  )
    terraformingMars.apply(after, open.seat, terraformingMars.sample(after, open, rng));
  const isPassed = (pack: readonly number[], receiver: number): boolean =>
    pack.filter((card) => playerAt(after, receiver).drawn.includes(card)).length === pack.length - 1;
  return [
    ...faultIf(pick !== drafted.length + 1, () => `pick ${pick} comes after ${drafted.length}`),
    ...faultIf(!isPassed(drawn, to), () => `the pack ${told(drawn)} does not go to seat ${to}`),
    ...faultIf(!isPassed(playerAt(state, from).drawn, seat), () => `no pack comes from seat ${from}`),
  ];
}
