import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import type { SiteStatus } from '../../../contract/schemas/publishing.ts';

/** The id that stands for a whole collection, if none of it could be read. */
const ANY = 0;

/** Readers see an entity as it was at this revision or before; null when that is unknown. */
export function shownUpTo(
  { published_revision, older }: SiteStatus,
  collection: ContentCollection,
  id: number,
): number | null {
  const names = [id, ANY].map((one) => `${collection} ${one}`);
  const found = older.find(({ name }) => names.includes(name));
  return found ? found.revision : published_revision;
}

/** Why the site holds an entity back; null if it does not. */
export function whyHeld({ held }: SiteStatus, collection: ContentCollection, id: number) {
  const own = held.filter(({ entity }) => entity === collection);
  const found = own.find((one) => one.id === id) ?? own.find((one) => one.id === ANY);
  return found ? { field: found.field, reason: found.words } : null;
}

/** The revisions up to which readers see a collection's entities, by id, and the one for all others. */
export function limitsOf({ published_revision, older }: SiteStatus, collection: ContentCollection) {
  const own = new Map<number, number | null>();
  for (const { name, revision } of older) {
    const [of, id] = name.split(' ');
    if (of !== collection) continue;
    // The first match applies, as in `shownUpTo`.
    if (Number(id) === ANY) return { own, others: revision };
    if (!own.has(Number(id))) own.set(Number(id), revision);
  }
  return { own, others: published_revision };
}

/** The entities of a collection that the site holds back. */
export function heldIds({ held }: SiteStatus, collection: ContentCollection): number[] | 'any' {
  const ids = held.flatMap(({ entity, id }) => (entity === collection ? [id] : []));
  return ids.includes(ANY) ? 'any' : ids;
}
