/** What an action would bring, in words. */
import type { Message } from '@orrery/kernel';
import type { Outlook } from '@orrery/race-for-the-galaxy/advice';
import { say } from './words.ts';

export function prospectText(outlook: Outlook): Message {
  switch (outlook.do) {
    case 'explore':
      return say('web.race.prospect.explore', { see: outlook.see, keep: outlook.keep });
    case 'develop':
      return say('web.race.prospect.develop', { less: outlook.less, cards: outlook.cards });
    case 'settle':
      return say('web.race.prospect.settle', { cards: outlook.cards });
    case 'consume':
      return say('web.race.prospect.consume', { vp: outlook.vp, cards: outlook.cards });
    case 'sell':
      return outlook.cards === undefined
        ? say('web.race.prospect.nothingToSell')
        : say('web.race.prospect.sell', { cards: outlook.cards });
    case 'produce':
      return say('web.race.prospect.produce', { goods: outlook.goods });
  }
}
