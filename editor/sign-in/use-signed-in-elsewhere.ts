import { useEffect } from 'react';
import { SIGNED_IN_MARK } from '../../src/config/editor-screen.ts';
import { learnToken } from '../calls/sign-in-again.ts';

/**
 * While the password is asked for, goes on with the session that the same person has begun in another
 * tab: that tab notes each sign-in in the browser's storage. One that went unnoticed, as in another
 * process of a suspended tab, is found when the user returns here.
 * @param goOn absent: nothing is asked.
 */
export function useSignedInElsewhere(goOn: (() => void) | undefined): void {
  useEffect(() => {
    if (!goOn) return;
    const look = async () => {
      if (await learnToken()) goOn();
    };
    const returned = () => void look();
    const noted = ({ key, newValue }: StorageEvent) => {
      if (key === SIGNED_IN_MARK && newValue !== null) void look();
    };
    addEventListener('focus', returned);
    addEventListener('storage', noted);
    return () => {
      removeEventListener('focus', returned);
      removeEventListener('storage', noted);
    };
  }, [goOn]);
}
