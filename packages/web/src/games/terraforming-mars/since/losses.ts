/** What others have taken from somebody: read off the events of their moves. */
import { type GameEvent, isRecord, type Seat } from '@orrery/kernel';
import type { CubeKind, PlayerView, Resource } from '@orrery/terraforming-mars';
import { cubeKinds, printedById, resources } from '@orrery/terraforming-mars/advice';
import type { ShownMove } from '../../../sources/source.ts';

type Lost =
  | { readonly stock: Resource }
  | { readonly production: Resource }
  | { readonly cubes: CubeKind; readonly on: string };

export interface Loss {
  /** Where it stands among the losses, from 0. */
  readonly n: number;
  readonly by: Seat;
  /** The id of the card that did it. */
  readonly card: string;
  readonly lost: Lost;
  readonly amount: number;
  /** How many there were afterwards; undefined where production has changed them since. */
  readonly after: number | undefined;
}

const textIn = ({ detail }: GameEvent, field: string): string => {
  const value = isRecord(detail) ? detail[field] : undefined;
  return typeof value === 'string' ? value : '';
};

/** What an event changes of somebody's things, and by how much; undefined for everything else. */
function changeIn(event: GameEvent): { readonly of: Lost; readonly by: number } | undefined {
  const { do: kind, what, amount } = event;
  if (kind === 'cubes') {
    const cubes = cubeKinds.find((each) => each === what);
    return cubes === undefined ? undefined : { of: { cubes, on: textIn(event, 'on') }, by: amount };
  }
  const resource = resources.find((each) => each === what);
  if (resource === undefined) return undefined;
  if (kind === 'production') return { of: { production: resource }, by: amount };
  if (kind === 'gain') return { of: { stock: resource }, by: amount };
  return kind === 'lose' ? { of: { stock: resource }, by: -amount } : undefined;
}

const keyOf = (lost: Lost): string => JSON.stringify(lost);

function nowOf(player: PlayerView, lost: Lost): number {
  if ('stock' in lost) return player.stock[resources.indexOf(lost.stock)] ?? 0;
  if ('production' in lost) return player.production[resources.indexOf(lost.production)] ?? 0;
  const card = printedById(lost.on)?.card;
  return player.cubes[card === undefined ? -1 : player.played.indexOf(card)] ?? 0;
}

/**
 * The losses of a seat in these moves, in their order. What it had is reckoned back from what it has now, as far as the last
 * production: of that not everything is told one by one.
 */
export function lossesIn(moves: readonly ShownMove[], me: Seat, player: PlayerView): readonly Loss[] {
  const later = new Map<string, number>();
  let produced = false;
  const found: Omit<Loss, 'n'>[] = [];
  for (const { seat: mover, events } of moves.toReversed())
    for (const event of events.toReversed()) {
      if (event.seat !== me) continue;
      if (event.do === 'income') produced = true;
      const change = changeIn(event);
      if (change === undefined) continue;
      const key = keyOf(change.of);
      const since = later.get(key) ?? 0;
      later.set(key, since + change.by);
      if (change.by >= 0 || mover === me || mover === null) continue;
      const known = !produced || !('stock' in change.of);
      const after = known ? nowOf(player, change.of) - since : undefined;
      found.push({ by: mover, card: event.source, lost: change.of, amount: -change.by, after });
    }
  return found.toReversed().map((loss, n) => ({ ...loss, n }));
}

/** The sum of what was lost of each thing, for a glance. */
export function lossSums(
  losses: readonly Loss[],
): readonly { readonly lost: Lost; readonly amount: number }[] {
  const sums = new Map<string, { readonly lost: Lost; readonly amount: number }>();
  for (const { lost, amount } of losses) {
    const key = 'cubes' in lost ? lost.cubes : keyOf(lost);
    sums.set(key, { lost, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()];
}
