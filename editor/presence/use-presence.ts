import { useEffect, useState } from 'react';
import { editorPresenceMark } from '../../contract/calls/editor-people.ts';
import type { Presence, PresenceMark } from '../../contract/schemas/editor-people.ts';
import { randomMark } from '../../src/client/memory/random-mark.ts';
import { send } from '../calls/send.ts';
import { isSameOpen } from './is-same-open.ts';

/** Milliseconds between heartbeats; the backend forgets somebody after a few missed ones. */
const BEAT = 15_000;

const TAB = randomMark();

/** Sent even while the tab is closing. */
const leave = () =>
  void send(editorPresenceMark, { mark: { tab: TAB, collection: null } }, { isLast: true });

/** Reports what is open here. @returns who else has it open. */
export function usePresence(
  collection: NonNullable<PresenceMark['collection']>,
  entity: number | null,
  draft: number | null,
): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([]);
  useEffect(() => {
    const mark = { tab: TAB, collection, entity_id: entity, draft_id: draft };
    let isHere = true;
    async function beat() {
      const told = await send(editorPresenceMark, { mark });
      if (isHere && told.ok) setOthers(told.value.items.filter((one) => isSameOpen(one, mark)));
    }
    const again = () => void beat();
    again();
    const timer = setInterval(again, BEAT);
    addEventListener('pagehide', leave);
    // The tab has been restored from the back-forward cache or from suspension.
    addEventListener('pageshow', again);
    addEventListener('focus', again);
    return () => {
      isHere = false;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', again);
      removeEventListener('focus', again);
      leave();
    };
  }, [collection, entity, draft]);
  return others;
}
