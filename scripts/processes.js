// Processes that end together: whoever is asked to end passes it on, and nobody outlives npm.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What was asked to end and has not after so long is ended. */
const PATIENCE_MS = 3_000;

/** How often we look whether npm is still there. */
const WATCH_MS = 500;

/** On Windows there are no groups of processes. */
const grouped = process.platform !== 'win32';

/** Ends a process and all that it has started. */
function end(child, signal) {
  try {
    if (grouped) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It is gone already.
  }
}

/**
 * Runs a command with its output on this terminal and gives its exit code. A signal that asks us to end goes to the
 * command and to all that it has started; we end when it has.
 */
export function runToEnd(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', detached: grouped, ...options });
    let asked;
    const pass = (signal) => {
      asked ??= signal;
      end(child, signal);
      setTimeout(() => end(child, 'SIGKILL'), PATIENCE_MS).unref();
    };
    for (const signal of endings) process.on(signal, pass);
    const ended = (code) => {
      for (const signal of endings) process.off(signal, pass);
      if (asked === undefined) return resolve(code);
      end(child, 'SIGKILL');
      process.exit(128 + constants.signals[asked]);
    };
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      ended(1);
    });
    child.on('exit', (code) => ended(code ?? 1));
  });
}

/** Runs a program in this process, as if it had been started with these arguments: there is nobody to pass signals to. */
export async function become(file, args) {
  process.argv = [process.argv[0], file, ...args];
  await import(pathToFileURL(file).href);
}

/** Where npm has started us, we are asked to end when it is gone: whoever ends npm wants the program to end. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, WATCH_MS);
  watch.unref();
}
