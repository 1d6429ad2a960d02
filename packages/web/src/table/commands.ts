/** Commands to a server's table, and what was refused last. */
import type { Message } from '@orrery/kernel';
import { useState } from 'react';
import type { ServerTable } from '../sources/source.ts';

type Command = Parameters<ServerTable['command']>[0];

/** Runs commands and keeps what was refused last. */
export function useCommands(server: ServerTable) {
  const [error, setError] = useState<Message>();
  const run = async (command: Command, done?: () => void): Promise<void> => {
    const reply = await server.command(command);
    setError('error' in reply ? reply.error : undefined);
    if (!('error' in reply)) done?.();
  };
  return { error, run: (command: Command, done?: () => void) => () => void run(command, done) };
}
