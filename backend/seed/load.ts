import { sql } from 'drizzle-orm';
import { entityTables } from '../db/content-tables.ts';
import { alignIdentities } from '../db/identities.ts';
import { articles, contentChanges, partnerOffers, webinars } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { indexWaiting } from '../search/index-waiting.ts';
import { readArticles } from './articles.ts';
import { loadArticles } from './load-articles.ts';
import { loadClub } from './load-club.ts';
import { loadLibrary } from './load-library.ts';
import { loadProducts } from './load-products.ts';
import { loadReference } from './load-reference.ts';
import { loadShops, loadStock } from './load-shops.ts';
import { progressLines } from '../../src/config/progress.ts';
import { PictureStore, type Draw } from './picture-store.ts';
import type { MediaStore } from '../media-store/store.ts';

/** Orders refer to these by id, so a seed updates them in place. */
const STAYING: ReadonlySet<unknown> = new Set([partnerOffers, webinars]);

/** Entities that are indexed by one statement. */
const INDEXED_AT_ONCE = 25;

/** Truncation cascades to the join tables. */
const CONTENT = sql`truncate ${sql.join(
  [...entityTables.filter((table) => !STAYING.has(table)), contentChanges],
  sql`, `,
)} restart identity cascade`;

export type SeedOptions = {
  /** Where the rendered pictures go. */
  readonly media: MediaStore;
  /**
   * Whether this is a company's first content: without anything of value, such as package codes that earn
   * points, trial pairs and partners' offers.
   */
  readonly isFirst?: boolean;
  /** Number of articles; defaults to the written ones. */
  readonly articles?: number;
  /** Number of shops in all cities; defaults to the number the texts mention. */
  readonly shops?: number;
  /** Reports progress to the person waiting. */
  readonly log?: (message: string) => void;
  /** Replaces the rendering of pictures (tests). */
  readonly draw?: Draw;
};

/**
 * Replaces all content with the demo content in one transaction, so an interrupted seed leaves the
 * previous content. Members and their sessions are not touched.
 */
export async function seed(db: Database, options: SeedOptions): Promise<{ articles: number }> {
  const { isFirst = false, log = () => {} } = options;
  const store = await PictureStore.open(options.media, options.draw);
  const total = options.articles ?? (await readArticles()).length;
  log(`Seeding the database: ${total} articles`);
  await db.transaction(async (transaction) => {
    // Everything changes: the site build reads all content again and needs no list of changes.
    await transaction.execute(sql`select set_config('content.queue', 'off', true)`);
    await transaction.execute(CONTENT);
    await loadArticles(transaction, store, total);
    await loadProducts(transaction, store);
    await loadShops(transaction, store, options.shops);
    if (!isFirst) await loadStock(transaction, options.shops);
    await loadReference(transaction, store);
    if (!isFirst) await loadClub(transaction, store);
    await alignIdentities(transaction);
    // In batches: a server cancels a statement that takes too long.
    while ((await indexWaiting(transaction, INDEXED_AT_ONCE)) > 0);
    log('Drawing pictures');
    await store.finished(progressLines('Drawing pictures:', log));
    await loadLibrary(transaction, store.drawn, options.media);
  });
  // Before the first request: plans without statistics are many times slower, and neither database updates
  // them at once.
  await db.execute(sql`vacuum analyze`);
  return { articles: await db.$count(articles) };
}
