/**
 * Advances the revision sequence past every number that was issued after the backup was made. Builds,
 * CDNs and browsers compare content by its revision, so a new change must not reuse the number of a
 * lost one. The sequence jumps to the seconds since 2026, which grow faster than anybody edits.
 */
export const NEXT_REVISION = `select setval('content_revision',
  greatest(last_value, extract(epoch from now() - timestamptz '2026-01-01')::bigint))
  from content_revision`;
