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

/** The settings of a bucket. `readEnvironment` has checked that none is missing. */
const bucketOf = (url: string, settings: Omit<Settings, 'DATA_DIR'>): Bucket => ({
  url,
  endpoint: settings.MEDIA_S3_ENDPOINT ?? '',
  region: settings.MEDIA_S3_REGION,
  keyId: settings.MEDIA_S3_KEY_ID ?? '',
  secret: settings.MEDIA_S3_SECRET ?? '',
  style: settings.MEDIA_S3_STYLE,
});

/** The media directory of an embedded run. */
export const mediaDirectory = (dataDir: string): string => join(dataDir, 'media');

/** The store from the settings. The S3 client is only loaded for a bucket. */
export async function openMedia(settings: Settings): Promise<MediaStore> {
  const { MEDIA_URL: url, DATA_DIR: dataDir } = settings;
  if (!url) return diskStore(mediaDirectory(dataDir));
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(bucketOf(url, settings));
}

/**
 * The store for a starting server, checked; it may be temporarily unreachable.
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
