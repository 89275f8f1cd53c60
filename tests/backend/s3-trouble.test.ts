/** A bucket that does not exist, refuses, fails, is slow, or drops the connection half-way. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { createApp } from '../../backend/app.ts';
import { checkAtStart, checkMedia } from '../../backend/media-store/check-media.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { s3Store, type Bucket } from '../../backend/media-store/s3-store.ts';
import { MediaStoreError, type MediaTrouble } from '../../backend/media-store/store.ts';
import { assertRefused } from '../contract/envelope.ts';
import { makeScratch } from '../contract/scratch.ts';
import { ORIGIN } from '../contract/site.ts';
import { settingsOf, startBuckets, type BucketServer } from './media-stores.ts';
import { spawned } from './spawned.ts';

const NAME = 'uhod-0123456789ab.png';
const BYTES = new TextEncoder().encode('a picture');
const QUICK = { patience: 200, pauses: [0, 0] };

const troubleOf = (work: Promise<unknown>): Promise<MediaTrouble | 'none'> =>
  work.then(
    () => 'none',
    (error: unknown) => {
      assert.ok(error instanceof MediaStoreError, String(error));
      assert.match(error.message, /^The bucket s3:\/\/\S+ at http:\/\/\S+ .+\.$/);
      return error.trouble;
    },
  );

describe('a real S3 server', () => {
  let server: BucketServer;
  before(async () => {
    server = await startBuckets();
  });
  after(() => server.close());

  test('distinguishes a missing bucket from a missing file', async () => {
    const elsewhere = s3Store({ ...server.bucket, url: 's3://nowhere/site' }, QUICK);
    assert.equal(await troubleOf(checkMedia(elsewhere)), 'no_bucket');
    assert.equal(await troubleOf(elsewhere.read(NAME)), 'no_bucket');
    assert.equal(await troubleOf(elsewhere.list()[Symbol.asyncIterator]().next()), 'no_bucket');
  });

  for (const wrong of [{ secret: 'wrong' }, { keyId: 'nobody' }]) {
    test(`refuses a wrong ${Object.keys(wrong)[0]}, at once`, async () => {
      const media = s3Store({ ...server.bucket, ...wrong }, QUICK);
      assert.equal(await troubleOf(checkMedia(media)), 'refused');
      await assert.rejects(checkAtStart(media, assert.fail), /MEDIA_S3_KEY_ID/);
    });
  }

  test('makes a backend and a worker exit with one sentence when it refuses them', async () => {
    const directory = makeScratch('refused');
    const env = {
      ...settingsOf({ ...server.bucket, secret: 'wrong' }),
      DATA_DIR: directory,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    };
    try {
      for (const program of ['backend/server.ts', 'backend/worker-process.ts']) {
        const started = spawned(program, env);
        assert.equal(await started.ended(), 1, program);
        assert.equal(started.lines.length, 1, started.lines.join('\n'));
        assert.match(started.lines.join(), /^The bucket .* refuses .* MEDIA_S3_KEY_ID, .*\.$/);
      }
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test('that is down is reported at the start, which continues without it', async () => {
    const gone = await startBuckets();
    await gone.close();
    const media = s3Store(gone.bucket, QUICK);
    assert.equal(await troubleOf(media.put(NAME, BYTES)), 'unavailable');
    const lines: string[] = [];
    await checkAtStart(media, (line) => lines.push(line));
    assert.match(lines.join('\n'), /^The bucket .* is out of reach: .*MEDIA_S3_ENDPOINT\.$/);
  });

  test('is not named at the start where a folder cannot be used', async () => {
    const file = join(makeScratch('no-folder'), 'file');
    writeFileSync(file, '');
    const lines: string[] = [];
    await checkAtStart(diskStore(join(file, 'media')), (line) => lines.push(line));
    assert.match(lines.join('\n'), /; look at DATA_DIR\. Everything else is served\.$/);
  });

  test('that is down fails a request for a picture, and is logged in one line', async () => {
    const gone = await startBuckets();
    await gone.close();
    const logged: string[] = [];
    const app = createApp({
      db: new Proxy(Object.create(null), { get: () => assert.fail('no database is needed') }),
      media: s3Store(gone.bucket, QUICK),
      log: (message) => logged.push(message),
    });
    const reply = await app.fetch(new Request(`${ORIGIN}/media/${NAME}`));
    assert.match(await reply.clone().text(), /Ничего не\u00a0потеряно/);
    await assertRefused(reply, 'upstream');
    assert.match(logged.join('\n'), /^GET \/media\/\S+ did without media: The bucket /);
  });
});

describe('a bucket in trouble', () => {
  let server: Server;
  let bucket: Bucket;
  let answer: RequestListener = () => {};
  let asked = 0;
  before(async () => {
    server = createServer((request, response) => {
      asked += 1;
      answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    bucket = {
      url: 's3://media',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'x',
      keyId: 'key',
      secret: 'secret',
      style: 'path',
    };
  });
  afterEach(() => {
    asked = 0;
    server.closeAllConnections();
  });
  after(() => server.close());

  test('that fails once is asked again', async () => {
    answer = (_request, response) => {
      response.statusCode = asked === 1 ? 503 : 200;
      response.end(asked === 1 ? '<Error><Code>SlowDown</Code></Error>' : 'a picture');
    };
    const read = await s3Store(bucket, QUICK).read(NAME);
    assert.deepEqual([Buffer.from(read ?? []).toString(), asked], ['a picture', 2]);
  });

  test('that keeps failing is given up after three attempts', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    assert.equal(await troubleOf(s3Store(bucket, QUICK).put(NAME, BYTES)), 'unavailable');
    assert.equal(asked, 3);
  });

  test('that does not respond is given up after a timeout', async () => {
    answer = () => {};
    const media = s3Store(bucket, { patience: 20, pauses: [0] });
    assert.equal(await troubleOf(media.read(NAME)), 'unavailable');
    assert.equal(asked, 2);
  });

  test('that sends half a file is unavailable', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '9' });
      response.write('a pic', () => response.destroy());
    };
    assert.equal(await troubleOf(s3Store(bucket, QUICK).read(NAME)), 'unavailable');
  });

  test('that redirects has refused the request', async () => {
    answer = (_request, response) => response.writeHead(301, { location: '/other' }).end();
    assert.equal(await troubleOf(s3Store(bucket, QUICK).read(NAME)), 'refused');
    assert.equal(asked, 1);
  });

  test('is listed page by page', async () => {
    const asked: (string | null)[] = [];
    answer = (request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://bucket');
      const token = searchParams.get('continuation-token');
      asked.push(token);
      const name = token === null ? 'a-1.png' : 'b-2.png';
      const at = '<LastModified>2026-11-26T10:00:00.000Z</LastModified>';
      const file = `<Contents><Key>${name}</Key>${at}<Size>3</Size></Contents>`;
      const next = '<NextContinuationToken>a&amp;b+/=</NextContinuationToken>';
      response.end(`<ListBucketResult>${file}${token === null ? next : ''}</ListBucketResult>`);
    };
    const files = [];
    for await (const file of s3Store(bucket, QUICK).list()) files.push(file);
    const at = new Date('2026-11-26T10:00:00.000Z');
    assert.deepEqual(files, [
      { name: 'a-1.png', bytes: 3, at },
      { name: 'b-2.png', bytes: 3, at },
    ]);
    assert.deepEqual(asked, [null, 'a&b+/=']);
  });

  test('receives each file with its type, checksum and cache lifetime', async () => {
    const sent: unknown[] = [];
    answer = (request, response) => {
      const {
        'content-type': type,
        'x-amz-content-sha256': sum,
        'cache-control': kept,
      } = request.headers;
      sent.push([request.method, request.url, type, sum, kept]);
      request.resume().on('end', () => response.end());
    };
    await s3Store(bucket, QUICK).put(NAME, BYTES);
    const kept = 'public, max-age=31536000, immutable';
    assert.deepEqual(sent, [
      [
        'PUT',
        `/media/${NAME}`,
        'image/png',
        createHash('sha256').update(BYTES).digest('hex'),
        kept,
      ],
    ]);
  });
});
