/**
 * Collects jobs and runs them one batch after another; jobs that arrive during a run go into the
 * next one, each kind once.
 * @param failed receives the reason when a run fails; later jobs run all the same.
 * @returns a function that adds jobs.
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
