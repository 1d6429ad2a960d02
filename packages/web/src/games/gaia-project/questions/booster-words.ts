/** What boosters do, in a word or two. */
import type { BoosterId } from '@orrery/gaia-project';
import { boosterRow } from '@orrery/gaia-project/advice';
import type { Words } from '../words.ts';

/** What a booster does besides its income; undefined where that is all. */
export function purposeOf({ t }: Words, booster: BoosterId): string | undefined {
  const { action, pass } = boosterRow(booster);
  if (action === undefined)
    return pass === undefined ? undefined : t(`web.gaia.turn.booster.per.${pass.per}`);
  const { steps = 0, range = 0 } = action;
  return steps > 0 ? t('web.gaia.turn.booster.steps') : t('web.gaia.turn.booster.range', { range });
}

/** Such words stand in the middle of sentences; a card begins with them. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
