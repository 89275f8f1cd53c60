/**
 * Gathers jobs and does them one run after another; what comes during a run is done in the next one,
 * each kind once.
 * @param failed told why a run ended early; the jobs that come later are done all the same.
 * @returns adds jobs.
 */
export function oneRunAtATime<Job>(
  run: (jobs: ReadonlySet<Job>) => Promise<void>,
  failed: (error: unknown) => void,
): (jobs: Iterable<Job>) => void {
  let waiting = new Set<Job>();
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.size > 0) {
      const jobs = waiting;
      waiting = new Set();
      await run(jobs).catch(failed);
    }
    isRunning = false;
  }

  return (jobs) => {
    for (const job of jobs) waiting.add(job);
    if (!isRunning) void runAll();
  };
}
