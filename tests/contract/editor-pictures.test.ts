/** Uploaded pictures are identified by their content and contain nothing else. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import * as editor from '../../contract/schemas/editor.ts';
import { ask, askEntity, pictureBytes, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { EDITOR_TOKEN, onEveryEngine, ORIGIN } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-pictures-'));
after(() => rmSync(mediaDir, { recursive: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' }, limitInputPixels: false })
    .png()
    .toBuffer();

onEveryEngine(
  (site) => {
    const store = (bytes: Uint8Array) =>
      ask(site(), editor.storedPicture, 'POST', 'pictures', new Uint8Array(bytes));
    const upload = (bytes: Uint8Array) => send(site(), 'POST', 'pictures', new Uint8Array(bytes));

    for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
      test(`in ${format} are stored under their content hash and served`, async () => {
        const bytes = await pictureBytes(format);
        const stored = await store(bytes);
        assert.deepEqual([stored.width, stored.height], [32, 20]);
        assert.deepEqual(await store(bytes), stored);
        const reply = await site().get(stored.src);
        assert.equal(reply.headers.get('content-type'), `image/${format}`);
        const colours = async (picture: ArrayBuffer | Buffer) =>
          (await sharp(picture).stats()).channels.map(({ mean }) => mean);
        const [shown, sent] = [await colours(await reply.arrayBuffer()), await colours(bytes)];
        for (const [channel, mean] of sent.entries())
          assert.ok(Math.abs(mean - (shown[channel] ?? 0)) < 2, `channel ${channel}`);
      });
    }

    for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
      test(`in ${format} lose data appended to them`, async () => {
        const bytes = await pictureBytes(format, '#654321');
        const script = '<script>alert(1)</script>';
        // It ends like a valid picture.
        const tail = Buffer.concat([Buffer.from(script), bytes.subarray(-12)]);
        const stored = await store(Buffer.concat([bytes, tail]));
        assert.deepEqual(stored, await store(bytes));
        assert.deepEqual([stored.width, stored.height], [32, 20]);
        const reply = await site().get(stored.src);
        assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
        assert.ok(!Buffer.from(await reply.arrayBuffer()).includes(script));
      });
    }

    test('are received up to a limit, whatever Content-Length says', async () => {
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 1;
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
      const sending: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
        body: endless,
        duplex: 'half',
      };
      const request = new Request(`${ORIGIN}/editor/pictures`, sending);
      const errors = await assertRefused(await site().fetch(request), 'too_large');
      assert.match(errors['file'] ?? '', /больше 10/);
      assert.ok(sent < 80, `${sent} MB were read`);
    });

    test('can be uploaded in a form, too', async () => {
      const form = new FormData();
      form.set(
        'file',
        new Blob([new Uint8Array(await pictureBytes('png', '#fff'))]),
        'любое имя.txt',
      );
      const stored = await ask(site(), editor.storedPicture, 'POST', 'pictures', form);
      assert.match(stored.src, /^\/media\/upload-[0-9a-f]{32}\.png$/);
    });

    test('lose the camera’s metadata, and are rotated as they were taken', async () => {
      const bytes = await sharp(await pictureBytes('jpeg', '#123456'))
        .withExif({ IFD0: { Artist: 'Анна' } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const stored = await store(bytes);
      assert.deepEqual([stored.width, stored.height], [20, 32]);
      const reply = await site().get(stored.src);
      const found = await sharp(await reply.arrayBuffer()).metadata();
      assert.equal(found.exif, undefined);
    });

    test('that are invalid, too large, broken or animated are rejected', async () => {
      const whole = await sharp({
        create: {
          width: 400,
          height: 400,
          channels: 3,
          background: '#777',
          noise: { type: 'gaussian', mean: 100, sigma: 30 },
        },
      })
        .png()
        .toBuffer();
      const huge = await upload(await plain(9_000, 9_000));
      assert.deepEqual(await assertRefused(huge, 'invalid'), {
        file: 'Сторона больше 8000\u00a0точек',
      });
      for (const wrong of [
        new Uint8Array(),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        Buffer.from('GIF89a'),
        Buffer.from('совсем не картинка'),
        whole.subarray(0, whole.length / 2),
        await plain(8_001, 1),
      ]) {
        const errors = await assertRefused(await upload(wrong), 'invalid');
        assert.deepEqual(Object.keys(errors), ['file']);
      }
      assert.deepEqual(
        readdirSync(mediaDir).filter((name) => name.endsWith('.part')),
        [],
      );
    });

    test('must exist before an entity shows them, and keep their real size', async () => {
      const theme = await askEntity(site(), 'GET', 'themes/1');
      const { revision: _, ...bare } = theme;
      const missing = { src: '/media/takoj-net.png', alt: '', width: 1, height: 1 };
      const refused = await send(site(), 'PUT', 'themes/1', { ...bare, cover: missing });
      assert.deepEqual(Object.keys(await assertRefused(refused, 'invalid')), ['cover']);
      const { src } = await store(await pictureBytes('webp'));
      const saved = await askEntity(site(), 'PUT', 'themes/1', {
        ...bare,
        cover: { src, alt: '', width: 999, height: 999 },
      });
      assert.deepEqual(saved['cover'], { src, alt: '', width: 32, height: 20 });
      const cover = { src, alt: 'Иначе', width: 1, height: 1 };
      const again = await askEntity(site(), 'PUT', 'themes/1', { ...bare, cover });
      assert.deepEqual(again['cover'], { ...cover, width: 32, height: 20 });
    });
  },
  { mediaDir },
);
