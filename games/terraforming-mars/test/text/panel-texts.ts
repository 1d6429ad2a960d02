/** Everything that the table in panels says, and the headings over the options. */
import type { Message } from '@orrery/kernel';
import { textsIn } from '../../../../test/support/panels.ts';
import { groupOf, panels, terraformingMars } from '../../src/index.ts';
import { type Moment, nameOf, viewOf } from './walks.ts';

export function panelTexts(moment: Moment): Message[] {
  const [viewer = 0] = moment.viewers;
  const view = viewOf(moment, viewer);
  const headings = terraformingMars.questions(moment.state).flatMap((question) => {
    const options = question.shape === 'one-of' ? question.options : [];
    const items = question.shape === 'some-of' ? question.items : [];
    const closed = terraformingMars.unavailable(moment.state, question.seat);
    return [...options, ...items, ...closed].flatMap((each) => groupOf(view, question, each) ?? []);
  });
  return [...textsIn(panels(view, nameOf)), ...headings];
}
