/** Touching a space and taking what can be done there: the answers, as they are sent together. */
import type { HexId } from '@orrery/gaia-project';
import type { UpgradeAdvice } from '@orrery/gaia-project/advice';
import type { Answer } from '@orrery/kernel';
import { lookAhead } from '../../../../board-kit/ahead.ts';
import type { ChoiceInHand } from '../../../../board-kit/board.ts';
import type { Table } from '../../table.ts';
import { chosenDeed, type Deed, deedsAt, isOpen, isOwnBuilding, type Known } from './deeds.ts';

/** Whoever can touch a space. */
type Touching = Known & { readonly choice: Pick<ChoiceInHand, 'touch'> };

/**
 * The answers of a deed as the engine numbers them. What follows the last of them is not looked at: it may be the turn of
 * somebody else, which takes long to find out.
 */
export function answersOf(
  { loaded, view, mine, question }: Pick<Known, 'loaded' | 'view' | 'mine' | 'question'>,
  { choices }: Pick<Deed, 'choices'>,
): readonly Answer[] {
  const answers: Answer[] = [];
  let asked = question;
  for (const choice of choices) {
    if (answers.length > 0 && mine !== undefined)
      asked = lookAhead(loaded.game, view, mine, answers).question;
    if (asked === undefined) break;
    answers.push({ ...choice, question: asked.id });
  }
  return answers;
}

/** The tokens that a project takes from each area: as they were chosen, else as the engine proposes. */
export function tokensOf(
  { touched }: Pick<Table, 'touched'>,
  { choices }: Pick<Deed, 'choices'>,
): Readonly<Record<string, number>> | undefined {
  const last = choices.at(-1);
  if (last === undefined || !('amounts' in last)) return undefined;
  return touched !== undefined && 'space' in touched && touched.tokens !== undefined
    ? touched.tokens
    : last.amounts;
}

/** Takes a deed, or puts it back. */
export function take(table: Touching, hex: HexId, deed: Deed): void {
  if (chosenDeed(table, hex)?.key === deed.key) table.choice.touch({ space: hex });
  else table.choice.touch({ space: hex, way: deed.key }, answersOf(table, deed));
}

/** So many tokens from each area; nothing can be sent until they are as many as the project takes. */
export function takeTokens(
  table: Touching,
  hex: HexId,
  deed: Deed,
  tokens: Readonly<Record<string, number>>,
): void {
  const sum = Object.values(tokens).reduce((total, n) => total + n, 0);
  const touched = { space: hex, way: deed.key, tokens: { ...tokens } };
  const need = deed.kind === 'way' ? (deed.way.price?.tokens ?? 0) : 0;
  const whole = { choices: [...deed.choices.slice(0, -1), { amounts: { ...tokens } }] };
  table.choice.touch(touched, sum === need ? answersOf(table, whole) : []);
}

/** Touches a space; where it leaves nothing to choose, the only deed is chosen with it. */
export function touchSpace(table: Touching, hex: HexId): void {
  const deeds = deedsAt(table, hex);
  if (deeds.length === 0 && !isOwnBuilding(table, hex)) return;
  const [only, another] = deeds.filter(isOpen);
  if (only === undefined || another !== undefined) table.choice.touch({ space: hex });
  else table.choice.touch({ space: hex, way: only.key }, answersOf(table, only));
}

/** Touches a building for what it should become. */
export function touchUpgrade(table: Touching, { at, to }: Pick<UpgradeAdvice, 'at' | 'to'>): void {
  const deed = deedsAt(table, at).find((each) => each.kind === 'upgrade' && each.upgrade.to === to);
  if (deed !== undefined) take(table, at, deed);
}
