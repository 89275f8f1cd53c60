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

/** The current query: null before the page knows its own URL. */
export type Asked = { readonly query: string; readonly kind: SearchKind | null };

/** The results for the page's URL. A newer query aborts an older one. */
export const found = createResource((signal, { query, kind }: Asked) => {
  const scope = kind ? { kind, count: SEARCH_COUNT.most } : { count: SEARCH_COUNT.first };
  return browserCall(searchContent, { query, ...scope }, signal);
});

/** The group being extended: the last one requested, so that only one loads at a time. */
const further = createResource((signal, query: string, kind: SearchKind, count: number) =>
  browserCall(searchContent, { query, kind, count }, signal),
);

export const search = proxy<{
  asked: Asked | null;
  /** The query has changed since the page was opened, so what the edge has found answers another. */
  changed: boolean;
  /** Groups that show more than the first results. */
  longer: Partial<Record<SearchKind, SearchGroup>>;
  /** The group that is loading more, and the one that failed to. */
  reading: SearchKind | null;
  failed: SearchKind | null;
}>({ asked: null, changed: false, longer: {}, reading: null, failed: null });

let pause: ReturnType<typeof setTimeout> | undefined;

const same = (left: Asked | null, right: Asked) =>
  left?.query === right.query && left.kind === right.kind;

function stopReading(): void {
  further.reset();
  search.longer = {};
  search.reading = null;
  search.failed = null;
}

/** The page's URL for a query. */
export function askedIn(addressQuery: string): Asked {
  const params = new URLSearchParams(addressQuery);
  const kind = searchKind.options.find((one) => one === params.get('kind')) ?? null;
  return { query: params.get('q') ?? '', kind };
}

/** Searches for a URL's query; a blank one makes no request. */
export function look(asked: Asked): void {
  clearTimeout(pause);
  if (same(search.asked, asked) && !found.state.error) return;
  search.changed = search.asked !== null && !same(search.asked, asked);
  search.asked = asked;
  stopReading();
  if (asked.query.trim() === '') found.reset();
  else void found.run(asked);
}

/** Shows typed text under its own URL, which replaces the last one. */
export function lookAtOnce(query: string): void {
  clearTimeout(pause);
  const address = query.trim() === '' ? routes.search : routes.searchFor(query);
  if (address !== location.pathname + location.search)
    history.replaceState(history.state, '', address);
  look({ query, kind: null });
}

/** Follows typing: searches after a pause. */
export function lookWhileTyping(query: string): void {
  clearTimeout(pause);
  pause = setTimeout(() => lookAtOnce(query), TYPING_PAUSE);
}

/** Shows more of one group. Results that arrive after the query has changed are dropped. */
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

/** Clears everything, as when leaving the page: the next visit must not start with old results. */
export function leaveSearch(): void {
  clearTimeout(pause);
  found.reset();
  stopReading();
  search.asked = null;
}
