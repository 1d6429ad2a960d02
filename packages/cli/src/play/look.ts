/** The commands `?` and `w`: what a thing is, and why it cannot be chosen. */

import type { LoadedGame } from '@orrery/catalog';
import type { Facts, Unavailable } from '@orrery/kernel';
import { cardLines, cardsNamed, type WordedCard } from '../cards.ts';
import { hanging } from '../layout.ts';
import type { TerminalCanvas } from '../show/canvas.ts';
import { numbered, priceOf } from '../show/question.ts';
import { placeOf } from './answer.ts';
import type { Asked } from './session.ts';

const MOST_NAMES = 12;

function factLines(
  loaded: LoadedGame,
  cards: readonly WordedCard[],
  facts: Facts | Unavailable,
  canvas: TerminalCanvas,
): string[] {
  const { words, terminal } = canvas;
  const id = facts.target === undefined ? undefined : loaded.cardOf?.(facts.target);
  const card = cards.find((each) => each.id === id);
  const price = priceOf(loaded, canvas, facts);
  return [
    ...hanging('', words.format(facts.text), terminal.width),
    ...(price === '' ? [] : [`  ${price}`]),
    ...('reason' in facts
      ? hanging('  ', terminal.paint.yellow(words.format(facts.reason)), terminal.width)
      : []),
    ...(card === undefined ? [] : ['', ...cardLines(terminal, card)]),
  ];
}

/** About a number of the list, or a card by its name. */
export function lookLines(
  loaded: LoadedGame,
  cards: readonly WordedCard[],
  { question, unavailable, names }: Asked,
  about: string,
  canvas: TerminalCanvas,
): string[] {
  const { words, terminal } = canvas;
  if (about === '') return [words.text('cli.play.lookHow')];
  if (!/^\d+$/.test(about)) {
    const found = cardsNamed(cards, about);
    if (found.length > MOST_NAMES) return [words.text('cli.play.lookMany', { n: found.length })];
    if (found.length > 0) return found.flatMap((card) => [...cardLines(terminal, card), '']).slice(0, -1);
  }
  const place = placeOf(about, names);
  if (typeof place !== 'number') {
    const problem = /^\d+$/.test(about)
      ? words.format(place)
      : words.text('cli.play.lookNone', { name: about });
    return [terminal.paint.yellow(problem)];
  }
  const facts = [...numbered(question), ...unavailable][place];
  return facts === undefined ? [] : factLines(loaded, cards, facts, canvas);
}

/** Why something cannot be chosen now; without a number, why each thing cannot. */
export function whyLines(
  { question, unavailable, names }: Asked,
  about: string,
  canvas: TerminalCanvas,
): string[] {
  const { words, terminal } = canvas;
  const first = numbered(question).length;
  if (unavailable.length === 0) return [words.text('cli.play.nothingUnavailable')];
  const place = about === '' ? undefined : placeOf(about, names);
  if (typeof place === 'object') return [terminal.paint.yellow(words.format(place))];
  if (place !== undefined && place < first) return [words.text('cli.play.available')];
  return unavailable.flatMap((each, i) => {
    if (place !== undefined && place !== first + i) return [];
    const head = `  ${terminal.paint.dim(String(first + i + 1))}  `;
    const reason = terminal.paint.yellow(words.format(each.reason));
    return hanging(head, `${words.format(each.text)} – ${reason}`, terminal.width);
  });
}
