/**
 * `npm run media -- --copy-to s3://bucket/prefix` copies the media of DATA_DIR into a bucket, and
 * `--copy-to <directory>` those of the bucket in MEDIA_URL to the disk. Nothing is removed; a second
 * run copies the files added since.
 */
import { resolve } from 'node:path';
import { EnvironmentError } from '../../src/config/environment.ts';
import { readProcessEnvironment } from '../../src/config/process-environment.ts';
import { progressLines } from '../../src/config/progress.ts';
import { commandLine } from '../../system/command-line.ts';
import { StopError } from '../../system/stop-error.ts';
import { checkMedia } from './check-media.ts';
import { copyMedia } from './copy-media.ts';
import { diskStore } from './disk-store.ts';
import { mediaDirectory, openMedia } from './open-media.ts';
import { MediaStoreError, type MediaStore } from './store.ts';

const USAGE = 'npm run media -- --copy-to <s3://bucket/prefix or a directory>';

/** The source and the target of a copy. */
async function endsOf(target: string): Promise<{ from: MediaStore; to: MediaStore }> {
  if (target.startsWith('s3://')) {
    const environment = readProcessEnvironment('media', { ...process.env, MEDIA_URL: target });
    const from = diskStore(mediaDirectory(environment.DATA_DIR));
    return { from, to: await openMedia(environment) };
  }
  const environment = readProcessEnvironment('media', process.env, ['MEDIA_URL']);
  return { from: await openMedia(environment), to: diskStore(resolve(target), '--copy-to') };
}

async function main(): Promise<void> {
  const { values } = commandLine({ options: { 'copy-to': { type: 'string' } } });
  const target = values['copy-to'];
  if (!target) throw new StopError(`usage: ${USAGE}`);
  const { from, to } = await endsOf(target);
  await checkMedia(to);
  const { copied, present, damaged } = await copyMedia(
    from,
    to,
    progressLines('Copying media:', console.log),
  );
  console.log(`${to.place}: ${copied} files copied, ${present} were there already.`);
  if (damaged.length === 0) return;
  console.error(`Not copied, since they are damaged in ${from.place}: ${damaged.join(', ')}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  const isTold =
    error instanceof EnvironmentError ||
    error instanceof StopError ||
    error instanceof MediaStoreError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
});
