/** Begins the draft of an entity, or merges into one that somebody else has begun meanwhile. */
import { collectionRecords } from '../data/collection-records.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import { draftOf, draftRecords } from '../data/draft-records.ts';
import type { Record as Entity } from '../data/records.ts';
import type { Values } from '../kept/changes.ts';
import { saveMerging } from '../merge/save-merging.ts';
import { draftIn } from './draft-value.ts';

export type Begun = {
  readonly resource: string;
  readonly id: string | number;
  /** The values that the form began with. */
  readonly base: Values;
  readonly values: Values;
};

/**
 * The form may have been opened long before it is saved as a draft. A draft begun since then keeps
 * its scheduled time and its author's text.
 * @throws HttpError
 */
export function beginDraft({ resource, id, base, values }: Begun): Promise<Entity> {
  const collection = described(resource);
  let present: Entity | null = null;
  return saveMerging({
    fields: fieldsOf(collection, values['alias']),
    base,
    values,
    save: (given) =>
      present
        ? draftRecords.update(present.id, given)
        : collectionRecords(resource).update(id, given, { draft: true }),
    read: async () => (present = await draftOf(collection.name, id)),
    async by(theirs) {
      const { author, updated_at } = draftIn(theirs);
      return { who: author, at: updated_at };
    },
  });
}
