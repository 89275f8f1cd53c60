import { log } from '../../system/log.ts';
import { inTime } from '../in-time.ts';
import type { Worker } from '../worker.ts';

/** The jobs, by the names under which processes tell each other that there is something to do. */
export const JOBS = [
  'certificates',
  'orders',
  'messages',
  'drafts',
  'changes',
  'search',
  'retention',
] as const;

export type JobName = (typeof JOBS)[number];

/** Whoever does the jobs, seen from whoever has some. */
export type Jobs = {
  /** Says that a job is waiting; it does not wait for it. */
  readonly wake: (job: JobName) => void;
  /** Resolves when the jobs that are under way are done. */
  readonly stop: () => Promise<void>;
};

export type Workers = Readonly<Record<JobName, Worker>>;

export const isJob = (name: string): name is JobName => JOBS.some((job) => job === name);

/** Lets the jobs under way end, for some milliseconds: what is cut off is done again by others. */
export async function stopJobs(jobs: Jobs, ms: number): Promise<void> {
  if (await inTime(jobs.stop(), ms)) return;
  log.warn('A job took longer than STOP_GRACE allows; it is begun again by another process.');
}
