import { useQuery, useQueryClient } from '@tanstack/react-query';
import { editorLibrary, editorLibraryFile } from '../../contract/calls/library.ts';
import type { LibraryFileWithUses } from '../../contract/schemas/library.ts';
import { send } from '../calls/send.ts';

const KEY = 'library file at';

async function fileAt(src: string, signal: AbortSignal): Promise<LibraryFileWithUses | null> {
  const found = await send(editorLibrary, { src, count: '1' }, { signal });
  const id = found.ok ? found.value.items[0]?.id : undefined;
  if (id === undefined) return null;
  const file = await send(editorLibraryFile, { id: String(id) }, { signal });
  return file.ok ? file.value : null;
}

/**
 * The library's file at an address.
 * @returns null until it is loaded, and for a picture that is not in the library.
 */
export function useFileAt(src: string) {
  const { data } = useQuery({
    queryKey: [KEY, src],
    queryFn: ({ signal }) => fileAt(src, signal),
  });
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: [KEY, src] });
  return { file: data ?? null, again };
}
