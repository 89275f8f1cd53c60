/** The last deletion from this screen, which can be undone at once. */
import { proxy } from 'valtio';
import { editorRestore } from '../../contract/calls/editor-entities.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { whyRefused } from '../bulk/each.ts';
import { send } from '../calls/send.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import { followPublication } from '../publishing/publication.ts';

export type Deletion = {
  readonly collection: CollectionDescription['name'];
  /** Ids, each with the revision of its deletion. */
  readonly entities: readonly { readonly id: number; readonly revision: number }[];
};

export const deletions = proxy<{ last: Deletion | null }>({ last: null });

/** Follows the deletion until readers no longer see the entities, and offers to undo it. */
export function offerUndo(deletion: Deletion): void {
  const { entities } = deletion;
  if (entities.length === 0) return;
  deletions.last = deletion;
  const revision = Math.max(...entities.map((entity) => entity.revision));
  void followPublication({ revision, collection: null, id: null });
}

/**
 * Restores everything, last deleted first, so that entities come after those they refer to.
 * @returns a sentence for each refusal.
 */
export async function bringBack({ collection, entities }: Deletion): Promise<readonly string[]> {
  const refused: string[] = [];
  const fields = fieldsOf(described(collection));
  let last = 0;
  for (const { id, revision } of entities.toReversed()) {
    const params = { collection, id: String(id), revision: String(revision) };
    const restored = await send(editorRestore, params);
    if (restored.ok) last = restored.value.revision;
    else refused.push(whyRefused(restored.error, fields));
  }
  if (last > 0) void followPublication({ revision: last, collection: null, id: null });
  return refused;
}
