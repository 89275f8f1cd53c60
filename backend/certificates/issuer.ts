import type { Database } from '../db/database.ts';
import { startWorker, type Worker } from '../worker.ts';
import { expireDue } from './expire.ts';
import { issueNext, nextDue, type Issuing } from './issue.ts';

/** Issues certificates as their forms come due, and expires overdue ones. */
export function startIssuer(db: Database, issuing: Issuing): Worker {
  const { now, log } = issuing;
  return startWorker({
    name: 'The certificate issuer',
    now,
    log,
    next: async () => {
      await expireDue(db, now());
      return issueNext(db, issuing);
    },
    due: () => nextDue(db),
  });
}
