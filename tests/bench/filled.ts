/** A bench's database with a number of articles, filled once and reused. */
import { join } from 'node:path';
import type { OpenDatabase } from '../../backend/db/database.ts';
import { openDatabase } from '../../backend/db/open.ts';
import { articles } from '../../backend/db/schema.ts';
import { seed } from '../../backend/seed/load.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';

/**
 * Opens the database of `directory`, or that of a server, and fills it unless it has that many
 * articles. Pictures are empty files.
 * @param url the server's; by default that of BENCH_DATABASE_URL.
 */
export async function openFilled(
  directory: string,
  total: number,
  url = process.env.BENCH_DATABASE_URL,
): Promise<OpenDatabase> {
  const opened = await openDatabase({ url, dataDir: directory });
  if ((await opened.db.$count(articles)) === total) return opened;
  const start = performance.now();
  const mediaDir = join(directory, 'media');
  await seed(opened.db, {
    media: diskStore(mediaDir),
    articles: total,
    draw: async () => new Uint8Array(),
  });
  console.log(
    `Filled with ${total} articles in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  return opened;
}
