import { randomUUID } from 'node:crypto';
import { MediaStoreError, type MediaStore } from './store.ts';

/** The content of the probe: a store that returns anything else is not ours. */
const PROBE = new TextEncoder().encode('probe');

/**
 * Writes, reads and deletes a probe, so that a wrong setting fails at the start and not at the first
 * upload.
 * @throws MediaStoreError
 */
export async function checkMedia(media: MediaStore): Promise<void> {
  const name = `probe-${randomUUID()}.png`;
  await media.put(name, PROBE);
  const read = await media.read(name);
  await media.remove(name);
  if (!read || Buffer.compare(read, PROBE) !== 0) {
    throw new MediaStoreError(
      'unavailable',
      `${media.place} does not return what is stored there.`,
    );
  }
}

/**
 * Checks the store when a server starts. A temporarily unreachable store must not block the start, and
 * with it members' orders: pictures return when the store does.
 * @throws MediaStoreError when the settings are wrong.
 */
export async function checkAtStart(media: MediaStore, log: (line: string) => void): Promise<void> {
  try {
    await checkMedia(media);
  } catch (error) {
    if (!(error instanceof MediaStoreError) || error.trouble !== 'unavailable') throw error;
    // A folder's errors name its own setting.
    const hint = media.place.startsWith('s3://') ? '; look at MEDIA_URL and MEDIA_S3_ENDPOINT' : '';
    log(`${error.message} Everything else is served${hint}.`);
  }
}
