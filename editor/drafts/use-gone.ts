import { useEffect, useState } from 'react';
import { editorDraft } from '../../contract/calls/editor-drafts.ts';
import { send } from '../calls/send.ts';
import { serverNow } from '../calls/server-time.ts';
import type { DraftMeta } from './draft-value.ts';

/** An event: the draft could not be saved, perhaps because it no longer exists. */
export const DOUBT = 'draftdoubt';

/** Milliseconds: a draft is published shortly after its time. */
const AGAIN = 3_000;
/** The longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

/**
 * Detects that an open draft no longer exists: it was published at its time or with its set, or a
 * colleague has published or dropped it. Checks from its scheduled time on, whenever the window gets
 * the focus, and when a save is refused.
 * @returns when it was found missing, in milliseconds; null: it exists.
 */
export function useGone({ id, plan }: DraftMeta): number | null {
  const at = plan?.at;
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      const told = await send(editorDraft, { draft: id });
      const isGone = !told.ok && told.error.code === 'not_found';
      if (isHere) setSeen(isGone ? Date.now() : null);
      return told;
    }
    // A failed publication is not retried, so polling stops.
    async function askOnTime() {
      const told = await ask();
      const isDue = !told.ok ? told.error.code !== 'not_found' : told.value.plan !== null;
      if (isHere && isDue) wait();
    }
    function wait() {
      if (at === undefined) return;
      const left = Math.max(0, Date.parse(at) - serverNow().getTime()) + AGAIN;
      timer = setTimeout(() => void askOnTime(), Math.min(left, LONGEST));
    }
    wait();
    const back = () => void ask();
    for (const event of ['focus', DOUBT]) addEventListener(event, back);
    return () => {
      isHere = false;
      clearTimeout(timer);
      for (const event of ['focus', DOUBT]) removeEventListener(event, back);
    };
  }, [id, at]);
  return seen;
}
