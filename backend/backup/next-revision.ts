/**
 * Moves the number of the next change on, past every one that was given after the backup was made.
 * Whoever read the content in that time knows it by its number, and must not take a new change under
 * the same number for the one that is lost: builds, CDNs and browsers compare by it. Seconds since
 * 2026 grow faster than anybody edits.
 */
export const NEXT_REVISION = `select setval('content_revision',
  greatest(last_value, extract(epoch from now() - timestamptz '2026-01-01')::bigint))
  from content_revision`;
