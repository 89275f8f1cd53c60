import { sql } from 'drizzle-orm';
import { entityTables } from '../db/content-tables.ts';
import { articles, contentChanges, partnerOffers, webinars } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { readArticles } from './articles.ts';
import { loadArticles } from './load-articles.ts';
import { loadClub } from './load-club.ts';
import { loadProducts } from './load-products.ts';
import { loadReference } from './load-reference.ts';
import { loadShops } from './load-shops.ts';
import { progressLines } from '../../src/config/progress.ts';
import { PictureStore, type Draw } from './picture-store.ts';

/** Orders point at these by their ids: a seed brings them up to date where they stand. */
const STAYING: ReadonlySet<unknown> = new Set([partnerOffers, webinars]);

/** Tables of pairs go with what they pair. */
const CONTENT = sql`truncate ${sql.join(
  [...entityTables.filter((table) => !STAYING.has(table)), contentChanges],
  sql`, `,
)} restart identity cascade`;

export type SeedOptions = {
  /** Where the drawn pictures go. */
  readonly mediaDir: string;
  /** How many articles there shall be; absent: the written ones. */
  readonly articles?: number;
  /** How many shops there shall be, over all cities; absent: as many as the texts speak of. */
  readonly shops?: number;
  /** Told what is being done, for a person who waits. */
  readonly log?: (message: string) => void;
  /** Stands in for the drawing of pictures (tests). */
  readonly draw?: Draw;
};

/**
 * Replaces all content by the demonstration content, in one transaction: a seed that is cut off
 * leaves what was there before. Members and their sessions are not touched.
 */
export async function seed(db: Database, options: SeedOptions): Promise<{ articles: number }> {
  const log = options.log ?? (() => {});
  const store = new PictureStore(options.mediaDir, options.draw);
  const total = options.articles ?? (await readArticles()).length;
  log(`Filling the database: ${total} articles`);
  await db.transaction(async (transaction) => {
    // Everything changes: whoever builds the site reads all of it anew, and needs no list.
    await transaction.execute(sql`select set_config('content.queue', 'off', true)`);
    await transaction.execute(CONTENT);
    await loadArticles(transaction, store, total);
    await loadProducts(transaction, store);
    await loadShops(transaction, store, options.shops);
    await loadReference(transaction, store);
    await loadClub(transaction, store);
    log('Drawing pictures');
    await store.finished(progressLines('Drawing pictures:', log));
  });
  // The embedded database never does it by itself, and plans without it are many times slower.
  await db.execute(sql`analyze`);
  return { articles: await db.$count(articles) };
}
