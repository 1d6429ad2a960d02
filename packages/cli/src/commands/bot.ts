import { entrantsFor, findEntrant } from '@orrery/bots';
import { replyTo } from '@orrery/bots/node';
import type { Command } from '../command.ts';
import { type ExitCode, exit, misuse } from '../failure.ts';
import { openGame } from '../games.ts';

/** A bot for other programs: it hears turns and answers them, line by line, until there are no more. */
export const botCommand: Command = {
  name: 'bot',
  summary: 'cli.bot.summary',
  usage: ['bot <game> <bot> --stdio [--thoughts]'],
  flags: {
    stdio: { text: 'cli.flag.stdio' },
    thoughts: { text: 'cli.flag.thoughts' },
  },
  positionals: 2,
  examples: [
    'bot race-for-the-galaxy master --stdio < turns.jsonl',
    'arena gaia-project --bots strong --bots "exec:npx orrery bot gaia-project casual --stdio"',
  ],
  async run(context, input): Promise<ExitCode> {
    const { game, words } = await openGame(context, input.required(0, '<game>'));
    const id = input.required(1, '<bot>');
    const entry = findEntrant(game.id, id);
    if (entry === undefined) {
      const known = words.list(entrantsFor(game.id).map((each) => each.id));
      throw misuse('cli.usage.unknownBot', { bot: id, known });
    }
    if (!input.on('stdio')) throw misuse('cli.usage.missing', { what: '--stdio' });
    const bot = await entry.load();
    const { terminal } = context;
    for (let line = await terminal.read(); line !== undefined; line = await terminal.read())
      if (line.trim() !== '')
        terminal.print(JSON.stringify(await replyTo(game, bot, line, input.on('thoughts'))));
    return exit.ok;
  },
};
