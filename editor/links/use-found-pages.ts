import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { editorAddress, editorSearch } from '../../contract/calls/editor-many.ts';
import { send } from '../calls/send.ts';
import { isOwnPage } from './link-address.ts';

/** A page that a link may lead to. */
export type FoundPage = {
  readonly url: string;
  readonly title: string;
  /** «Статьи». */
  readonly kind: string;
};

/** Pages of each collection that are offered. */
const OFFERED = 5;
/** Characters that say something. */
const ENOUGH = 2;

async function pagesWith(search: string, signal: AbortSignal): Promise<FoundPage[]> {
  const found = await send(editorSearch, { search, count: String(OFFERED) }, { signal });
  if (!found.ok) return [];
  return found.value.items.flatMap(({ many: kind, items }) =>
    items.flatMap(({ url, title }) => (url === null ? [] : [{ url, title, kind }])),
  );
}

/** Pages of the site whose titles or texts have these words. */
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

/** Whether an address is one of ours and leads nowhere; false until that is known. */
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
