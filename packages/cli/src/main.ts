import { orrery } from './orrery.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads our output may have seen enough: `orrery cards … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await orrery(process.argv.slice(2), processTerminal(), process.env);
