import { useEffect, useState } from 'react';
import { editorPresenceMark } from '../../contract/calls/editor.ts';
import type { Presence, PresenceMark } from '../../contract/schemas/editor-people.ts';
import { send } from '../calls/send.ts';

/** Milliseconds between two marks; the backend forgets somebody after a few. */
const BEAT = 15_000;

const isSame = (one: Presence, { collection, entity_id, draft_id }: PresenceMark) =>
  one.collection === collection &&
  ((entity_id != null && one.entity_id === entity_id) ||
    (draft_id != null && one.draft_id === draft_id));

/** Says what is open here. @returns who else has it open. */
export function usePresence(
  collection: NonNullable<PresenceMark['collection']>,
  entity: number | null,
  draft: number | null,
): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([]);
  useEffect(() => {
    const mark = { collection, entity_id: entity, draft_id: draft };
    async function beat() {
      const told = await send(editorPresenceMark, { mark });
      if (told.ok) setOthers(told.value.items.filter((one) => isSame(one, mark)));
    }
    void beat();
    const timer = setInterval(() => void beat(), BEAT);
    return () => {
      clearInterval(timer);
      void send(editorPresenceMark, { mark: { collection: null } });
    };
  }, [collection, entity, draft]);
  return others;
}
