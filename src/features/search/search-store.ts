import { proxy, ref, type Snapshot } from 'valtio';
import { searchContent } from '../../../contract/calls/search.ts';
import {
  searchKind,
  type SearchContent,
  type SearchKind,
} from '../../../contract/schemas/search.ts';
import { browserCall } from '../../client/calls/browser-call.ts';
import { routes } from '../../config/routes.ts';
import { SEARCH_COUNT, TYPING_PAUSE } from '../../config/search-words.ts';
import { createResource } from '../../stores/resource.ts';

/** As views read it. */
export type SearchResult = Snapshot<SearchContent>;
export type SearchGroup = SearchResult['groups'][number];
export type SearchItem = SearchGroup['items'][number];

/** What is looked for: null before the page knows its own address. */
export type Asked = { readonly query: string; readonly kind: SearchKind | null };

/** What was found for the address of the page. A newer query breaks an older one off. */
export const found = createResource((signal, { query, kind }: Asked) => {
  const scope = kind ? { kind, count: SEARCH_COUNT.most } : { count: SEARCH_COUNT.first };
  return browserCall(searchContent, { query, ...scope }, signal);
});

/** One group read on: the last one asked for, so that only one is on its way at a time. */
const further = createResource((signal, query: string, kind: SearchKind, count: number) =>
  browserCall(searchContent, { query, kind, count }, signal),
);

export const search = proxy<{
  asked: Asked | null;
  /** Groups that show more than the first of them. */
  longer: Partial<Record<SearchKind, SearchGroup>>;
  /** The group that is being read on, and the one that could not be. */
  reading: SearchKind | null;
  failed: SearchKind | null;
}>({ asked: null, longer: {}, reading: null, failed: null });

let pause: ReturnType<typeof setTimeout> | undefined;

const same = (left: Asked | null, right: Asked) =>
  left?.query === right.query && left.kind === right.kind;

function stopReading(): void {
  further.reset();
  search.longer = {};
  search.reading = null;
  search.failed = null;
}

/** The address of the page as what it asks for. */
export function askedIn(addressQuery: string): Asked {
  const params = new URLSearchParams(addressQuery);
  const kind = searchKind.options.find((one) => one === params.get('kind')) ?? null;
  return { query: params.get('q') ?? '', kind };
}

/** Looks for what an address asks; a blank query asks nothing of the backend. */
export function look(asked: Asked): void {
  clearTimeout(pause);
  if (same(search.asked, asked) && !found.state.error) return;
  search.asked = asked;
  stopReading();
  if (asked.query.trim() === '') found.reset();
  else void found.run(asked);
}

/** Shows what was typed under its own address, which takes the place of the last one. */
export function lookAtOnce(query: string): void {
  clearTimeout(pause);
  const address = query.trim() === '' ? routes.search : routes.searchFor(query);
  if (address !== location.pathname + location.search)
    history.replaceState(history.state, '', address);
  look({ query, kind: null });
}

/** Follows somebody who types: looks when they pause. */
export function lookWhileTyping(query: string): void {
  clearTimeout(pause);
  pause = setTimeout(() => lookAtOnce(query), TYPING_PAUSE);
}

/** Shows more of one group. What comes after the query has changed is not wanted any more. */
export async function readOn({ kind, items }: SearchGroup): Promise<void> {
  const { asked } = search;
  if (!asked) return;
  search.reading = kind;
  search.failed = null;
  const count = Math.min(items.length + SEARCH_COUNT.step, SEARCH_COUNT.most);
  await further.run(asked.query, kind, count);
  const { data, error, pending } = further.state;
  if (search.asked !== asked || search.reading !== kind || pending) return;
  search.reading = null;
  const [group] = data?.groups ?? [];
  if (error || group?.kind !== kind) search.failed = kind;
  else search.longer[kind] = ref(group);
}

/** Forgets everything, as on leaving the page: the next visit must not begin with the last one's. */
export function leaveSearch(): void {
  clearTimeout(pause);
  found.reset();
  stopReading();
  search.asked = null;
}
