import { log } from '../../system/log.ts';
import { inTime } from '../in-time.ts';
import type { Worker } from '../worker.ts';

/** The jobs, by the names in notifications between processes. */
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

/** The jobs as the code that has work for them sees them. */
export type Jobs = {
  /** Notifies a job that it has work, without waiting for it. */
  readonly wake: (job: JobName) => void;
  /** Resolves when the running jobs have ended. */
  readonly stop: () => Promise<void>;
};

export type Workers = Readonly<Record<JobName, Worker>>;

/** Whether this is the name of a job. */
export const isJob = (name: string): name is JobName => JOBS.some((job) => job === name);

/** Waits a limited time for running jobs to end: other processes repeat interrupted ones. */
export async function stopJobs(jobs: Jobs, ms: number): Promise<void> {
  if (await inTime(jobs.stop(), ms)) return;
  log.warn('A job took longer than STOP_GRACE allows; it is begun again by another process.');
}
