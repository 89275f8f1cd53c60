/** One of the project's programs in a separate process, started like a command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Timeout of every wait, in milliseconds: generous for a busy machine. */
const PATIENCE = 90_000;

const late = () => AbortSignal.timeout(PATIENCE);

/**
 * Runs a program until the test ends it.
 * @param program its file, from the root.
 */
export function spawned(
  program: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Tests read sentences, even from processes that log JSON in production.
    env: { ...process.env, LOG_FORMAT: 'lines', ...env },
  });
  const lines: string[] = [];
  const readers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const read of readers) read();
    });
  }
  let code: number | null | undefined;
  const ended = once(child, 'close').then(([given]: (number | null)[]) => {
    code = given ?? null;
    for (const read of readers) read();
    return code;
  });
  const said = () => `${program} said:\n${lines.slice(-15).join('\n')}`;

  /**
   * A line that it has logged or will log.
   * @param from the first of its lines that counts.
   * @throws when it exits without that line.
   */
  function line(pattern: RegExp, from = 0): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => stop(new Error(`no ${pattern}; ${said()}`)), PATIENCE);
      const stop = (error: Error) => {
        readers.delete(read);
        clearTimeout(timer);
        reject(error);
      };
      const read = () => {
        const found = lines.slice(from).find((one) => pattern.test(one));
        if (found === undefined) {
          if (code !== undefined) stop(new Error(`it ended with ${code}; ${said()}`));
          return;
        }
        readers.delete(read);
        clearTimeout(timer);
        resolve(found);
      };
      readers.add(read);
      read();
    });
  }

  /** Its exit code. @throws when it keeps running. */
  async function end(): Promise<number | null> {
    const timeout = late();
    const over = once(timeout, 'abort').then(() => {
      throw new Error(`it goes on; ${said()}`);
    });
    over.catch(() => {});
    return await Promise.race([ended, over]);
  }

  return {
    pid: child.pid ?? 0,
    lines,
    line,
    ended: end,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Stops it like a service manager. @returns its exit code. */
    stop: () => {
      child.kill('SIGTERM');
      return end();
    },
    kill: () => {
      child.kill('SIGKILL');
      return end();
    },
  };
}

export type Spawned = ReturnType<typeof spawned>;

/** One sentence for a person: no stack trace, no file of ours. */
export const isClear = (lines: readonly string[]): boolean =>
  !lines.some((line) => /^\s+at |file:\/\//.test(line));
