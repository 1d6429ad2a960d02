/** Standard projects and conversions cost and do what the advice says. */
import { conversionsOf, type ProjectAdvice, projectsOf, type Yield } from '../../advice/index.ts';
import { at } from '../../data/resources.ts';
import { terraformingMars } from '../../game.ts';
import type { TurnOption } from '../../rules/turn.ts';
import { playerAt } from '../../state.ts';
import { type AdvisedPosition, answered, faultIf, told } from './advised-position.ts';

const isTile = ({ brings }: Yield): boolean => brings === 'tile';

function builtFaults(
  { state, open, seat }: AdvisedPosition,
  { project, cost, inVain, yields }: ProjectAdvice,
): string[] {
  const { after, events } = answered(state, open, { pick: { do: 'project', project } });
  const [event] = events;
  const asked = terraformingMars.openFor(after, seat)?.ask.do;
  const had = playerAt(state, seat).rating;
  const rose = playerAt(after, seat).rating > had;
  const raises = yields.some((each) => each.brings === 'steps' && each.amount > 0);
  return [
    ...faultIf(event?.amount !== cost, () => `${project} costs ${event?.amount}, not ${cost}`),
    // Where the payment or the area is still asked for, nothing has come of it yet.
    ...faultIf(
      asked !== 'payment' && !yields.some(isTile) && rose !== raises,
      () => `${project} ${rose ? 'raises' : 'does not raise'} the rating, and brings ${told(yields)}`,
    ),
    ...faultIf(inVain && yields.some((each) => each.brings === 'production'), () => `${project} is in vain`),
    ...faultIf(inVain && rose, () => `${project} is not in vain`),
  ];
}

export function projectFaults(advised: AdvisedPosition, options: readonly TurnOption[]): string[] {
  const { position, seat } = advised;
  return projectsOf(position, seat).flatMap((advice) => {
    const { project, short, hasRoom } = advice;
    const offered = options.some((option) => option.do === 'project' && option.project === project);
    return [
      ...faultIf(offered !== (short === 0 && hasRoom), () => `${project}: ${offered ? '' : 'not '}offered`),
      ...(offered ? builtFaults(advised, advice) : []),
    ];
  });
}

export function conversionFaults(advised: AdvisedPosition, options: readonly TurnOption[]): string[] {
  const { state, open: question, seat, position } = advised;
  return conversionsOf(position, seat).flatMap(({ convert, has, needs, open, isFull }) => {
    const offered = options.some((option) => option.do === convert);
    const wrong = faultIf(offered !== open, () => `${convert}: ${offered ? '' : 'not '}offered`);
    if (!offered) return wrong;
    const { after, events } = answered(state, question, { pick: { do: convert } });
    const [, lost] = events;
    const rose = playerAt(after, seat).rating > playerAt(state, seat).rating;
    return [
      ...wrong,
      ...faultIf(has !== playerAt(state, seat).stock[at[convert]], () => `there is no such ${convert}`),
      ...faultIf(lost?.what !== convert || lost.amount !== needs, () => `${convert} takes ${told(lost)}`),
      ...faultIf(convert === 'heat' && rose === isFull, () => `${convert} ${rose ? 'raises' : 'is in vain'}`),
    ];
  });
}
