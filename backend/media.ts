import { FOR_EVER, PDF, typeOfMedia } from './media-store/names.ts';
import type { MediaStore } from './media-store/store.ts';
import { errorReply } from './reply.ts';

const unknown = () => errorReply('not_found', 'Такого файла нет');

/**
 * Serves an original picture or an uploaded PDF by name; anything else is a 404 in the envelope.
 * @throws MediaStoreError
 */
export async function serveMedia(
  media: MediaStore,
  name: string,
  { headers: asked, method }: Request,
): Promise<Response> {
  const type = typeOfMedia(name);
  if (!type) return unknown();
  const etag = `"${name}"`;
  const isKept = asked.get('if-none-match') === etag;
  const found = isKept || method === 'HEAD' ? await media.stat(name) : await media.open(name);
  if (!found) return unknown();
  const headers = { etag, 'cache-control': FOR_EVER };
  if (isKept) return new Response(null, { status: 304, headers });
  return new Response('stream' in found ? found.stream : null, {
    headers: {
      ...headers,
      'content-type': type,
      'content-length': String(found.bytes),
      'x-content-type-options': 'nosniff',
      ...(type === PDF ? { 'content-disposition': 'inline' } : {}),
    },
  });
}
