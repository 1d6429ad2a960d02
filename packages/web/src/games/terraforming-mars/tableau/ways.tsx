/** The ways to use a card that lies on the table: a pill each, in brass where it can be used now. */
import { isRecord, type Option } from '@orrery/kernel';
import type { CardId } from '@orrery/terraforming-mars';
import {
  type ActionAdvice,
  actionMissingText,
  actionsOf,
  type CardInPlay,
  printedOf,
  type Sign,
} from '@orrery/terraforming-mars/advice';
import { optionsOf } from '../../../board-kit/choice.ts';
import { Signs } from '../drawing/signs.tsx';
import { actionQuestionOf, pressing } from '../press.ts';
import { type Scene, type Table, useScene, useSettledTable } from '../table.ts';
import { useMarsWords, type Words } from '../words.ts';
import styles from './rows.module.css';

/** The option that uses a card in one way. */
export const useOptionOf = (table: Table, card: CardId, way: number): Option | undefined =>
  optionsOf(actionQuestionOf(table)).find(
    ({ value }) => isRecord(value) && value.do === 'use' && value.card === card && value.way === way,
  );

/** What advice says about the actions of a seat, by card. */
const known = new WeakMap<Scene['position'], Map<number, readonly ActionAdvice[]>>();
export function waysOf(
  { position }: Pick<Scene, 'position'>,
  seat: number,
  card: CardId,
): readonly ActionAdvice[] {
  const bySeat = known.get(position) ?? new Map<number, readonly ActionAdvice[]>();
  known.set(position, bySeat);
  const all = bySeat.get(seat) ?? actionsOf(position, seat);
  bySeat.set(seat, all);
  return all.filter((each) => each.card === card);
}

/** One way in icons; what costs nothing begins with what it brings. */
export function signsOfWay(card: CardId, way: number): readonly Sign[] {
  const [first, ...others] = printedOf(card).actions[way] ?? [];
  if (first === undefined) return [];
  return first.sign === 'arrow' ? others : [first, ...others];
}

/** Why none of the ways is open: the reason of the first. */
export function whyClosed(
  ways: readonly ActionAdvice[],
  { format }: Pick<Words, 'format'>,
): string | undefined {
  if (ways.some(({ open, used }) => open || used)) return undefined;
  const [missing] = ways.flatMap((way) => way.missing ?? []);
  return missing === undefined ? undefined : format(actionMissingText(missing));
}

/** One way as a button of its own; it stays one where it is not open, so that nothing is laid out anew. */
export function Way(props: {
  readonly card: CardId;
  readonly advice: ActionAdvice;
  readonly size?: number;
  readonly onPress?: () => void;
}) {
  const { card, advice, size = 14, onPress } = props;
  const table = useSettledTable();
  const { format } = useMarsWords();
  const option = useOptionOf(table, card, advice.way);
  const { state, chosen, press } = pressing(table, option);
  return (
    <button
      type="button"
      className={styles.way}
      disabled={press === undefined}
      // The row says how many ways are open.
      aria-hidden={press === undefined ? true : undefined}
      title={advice.missing && format(actionMissingText(advice.missing))}
      data-state={press === undefined ? undefined : state}
      aria-pressed={press === undefined ? undefined : chosen}
      aria-label={option === undefined ? undefined : format(option.text)}
      onClick={() => {
        press?.();
        onPress?.();
      }}
    >
      <Signs signs={signsOfWay(card, advice.way)} size={size} />
    </button>
  );
}

/** The ways of one's own cards, in the order in which they lie. */
export function useWays({ card }: CardInPlay): readonly ActionAdvice[] {
  const scene = useScene();
  return scene.mine === undefined ? [] : waysOf(scene, scene.mine, card);
}
