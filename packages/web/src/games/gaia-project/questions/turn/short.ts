/** Why an exchange is closed, in the little room beside it. */
import type { Obstacle } from '@orrery/gaia-project/advice';
import type { Words } from '../../words.ts';
import { obstacleWords } from '../obstacles.ts';

/** "3 of 4": what is short stands in the price already. */
export function shortOf(words: Words, obstacle: Obstacle): string {
  const { t } = words;
  if (obstacle.why === 'power') return t('web.gaia.turn.of', { have: obstacle.have, need: obstacle.need });
  if (obstacle.why === 'short') {
    const [lack] = Object.entries(obstacle.missing);
    if (lack !== undefined) {
      const [what, amount] = lack;
      const need = obstacle.price[what] ?? amount;
      return t('web.gaia.turn.of', { have: need - amount, need });
    }
  }
  return obstacle.why === 'taken' ? t('web.gaia.turn.taken') : obstacleWords(words, obstacle);
}
