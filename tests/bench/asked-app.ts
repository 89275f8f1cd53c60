/** Requests to a backend of a bench, without a network. */
import { sql } from 'drizzle-orm';
import { createApp } from '../../backend/app.ts';
import type { Database } from '../../backend/db/database.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';

export type App = ReturnType<typeof createApp>;

/** A backend with an empty response cache. */
export const freshApp = (db: Database): App => createApp({ db, media: diskStore('/nowhere') });

/** Starts the next revision of the content, as an edit does: no cached response is valid any more. */
export const startRevision = (db: Database) => db.execute(sql`select nextval('content_revision')`);

/**
 * Makes a call and reads the whole response. @param known the expected ETag, if it is known.
 */
export async function ask(app: App, address: string, known?: string) {
  const headers = known ? { 'if-none-match': known } : {};
  const reply = await app.fetch(new Request(`http://backend.test/rest/${address}`, { headers }));
  if (reply.status !== (known ? 304 : 200)) throw new Error(`${address}: ${reply.status}`);
  const { byteLength } = await reply.arrayBuffer();
  return { tag: reply.headers.get('etag') ?? '', bytes: byteLength };
}
