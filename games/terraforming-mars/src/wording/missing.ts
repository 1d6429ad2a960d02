/** What is missing for a card, in words. */
import type { Message } from '@orrery/kernel';
import type { Missing } from '../advice/requirements.ts';
import { effectText } from './effects.ts';
import { say } from './say.ts';

/** "oxygen 4% short" */
export function missingText(missing: Missing): Message {
  switch (missing.missing) {
    case 'level':
      return say(`mars.missing.${missing.track}.${missing.bound}`, { by: missing.by });
    case 'tag':
      return say('mars.missing.tag', { tag: say(`mars.tag.${missing.tag}`), by: missing.by });
    case 'production':
      return say('mars.missing.production', {
        production: say(`mars.productionOf.${missing.of}`),
        by: missing.by,
      });
    case 'tiles':
      return say(`mars.missing.${missing.tile}`, { by: missing.by });
    case 'megacredits':
      return say(missing.withMetals ? 'mars.missing.megacreditsWithMetals' : 'mars.missing.megacredits', {
        by: missing.by,
      });
    case 'effect':
      return say('mars.missing.effect', { effect: effectText(missing.effect) });
  }
}
