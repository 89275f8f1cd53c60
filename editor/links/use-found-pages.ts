import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { editorAddress, editorSearch } from '../../contract/calls/editor-many.ts';
import { send } from '../calls/send.ts';
import { isOwnPage } from './link-address.ts';

/** A page that a link can point to. */
export type FoundPage = {
  readonly url: string;
  readonly title: string;
  /** «Статьи». */
  readonly kind: string;
};

/** The number of suggestions from each collection. */
const OFFERED = 5;
/** The least characters for a search. */
const ENOUGH = 2;

async function pagesWith(search: string, signal: AbortSignal): Promise<FoundPage[]> {
  const found = await send(editorSearch, { search, count: String(OFFERED) }, { signal });
  if (!found.ok) return [];
  return found.value.items.flatMap(({ many: kind, items }) =>
    items.flatMap(({ url, title }) => (url === null ? [] : [{ url, title, kind }])),
  );
}

/** Pages of the site whose titles or texts contain these words. */
export function useFoundPages(words: string): readonly FoundPage[] {
  const isAsked = words.length >= ENOUGH && !/^[/#]|:\/\//.test(words);
  const { data = [] } = useQuery({
    queryKey: ['pages with', words],
    queryFn: ({ signal }) => pagesWith(words, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? data : [];
}

/** Whether an address of this site does not exist; false until it is checked. */
export function useIsDead(address: string): boolean {
  const { data = false } = useQuery({
    queryKey: ['address', address],
    queryFn: async ({ signal }) => {
      const known = await send(editorAddress, { address }, { signal });
      return known.ok && !known.value.exists;
    },
    enabled: isOwnPage(address),
  });
  return data;
}
