import type { CardEntry } from '@orrery/presentation';
import { cardLines, matchCards, type WordedCard, wordCard } from '../cards.ts';
import { type Command, jsonFlag } from '../command.ts';
import { type ExitCode, exit, Failure } from '../failure.ts';
import { openGame } from '../games.ts';
import { say } from '../words.ts';

export const cardsCommand: Command = {
  name: 'cards',
  summary: 'cli.cards.summary',
  usage: ['cards <game> [filter…] [--json]'],
  flags: { ...jsonFlag },
  positionals: Number.POSITIVE_INFINITY,
  examples: ['cards race-for-the-galaxy', 'cards race-for-the-galaxy contact --lang pt'],
  async run(context, input): Promise<ExitCode> {
    const opened = await openGame(context, input.required(0, '<game>'));
    const { loaded, words } = opened;
    const entries: readonly CardEntry[] | undefined = loaded.cards?.();
    const name = words.format(loaded.game.name);
    if (entries === undefined) throw new Failure(say('cli.cards.none', { game: name }));
    const filter = input.positionals.slice(1).join(' ');
    const found: WordedCard[] = matchCards(
      entries.map((entry) => wordCard(words, entry)),
      filter,
    );
    if (found.length === 0) throw new Failure(say('cli.cards.noMatch', { filter }));
    const { terminal } = context;
    if (input.on('json')) terminal.print(JSON.stringify(found));
    else {
      for (const card of found) terminal.print(...cardLines(terminal, card), '');
      terminal.print(terminal.paint.dim(words.text('cli.cards.count', { n: found.length })));
    }
    return exit.ok;
  },
};
