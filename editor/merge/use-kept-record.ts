import { useNotify, useRefresh } from 'react-admin';
import { sentenceOf } from '../data/refused.ts';
import { isConflict } from './save-merging.ts';

/**
 * What to do when a record could not be discarded: if somebody else has changed it, it is shown as it is now.
 * @param newer the sentence that says so.
 */
export function useKeptRecord(newer: string): (error: unknown) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  return (error) => {
    const isNewer = isConflict(error);
    if (isNewer) refresh();
    notify(isNewer ? newer : sentenceOf(error), { type: 'error' });
  };
}
