/** Removes entities: from the site, or for good. */
import { editorRemove } from '../../contract/calls/editor-entities.ts';
import { editorUnpublish } from '../../contract/calls/editor-takedown.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { success, type Result } from '../../src/client/calls/result.ts';
import { send } from '../calls/send.ts';

export type RemovalKind = 'delete' | 'unpublish';

type Wanted = {
  readonly collection: CollectionDescription['name'];
  readonly id: number;
  /** Whether to remove it from the lists that refer to it. */
  readonly detach: boolean;
  /** When it leaves the site; null: immediately. */
  readonly at: string | null;
};

type Words = {
  readonly title: (records: string) => string;
  readonly help: string;
  readonly action: string;
  readonly detach: string;
};

export const REMOVAL_WORDS: Readonly<Record<RemovalKind, Words>> = {
  delete: {
    title: (records) => `Удалить ${records}?`,
    help: 'Что где-то используется, останется: сначала покажем, где. Удалённое можно вернуть.',
    action: 'Удалить',
    detach: 'Убрать оттуда и\u00a0удалить',
  },
  unpublish: {
    title: (records) => `Снять с\u00a0сайта ${records}?`,
    help: 'Снятое останется черновиками. Что где-то используется, сначала покажем.',
    action: 'Снять',
    detach: 'Убрать оттуда и\u00a0снять',
  },
};

/** @returns the revision of a deletion; null for an entity that is only unpublished. */
export async function removeEntity(
  kind: RemovalKind,
  { collection, id, detach, at }: Wanted,
): Promise<Result<number | null>> {
  const params = { collection, id: String(id), ...(detach && { detach: '1' as const }) };
  if (kind === 'delete') {
    const removed = await send(editorRemove, params);
    return removed.ok ? success(removed.value.revision) : removed;
  }
  const taken = await send(editorUnpublish, { ...params, ...(at !== null && { at }) });
  return taken.ok ? success(null) : taken;
}
