/** Everything that the table in panels says, and the headings over the options. */
import { type Message, msg, type PanelText } from '@orrery/kernel';
import { groupOf, panels, terraformingMars } from '../../src/index.ts';
import { type Moment, nameOf, viewOf } from './walks.ts';

/** Every text in there, at any depth. */
export function textsIn(value: unknown): Message[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if ('key' in value && typeof value.key === 'string')
    return [msg(value.key, 'args' in value ? argsIn(value.args) : undefined)];
  return Object.values(value).flatMap(textsIn);
}

function argsIn(args: unknown): Message['args'] {
  const found: Record<string, PanelText> = {};
  for (const [name, value] of Object.entries(args ?? {}))
    found[name] = typeof value === 'object' ? textsIn(value)[0]! : value;
  return found;
}

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
