/** What was deleted last from this screen, and can be brought back at once. */
import { proxy } from 'valtio';
import { editorRestore } from '../../contract/calls/editor-entities.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { whyRefused } from '../bulk/each.ts';
import { send } from '../calls/send.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import { followPublication } from '../publishing/publication.ts';

export type Deletion = {
  readonly collection: CollectionDescription['name'];
  /** Ids, each with the revision that counts its deletion. */
  readonly entities: readonly { readonly id: number; readonly revision: number }[];
};

export const deletions = proxy<{ last: Deletion | null }>({ last: null });

/** Shows when readers no longer see it, and offers to bring it back. */
export function offerUndo(deletion: Deletion): void {
  const { entities } = deletion;
  if (entities.length === 0) return;
  deletions.last = deletion;
  const revision = Math.max(...entities.map((entity) => entity.revision));
  void followPublication({ revision, collection: null, id: null });
}

/**
 * Brings everything back, the last deleted first: what names the others comes after them.
 * @returns the sentences of what was refused.
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
