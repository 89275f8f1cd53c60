/** Pictures in the sizes of the site, made from the originals in every kind of media store. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import sharp from 'sharp';
import { mediaServer } from '../../backend/media.ts';
import { FOR_EVER } from '../../backend/media-store/names.ts';
import { MediaStoreError, type MediaStore } from '../../backend/media-store/store.ts';
import { assertRefused } from '../contract/envelope.ts';
import { ORIGIN } from '../contract/site.ts';
import { storeKinds } from './media-stores.ts';

const ORIGINAL = 'uhod-0123456789ab.png';
const SIZED = 'uhod-0123456789ab-png-w160.avif';
const SIZES = [...['w112.avif', 'w160.avif', 'w240.avif', 'w300.avif', 'w300.webp']].map(
  (size) => `uhod-0123456789ab-png-${size}`,
);

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0af' } })
    .png()
    .toBuffer();

/** A server of these media, the names that it stores, and its log. */
function served(media: MediaStore) {
  const [put, logged]: [string[], string[]] = [[], []];
  const counted: MediaStore = {
    ...media,
    put: async (name, data) => {
      put.push(name);
      await media.put(name, data);
    },
  };
  const serve = mediaServer(counted, (message) => logged.push(message));
  const ask = (name: string, init?: RequestInit) =>
    serve(name, new Request(`${ORIGIN}/media/${name}`, init));
  return { ask, put, logged };
}

for (const kind of storeKinds) {
  describe(`a sized picture ${kind.name}`, () => {
    let opened: Awaited<ReturnType<typeof kind.open>>;
    let media: MediaStore;
    before(async () => {
      opened = await kind.open();
      media = opened.media;
      await media.put(ORIGINAL, await pictureOf(300, 150));
    });
    beforeEach(async () => {
      for await (const { name } of media.list()) if (name !== ORIGINAL) await media.remove(name);
    });
    after(() => opened.close());

    test('is made when one of its original is first requested, and never again', async () => {
      const { ask, put } = served(media);
      const first = await ask(SIZED);
      assert.equal(first.status, 200);
      const bytes = Buffer.from(await first.arrayBuffer());
      const { width, height, compression } = await sharp(bytes).metadata();
      assert.deepEqual([width, height, compression], [160, 80, 'av1']);
      assert.deepEqual(
        ['content-type', 'content-length', 'cache-control', 'etag'].map((name) =>
          first.headers.get(name),
        ),
        ['image/avif', String(bytes.byteLength), FOR_EVER, `"${SIZED}"`],
      );
      const second = await ask(SIZED);
      assert.deepEqual(Buffer.from(await second.arrayBuffer()), bytes);
      await Promise.all(SIZES.map((name) => ask(name)));
      assert.deepEqual(put.toSorted(), SIZES);
      assert.deepEqual(Buffer.from((await media.read(SIZED)) ?? []), bytes);
    });

    test('is encoded once for requests at the same moment', async () => {
      const { ask, put } = served(media);
      const replies = await Promise.all([...SIZES, ...SIZES].map((name) => ask(name)));
      const all = await Promise.all(replies.map((reply) => reply.arrayBuffer()));
      assert.deepEqual(put.toSorted(), SIZES);
      assert.deepEqual(all.slice(SIZES.length), all.slice(0, SIZES.length));
    });

    test('answers HEAD and a client that has it like any other file', async () => {
      const { ask } = served(media);
      const head = await ask(SIZED, { method: 'HEAD' });
      assert.deepEqual([head.status, await head.text()], [200, '']);
      const reply = await ask(SIZED);
      assert.equal(head.headers.get('content-length'), reply.headers.get('content-length'));
      await reply.arrayBuffer();
      const kept = await ask(SIZED, { headers: { 'if-none-match': `"${SIZED}"` } });
      assert.deepEqual([kept.status, await kept.text()], [304, '']);
    });

    test('has as WebP only the widest size, here that of the original', async () => {
      const { ask } = served(media);
      const widest = await ask('uhod-0123456789ab-png-w300.webp');
      assert.equal(widest.headers.get('content-type'), 'image/webp');
      assert.equal((await sharp(await widest.arrayBuffer()).metadata()).width, 300);
    });

    for (const [name, why] of [
      ['uhod-0123456789ab-png-w320.avif', 'wider than its original'],
      ['uhod-0123456789ab-png-w161.avif', 'of a width that pages do not use'],
      ['uhod-0123456789ab-png-w160.webp', 'of a width that has no WebP'],
      ['uhod-0123456789ab-png-w0160.avif', 'of a width with a zero in front'],
      ['uhod-0123456789ab-jpg-w160.avif', 'of an unknown original'],
      ['uhod-0123456789ab-png-w160-avif-w112.avif', 'a size of a size'],
    ] as const) {
      test(`is not found if it is ${why}`, async () => {
        const { ask, put, logged } = served(media);
        await assertRefused(await ask(name), 'not_found');
        assert.deepEqual([put, logged], [[], []]);
      });
    }

    test('of a damaged original is not found, and the log names that', async () => {
      const { ask, put, logged } = served(media);
      await media.put('broken-0123456789ab.png', Buffer.from('not a picture'));
      await assertRefused(await ask('broken-0123456789ab-png-w160.avif'), 'not_found');
      assert.deepEqual(put, []);
      assert.equal((await ask('broken-0123456789ab-png-w112.avif')).status, 404);
      assert.deepEqual(logged, ['broken-0123456789ab.png cannot be encoded'], 'once');
    });

    test('is served though the store is full', async () => {
      const full = () => Promise.reject(new MediaStoreError('full', 'No space is left.'));
      const { ask, logged } = served({ ...media, put: full });
      const reply = await ask(SIZED);
      assert.equal(reply.status, 200);
      assert.equal((await sharp(await reply.arrayBuffer()).metadata()).width, 160);
      const replies = await Promise.all(SIZES.map((name) => ask(name)));
      assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
      assert.deepEqual(logged, [`the sizes of ${ORIGINAL} are not stored`], 'encoded once');
    });

    test('waits for no other original that the store is slow with', async () => {
      const slow = 'slow-0123456789ab';
      const answer = Promise.withResolvers<null>();
      const read: MediaStore['read'] = (name) =>
        name === `${slow}.png` ? answer.promise : media.read(name);
      const { ask } = served({ ...media, read });
      const waiting = ask(`${slow}-png-w160.avif`);
      assert.equal((await ask(SIZED)).status, 200);
      answer.resolve(null);
      await assertRefused(await waiting, 'not_found');
    });

    test('that its original does not have costs no second reading of it', async () => {
      const reads: string[] = [];
      const read: MediaStore['read'] = (name) => {
        reads.push(name);
        return media.read(name);
      };
      const { ask } = served({ ...media, read });
      for (const width of [161, 162, 163]) {
        const name = `uhod-0123456789ab-png-w${width}.avif`;
        await assertRefused(await ask(name), 'not_found');
      }
      assert.deepEqual(reads, ['uhod-0123456789ab-png-w161.avif', ORIGINAL]);
      assert.equal((await ask(SIZED)).status, 200);
    });

    test('cannot be made while the store does not answer', async () => {
      const down = () => Promise.reject(new MediaStoreError('unavailable', 'It is down.'));
      const { ask } = served({ ...media, read: down });
      await assert.rejects(ask(SIZED), MediaStoreError);
      assert.equal((await served(media).ask(SIZED)).status, 200);
    });
  });
}
