/** `npm run media`: from the disk to a bucket, back to a disk, and its output. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { s3Store } from '../../backend/media-store/s3-store.ts';
import { makeScratch } from '../contract/scratch.ts';
import { settingsOf, startBuckets, type BucketServer } from './media-stores.ts';
import { isClear, spawned } from './spawned.ts';

const uploadOf = (bytes: string) => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return `upload-${hash}.png`;
};

/** Files by their names; the content of the last one does not match its name. */
const WHOLE = { 'uhod-0123456789ab.png': 'рисунок', [uploadOf('снимок')]: 'снимок' };
const DAMAGED = uploadOf('целый');

describe('npm run media', () => {
  const root = makeScratch('media-command');
  const disk = join(root, 'data', 'media');
  let buckets: BucketServer;
  before(async () => {
    mkdirSync(disk, { recursive: true });
    for (const [name, bytes] of Object.entries(WHOLE)) writeFileSync(join(disk, name), bytes);
    writeFileSync(join(disk, DAMAGED), 'обрывок');
    writeFileSync(join(disk, 'notes.txt'), 'не картинка');
    buckets = await startBuckets();
  });
  after(async () => {
    await buckets.close();
    rmSync(root, { recursive: true });
  });

  /** Runs it as an operator does. */
  async function media(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
    const { MEDIA_URL: _, ...settings } = settingsOf(buckets.bucket);
    const env = { DATA_DIR: join(root, 'data'), MEDIA_URL: '', ...settings, ...more };
    const run = spawned('backend/media-store/main.ts', env, args);
    const code = await run.ended();
    assert.ok(isClear(run.lines), run.lines.join('\n'));
    return { code, lines: run.lines };
  }

  test('copies files from the disk to a bucket, and names the damaged ones', async () => {
    const { url } = buckets.bucket;
    const first = await media(['--copy-to', url]);
    assert.equal(first.code, 1);
    const [done, damaged] = first.lines.slice(-2);
    assert.match(done ?? '', /yasno-media.*: 2 files copied, 0 were there already\.$/);
    assert.match(damaged ?? '', /^Not copied, since they are damaged in .*media: upload-\w+\.png$/);
    assert.ok(damaged?.endsWith(DAMAGED));
    const bucket = s3Store(buckets.bucket);
    for (const [name, bytes] of Object.entries(WHOLE)) {
      assert.equal(Buffer.from((await bucket.read(name)) ?? []).toString(), bytes);
    }
    assert.equal(await bucket.read(DAMAGED), null);

    rmSync(join(disk, DAMAGED));
    const second = await media(['--copy-to', url]);
    assert.equal(second.code, 0);
    assert.match(second.lines.at(-1) ?? '', /: 0 files copied, 2 were there already\.$/);
  });

  test('copies files from the bucket to a disk', async () => {
    const target = join(root, 'copy');
    const { code, lines } = await media(['--copy-to', target], { MEDIA_URL: buckets.bucket.url });
    assert.equal(code, 0, lines.join('\n'));
    assert.equal(lines.at(-1), `${target}: 2 files copied, 0 were there already.`);
    assert.deepEqual(readdirSync(target).toSorted(), Object.keys(WHOLE).toSorted());
    for (const [name, bytes] of Object.entries(WHOLE)) {
      assert.equal(readFileSync(join(target, name), 'utf8'), bytes);
    }
  });

  test('reports missing or wrong arguments and settings in one sentence', async () => {
    for (const [args, more, expected] of [
      [[], {}, /usage: npm run media -- --copy-to/],
      [['--to', 'x'], {}, /--to/],
      [['--copy-to', root], {}, /MEDIA_URL: is missing/],
      [['--copy-to', 's3://nowhere/at-all'], {}, /bucket s3:\/\/nowhere.* does not exist/],
      [['--copy-to', buckets.bucket.url], { MEDIA_S3_SECRET: 'wrong' }, /refuse/],
    ] as const) {
      const { code, lines } = await media(args, more);
      assert.equal(code, 1, lines.join('\n'));
      assert.match(lines.join('\n'), expected);
    }
  });
});
