import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import type { SiteStatus } from '../../../contract/schemas/publishing.ts';

/** Stands for every entity of a collection: it could not be read as a whole. */
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

/** Why the site holds an entity back; null when it does not. */
export function whyHeld({ held }: SiteStatus, collection: ContentCollection, id: number) {
  const own = held.filter(({ entity }) => entity === collection);
  const found = own.find((one) => one.id === id) ?? own.find((one) => one.id === ANY);
  return found ? { field: found.field, reason: found.words } : null;
}
