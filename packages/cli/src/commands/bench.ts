import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, jsonFlag } from '../command.ts';
import { type ExitCode, exit, Failure } from '../failure.ts';
import { say } from '../words.ts';

/** The built benchmarks of this workspace. They stand outside the packages, so they run in a process of their own. */
const benchmarks = fileURLToPath(new URL('../../../../bench/dist/main.js', import.meta.url));

export const benchCommand: Command = {
  name: 'bench',
  summary: 'cli.bench.summary',
  usage: ['bench [filter] [--json]'],
  flags: { ...jsonFlag },
  positionals: 1,
  examples: ['bench', 'bench race-for-the-galaxy --json'],
  async run(_, input): Promise<ExitCode> {
    if (!existsSync(benchmarks)) throw new Failure(say('cli.bench.missing', { file: benchmarks }));
    const args = [...input.positionals, ...(input.on('json') ? ['--json'] : [])];
    const child = spawn(process.execPath, [benchmarks, ...args], { stdio: 'inherit' });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code === exit.usage) return exit.usage;
    return code === 0 ? exit.ok : exit.failed;
  },
};
