import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testServer } from './support.ts';

const example = fileURLToPath(new URL('../../../docs/api-example.js', import.meta.url));

test.each(['reference', 'race-for-the-galaxy'])(
  'the example in the documentation plays a whole game of %s over the documented API alone',
  async (game) => {
    // With the limits that real servers have.
    const server = await testServer({ rateLimits: true });
    try {
      const address = server.address.replace('localhost', '127.0.0.1');
      const child = spawn(process.execPath, [example, address, game], { stdio: 'pipe' });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said += String(chunk);
        });
      const code = await new Promise((resolve) => child.on('exit', resolve));
      expect(said).toContain('An answer was taken back');
      expect(said).toMatch(/Bob left and came back\. Meanwhile: .*takenOver,.* returned/);
      expect(said).toMatch(/1\. .+: \d+/);
      expect(said).toContain('The deal was fair.');
      expect(code).toBe(0);
    } finally {
      await server.close();
    }
  },
  120_000,
);
