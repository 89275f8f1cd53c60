import { newestOf } from '../../contract/secrets.ts';
import { siteUrlOf, type Environment } from '../../src/config/environment.ts';
import { keptSecret } from '../../backend/secret.ts';
import { log } from '../../system/log.ts';
import { isBuiltFrom } from '../built-from.ts';
import { startChild } from '../child-server.ts';
import { siteKey } from '../site-key.ts';
import { CLEAN_EXIT, supervise } from './supervise.ts';

export type Run = {
  readonly projectRoot: string;
  readonly dataDir: string;
  readonly environment: Environment;
  /** The backend's origin for the site. */
  readonly restOrigin: string;
  /** Stops everything. */
  readonly signal: AbortSignal;
};

/** The servers of a run; `stopped` are promises of their ends. */
export type Servers = {
  readonly backend: () => Promise<void>;
  /** @param begin resolves when it may start: it reads from the backend. */
  readonly regenerator: (begin: Promise<void>) => Promise<void>;
  readonly stopped: Promise<void>[];
};

const program = (path: string) => new URL(`../../${path}`, import.meta.url);

/** The settings that the servers of the embedded run share. */
export function agreed({ environment, dataDir }: Pick<Run, 'environment' | 'dataDir'>) {
  const { REGENERATOR_PORT: port } = environment;
  return {
    CONTENT_HOOK_URL: environment.CONTENT_HOOK_URL ?? `http://localhost:${port}/hooks/content`,
    CONTENT_HOOK_SECRET:
      environment.CONTENT_HOOK_SECRET?.join(',') ?? keptSecret(dataDir, 'hook-secret'),
    EDITOR_TOKEN: environment.EDITOR_TOKEN?.join(',') ?? keptSecret(dataDir, 'editor-token'),
    EDGE_SECRET: environment.EDGE_SECRET?.join(',') ?? keptSecret(dataDir, 'edge-secret'),
    // PORT is the site's: children would use it as their own.
    BACKEND_PORT: String(environment.BACKEND_PORT),
    BACKEND_HOST: environment.BACKEND_HOST,
    REGENERATOR_PORT: String(port),
    REGENERATOR_HOST: environment.REGENERATOR_HOST,
    // There is one backend and no workers.
    JOBS: environment.JOBS ?? 'backend',
    MIGRATIONS: environment.MIGRATIONS ?? 'start',
    // All of them log to one terminal.
    LOG_FORMAT: environment.LOG_FORMAT ?? 'lines',
  };
}

/**
 * The secret that identifies the edge to the backend; an external backend only gets a configured
 * one.
 */
export function edgeSecretOf(run: Pick<Run, 'environment' | 'dataDir'>): string | undefined {
  const { REST_ORIGIN, EDGE_SECRET: given } = run.environment;
  if (given) return newestOf(given);
  return REST_ORIGIN ? undefined : agreed(run).EDGE_SECRET;
}

/** Starts the regenerator, which builds first if the sources have changed since the last build. */
function regeneratorStarter(run: Run, env: Readonly<Record<string, string>>, begin: Promise<void>) {
  const { projectRoot, dataDir, environment, signal } = run;
  let built = '';
  return async () => {
    const key = await siteKey(projectRoot, environment);
    // A site built from this key but not recorded as such would be rebuilt again and again.
    const isCurrent = key === built || (await isBuiltFrom({ projectRoot, dataDir }, key));
    const args = ['--wait', ...(isCurrent ? [] : ['--outdated'])];
    const child = await startChild('regenerator', program('regenerator/server.ts'), env, {
      args,
      signal,
      patience: patienceOf(environment),
    });
    void begin.then(child.begin);
    void child.ended.then((how) => {
      if (how === CLEAN_EXIT) built = key;
    });
    return child;
  };
}

/** A metrics port for a server beside the site, if the site has one. */
const metricsAfter = ({ METRICS_PORT: given }: Environment, steps: number) =>
  !given || given.isAfter ? {} : { METRICS_PORT: String(given.number + steps) };

/** Longer than a server's own settings allow. */
const patienceOf = ({ STOP_PAUSE, STOP_GRACE }: Environment) => STOP_PAUSE + STOP_GRACE + 5_000;

/** The servers next to the site. Each is restarted when it ends. */
export function serversOf(run: Run): Servers {
  const { environment, restOrigin, signal } = run;
  const shared = agreed(run);
  const backend = { ...shared, ...metricsAfter(environment, 1) };
  const patience = patienceOf(environment);
  const stopped: Promise<void>[] = [];
  const beside = async (name: string, loss: string, start: () => ReturnType<typeof startChild>) => {
    const supervised = await supervise({ name, loss, start, signal, log: log.warn });
    stopped.push(supervised.stopped);
  };
  return {
    stopped,
    backend: () =>
      beside('backend', 'and there is no live data', () =>
        startChild('backend', program('backend/server.ts'), backend, { signal, patience }),
      ),
    regenerator: (begin) => {
      const env = { ...shared, REST_ORIGIN: restOrigin, SITE_URL: siteUrlOf(environment) };
      const own = { ...env, ...metricsAfter(environment, 2) };
      return beside(
        'regenerator',
        "and editors' changes are queued",
        regeneratorStarter(run, own, begin),
      );
    },
  };
}
