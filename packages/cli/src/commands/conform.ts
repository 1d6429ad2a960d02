import { toolsOf } from '@orrery/catalog/tools';
import { type Command, type Context, jsonFlag } from '../command.ts';
import { conform, type Found, summaryLine } from '../conform.ts';
import { type ExitCode, exit, Failure, misuse } from '../failure.ts';
import { readValues } from '../files.ts';
import { openGame } from '../games.ts';
import { wrap } from '../layout.ts';
import { say } from '../words.ts';

const shown = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

function differenceLines({ terminal, words }: Context, { file, recording, difference }: Found): string[] {
  const { paint, width } = terminal;
  const { move, path, expected, got } = difference;
  const head = words.text('cli.conform.where', { recording, move });
  return [
    ...wrap(`${paint.bold(head)} ${path} ${paint.dim(file)}`, width, 2),
    ...wrap(`  ${words.text('cli.conform.expected')} ${paint.green(shown(expected))}`, width, 4),
    ...wrap(`  ${words.text('cli.conform.got')} ${paint.red(shown(got))}`, width, 4),
  ];
}

/** Exit code 0 when the game has an adapter, 1 when it has none or is not known at all. */
function has({ terminal, words }: Context, id: string): ExitCode {
  const found = toolsOf(id).conformance !== undefined;
  terminal.print(words.text(found ? 'cli.conform.hasAdapter' : 'cli.conform.noAdapter', { game: id }));
  return found ? exit.ok : exit.failed;
}

const MOST_PRINTED = 50;

export const conformCommand: Command = {
  name: 'conform',
  summary: 'cli.conform.summary',
  usage: ['conform <game> <file…> [--limit N] [--json]', 'conform --has <game>'],
  flags: {
    has: { text: 'cli.flag.has' },
    limit: { text: 'cli.flag.limit', value: 'N' },
    ...jsonFlag,
  },
  positionals: Number.POSITIVE_INFINITY,
  examples: ['conform reference recordings/*.jsonl.gz', 'conform --has race-for-the-galaxy'],
  async run(context, input): Promise<ExitCode> {
    const id = input.required(0, '<game>');
    if (input.on('has')) return has(context, id);
    const adapter = await toolsOf(id).conformance?.();
    if (adapter === undefined) {
      // Complains of what is no game at all.
      await openGame(context, id);
      throw new Failure(say('cli.conform.noAdapter', { game: id }));
    }
    const files = input.positionals.slice(1);
    if (files.length === 0) throw misuse('cli.usage.missing', { what: '<file…>' });
    const limit = input.count('limit', 0) ?? MOST_PRINTED;
    const { terminal, words } = context;
    const isJson = input.on('json');
    let printed = 0;
    const report = conform(id, adapter, files, readValues, (found) => {
      if (!isJson && printed < limit) terminal.print(...differenceLines(context, found));
      printed += 1;
    });
    if (isJson) terminal.print(JSON.stringify(report));
    else {
      if (printed > limit) terminal.print(words.text('cli.conform.more', { n: printed - limit }));
      for (const [reason, n] of Object.entries(report.skipped))
        terminal.print(...wrap(words.text('cli.conform.skipped', { n, reason }), terminal.width, 2));
      if (report.recordings === 0) terminal.print(words.text('cli.conform.nothing'));
      terminal.print(summaryLine(report));
    }
    return report.differences.length === 0 && report.recordings > 0 ? exit.ok : exit.failed;
  },
};
