/** Special actions by where they come from and what they do. */
import { type Player, specialText } from '@orrery/gaia-project';
import { boosterRow, type SpecialAdvice } from '@orrery/gaia-project/advice';
import type { Words } from '../../words.ts';

/** Who gives the action: the booster, an academy, a tile, or the faction. */
export function specialSource(words: Words, player: Player, { action, gains }: SpecialAdvice): string {
  if (action === player.booster) return words.t('web.gaia.turn.special.booster');
  if (action === 'academy') return words.t('web.gaia.turn.special.academy');
  return Object.keys(gains).length > 0
    ? words.t('web.gaia.turn.special.tile')
    : words.faction(player.faction);
}

export function specialEffect(words: Words, player: Player, { action, gains }: SpecialAdvice): string {
  const { t } = words;
  if (player.booster !== null && action === player.booster) {
    const { steps = 0, range = 0 } = boosterRow(player.booster).action ?? {};
    return steps > 0
      ? t('web.gaia.turn.special.steps', { n: steps })
      : t('web.gaia.turn.special.range', { range });
  }
  return Object.keys(gains).length > 0 ? words.amounts(gains) : words.format(specialText(action));
}

/** "Booster: range +3". */
export const specialName = (words: Words, player: Player, special: SpecialAdvice): string =>
  words.t('web.gaia.turn.special.named', {
    name: specialSource(words, player, special),
    effect: specialEffect(words, player, special),
  });
