import { useEffect, useState } from 'react';
import { editorDraft } from '../../contract/calls/editor-drafts.ts';
import { send } from '../calls/send.ts';
import type { DraftSaid } from './draft-value.ts';

/** Milliseconds: a draft goes out a moment after its time. */
const AGAIN = 3_000;
/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

/**
 * Finds out whether a draft that is open is there no longer: it went out at its time or its set's, or a
 * colleague has published or dropped it. Asked from its time on, and whenever somebody comes back.
 * @returns when that was seen, in milliseconds; null: it is there.
 */
export function useGone({ id, plan }: DraftSaid): number | null {
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
    // One that could not go out is not tried again.
    async function askOnTime() {
      const told = await ask();
      const isDue = !told.ok ? told.error.code !== 'not_found' : told.value.plan !== null;
      if (isHere && isDue) wait();
    }
    function wait() {
      if (at === undefined) return;
      const left = Math.max(0, Date.parse(at) - Date.now()) + AGAIN;
      timer = setTimeout(() => void askOnTime(), Math.min(left, LONGEST));
    }
    wait();
    const back = () => void ask();
    addEventListener('focus', back);
    return () => {
      isHere = false;
      clearTimeout(timer);
      removeEventListener('focus', back);
    };
  }, [id, at]);
  return seen;
}
