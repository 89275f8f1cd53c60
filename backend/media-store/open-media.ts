import { join } from 'node:path';
import type { Environment } from '../../src/config/environment.ts';
import { checkAtStart } from './check-media.ts';
import { diskStore } from './disk-store.ts';
import type { Bucket } from './s3-store.ts';
import type { MediaStore } from './store.ts';

type Settings = Pick<
  Environment,
  | 'DATA_DIR'
  | 'MEDIA_URL'
  | 'MEDIA_S3_ENDPOINT'
  | 'MEDIA_S3_REGION'
  | 'MEDIA_S3_KEY_ID'
  | 'MEDIA_S3_SECRET'
  | 'MEDIA_S3_STYLE'
>;

/** The settings of a bucket. `readEnvironment` has checked that all are there. */
export const bucketOf = (url: string, settings: Omit<Settings, 'DATA_DIR'>): Bucket => ({
  url,
  endpoint: settings.MEDIA_S3_ENDPOINT ?? '',
  region: settings.MEDIA_S3_REGION,
  keyId: settings.MEDIA_S3_KEY_ID ?? '',
  secret: settings.MEDIA_S3_SECRET ?? '',
  style: settings.MEDIA_S3_STYLE,
});

/** Where an embedded run keeps media. */
export const mediaDirectory = (dataDir: string): string => join(dataDir, 'media');

/** The store that the settings name. The client of buckets is only loaded for one. */
export async function openMedia(settings: Settings): Promise<MediaStore> {
  const { MEDIA_URL: url, DATA_DIR: dataDir } = settings;
  if (!url) return diskStore(mediaDirectory(dataDir));
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(bucketOf(url, settings));
}

/**
 * The store of a server that starts, once it is known to work or to be out of reach for the moment.
 * @throws MediaStoreError when the settings are wrong.
 */
export async function openCheckedMedia(
  settings: Settings,
  log: (line: string) => void,
): Promise<MediaStore> {
  const media = await openMedia(settings);
  await checkAtStart(media, log);
  return media;
}
