import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ports, projectRoot, testDataDir } from '../site/site.ts';

/** `npm start` as a person runs it, on the ports and the state of the tests. */
export function start(overrides: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/start.ts')], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(ports.site),
      BACKEND_PORT: String(ports.backend),
      REGENERATOR_PORT: String(ports.regenerator),
      DATA_DIR: testDataDir,
      ...overrides,
    },
  });
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('ready: ')) ready.resolve();
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return {
    lines,
    ended,
    /** Resolves when a page can be opened. @throws when the process ends instead. */
    ready: Promise.race([
      ready.promise,
      ended.then((code) => {
        throw new Error(`ended with ${code}:\n${lines.slice(-15).join('\n')}`);
      }),
    ]),
    /** As Ctrl+C does. @returns the exit code. */
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}
