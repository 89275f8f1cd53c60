import type { ChildServer } from '../child-server.ts';
import type { Action } from './actions.ts';
import type { DevelopServer } from './develop-server.ts';
import type { Front } from './front.ts';
import type { Restartable } from './restartable.ts';

/** What changed files require, and what a developer may request at the terminal. */
export type Job = Action | 'seed anew';

export type Parts = {
  /** Null for an external backend. */
  readonly backend: Restartable<ChildServer> | null;
  readonly develop: Restartable<DevelopServer>;
  readonly front: Pick<Front, 'renewEdge' | 'reload'>;
  readonly reseed: () => Promise<void>;
  readonly log: (line: string) => void;
};

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs the jobs that changed files require: dependencies first, what is visible last.
 * @throws StopError when a part does not start with its changes; the others stay unchanged.
 */
export async function doJobs(jobs: ReadonlySet<Job>, parts: Parts): Promise<void> {
  const { backend, develop, front, log } = parts;
  const began = performance.now();
  if (jobs.has('self')) log('This command itself has changed: please restart it.');
  if (jobs.has('seed') && !jobs.has('seed anew') && backend) {
    log(
      'The demonstration content has changed: press s and Enter to replace the current content with it.',
    );
  }
  if (backend && (jobs.has('backend') || jobs.has('seed anew'))) {
    await backend.restart(jobs.has('seed anew') ? parts.reseed : undefined);
    log(`The backend has restarted (${seconds(began)}).`);
  }
  if (jobs.has('edge')) {
    await front.renewEdge();
    log(`The edge functions have restarted (${seconds(began)}).`);
  }
  if (jobs.has('gatsby')) {
    log('Restarting the develop server: the changed file is compiled into it.');
    await develop.restart();
    log(`The develop server has restarted (${seconds(began)}).`);
  } else if (jobs.has('compose') || jobs.has('backend') || jobs.has('seed anew')) {
    await (await develop.running()).refresh();
    log('Reading the content again.');
  }
  if (jobs.has('gatsby') || jobs.has('edge') || jobs.has('backend')) front.reload();
}
