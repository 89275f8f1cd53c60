import { useQuery } from '@tanstack/react-query';
import type { CheckName } from '../../contract/collections/check-kinds.ts';
import type { CallError } from '../../src/client/calls/result.ts';
import { readCounts, readFindings, type Check } from './read-check.ts';

/** Milliseconds between requests while anything is still unchecked. */
const AGAIN = 300;

/** Findings per page. */
export const PAGE = 50;

type Checked = { readonly check: Check | null; readonly error: CallError | null };

/**
 * The content check, polled until everything is checked.
 * @param kind the kind whose findings to read; null: counts only.
 */
export function useCheck(kind: CheckName | null, page = 1): Checked {
  const { data } = useQuery({
    queryKey: ['content-check', kind, page],
    queryFn: () => (kind === null ? readCounts() : readFindings(kind, page, PAGE)),
    refetchInterval: ({ state: { data: last } }) =>
      last?.ok && last.value.content_check.waiting > 0 ? AGAIN : false,
    placeholderData: (before) => before,
  });
  if (!data) return { check: null, error: null };
  return data.ok
    ? { check: data.value.content_check, error: null }
    : { check: null, error: data.error };
}
