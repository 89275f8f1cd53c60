/** What the screen reads of one draft: nothing of it once it is saved, published or dropped. */
import type { QueryClient } from '@tanstack/react-query';
import type { Record } from '../data/records.ts';

/** Apart from what the list has read: it has no texts. */
export const WHOLE = { meta: { isWhole: true } };

const keyOf = (id: string | number) => ['drafts', 'getOne', { id: String(id), ...WHOLE }];

/** Ends what is being read of a draft that is about to go: it would be told that there is none. */
export const stopReading = (queries: QueryClient, id: string | number): Promise<void> =>
  queries.cancelQueries({ queryKey: keyOf(id) });

/**
 * Shows a draft as its save has answered. Read once more it would say the same, or be gone: its time
 * may have come by then.
 */
export async function showSaved(queries: QueryClient, record: Record): Promise<void> {
  // What was asked before the save would be shown after it.
  await stopReading(queries, record.id);
  queries.setQueryData(keyOf(record.id), record);
}
