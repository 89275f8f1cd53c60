/** The cached reads of a draft, which are stale once it is saved, published or dropped. */
import type { QueryClient } from '@tanstack/react-query';
import type { Record } from '../data/records.ts';

/** Cached apart from what the list has read, which has no texts. */
export const WHOLE = { meta: { isWhole: true } };

const keyOf = (id: string | number) => ['drafts', 'getOne', { id: String(id), ...WHOLE }];

/** Cancels reads of a draft about to be published or dropped: they would be answered with an error. */
export const stopReading = (queries: QueryClient, id: string | number): Promise<void> =>
  queries.cancelQueries({ queryKey: keyOf(id) });

/**
 * Shows a draft as the response to its save has it. A refetch would give the same, or fail because
 * the scheduled draft is published by then.
 */
export async function showSaved(queries: QueryClient, record: Record): Promise<void> {
  // A response requested before the save would replace the saved draft.
  await stopReading(queries, record.id);
  queries.setQueryData(keyOf(record.id), record);
}
