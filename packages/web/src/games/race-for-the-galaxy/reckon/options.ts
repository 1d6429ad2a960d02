/** Which options of the open question lie on which card. */
import { isRecord, type Option, type Plain, type Question } from '@orrery/kernel';
import { optionsOf } from '../../../board-kit/choice.ts';

/** The card that something points at. */
export function cardIn(target: Plain | undefined): number | undefined {
  const card = isRecord(target) ? target.card : undefined;
  return typeof card === 'number' ? card : undefined;
}

export function actionIn(target: Plain | undefined): string | undefined {
  const action = isRecord(target) ? target.action : undefined;
  return typeof action === 'string' ? action : undefined;
}

/** The cards of the tableau that a way to place a world uses; undefined for everything else. */
export function usesIn(target: Plain | undefined): readonly number[] | undefined {
  const uses = isRecord(target) ? target.uses : undefined;
  return Array.isArray(uses) ? uses.filter((card) => typeof card === 'number') : undefined;
}

export const optionsOn = (question: Question | undefined, card: number): readonly Option[] =>
  optionsOf(question).filter(({ target }) => cardIn(target) === card);

const numberIn = (value: Plain, field: string): number | undefined => {
  const found = isRecord(value) ? value[field] : undefined;
  return typeof found === 'number' ? found : undefined;
};

/** A power that an option starts, by its card and its place on it. */
export function powerIn(
  value: Plain,
): { readonly card: number; readonly index: number; readonly world: number | undefined } | undefined {
  const [card, index] = [numberIn(value, 'card'), numberIn(value, 'index')];
  return card === undefined || index === undefined
    ? undefined
    : { card, index, world: numberIn(value, 'world') };
}
