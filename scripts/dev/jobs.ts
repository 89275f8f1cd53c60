import type { ChildServer } from '../child-server.ts';
import type { Action } from './actions.ts';
import type { DevelopServer } from './develop-server.ts';
import type { Front } from './front.ts';
import type { Restartable } from './restartable.ts';

/** What changed files ask for, and what a person at the terminal may ask for. */
export type Job = Action | 'seed anew';

export type Parts = {
  /** Null where the backend is somebody else's. */
  readonly backend: Restartable<ChildServer> | null;
  readonly develop: Restartable<DevelopServer>;
  readonly front: Pick<Front, 'renewEdge' | 'reload'>;
  readonly seedAnew: () => Promise<void>;
  readonly log: (line: string) => void;
};

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Does what changed files ask for: first what everything else asks, at last what is seen of it.
 * @throws StopError when a part does not start as it is now; the others stay as they are.
 */
export async function doJobs(jobs: ReadonlySet<Job>, parts: Parts): Promise<void> {
  const { backend, develop, front, log } = parts;
  const began = performance.now();
  if (jobs.has('self')) log('This command itself has changed: stop it and start it again.');
  if (jobs.has('seed') && !jobs.has('seed anew') && backend) {
    log('The demonstration content has changed: s and Enter replaces what is there by it.');
  }
  if (backend && (jobs.has('backend') || jobs.has('seed anew'))) {
    await backend.restart(jobs.has('seed anew') ? parts.seedAnew : undefined);
    log(`The backend has started again (${seconds(began)}).`);
  }
  if (jobs.has('edge')) {
    await front.renewEdge();
    log(`The edge functions have started again (${seconds(began)}).`);
  }
  if (jobs.has('gatsby')) {
    log('Starting the develop server again: what has changed is compiled into it.');
    await develop.restart();
    log(`The develop server has started again (${seconds(began)}).`);
  } else if (jobs.has('compose') || jobs.has('backend') || jobs.has('seed anew')) {
    await (await develop.running()).refresh();
    log('Reading the content again.');
  }
  if (jobs.has('gatsby') || jobs.has('edge') || jobs.has('backend')) front.reload();
}
