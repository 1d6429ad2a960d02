/** One of several effects: each in words and icons, with what it leads to. */
import { isRecord, type Option } from '@orrery/kernel';
import { askedEffect, effectsText, signsOf } from '@orrery/terraforming-mars/advice';
import type { BarWords } from '../../../board-kit/board.ts';
import { Signs } from '../drawing/signs.tsx';
import { pressing } from '../press.ts';
import { type Table, useTable } from '../table.ts';
import { Tray, type TrayOption } from '../tray/tray.tsx';
import { useMarsWords, type Words } from '../words.ts';
import { askedFor, cardName, oneOf, pickOf } from './common.ts';
import type { Place } from './place.ts';

/** The effects of an alternative, and the card that its cubes go to. */
function alternativeOf(table: Table, { value }: Pick<Option, 'value'>) {
  const effect = table.question === undefined ? undefined : askedEffect(table.question);
  if (effect?.do !== 'choose' || !isRecord(value) || typeof value.branch !== 'number') return undefined;
  return {
    effects: effect.of[value.branch] ?? [],
    card: typeof value.card === 'number' ? value.card : undefined,
  };
}

/** As the beginning of a sentence. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function optionOf(table: Table, words: Words, option: Option): TrayOption | undefined {
  const alternative = alternativeOf(table, option);
  if (alternative === undefined) return undefined;
  const { effects, card } = alternative;
  const { chosen, press } = pressing(table, option);
  const title = capital(words.format(effectsText(effects)));
  const name = card === undefined ? undefined : cardName(words, card);
  return {
    key: JSON.stringify(option.value),
    title,
    figures: <Signs signs={signsOf(effects)} size={22} />,
    ...(name === undefined
      ? {}
      : { note: words.t('web.mars.choose.onto', { card: name }), thing: { card: card ?? 0 } }),
    chosen,
    press,
    label: name === undefined ? title : `${title}, ${name}`,
  };
}

function ChooseTray() {
  const table = useTable();
  const words = useMarsWords();
  return (
    <Tray
      title={words.t('web.mars.choose.one')}
      note={words.t('web.mars.choose.note')}
      options={oneOf(table).flatMap((option) => optionOf(table, words, option) ?? [])}
    />
  );
}

function chooseWords(table: Table, words: Words): BarWords {
  const pick = pickOf(table);
  const title = askedFor(table, words, 'web.mars.choose.title');
  const alternative = pick === undefined ? undefined : alternativeOf(table, { value: pick });
  if (alternative === undefined) return { title };
  return { title, confirm: capital(words.format(effectsText(alternative.effects))) };
}

export const choose: Place = { Tray: ChooseTray, words: chooseWords, phone: 'yours' };
