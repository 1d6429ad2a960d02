/** What recordings take from others: they name a player and a resource, or a card, and take all they can or nothing. */
import type { Comparison, Plain, Question } from '@orrery/kernel';
import { isRecord } from '@orrery/kernel';
import { faceOf } from '../src/data/cards.ts';
import type { Prey } from '../src/data/types.ts';
import { ownerOf, robbableCards } from '../src/rules/removal.ts';
import { type MarsState, playerAt } from '../src/state.ts';
import {
  card,
  cardName,
  type Line,
  line,
  list,
  number,
  resourceNamed,
  sortedNames,
  text,
} from './recording.ts';

/** Entries that name several cards or players, one by one. */
export const spread = (from: unknown): Line[] =>
  list(from)
    .map(line)
    .flatMap(({ cards, players, ...entry }) => {
      if (cards !== undefined) return list(cards).map((one) => ({ ...entry, card: one }));
      return players === undefined ? [entry] : list(players).map((one) => ({ ...entry, player: one }));
    });

const takes = ({ option }: Line): boolean => option === 'remove' || option === 'steal';

/** Whether a recorded choice is about taking something away. */
export const isRemoval = ({ pick, from }: Line): boolean =>
  takes(line(pick)) || (line(pick).option === 'decline' && list(from).some((entry) => takes(line(entry))));

/** Whose, and of what: as a text that tells victims apart. */
function victimName(state: MarsState, { card: on, player, resource }: Line): string {
  if (on === undefined) return `${resourceNamed(resource)} of ${String(player)}`;
  return `${String(faceOf(card(on)).stores)} of ${ownerOf(state, card(on))}`;
}

const nameOf = ({ seat, of, cubes }: Line): string => `${text(of ?? cubes)} of ${String(seat)}`;

/** The option that a recorded pick stands for. */
export const victimIn = (state: MarsState, options: readonly Plain[], pick: Line): Plain | undefined =>
  options.find((option) => isRecord(option) && nameOf(option) === victimName(state, pick));

/** All that can be taken there. */
export function amountsOf(question: Question | undefined, pick: Line): Record<string, number> {
  if (question?.shape !== 'amounts' || !takes(pick)) return {};
  const id = pick.card === undefined ? resourceNamed(pick.resource) : cardName(card(pick.card));
  const part = question.parts.find((each) => each.id === id);
  return part === undefined ? {} : { [id]: Math.min(part.max, question.max) };
}

/** Recordings do not always offer oneself as a target. */
export function compareVictims(
  comparison: Comparison,
  state: MarsState,
  seat: number,
  victims: readonly Line[],
  recorded: Line,
): void {
  const entries = spread(recorded.from).filter(takes);
  const theirs = new Set(entries.map((entry) => victimName(state, entry)));
  const ours = new Set(victims.map(nameOf));
  for (const each of theirs) if (!ours.has(each)) comparison.fail('remove/from', each, [...ours]);
  for (const each of ours)
    if (!theirs.has(each) && !each.endsWith(` of ${seat}`)) comparison.fail('remove/from', [...theirs], each);
  const named = entries.flatMap((entry) => (entry.card === undefined ? [] : [card(entry.card)]));
  const [kind] = named.map((id) => faceOf(id).stores);
  if (kind === undefined) return;
  const robbable = robbableCards(state, seat, kind);
  const expected = robbable.filter((id) => named.includes(id) || ownerOf(state, id) !== seat);
  comparison.expect('remove/cards', sortedNames(named), sortedNames(expected));
}

const isOwn = (state: MarsState, seat: number, entry: Line): boolean =>
  !takes(entry) ||
  (entry.card === undefined ? entry.player === seat : ownerOf(state, card(entry.card)) === seat);

/**
 * Our engine asks nobody who could only hurt themselves; recordings do. Whoever did so there loses it here too. Says
 * whether the choice was of that kind.
 */
export function hurtOneself(state: MarsState, choice: Line, played: unknown): boolean {
  const seat = number(choice.by);
  if (!isRemoval(choice) || !spread(choice.from).every((entry) => isOwn(state, seat, entry))) return false;
  const pick = line(choice.pick);
  if (takes(pick) && pick.card !== undefined) {
    const on = card(pick.card);
    const player = playerAt(state, seat);
    const place = player.played.indexOf(on);
    const cubes = player.cubes[place] ?? 0;
    player.cubes[place] =
      cubes -
      Math.min(
        cubes,
        mostOf(played, (prey) => 'cubes' in prey && prey.cubes === faceOf(on).stores),
      );
  }
  return true;
}

/** How much a card takes of what is looked for. */
function mostOf(played: unknown, fits: (prey: Prey) => boolean): number {
  const prey = faceOf(card(played)).play.flatMap((effect) => (effect.do === 'remove' ? effect.any : []));
  return prey.find(fits)?.amount ?? 0;
}
