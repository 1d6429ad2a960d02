/** From the words typed after `orrery` to a command and its exit code. */
import { readFileSync } from 'node:fs';
import { isRecord } from '@orrery/kernel';
import { languages, pickLanguage } from '@orrery/text';
import { readArguments } from './arguments.ts';
import { type Command, type Context, commonFlags } from './command.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { botCommand } from './commands/bot.ts';
import { cardsCommand } from './commands/cards.ts';
import { conformCommand } from './commands/conform.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { simulateCommand } from './commands/simulate.ts';
import { type ExitCode, exit, Failure, misuse } from './failure.ts';
import { helpFor, overview } from './help.ts';
import { wrap } from './layout.ts';
import type { Terminal } from './terminal.ts';
import { wordsIn } from './words.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const commands: readonly Command[] = [
  playCommand,
  simulateCommand,
  replayCommand,
  conformCommand,
  backupCommand,
  restoreCommand,
  benchCommand,
  arenaCommand,
  botCommand,
  cardsCommand,
];

/** The version of this program. */
function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return isRecord(manifest) ? String(manifest.version) : '';
}

/** Takes the language out of the arguments, wherever it stands among them. */
function splitLanguage(args: readonly string[]): { asked: string | undefined; rest: string[] } {
  const rest = [...args];
  let asked: string | undefined;
  for (let place = rest.length - 1; place >= 0; place--) {
    const arg = rest[place] ?? '';
    if (arg === '--lang') asked ??= rest.splice(place, 2)[1] ?? '';
    else if (arg.startsWith('--lang=')) asked ??= rest.splice(place, 1)[0]?.slice('--lang='.length);
  }
  return { asked, rest };
}

/** The shell's language: the first of its variables that is set at all decides. */
const shellLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: Environment) =>
  pickLanguage([LC_ALL || LC_MESSAGES || LANG || 'en']);

async function dispatch(context: Context, args: readonly string[]): Promise<ExitCode> {
  const { terminal } = context;
  const [name, ...rest] = args;
  if (name === undefined) {
    terminal.complain(...overview(context, commands));
    return exit.usage;
  }
  if (name === '--version' || name === '-V') {
    terminal.print(version());
    return exit.ok;
  }
  if (name.startsWith('-') || name === 'help') {
    const input = readArguments(args, commonFlags, name === 'help' ? 2 : 0);
    const topic = input.positionals[1];
    terminal.print(...(topic ? helpFor(context, find(topic)) : overview(context, commands)));
    return exit.ok;
  }
  const command = find(name);
  const asksForHelp = rest.some((arg) => arg === '--help' || arg === '-h');
  if (asksForHelp) {
    terminal.print(...helpFor(context, command));
    return exit.ok;
  }
  const input = readArguments(rest, { ...command.flags, ...commonFlags }, command.positionals);
  return command.run(context, input);
}

function find(name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) throw misuse('cli.usage.unknownCommand', { name });
  return command;
}

/** Runs a command and gives its exit code. Whatever goes wrong is told in words. */
export async function orrery(
  args: readonly string[],
  terminal: Terminal,
  environment: Environment,
): Promise<ExitCode> {
  const { asked, rest } = splitLanguage(args);
  const known = languages.find((language) => language === asked);
  const context = { terminal, words: wordsIn(known ?? shellLanguage(environment)) };
  try {
    if (asked !== undefined && known === undefined)
      throw misuse('cli.usage.language', { got: asked, known: languages.join(', ') });
    return await dispatch(context, rest);
  } catch (error) {
    return explain(context, error);
  } finally {
    terminal.close();
  }
}

function explain({ terminal, words }: Context, error: unknown): ExitCode {
  const { paint, width } = terminal;
  if (error instanceof Failure) {
    terminal.complain(...wrap(`${paint.red('orrery:')} ${words.format(error.text)}`, width));
    if (error.code === exit.usage) terminal.complain(...wrap(words.text('cli.usage.help'), width));
    return error.code;
  }
  const detail = error instanceof Error ? error.message : String(error);
  terminal.complain(...wrap(`${paint.red('orrery:')} ${words.text('cli.fault', { detail })}`, width));
  return exit.fault;
}
