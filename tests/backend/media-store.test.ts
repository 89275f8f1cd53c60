/** The backend's requirements of a media store, for each kind. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createApp } from '../../backend/app.ts';
import { mediaEntries } from '../../backend/backup/entries.ts';
import { checkMedia } from '../../backend/media-store/check-media.ts';
import { copyMedia } from '../../backend/media-store/copy-media.ts';
import type { MediaStore } from '../../backend/media-store/store.ts';
import { assertRefused } from '../contract/envelope.ts';
import { ORIGIN } from '../contract/site.ts';
import { storeKinds } from './media-stores.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const PICTURE = 'uhod-0123456789ab.png';
const SIZED = 'uhod-0123456789ab-png-w480.avif';

async function namesIn(media: MediaStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of media.list()) names.push(name);
  return names.sort();
}

async function empty(media: MediaStore): Promise<void> {
  for (const name of await namesIn(media)) await media.remove(name);
}

for (const kind of storeKinds) {
  describe(`media ${kind.name}`, () => {
    let opened: Awaited<ReturnType<typeof kind.open>>;
    let media: MediaStore;
    before(async () => {
      opened = await kind.open();
      media = opened.media;
    });
    after(() => opened.close());

    test('an empty store lists nothing and passes the check, which leaves no files', async () => {
      assert.deepEqual(await namesIn(media), []);
      await checkMedia(media);
      assert.deepEqual(await namesIn(media), []);
    });

    test('a file is read back unchanged', async () => {
      const data = Buffer.alloc(300_000, 'линза');
      const begun = Date.now();
      await media.put(PICTURE, data);
      assert.deepEqual(Buffer.from((await media.read(PICTURE)) ?? []), data);
      const open = await media.open(PICTURE);
      assert.ok(open);
      assert.equal(open.bytes, data.byteLength);
      assert.deepEqual(Buffer.from(await new Response(open.stream).arrayBuffer()), data);
      const found = await media.stat(PICTURE);
      assert.ok(found);
      assert.deepEqual([found.name, found.bytes], [PICTURE, data.byteLength]);
      // Some stores count in whole seconds.
      assert.ok(found.at.getTime() >= begun - 1_000 && found.at.getTime() <= Date.now() + 1_000);
    });

    test('a missing file is not an error', async () => {
      const name = 'missing-0123456789ab.png';
      assert.equal(await media.read(name), null);
      assert.equal(await media.open(name), null);
      assert.equal(await media.stat(name), null);
      await media.remove(name);
    });

    test('the prefix of a file name finds nothing', async () => {
      await media.put('a-1.png', bytes('one'));
      assert.equal(await media.stat('a-1.pn'), null);
      assert.equal(await media.stat('a'), null);
      await media.remove('a-1.png');
    });

    test('a file can be stored several times concurrently, and is gone after one removal', async () => {
      const data = bytes('the same');
      await Promise.all(Array.from({ length: 5 }, () => media.put('twice-1.png', data)));
      assert.deepEqual(Buffer.from((await media.read('twice-1.png')) ?? []), Buffer.from(data));
      await media.remove('twice-1.png');
      assert.equal(await media.stat('twice-1.png'), null);
    });

    test('the list is complete', async () => {
      await empty(media);
      const names = Array.from({ length: 30 }, (_, index) => `n-${index + 100}.png`);
      await Promise.all(names.map((name) => media.put(name, bytes(name))));
      assert.deepEqual(await namesIn(media), names);
      await empty(media);
    });

    test('the backend serves a file as immutable, with 304 responses and HEAD', async () => {
      const app = createApp({
        db: new Proxy(Object.create(null), { get: () => assert.fail('no database is needed') }),
        media,
        log: (message, error) => assert.fail(`${message}: ${String(error)}`),
      });
      const ask = async (name: string, init?: RequestInit) =>
        app.fetch(new Request(`${ORIGIN}/media/${name}`, init));
      await media.put(PICTURE, bytes('a picture'));
      const reply = await ask(PICTURE);
      assert.deepEqual([reply.status, await reply.text()], [200, 'a picture']);
      assert.equal(reply.headers.get('content-length'), '9');
      assert.match(reply.headers.get('cache-control') ?? '', /immutable/);
      const etag = reply.headers.get('etag') ?? '';
      const kept = await ask(PICTURE, { headers: { 'if-none-match': etag } });
      assert.deepEqual([kept.status, await kept.text()], [304, '']);
      const head = await ask(PICTURE, { method: 'HEAD' });
      assert.deepEqual([head.status, head.headers.get('content-length')], [200, '9']);
      await assertRefused(await ask('missing-0123456789ab.png'), 'not_found');
    });

    test('a backup has the originals, of which sized pictures are made again', async () => {
      await empty(media);
      for (const name of [PICTURE, SIZED]) await media.put(name, bytes(name));
      const names: string[] = [];
      for await (const { name } of mediaEntries(media)) names.push(name);
      assert.deepEqual(names, [`media/${PICTURE}`]);
    });

    test('files are copied to another store, and a second run copies those still missing', async () => {
      const other = await storeKinds[0]?.open();
      assert.ok(other);
      try {
        await empty(media);
        const hash = '9f86d081884c7d659a2feaa0c55ad015';
        await media.put(`upload-${hash}.png`, bytes('test'));
        await media.put(`upload-${hash}.pdf`, bytes('damaged'));
        await media.put(PICTURE, bytes('a picture'));
        await media.put(SIZED, bytes('made of it'));
        const damaged = [`upload-${hash}.pdf`];
        assert.deepEqual(await copyMedia(media, other.media), { copied: 2, present: 0, damaged });
        await other.media.remove(PICTURE);
        await other.media.put(PICTURE, bytes('half a p'));
        assert.deepEqual(await copyMedia(media, other.media), { copied: 1, present: 1, damaged });
        assert.deepEqual(
          Buffer.from((await other.media.read(PICTURE)) ?? []),
          Buffer.from('a picture'),
        );
        // And into it.
        await empty(media);
        assert.deepEqual((await copyMedia(other.media, media)).copied, 2);
        assert.deepEqual(await namesIn(media), await namesIn(other.media));
      } finally {
        await other.close();
      }
    });
  });
}
