import { siteUrlOf, type Environment } from '../../src/config/environment.ts';
import { log as ownLog } from '../../system/log.ts';
import type { Receiver } from '../content-hook/teller.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { DeliveryNotes } from '../content-hook/delivery.ts';
import { deliveredChannels, deliveryFrom } from '../delivery/from-environment.ts';
import type { MediaStore } from '../media-store/store.ts';
import { senderFor } from '../outbox/sender.ts';
import { codeSecretOf } from '../secret.ts';
import { hearWakes } from './hear-wakes.ts';
import type { Jobs } from './jobs.ts';
import { startJobs } from './start-jobs.ts';
import { tellWorkers } from './tell-workers.ts';
import { toldWorkers } from './told-workers.ts';

type Place = {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly environment: Environment;
  readonly receiver: Receiver | null;
  /** The store of original pictures and uploaded files. */
  readonly media: MediaStore;
  readonly notes?: DeliveryNotes;
};

const now = () => new Date();
const log = ownLog.trouble;

/** Whether a backend runs the jobs itself: an embedded database belongs to its process alone. */
export const doesJobs = ({ DATABASE_URL: url, JOBS }: Environment): boolean =>
  !url || JOBS === 'backend';

/** Runs the jobs in this process, woken by itself and by others on the same database. */
export function jobsHere({ database, environment, receiver, media, notes }: Place): Jobs {
  const { db } = database;
  const { DATABASE_URL: url, ORDER_DELAY: orderDelay } = environment;
  const siteUrl = siteUrlOf(environment);
  const alone = !url;
  const send = senderFor(deliveredChannels(environment));
  const startDelivery = () => {
    const secret = codeSecretOf(environment);
    return deliveryFrom(environment, db, { now, siteUrl, secret, log });
  };
  const own = { now, log, siteUrl, media, orderDelay, receiver, alone, send, startDelivery };
  const jobs = startJobs(db, { ...own, ...(notes && { notes }) });
  const stopHearing = hearWakes(database, jobs.wake, log);
  return {
    wake: jobs.wake,
    stop: async () => {
      await Promise.all([stopHearing(), jobs.stop()]);
    },
  };
}

/** The jobs of a backend: its own, or those of workers, which it notifies. */
export function jobsOf(place: Place): Jobs {
  if (doesJobs(place.environment)) return jobsHere(place);
  return toldWorkers((names) => tellWorkers(place.database.db, names), log);
}
