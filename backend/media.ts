import { FOR_EVER, PDF, typeOfMedia } from './media-store/names.ts';
import type { MediaStore } from './media-store/store.ts';
import { pictureSizer } from './picture-sizer.ts';
import { errorReply } from './reply.ts';

const unknown = () => errorReply('not_found', 'Такого файла нет');

/**
 * Serves files by name: original pictures, their sizes, which are made when they are first requested, and
 * uploaded PDFs. Anything else is a 404 in the envelope. The result throws `MediaStoreError`.
 */
export function mediaServer(media: MediaStore, log: (message: string, error: unknown) => void) {
  const makeSized = pictureSizer(media, log);
  return async (name: string, { headers: asked, method }: Request): Promise<Response> => {
    const type = typeOfMedia(name);
    if (!type) return unknown();
    const etag = `"${name}"`;
    const isKept = asked.get('if-none-match') === etag;
    const isWhole = !isKept && method !== 'HEAD';
    const stored = isWhole ? await media.open(name) : await media.stat(name);
    const made = stored ? null : await makeSized(name);
    const bytes = stored?.bytes ?? made?.byteLength;
    if (bytes === undefined) return unknown();
    const headers = { etag, 'cache-control': FOR_EVER };
    if (isKept) return new Response(null, { status: 304, headers });
    const content = stored && 'stream' in stored ? stored.stream : made && Buffer.from(made);
    return new Response(isWhole ? content : null, {
      headers: {
        ...headers,
        'content-type': type,
        'content-length': String(bytes),
        'x-content-type-options': 'nosniff',
        ...(type === PDF ? { 'content-disposition': 'inline' } : {}),
      },
    });
  };
}
