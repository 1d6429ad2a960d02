/** Backups of a server's database. The server itself is loaded only here. */
import type { Command } from '../command.ts';
import { type ExitCode, exit, Failure } from '../failure.ts';
import { say } from '../words.ts';

type Backups = typeof import('@orrery/server/backup');

/** Does something with backups, and says in words why a file or a database is not fit for it. */
async function withBackups<T>(work: (backups: Backups) => Promise<T>): Promise<T> {
  const backups = await import('@orrery/server/backup');
  try {
    return await work(backups);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(say('cli.backup.failed', { reason }));
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

export const backupCommand: Command = {
  name: 'backup',
  summary: 'cli.backup.summary',
  usage: ['backup [file]'],
  flags: {},
  positionals: 1,
  examples: ['backup', 'backup /var/backups/orrery.backup'],
  async run({ terminal, words }, input): Promise<ExitCode> {
    const file = input.positionals[0] ?? `orrery-${today()}.backup`;
    const { tables, rows } = await withBackups(({ makeBackup }) => makeBackup(process.env, file));
    terminal.print(words.text('cli.backup.done', { file, tables, rows }));
    return exit.ok;
  },
};

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'cli.restore.summary',
  usage: ['restore <file>'],
  flags: {},
  positionals: 1,
  examples: ['restore orrery-2027-03-01.backup'],
  async run({ terminal, words }, input): Promise<ExitCode> {
    const file = input.required(0, '<file>');
    const { tables, rows } = await withBackups(({ restoreFrom }) => restoreFrom(process.env, file));
    terminal.print(words.text('cli.restore.done', { tables, rows }));
    return exit.ok;
  },
};
