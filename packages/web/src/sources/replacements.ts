/** What the page is told of bots for which others answer. */
import { botName } from '@orrery/bots/text';
import type { BotPool, Replaced } from '@orrery/bots/workers';
import { type Message, msg } from '@orrery/kernel';

export class Replacements {
  readonly #tell: (why: Message | null) => void;
  /** Whether somebody has been replaced since the answer before the last one was asked for. */
  #replaced = false;
  #told = false;

  constructor(tell: (why: Message | null) => void) {
    this.#tell = tell;
  }

  readonly report = ({ bot, why, text, spare }: Replaced): void => {
    console.error(`${bot} gave no answer (${why}): ${text}`);
    this.#replaced = true;
    if (spare === undefined) return;
    this.#told = true;
    this.#tell(msg('web.failure.botReplaced', { bot: botName(bot), spare: botName(spare) }));
  };

  /** The pool, with an eye on whether its bots answer themselves again. */
  watched(bots: Pick<BotPool, 'think'>): Pick<BotPool, 'think'> {
    return {
      think: async (asked, signal) => {
        this.#replaced = false;
        const answer = await bots.think(asked, signal);
        if (this.#told && !this.#replaced && answer !== undefined) {
          this.#told = false;
          this.#tell(null);
        }
        return answer;
      },
    };
  }
}
