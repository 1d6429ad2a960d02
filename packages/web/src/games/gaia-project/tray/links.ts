/** The links of an action that is put together answer by answer: each answer of the plan with the question that it answers. */
import { isGaiaView, type View } from '@orrery/gaia-project/advice';
import { type Answer, type Option, preview, type Question, rngFrom, type Seat, same } from '@orrery/kernel';
import { optionsOf } from '../../../board-kit/choice.ts';
import type { Table } from '../table.ts';

export interface Link {
  /** Its place in the plan, from 0. */
  readonly index: number;
  readonly question: Question;
  readonly answer: Answer;
  /** What was picked, with its words, price and target. */
  readonly picked: readonly Option[];
  /** The table before the answer, and after it. */
  readonly before: View;
  readonly after: View;
}

/** Any seed does: nothing that it decides is shown before the answers are sent. */
const rng = rngFrom('links');

const pickedIn = (question: Question, answer: Answer): Option[] => {
  const values = 'pick' in answer ? [answer.pick] : 'picks' in answer ? answer.picks : [];
  return values.flatMap((value) => optionsOf(question).filter((option) => same(option.value, value)));
};

/** Answers keep their identity as long as those before them stay, so each link is found out once. */
const known = new WeakMap<View, WeakMap<Answer, Link>>();

function linkAt(
  game: Table['loaded']['game'],
  seat: Seat,
  before: View,
  answer: Answer,
  index: number,
): Link | undefined {
  const links = known.get(before) ?? new WeakMap<Answer, Link>();
  known.set(before, links);
  const found = links.get(answer);
  if (found !== undefined) return found;
  const question = game.question(game.fill(before, rng), seat);
  const { view: after } = preview(game, before, seat, [answer], rng);
  if (question === undefined || !isGaiaView(after)) return undefined;
  const link = { index, question, answer, picked: pickedIn(question, answer), before, after };
  links.set(answer, link);
  return link;
}

export function linksOf({
  loaded,
  actual,
  mine,
  staged,
}: Pick<Table, 'loaded' | 'actual' | 'mine' | 'staged'>): readonly Link[] {
  const links: Link[] = [];
  let view = actual;
  for (const [index, answer] of staged.entries()) {
    const link = mine === undefined ? undefined : linkAt(loaded.game, mine, view, answer, index);
    if (link === undefined) break;
    links.push(link);
    view = link.after;
  }
  return links;
}
