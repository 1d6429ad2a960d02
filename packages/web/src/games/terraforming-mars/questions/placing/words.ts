/** Areas and what they bring, in words. */
import { amountText } from '@orrery/terraforming-mars';
import { conversionsOf } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../../board-kit/board.ts';
import type { Table } from '../../table.ts';
import type { Words } from '../../words.ts';
import { type AreaChoice, chosenIn, type Placing, placingIn, pointsAt } from './placing.ts';

/** "1 plant, 4 M€ for 2 oceans, 1 point at the end". */
function bringsIn({ t, format }: Words, placing: Placing, choice: AreaChoice): string {
  const { gain, oceans } = choice.advice;
  const points = pointsAt(placing, choice);
  const printed = Object.entries(gain).flatMap(([what, n]) => {
    const text = what === 'megacredits' ? undefined : amountText(what, n);
    return text === undefined ? [] : [format(text)];
  });
  const parts = [
    ...printed,
    ...(oceans > 0 ? [t('web.mars.place.forOceans', { n: gain.megacredits ?? 0, oceans })] : []),
    ...(points > 0 ? [t('web.mars.place.points', { n: points })] : []),
  ];
  return parts.length === 0 ? t('web.mars.place.nothing') : parts.join(', ');
}

/** Map and tray say it of every area, at every choice: it is worded once. */
const worded = new WeakMap<AreaChoice, { readonly words: Words; readonly text: string }>();
export function bringsText(words: Words, placing: Placing, choice: AreaChoice): string {
  const before = worded.get(choice);
  if (before?.words === words) return before.text;
  const text = bringsIn(words, placing, choice);
  worded.set(choice, { words, text });
  return text;
}

function confirmText({ t }: Words, placing: Placing, choice: AreaChoice | undefined): string | undefined {
  if (choice === undefined) return undefined;
  const { area } = choice;
  if (placing.tile === undefined) return t('web.mars.place.claim', { area });
  return placing.final
    ? t('web.mars.place.confirmPoints', { area, n: pointsAt(placing, choice) })
    : t('web.mars.place.confirm', { area });
}

function detailText(words: Words, table: Table, placing: Placing, choice: AreaChoice | undefined): string {
  const { t } = words;
  const n = placing.choices.length;
  if (choice === undefined) return t(table.phone ? 'web.mars.place.tap' : 'web.mars.place.choose', { n });
  const brings = t('web.mars.place.brings', {
    area: choice.area,
    brings: bringsText(words, placing, choice),
  });
  return placing.tile === undefined || placing.final
    ? brings
    : `${brings} ${t('web.mars.place.free', { n })}`;
}

export function placingWords(table: Table, words: Words): BarWords {
  const placing = placingIn(table);
  if (placing === undefined) return {};
  const choice = chosenIn(table, placing);
  const confirm = confirmText(words, placing, choice);
  const detail = detailText(words, table, placing, choice);
  return { detail, ...(confirm === undefined ? {} : { confirm, next: confirm }) };
}

/** How many greeneries the plants suffice for, each for so many. */
export function plantsIn({ position, mine }: Pick<Table, 'position' | 'mine'>) {
  const { has = 0, needs = 1 } =
    mine === undefined
      ? {}
      : (conversionsOf(position, mine).find(({ convert }) => convert === 'plants') ?? {});
  return { has, needs, tiles: Math.floor(has / needs) };
}
