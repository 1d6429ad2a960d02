/** A federation with all that belongs to it, as one action: its shape, the tokens that leave, and the federation token. */
import type { HexId, TokenId } from '@orrery/gaia-project';
import { supplyTokens } from '@orrery/gaia-project/advice';
import type { Answer, Choice, Question } from '@orrery/kernel';
import { answerOf, emptySelection } from '../../../../board-kit/choice.ts';
import { composed } from '../../../../board-kit/composing.ts';
import { stateOf } from '../../../../board-kit/states.ts';
import type { Pressing } from '../../press.ts';
import type { Table } from '../../table.ts';
import { picksOf, shapeAt } from './shapes.ts';

/** The federation token that was taken together with the shape. */
export function tokenIn({ choice }: Pick<Table, 'choice'>): TokenId | undefined {
  const picked = choice.composed.flatMap((answer) => ('pick' in answer ? [answer.pick] : []));
  return supplyTokens.find(({ id }) => picked.includes(id))?.id;
}

/** Power tokens leave the lowest areas first, as the question proposes it. */
const proposedFor = (question: Question): Choice | undefined => answerOf(question, emptySelection(question));

function wholeWith(
  { loaded, view, mine }: Pick<Table, 'loaded' | 'view' | 'mine'>,
  picks: readonly HexId[],
  token: TokenId,
): Answer[] {
  if (mine === undefined) return [];
  return composed(loaded.game, view, mine, (question) => {
    if (question.name === 'federation.form') return { picks: [...picks] };
    if (question.name === 'power.discard') return proposedFor(question);
    return question.name === 'federation.token' ? { pick: token } : undefined;
  });
}

const isLegal = ({ view, mine }: Pick<Table, 'view' | 'mine'>, picks: readonly HexId[]): boolean =>
  mine !== undefined && shapeAt(view, mine, picks).refusal === undefined;

/** Another shape; the federation token stays chosen as long as the shape can be formed. */
export function setShape(table: Table, picks: readonly HexId[]): void {
  const token = tokenIn(table);
  if (token === undefined || !isLegal(table, picks)) table.choice.setPicks(picks);
  else table.choice.compose(wholeWith(table, picks, token));
}

/** A federation token beside the map while the shape is being chosen; a second touch puts it back. */
export function pressToken(table: Table, id: TokenId): Pressing {
  const picks = picksOf(table);
  const left = table.view.tokens[supplyTokens.findIndex((token) => token.id === id)] ?? 0;
  const can = left > 0 && picks.length > 0 && isLegal(table, picks);
  const chosen = tokenIn(table) === id;
  return {
    options: [],
    chosen,
    state: stateOf({ can, chosen }),
    press: can
      ? () => (chosen ? table.choice.setPicks(picks) : table.choice.compose(wholeWith(table, picks, id)))
      : undefined,
  };
}
