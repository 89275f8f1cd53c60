import { sql } from 'drizzle-orm';
import { siteUrlOf, type Environment } from '../../src/config/environment.ts';
import type { Receiver } from '../content-hook/teller.ts';
import type { Database } from '../db/database.ts';
import type { DeliveryNotes } from '../content-hook/delivery.ts';
import { deliveredChannels, deliveryFrom } from '../delivery/from-environment.ts';
import type { MediaStore } from '../media-store/store.ts';
import { senderFor } from '../outbox/sender.ts';
import { codeSecretOf } from '../secret.ts';
import { hearWakes } from './hear-wakes.ts';
import type { JobName, Jobs } from './jobs.ts';
import { startJobs } from './start-jobs.ts';
import { toldWorkers, WAKE_CHANNEL } from './told-workers.ts';

type Place = {
  readonly db: Database;
  readonly environment: Environment;
  readonly receiver: Receiver | null;
  /** Where the originals of pictures and uploaded files are. */
  readonly media: MediaStore;
  readonly notes?: DeliveryNotes;
};

const now = () => new Date();
const log = console.error;

/** Whether a backend does the jobs itself: an embedded database belongs to its process alone. */
export const doesJobs = ({ DATABASE_URL: url, JOBS }: Environment): boolean =>
  !url || JOBS === 'backend';

/** Does the jobs in this process, woken by itself and by others on the same PostgreSQL. */
export function jobsHere({ db, environment, receiver, media, notes }: Place): Jobs {
  const { DATABASE_URL: url, DATABASE_TIMEOUT: patience, ORDER_DELAY: orderDelay } = environment;
  const siteUrl = siteUrlOf(environment);
  const alone = !url;
  const send = senderFor(deliveredChannels(environment));
  const startDelivery = () => {
    const secret = codeSecretOf(environment);
    return deliveryFrom(environment, db, { now, siteUrl, secret, log });
  };
  const own = { now, log, siteUrl, media, orderDelay, receiver, alone, send, startDelivery };
  const jobs = startJobs(db, { ...own, ...(notes && { notes }) });
  if (!url) return jobs;
  const stopHearing = hearWakes(url, { wake: jobs.wake, log, patience });
  return {
    wake: jobs.wake,
    stop: async () => {
      await Promise.all([stopHearing(), jobs.stop()]);
    },
  };
}

/** The jobs of a backend: its own, or those of workers, whom it tells. */
export function jobsOf(place: Place): Jobs {
  const { db, environment } = place;
  if (doesJobs(environment)) return jobsHere(place);
  const tell = async (names: readonly JobName[]) =>
    db.execute(sql`select pg_notify(${WAKE_CHANNEL}, ${names.join(' ')})`);
  return toldWorkers(tell, log);
}
