import type { Database } from '../db/database.ts';
import { startWorker, type Worker } from '../worker.ts';
import { nextPlanned, publishNext } from './drafts/publish.ts';

export type Publishing = {
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
  readonly mediaDir: string;
  /** Notifies the site build of a published draft. */
  readonly published: () => void;
};

/** Publishes drafts at their scheduled time. */
export const startPublisher = (
  db: Database,
  { now, log, mediaDir, published }: Publishing,
): Worker =>
  startWorker({
    name: 'The draft publisher',
    now,
    log,
    next: async () => {
      const done = await publishNext(db, { now: now(), mediaDir });
      if (done) published();
      return done;
    },
    due: () => nextPlanned(db),
  });
