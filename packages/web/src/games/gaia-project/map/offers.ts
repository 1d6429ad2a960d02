/** What can be done on each space, in words for a screen reader: "build a mine for 3 ore, 2 credits". */
import { type HexId, readTarget, structureText } from '@orrery/gaia-project';
import { isRecord, type Option, type Question } from '@orrery/kernel';
import { optionsOf } from '../../../board-kit/choice.ts';
import type { Words } from '../words.ts';

function offerIn({ value, cost = {} }: Option, { t, format, amounts }: Words): string | undefined {
  if (!isRecord(value)) return undefined;
  const price = amounts(cost);
  if (value.do === 'mine') return t('web.gaia.map.offer.mine', { price });
  if (value.do === 'project') return t('web.gaia.map.offer.project', { price });
  if (value.do === 'upgrade' && typeof value.to === 'number')
    return t('web.gaia.map.offer.upgrade', { structure: format(structureText(value.to)), price });
  return undefined;
}

export function offersBySpace(question: Question | undefined, words: Words): ReadonlyMap<HexId, string> {
  const offers = new Map<HexId, string>();
  for (const option of optionsOf(question)) {
    const hex = readTarget(option.target)?.hex;
    const offer = offerIn(option, words);
    if (hex === undefined || offer === undefined) continue;
    const before = offers.get(hex);
    offers.set(hex, before === undefined ? offer : `${before}; ${offer}`);
  }
  return offers;
}
