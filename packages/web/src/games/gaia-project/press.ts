/** What pressing a thing does, and how the thing stands to the open question. */
import type { GaiaTarget, TokenId } from '@orrery/gaia-project';
import { type Option, type Plain, same } from '@orrery/kernel';
import { stateOf } from '../../board-kit/states.ts';
import { optionsAt, type Table, useTable } from './table.ts';
import { linksOf } from './tray/links.ts';

export interface Pressing {
  readonly options: readonly Option[];
  /** For `data-state`. */
  readonly state: string | undefined;
  readonly chosen: boolean;
  /** Undefined where the question offers nothing there. */
  readonly press: (() => void) | undefined;
}

/** Whether an option is chosen, or stands ready as the proposal. */
export const isPicked = ({ choice, question }: Pick<Table, 'choice' | 'question'>, value: Plain): boolean =>
  choice.isChosen(value) ||
  choice.composed.some(
    (answer) => answer.question === question?.id && 'pick' in answer && same(answer.pick, value),
  );

/** What a thing with these options can be pressed for; several options are left to the cards of the question. */
function pressing(table: Pick<Table, 'choice' | 'question'>, options: readonly Option[]): Pressing {
  const [option, another] = options;
  const chosen = options.some(({ value }) => isPicked(table, value));
  const can = option !== undefined;
  return {
    options,
    chosen,
    state: stateOf({ can, chosen }),
    press: can && another === undefined ? () => table.choice.follow(option.value) : undefined,
  };
}

/** Links in whose place something else can be pressed while those after it are being chosen. */
const exchangeable: ReadonlySet<string> = new Set(['tech.tile', 'tech.cover', 'research.area']);

/** The same for an answer that is in the plan already: something else can take its place. */
function exchanging(table: Table, target: GaiaTarget, asked: readonly string[] | undefined): Pressing {
  const link = linksOf(table).findLast(
    ({ question }) =>
      exchangeable.has(question.name) &&
      (asked?.includes(question.name) ?? true) &&
      optionsAt({ question }, target).length > 0,
  );
  if (link === undefined) return pressing(table, []);
  const options = optionsAt(link, target);
  const chosen = options.some((option) => link.picked.some(({ value }) => same(value, option.value)));
  const [option] = options;
  return {
    options,
    chosen,
    state: stateOf({ can: true, chosen }),
    press: () =>
      option === undefined || chosen
        ? table.choice.returnTo(link.index)
        : table.choice.returnTo(link.index, { question: link.question.id, pick: option.value }),
  };
}

/** `asked`: only these questions can offer the thing there, because the same thing lies in two places. */
export function pressingAt(table: Table, target: GaiaTarget, asked?: readonly string[]): Pressing {
  const open = table.question !== undefined && (asked?.includes(table.question.name) ?? true);
  const options = open ? optionsAt(table, target) : [];
  return options.length > 0 ? pressing(table, options) : exchanging(table, target, asked);
}

/** Federation tokens lie in the supply and with their owners; the question says which of them it means. */
export function useTokenPressing(token: TokenId, place: 'supply' | 'own'): Pressing {
  const table = useTable();
  const meant = table.question?.args.again === true ? 'own' : 'supply';
  return place === meant ? pressingAt(table, { token }) : pressing(table, []);
}

export const usePressing = (target: GaiaTarget, asked?: readonly string[]): Pressing =>
  pressingAt(useTable(), target, asked);
