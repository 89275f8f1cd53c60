import { isNull } from 'drizzle-orm';
import type { Delivery } from '../../contract/schemas/publishing.ts';
import { contentChanges } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { newNotes, type Builder, type DeliveryNotes } from './delivery.ts';
import { lastDelivered, nextBuildAt } from './queue.ts';

/** The input of the screen about deliveries. */
export type Delivering = {
  /** Notes of this process, or the builder if another process reports to it. */
  readonly notes: DeliveryNotes | { readonly toldElsewhere: Builder };
  /** Whether a receiver is configured. */
  readonly isTold: boolean;
  /** Milliseconds between two messages; 0 when they are sent at once. */
  readonly interval: number;
  /** Where builds can be watched. */
  readonly url: string | null;
};

/** A backend that reports to nobody. */
export const NOBODY_TOLD: Delivering = {
  notes: newNotes(),
  isTold: false,
  interval: 0,
  url: null,
};

/** Where Netlify shows the builds and deploys of a site; null without one. */
export const buildsAt = (site: string | undefined): string | null =>
  site === undefined ? null : `https://app.netlify.com/sites/${encodeURIComponent(site)}/deploys`;

/** The notes that the queue implies when another process reports: it knows nothing of failures. */
async function notesOf(db: Database, builder: Builder): Promise<DeliveryNotes> {
  const accepted = await lastDelivered(db);
  return { builder: accepted && builder, accepted, failed: null };
}

/** The state of reporting, including the backlog. */
export async function readDelivery(
  db: Database,
  { notes, isTold, interval, url }: Delivering,
  now: Date,
): Promise<Delivery> {
  const { builder, accepted, failed } =
    'toldElsewhere' in notes ? await notesOf(db, notes.toldElsewhere) : notes;
  const waiting = isTold ? await db.$count(contentChanges, isNull(contentChanges.deliveredAt)) : 0;
  const next = waiting > 0 && !failed ? await nextBuildAt(db, interval, now) : null;
  return {
    builder,
    waiting,
    next_at: next && next.toISOString(),
    accepted: accepted && { at: accepted.at.toISOString(), revision: accepted.revision },
    failed: failed && {
      at: failed.at.toISOString(),
      status: failed.status,
      tries: failed.tries,
      again_at: failed.againAt.toISOString(),
    },
    url,
  };
}
