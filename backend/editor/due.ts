/** Everything that editors have scheduled. */
import type { Database } from '../db/database.ts';
import { nextPlanned, publishNext } from './drafts/publish.ts';
import type { Saving } from './save.ts';
import { nextSet, publishNextSet } from './sets/publish.ts';
import { nextTakedown, takeDownNext } from './takedown/plan.ts';

/** When something is due next; null if nothing is scheduled. */
export async function nextDue(db: Database): Promise<Date | null> {
  const times = (await Promise.all([nextPlanned(db), nextSet(db), nextTakedown(db)])).filter(
    (at) => at !== null,
  );
  return times.length > 0 ? new Date(Math.min(...times.map(Number))) : null;
}

/**
 * Performs one due task. Of tasks due at the same time, publishing comes before taking down.
 * @returns whether there was a task.
 */
export const doNext = async (
  db: Database,
  saving: Pick<Saving, 'now' | 'media'>,
): Promise<boolean> =>
  (await publishNext(db, saving)) ||
  (await publishNextSet(db, saving)) ||
  (await takeDownNext(db, saving));
