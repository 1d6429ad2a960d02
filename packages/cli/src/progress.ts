import type { Terminal } from './terminal.ts';

const BAR = 30;
const EVERY_MILLISECONDS = 100;

/** A bar that fills while work goes on; only where somebody looks at a terminal. */
export function progressBar(terminal: Terminal, total: number): { at(done: number): void; end(): void } {
  let shown = 0;
  return {
    at(done) {
      if (!terminal.interactive) return;
      const now = performance.now();
      if (now - shown < EVERY_MILLISECONDS) return;
      shown = now;
      const full = Math.round((BAR * done) / total);
      const percent = String(Math.floor((100 * done) / total)).padStart(3);
      terminal.progress(`${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${percent} %  ${done}/${total}`);
    },
    end() {
      if (terminal.interactive) terminal.progress(undefined);
    },
  };
}
