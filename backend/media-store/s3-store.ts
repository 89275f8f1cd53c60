import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { readListPage } from './bucket-list.ts';
import { FOR_EVER, typeOfMedia } from './names.ts';
import { bucketSender, type Patience } from './s3-fetch.ts';
import { MediaStoreError, type MediaStore, type StoredFile } from './store.ts';

export type Bucket = {
  /** `s3://bucket/prefix`. */
  readonly url: string;
  /** Origin of the service. */
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  readonly style: 'path' | 'host';
};

/** The address of a bucket at its service, without a trailing slash. */
function addressOf({ endpoint, style }: Bucket, bucket: string): string {
  const { protocol, host } = new URL(endpoint);
  return style === 'host' ? `${protocol}//${bucket}.${host}` : `${protocol}//${host}/${bucket}`;
}

/** Media in an S3-compatible bucket. */
export function s3Store(bucket: Bucket, patience?: Patience): MediaStore {
  const { hostname, pathname } = new URL(bucket.url);
  const address = addressOf(bucket, hostname);
  const prefix = pathname
    .split('/')
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('');
  const place = `${bucket.url} at ${bucket.endpoint}`;
  const client = new AwsClient({
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.secret,
    region: bucket.region,
    service: 's3',
  });
  const send = bucketSender(place, patience);
  const ask = (method: string, file: string, init: RequestInit = {}) =>
    send(() => client.sign(`${address}/${prefix}${file}`, { method, ...init }));

  async function open(file: string) {
    const response = await ask('GET', file);
    if (!response) return null;
    const bytes = Number(response.headers.get('content-length'));
    return { bytes, stream: response.body ?? new Blob([]).stream() };
  }

  /** Reads a whole body; the connection may break after the headers. */
  async function wholeOf<T>(what: string, reading: Promise<T>): Promise<T> {
    return reading.catch((error: unknown) => {
      throw new MediaStoreError('unavailable', `The bucket ${place} cut ${what} off.`, error);
    });
  }

  async function* list(): AsyncGenerator<StoredFile> {
    let token: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token) query.set('continuation-token', token);
      const response = await send(() => client.sign(`${address}?${query.toString()}`));
      const page = readListPage(response ? await wholeOf('its list', response.text()) : '');
      for (const { name, ...file } of page.files) {
        const own = name.slice(prefix.length);
        if (own && !own.includes('/')) yield { name: own, ...file };
      }
      token = page.next;
    } while (token);
  }

  return {
    place,
    put: async (file, data) => {
      const headers = {
        'content-type': typeOfMedia(file) ?? 'application/octet-stream',
        // A signed hash: the service refuses content that was damaged in transit.
        'x-amz-content-sha256': createHash('sha256').update(data).digest('hex'),
        // A CDN with the bucket as its origin caches the file.
        'cache-control': FOR_EVER,
      };
      const response = await ask('PUT', file, { body: Buffer.from(data), headers });
      await response?.body?.cancel();
    },
    read: async (file) => {
      const found = await open(file);
      if (!found) return null;
      return wholeOf(
        file,
        new Response(found.stream).arrayBuffer().then((data) => new Uint8Array(data)),
      );
    },
    open,
    stat: async (name) => {
      const headers = (await ask('HEAD', name))?.headers;
      if (!headers) return null;
      const at = new Date(headers.get('last-modified') ?? 0);
      return { name, bytes: Number(headers.get('content-length')), at };
    },
    list,
    remove: async (file) => {
      const response = await ask('DELETE', file);
      await response?.body?.cancel();
    },
  };
}
