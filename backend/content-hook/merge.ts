import type { ContentChange } from '../../contract/schemas/hook.ts';

type Kind = ContentChange['kind'];

/** What two changes of one entity are together; null where it never was there for the reader. */
function together(first: Kind, last: Kind): Kind | null {
  if (first === 'created') return last === 'deleted' ? null : 'created';
  return first === 'deleted' && last !== 'deleted' ? 'changed' : last;
}

/**
 * One change an entity, the newest: who builds the site reads it as it is now anyhow. One that came
 * and went is still told as deleted, because a reader who lost his place may have seen it.
 */
export function mergeChanges(changes: readonly ContentChange[]): ContentChange[] {
  const merged = new Map<string, ContentChange>();
  for (const change of changes) {
    const key = `${change.entity} ${change.id}`;
    const before = merged.get(key);
    // Put at the end again: the order is that of the newest revisions.
    merged.delete(key);
    const kind = before ? (together(before.kind, change.kind) ?? 'deleted') : change.kind;
    merged.set(key, { ...change, kind });
  }
  return [...merged.values()];
}
