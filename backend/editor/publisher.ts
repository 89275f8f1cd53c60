import type { Database } from '../db/database.ts';
import { startWorker, type Worker } from '../worker.ts';
import { doNext, nextDue } from './due.ts';
import type { MediaStore } from '../media-store/store.ts';

export type Publishing = {
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
  readonly media: MediaStore;
  /** Notifies the site build of a publication or a takedown. */
  readonly published: () => void;
};

/** Publishes drafts and sets, and takes entities down at their scheduled time. */
export const startPublisher = (db: Database, { now, log, media, published }: Publishing): Worker =>
  startWorker({
    name: 'The draft publisher',
    now,
    log,
    next: async () => {
      const done = await doNext(db, { now: now(), media });
      if (done) published();
      return done;
    },
    due: () => nextDue(db),
  });
