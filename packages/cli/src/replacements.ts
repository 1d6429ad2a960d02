/** Which answers of an arena were not given by the bot that was asked. */
import type { Replaced } from '@orrery/bots/workers';
import type { Context } from './command.ts';

/** Answers that somebody else gave, by bot and reason. */
export class Replacements {
  readonly #counted = new Map<string, Replaced & { times: number }>();

  readonly add = (replaced: Replaced): void => {
    const key = `${replaced.why} ${replaced.bot}`;
    const known = this.#counted.get(key);
    this.#counted.set(key, { ...replaced, times: (known?.times ?? 0) + 1 });
  };

  get all(): readonly (Replaced & { readonly times: number })[] {
    return [...this.#counted.values()];
  }

  lines({ terminal, words }: Context): string[] {
    return this.all.map(({ bot, why, text, spare = '–', times }) =>
      terminal.paint.yellow(words.text('cli.arena.replaced', { bot, why, times, spare, text })),
    );
  }
}
