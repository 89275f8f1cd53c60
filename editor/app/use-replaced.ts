import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { doubts } from '../calls/doubts.ts';
import { ownEntry, servedEntry } from '../calls/served-screen.ts';

/** Milliseconds between two looks, and the shortest pause between them. */
const AGAIN = 5 * 60_000;
const PAUSE = 60_000;

/**
 * Whether the server has another build of the screen than this tab. Looks from time to time, whenever the
 * window gets the focus, and when the backend and this tab have not understood each other.
 */
export function useReplaced(): boolean {
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => {
    const own = ownEntry();
    let isHere = true;
    let last = -Infinity;
    async function lookNow() {
      if (document.hidden || Date.now() - last < PAUSE) return;
      last = Date.now();
      const served = await servedEntry();
      if (isHere && served !== null) setReplaced(served !== own);
    }
    const look = () => void lookNow();
    const timer = setInterval(look, AGAIN);
    const unsubscribe = subscribe(doubts, look);
    addEventListener('focus', look);
    return () => {
      isHere = false;
      clearInterval(timer);
      unsubscribe();
      removeEventListener('focus', look);
    };
  }, []);
  return isReplaced;
}
