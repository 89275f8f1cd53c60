import { SourcingError, type Cache, type Source } from './source.ts';

/** A source that had at least this many entities ... */
const WATCHED_FROM = 10;
/** ... may lose half of them from one build to the next; a larger loss counts as an error. */
const LARGEST_DROP = 0.5;

/**
 * Stops a build that would silently empty the site, and stores the count for the next one.
 * @param gone number of entities known to have been removed since: they are not a loss.
 * @throws SourcingError
 */
export async function checkCounts(
  cache: Cache,
  source: Source,
  count: number,
  acceptDrop: boolean,
  gone = 0,
): Promise<void> {
  const key = `count ${source.type}`;
  const before: number | undefined = await cache.get(key);
  const isWatched = before !== undefined && before >= WATCHED_FROM;
  const dropped = isWatched && count + gone < before * LARGEST_DROP;
  if (dropped && !acceptDrop) {
    throw new SourcingError(
      `call "${source.call}", field ${source.items ?? 'result'}: ${count} entities, ${before} last time. ` +
        'Set CONTENT_DROP=accept if that is intended.',
      {
        told: {
          field: null,
          words: `Из\u00a0раздела пропало больше половины: было ${before}, стало ${count}`,
        },
      },
    );
  }
  await cache.set(key, count);
}
