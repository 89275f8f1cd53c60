import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { ports, projectRoot, testEnvironment } from '../site/site.ts';
import { afterwards } from './afterwards.ts';
import { within } from '../site/deadline.ts';
import { descendantsOf } from './processes.ts';

/** The origin of the started site. */
export const origin = `http://localhost:${ports.site}`;

/** Output of `npm start` while Gatsby is working. */
export const BUILDS = /^\[\d\/\d\]|is built anew|^(?:success|info) /;

/**
 * `npm start` as a person runs it, on the ports and the state of the tests; it ends with its test.
 */
export function start(context: TestContext, overrides: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/start.ts')], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(ports.site),
      BACKEND_PORT: String(ports.backend),
      REGENERATOR_PORT: String(ports.regenerator),
      ...testEnvironment,
      ...overrides,
    },
  });
  const lines: string[] = [];
  const readers = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const read of readers) read(line);
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const said = () => `\n${lines.slice(-15).join('\n')}`;

  /** The next line that matches. @throws when the process ends first, or on timeout. */
  async function next(pattern: RegExp, ms?: number): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const read = (line: string) => pattern.test(line) && resolve(line);
    readers.add(read);
    void ended.then((code) => reject(new Error(`ended with ${code}:${said()}`)));
    try {
      return await within(promise, () => `no line like ${pattern}:${said()}`, ms);
    } finally {
      readers.delete(read);
    }
  }

  const ready = next(/^ready: /);
  ready.catch(() => {});
  /** Like Ctrl+C. @returns the exit code. */
  const stop = () => {
    child.kill('SIGINT');
    return within(ended, () => `it does not stop:${said()}`);
  };
  afterwards(context, stop);
  return {
    lines,
    /** Resolves with the exit code. */
    ended: () => within(ended, () => `it goes on:${said()}`),
    /** Resolves when a page can be opened. @throws when the process ends first. */
    ready,
    next,
    stop,
    /** Kills it without a warning, as when memory runs out. */
    kill: () => child.kill('SIGKILL'),
    processes: () => descendantsOf(child.pid ?? 0),
  };
}

/** Whether the port is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
