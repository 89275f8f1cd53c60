import * as v from 'valibot';
import { paging } from '../../contract/calls/editor-call.ts';

const chosen = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** The schemas of what a list's address may say. */
const ACCEPTED = Object.entries({
  page: paging.page,
  perPage: paging.count,
  filter: chosen,
  displayedFilters: chosen,
});

/**
 * The query of a list's address without what no list accepts. react-admin follows an address as it is,
 * and stores it: the list would fail each time it is opened, and reading it again would not help.
 */
export function acceptedQuery(search: string): string {
  const query = new URLSearchParams(search);
  const wrong = ACCEPTED.filter(
    ([name, schema]) => query.has(name) && !v.is(schema, query.get(name)),
  );
  if (wrong.length === 0) return search;
  for (const [name] of wrong) query.delete(name);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
