import type { OpenDatabase } from '../db/database.ts';
import { JOBS, isJob, type Jobs } from './jobs.ts';
import { WAKE_CHANNEL } from './tell-workers.ts';

/**
 * Wakes the jobs of this process when this process or another one has work for them. Every job is woken
 * when listening begins: earlier notifications were missed.
 * @returns a function that stops it.
 */
export const hearWakes = (
  { listen }: Pick<OpenDatabase, 'listen'>,
  wake: Jobs['wake'],
  log: (message: string) => void,
): (() => Promise<void>) =>
  listen({
    channel: WAKE_CHANNEL,
    heard: (payload) => payload.split(' ').filter(isJob).forEach(wake),
    begun: () => JOBS.forEach(wake),
    log,
  });
