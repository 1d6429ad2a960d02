import type { Flag, Flags } from './arguments.ts';
import { type Command, type Context, commonFlags } from './command.ts';
import { columns, hanging, padEnd, widthOf } from './layout.ts';

/** A list of names with what each is for, wrapped. */
function explained({ terminal }: Context, rows: readonly (readonly [string, string])[]): string[] {
  const room = Math.max(0, ...rows.map(([name]) => widthOf(name)));
  return rows.flatMap(([name, text]) => hanging(`  ${padEnd(name, room)}  `, text, terminal.width));
}

const flagName = (name: string, { short, value }: Flag): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;

const flagRows = ({ words }: Context, flags: Flags): (readonly [string, string])[] =>
  Object.entries(flags).map(([name, flag]) => [flagName(name, flag), words.text(flag.text)]);

/** `orrery --help` */
export function overview(context: Context, commands: readonly Command[]): string[] {
  const { words, terminal } = context;
  const { paint } = terminal;
  return [
    `${paint.bold('orrery')} – ${words.text('cli.help.tagline')}`,
    '',
    paint.bold(words.text('cli.help.usage')),
    ...columns([[`orrery <${words.text('cli.help.command')}> …`], ['orrery help play']]),
    '',
    paint.bold(words.text('cli.help.commands')),
    ...explained(
      context,
      commands.map((command) => [command.name, words.text(command.summary)]),
    ),
    '',
    paint.bold(words.text('cli.help.flags')),
    ...explained(context, [...flagRows(context, commonFlags), ['--version', words.text('cli.flag.version')]]),
    '',
    paint.bold(words.text('cli.help.exitCodes')),
    ...explained(context, [
      ['0', words.text('cli.exit.ok')],
      ['1', words.text('cli.exit.failed')],
      ['2', words.text('cli.exit.usage')],
      ['3', words.text('cli.exit.fault')],
    ]),
  ];
}

/** `orrery play --help` */
export function helpFor(context: Context, command: Command): string[] {
  const { words, terminal } = context;
  const { paint } = terminal;
  return [
    ...hanging(`${paint.bold(`orrery ${command.name}`)} – `, words.text(command.summary), terminal.width),
    '',
    paint.bold(words.text('cli.help.usage')),
    ...command.usage.flatMap((usage) => hanging('  ', `orrery ${usage}`, terminal.width)),
    '',
    paint.bold(words.text('cli.help.flags')),
    ...explained(context, flagRows(context, { ...command.flags, ...commonFlags })),
    '',
    paint.bold(words.text('cli.help.examples')),
    ...command.examples.flatMap((example) => hanging('  ', `orrery ${example}`, terminal.width)),
  ];
}
