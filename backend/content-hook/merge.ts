import type { ContentChange } from '../../contract/schemas/hook.ts';

type Kind = ContentChange['kind'];

/** Merges two changes of one entity; null when the reader never saw it. */
function together(first: Kind, last: Kind): Kind | null {
  if (first === 'created') return last === 'deleted' ? null : 'created';
  return first === 'deleted' && last !== 'deleted' ? 'changed' : last;
}

/**
 * Keeps the newest change of each entity: the site build reads the current state anyway. An entity
 * that was created and deleted is still reported as deleted, because a reader that lost its
 * position may have seen it.
 */
export function mergeChanges(changes: readonly ContentChange[]): ContentChange[] {
  const merged = new Map<string, ContentChange>();
  for (const change of changes) {
    const key = `${change.entity} ${change.id}`;
    const before = merged.get(key);
    // Re-inserted at the end: the order follows the newest revisions.
    merged.delete(key);
    const kind = before ? (together(before.kind, change.kind) ?? 'deleted') : change.kind;
    merged.set(key, { ...change, kind });
  }
  return [...merged.values()];
}
