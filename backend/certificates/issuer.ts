import type { Database } from '../db/database.ts';
import { startWorker, type Worker } from '../worker.ts';
import { expireDue } from './expire.ts';
import { issueNext, nextDue, type Issuing } from './issue.ts';

/** Works on the forms as they come due, and ends certificates whose time has run out. */
export function startIssuer(db: Database, issuing: Issuing): Worker {
  const { now, log } = issuing;
  return startWorker({
    name: 'The issuer of certificates',
    now,
    log,
    next: async () => {
      await expireDue(db, now());
      return issueNext(db, issuing);
    },
    due: () => nextDue(db),
  });
}
