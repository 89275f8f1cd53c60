import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { errorReply } from './reply.ts';

/** Names are content hashes, so the file behind a name never changes. */
const NAME = /^[a-z0-9-]{1,140}\.(png|jpg|webp|avif|pdf)$/;

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
};

/**
 * Serves an original picture or an uploaded PDF by name; anything else is a 404 in the envelope.
 */
export async function serveMedia(
  directory: string,
  file: string,
  request: Request,
): Promise<Response> {
  const path = join(directory, file);
  const type = TYPES[NAME.exec(file)?.[1] ?? ''];
  const found = type ? await stat(path).catch(() => null) : null;
  if (!type || !found?.isFile()) return errorReply('not_found', 'Такого файла нет');
  const etag = `"${file}"`;
  const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  const stream = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  return new Response(stream, {
    headers: {
      ...headers,
      'content-type': type,
      'content-length': String(found.size),
      'x-content-type-options': 'nosniff',
      ...(type === TYPES['pdf'] ? { 'content-disposition': 'inline' } : {}),
    },
  });
}
