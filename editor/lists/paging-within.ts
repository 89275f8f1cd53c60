import * as v from 'valibot';
import { paging } from '../../contract/calls/editor-call.ts';

/** The paging of a list in its address, as the calls name it. */
const NAMES = [
  ['page', 'page'],
  ['perPage', 'count'],
] as const;

/**
 * The query of a list's address without numbers that no list accepts. react-admin asks for what an
 * address says, and stores it: the list would fail each time it is opened, and reading it again
 * would not help.
 */
export function pagingWithin(search: string): string {
  const query = new URLSearchParams(search);
  const wrong = NAMES.filter(
    ([name, call]) => query.has(name) && !v.safeParse(paging[call], query.get(name)).success,
  );
  if (wrong.length === 0) return search;
  for (const [name] of wrong) query.delete(name);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
