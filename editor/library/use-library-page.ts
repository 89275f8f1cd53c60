import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { editorLibrary } from '../../contract/calls/library.ts';
import { send } from '../calls/send.ts';
import { valueOf } from '../data/refused.ts';

/** Pictures per page: rows of two, three, four and six are full. */
export const TILES = 24;

/** A page of the library's pictures; the previous one stays in sight until the next is loaded. */
export const useLibraryPage = (search: string, page: number) =>
  useQuery({
    queryKey: [editorLibrary.name, search, page],
    queryFn: async ({ signal }) => {
      const params = { kind: 'picture' as const, search, page: String(page), count: String(TILES) };
      return valueOf(await send(editorLibrary, params, { signal }));
    },
    placeholderData: keepPreviousData,
  });
