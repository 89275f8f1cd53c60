import { isNull } from 'drizzle-orm';
import type { Delivery } from '../../contract/schemas/publishing.ts';
import { contentChanges } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { newNotes, type DeliveryNotes } from './delivery.ts';

/** What a screen is told from. */
export type Delivering = {
  readonly notes: DeliveryNotes;
  /** Whether there is anybody to tell. */
  readonly isTold: boolean;
  /** Where builds are seen. */
  readonly url: string | null;
};

/** A backend that reports to nobody. */
export const NOBODY_TOLD: Delivering = { notes: newNotes(), isTold: false, url: null };

/** Where Netlify shows the builds and deploys of a site; null without one. */
export const buildsAt = (site: string | undefined): string | null =>
  site === undefined ? null : `https://app.netlify.com/sites/${encodeURIComponent(site)}/deploys`;

/** How telling goes, with what waits. */
export async function readDelivery(
  db: Database,
  { notes: { builder, accepted, failed }, isTold, url }: Delivering,
): Promise<Delivery> {
  return {
    builder,
    waiting: isTold ? await db.$count(contentChanges, isNull(contentChanges.deliveredAt)) : 0,
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
