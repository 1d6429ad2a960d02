/** What is missing for a card or its action, in words. */
import type { Message } from '@orrery/kernel';
import type { ActionMissing } from '../advice/actions.ts';
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

/** "2 energy short", short enough for a row of the tableau. */
export function actionMissingText(missing: ActionMissing): Message {
  switch (missing.missing) {
    case 'stock':
      return missing.of === 'megacredits'
        ? say('mars.missing.megacredits', { by: missing.by })
        : say(`mars.missing.stock.${missing.of}`, { by: missing.by });
    case 'production':
      return say('mars.missing.production', {
        production: say(`mars.productionOf.${missing.of}`),
        by: missing.by,
      });
    case 'cubes':
      return say(`mars.missing.cubes.${missing.kind}`, { by: missing.by });
    case 'prey':
      return say(`mars.missing.prey.${missing.kind}`);
    case 'holder':
      return say('mars.missing.holder');
    case 'rating':
      return say('mars.missing.rating');
  }
}
