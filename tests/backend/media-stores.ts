/** Every kind of media store. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { s3Store, type Bucket } from '../../backend/media-store/s3-store.ts';
import type { MediaStore } from '../../backend/media-store/store.ts';
import { makeScratch } from '../contract/scratch.ts';

/** The key that the local S3 server accepts. */
const KEY = 'S3RVER';

const BUCKET = 'yasno-media';

export type BucketServer = { readonly bucket: Bucket; readonly close: () => Promise<void> };

/** A real S3-compatible server with one bucket, on this machine. */
export async function startBuckets(): Promise<BucketServer> {
  const directory = makeScratch('buckets');
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    bucket: {
      url: `s3://${BUCKET}/site`,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      keyId: KEY,
      secret: KEY,
      style: 'path',
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** The settings of a bucket, as a process reads them. */
export const settingsOf = ({ url, endpoint, region, keyId, secret }: Bucket) => ({
  MEDIA_URL: url,
  MEDIA_S3_ENDPOINT: endpoint,
  MEDIA_S3_REGION: region,
  MEDIA_S3_KEY_ID: keyId,
  MEDIA_S3_SECRET: secret,
});

export type StoreKind = {
  readonly name: string;
  readonly open: () => Promise<{ readonly media: MediaStore; readonly close: () => Promise<void> }>;
};

export const storeKinds: readonly StoreKind[] = [
  {
    name: 'on the disk',
    open: async () => {
      const directory = makeScratch('media');
      const close = () => rm(directory, { recursive: true });
      return { media: diskStore(join(directory, 'media')), close };
    },
  },
  {
    name: 'in a bucket',
    open: async () => {
      const { bucket, close } = await startBuckets();
      return { media: s3Store(bucket), close };
    },
  },
];
