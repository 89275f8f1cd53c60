import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { StopError } from '../stop-error.ts';
import { gatsbyListener } from './gatsby-messages.ts';

export type DevelopOptions = {
  readonly projectRoot: string;
  readonly workplace: string;
  /** What Gatsby finds in its environment beside what is in ours. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
};

export type DevelopServer = {
  readonly origin: string;
  /** Resolves when its process has ended, asked or not. */
  readonly ended: Promise<void>;
  /** Reads the content and derives the pages from it again. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
};

/** Milliseconds Gatsby has for stopping. */
const PATIENCE = 5_000;

/** Lines of a server that ended by itself which may say why. */
const LAST_LINES = 30;

/** Whoever started it may be killed without a word: then it, and what it has started, ends as well. */
const END_WITH_PARENT = "data:text/javascript,process.on('disconnect',()=>process.exit())";

/**
 * Starts `gatsby develop` and waits until it answers.
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
        // Pages come with their content, so that the edge functions have something to work on.
        GATSBY_EXPERIMENTAL_DEV_SSR: 'true',
        ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
        GATSBY_TELEMETRY_DISABLED: '1',
        // Plain lines instead of a screen that redraws itself.
        GATSBY_LOGGER: 'yurnalist',
        // Each change makes much that is soon forgotten. Gatsby starts further processes; our files say by their syntax what they are.
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
    throw new StopError('The develop server did not start; its reason stands above.');
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
