/** Notifications to workers, for tests of their senders. */
import type { OpenDatabase } from '../../backend/db/database.ts';
import { tellWorkers, WAKE_CHANNEL } from '../../backend/jobs/tell-workers.ts';

/** A job that no test uses otherwise. */
const MARK = 'retention';

/** Listens as a worker does. */
export async function listenForJobs({ db, listen }: Pick<OpenDatabase, 'db' | 'listen'>) {
  const begun = Promise.withResolvers<void>();
  let heard: string[] = [];
  let marked = () => {};
  const stop = listen({
    channel: WAKE_CHANNEL,
    heard: (payload) => (payload === MARK ? marked() : heard.push(payload)),
    begun: begun.resolve,
    log: () => {},
  });
  await begun.promise;
  return {
    stop,
    /** Notifications since the last call from committed transactions. */
    async sinceThen(): Promise<readonly string[]> {
      const { promise, resolve } = Promise.withResolvers<void>();
      marked = resolve;
      // Earlier notifications arrive before it.
      await tellWorkers(db, [MARK]);
      await promise;
      const all = heard;
      heard = [];
      return all;
    },
  };
}
