import type { Database } from '../db/database.ts';
import { startWorker, type Worker } from '../worker.ts';
import { nextPlanned, publishNext } from './drafts.ts';

export type Publishing = {
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
  readonly mediaDir: string;
  /** Something was published: whoever builds the site is to be told. */
  readonly published: () => void;
};

/** Publishes drafts as their time comes. */
export const startPublisher = (
  db: Database,
  { now, log, mediaDir, published }: Publishing,
): Worker =>
  startWorker({
    name: 'The publisher of drafts',
    now,
    log,
    next: async () => {
      const done = await publishNext(db, { now: now(), mediaDir });
      if (done) published();
      return done;
    },
    due: () => nextPlanned(db),
  });
