import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { StopError } from '../../system/stop-error.ts';
import { gatsbyListener } from './gatsby-messages.ts';

export type DevelopOptions = {
  readonly projectRoot: string;
  readonly workplace: string;
  /** Environment variables for Gatsby in addition to ours. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
};

export type DevelopServer = {
  readonly origin: string;
  /** Resolves when its process has ended, for any reason. */
  readonly ended: Promise<void>;
  /** Reads the content and derives the pages from it again. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
};

/** Milliseconds Gatsby has to stop. */
const PATIENCE = 5_000;

/** The last lines of a crashed server, which may contain the reason. */
const LAST_LINES = 30;

/** Its parent may be killed without warning: then it, and what it has started, ends as well. */
const END_WITH_PARENT = "data:text/javascript,process.on('disconnect',()=>process.exit())";

/**
 * Starts `gatsby develop` and waits until it responds.
 * @throws StopError when it ends instead.
 */
export async function startDevelop(options: DevelopOptions): Promise<DevelopServer> {
  const { projectRoot, workplace, log } = options;
  const port = await freePort();
  const child = fork(
    join(projectRoot, 'node_modules/gatsby/cli.js'),
    ['develop', '--port', String(port), '--host', '127.0.0.1'],
    {
      cwd: workplace,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [`--import=${END_WITH_PARENT}`],
      env: {
        ...process.env,
        ...options.env,
        // Pages include their content, so that the edge functions have something to work on.
        GATSBY_EXPERIMENTAL_DEV_SSR: 'true',
        ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
        GATSBY_TELEMETRY_DISABLED: '1',
        // Plain lines instead of a screen that redraws itself.
        GATSBY_LOGGER: 'yurnalist',
        // Each change produces much short-lived garbage. Gatsby starts further processes; the
        // syntax of our files tells what kind of module they are.
        NODE_OPTIONS:
          `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64 --disable-warning=MODULE_TYPELESS_PACKAGE_JSON`.trim(),
      },
    },
  );
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line);
      if (last.length > LAST_LINES) last.shift();
    });
  }
  const ended = once(child, 'exit').then(() => undefined);
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(late);
  };
  const listen = gatsbyListener();
  const ready = new Promise<true>((resolve) => {
    child.on('message', (said) => {
      const heard = listen(said);
      if (heard?.kind === 'ready') resolve(true);
      if (heard?.kind === 'line') log(heard.text);
    });
  });
  if (!(await Promise.race([ready, ended.then(() => false)]))) {
    for (const line of last) log(line);
    throw new StopError('The develop server did not start; see the reason above.');
  }
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    ended,
    async refresh() {
      await fetch(`${origin}/__refresh`, { method: 'POST' });
    },
    stop,
  };
}
