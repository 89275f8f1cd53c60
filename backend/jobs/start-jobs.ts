import { startIssuer } from '../certificates/issuer.ts';
import type { DeliveryNotes } from '../content-hook/delivery.ts';
import { startTeller, type Receiver } from '../content-hook/teller.ts';
import type { Database } from '../db/database.ts';
import { startPublisher } from '../editor/publisher.ts';
import type { MediaStore } from '../media-store/store.ts';
import { startMover } from '../orders/mover.ts';
import type { Sender } from '../outbox/sender.ts';
import { startSweeper } from '../retention/sweeper.ts';
import { startIndexer } from '../search/index-waiting.ts';
import type { Worker } from '../worker.ts';
import type { Jobs, Workers } from './jobs.ts';

export type JobSettings = {
  readonly now: () => Date;
  readonly log: (message: string, error: unknown) => void;
  /** Base URL of the site, for links in messages. */
  readonly siteUrl: string;
  /** Puts messages into the outbox. */
  readonly send: Sender;
  /** Begins to deliver the outbox. */
  readonly startDelivery: () => Worker;
  /** The store of original pictures and uploaded files. */
  readonly media: MediaStore;
  /** Duration of each step of an order, in milliseconds. */
  readonly orderDelay: number;
  /** The receiver that saved content is reported to; null for none. */
  readonly receiver: Receiver | null;
  /** Whether only this process uses the database (the embedded one). */
  readonly alone: boolean;
  /** Records the state of reporting. */
  readonly notes?: DeliveryNotes;
};

/** Runs all jobs in this process. Several processes may do so: each job is done by one of them. */
export function startJobs(db: Database, settings: JobSettings): Jobs {
  const { now, log, siteUrl, media, orderDelay, receiver, alone, notes, send } = settings;
  // First, because it may reject its settings: the others would go on without a database.
  const messages = settings.startDelivery();
  const changes = startTeller(db, { now, log, receiver, alone, ...(notes && { notes }) });
  const search = startIndexer(db, { now, log });
  const published = () => {
    changes.wake();
    search.wake();
  };
  const workers: Workers = {
    certificates: startIssuer(db, { now, send, siteUrl, log }),
    orders: startMover(db, { now, delay: orderDelay, log }),
    messages,
    drafts: startPublisher(db, { now, log, media, published }),
    changes,
    search,
    retention: startSweeper(db, { now, log, media }),
  };
  return {
    wake: (job) => workers[job].wake(),
    stop: async () => {
      await Promise.all(Object.values(workers).map((worker) => worker.stop()));
    },
  };
}
