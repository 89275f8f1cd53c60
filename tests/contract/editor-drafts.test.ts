/** What editors keep beside the content: drafts, revisions, pictures, accounts. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import * as content from '../../contract/calls/content.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { publishNext } from '../../backend/editor/drafts.ts';
import { ask, askEntity, pictureBytes, send, type Entity } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-drafts-'));
after(() => rmSync(mediaDir, { recursive: true }));

const HOUR = 60 * 60 * 1000;
const START = new Date('2026-11-22T09:00:00.000Z');
const inHours = (hours: number) => new Date(START.getTime() + hours * HOUR);

onEveryEngine(
  (site) => {
    before(() => site().setNow(START));

    const page = (alias: string, fields: Entity = {}): Entity => ({
      alias,
      title: 'Страница',
      lead: 'О чём она',
      body: '<p>Текст</p>',
      ...fields,
    });
    const shown = async (alias: string) => {
      const { items } = await site().result(content.staticContent, {});
      return items.find((item) => item.alias === alias);
    };
    const publishDue = async (now: Date) => {
      while (await publishNext(site().db, { now, mediaDir }));
    };

    describe('drafts', () => {
      test('of a new entity are read, changed and published, and nobody sees them before', async () => {
        const draft = await ask(site(), editor.draft, 'POST', 'pages?draft=1', { title: 'Начато' });
        assert.deepEqual([draft.entity_id, draft.data], [null, { title: 'Начато' }]);
        assert.deepEqual(Object.keys(draft.errors).sort(), ['alias', 'body', 'lead']);
        const path = `drafts/${draft.id}`;
        await assertRefused(await send(site(), 'POST', `${path}/publish`), 'invalid');
        const ready = await ask(site(), editor.draft, 'PUT', path, page('iz-chernovika'));
        assert.deepEqual(ready.errors, {});
        assert.equal(await shown('iz-chernovika'), undefined);
        const all = await ask(site(), editor.drafts, 'GET', 'drafts');
        assert.deepEqual([all.total, all.items[0]], [1, ready]);
        const made = await askEntity(site(), 'POST', `${path}/publish`);
        assert.equal((await shown('iz-chernovika'))?.id, made.id);
        await assertRefused(await send(site(), 'GET', path), 'not_found');
      });

      test('of an entity lie beside it, one each, until they are published or dropped', async () => {
        const made = await askEntity(site(), 'POST', 'pages', page('s-chernovikom'));
        const path = `pages/${made.id}/draft`;
        await assertRefused(await send(site(), 'GET', path), 'not_found');
        const one = await ask(site(), editor.draft, 'PUT', path, { ...made, title: 'Раз' });
        const two = await ask(site(), editor.draft, 'PUT', path, { ...made, title: 'Два' });
        assert.deepEqual([two.id, two.entity_id], [one.id, made.id]);
        assert.deepEqual(await ask(site(), editor.draft, 'GET', path), two);
        assert.equal((await shown('s-chernovikom'))?.title, 'Страница');
        assert.equal((await askEntity(site(), 'POST', `${path}/publish`))['title'], 'Два');
        await ask(site(), editor.draft, 'PUT', path, { ...made, title: 'Три' });
        await ask(site(), editor.draft, 'DELETE', path);
        await assertRefused(await send(site(), 'POST', `${path}/publish`), 'not_found');
        assert.equal((await shown('s-chernovikom'))?.title, 'Два');
      });

      test('with a time are published then, and not before', async () => {
        const publish_at = inHours(2).toISOString();
        const planned = page('po-planu', { publish_at });
        await ask(site(), editor.draft, 'POST', 'pages', planned);
        await publishDue(inHours(1));
        assert.equal(await shown('po-planu'), undefined);
        await publishDue(inHours(2));
        assert.equal((await shown('po-planu'))?.title, 'Страница');
        assert.equal((await ask(site(), editor.drafts, 'GET', 'drafts')).total, 0);
      });

      test('with a time must be finished, and the time must be one', async () => {
        const publish_at = inHours(2).toISOString();
        const unfinished = await send(site(), 'POST', 'pages', { title: 'Начато', publish_at });
        assert.ok('alias' in (await assertRefused(unfinished, 'invalid')));
        const nonsense = await send(site(), 'POST', 'pages', page('x', { publish_at: 'завтра' }));
        assert.deepEqual(Object.keys(await assertRefused(nonsense, 'invalid')), ['publish_at']);
      });

      test('that can no longer be published stay, and say why', async () => {
        const publish_at = inHours(3).toISOString();
        const planned = page('zanyato', { publish_at });
        const draft = await ask(site(), editor.draft, 'POST', 'pages', planned);
        await askEntity(site(), 'POST', 'pages', page('zanyato'));
        await publishDue(inHours(4));
        const kept = await ask(site(), editor.draft, 'GET', `drafts/${draft.id}`);
        assert.match(kept.error ?? '', /Такой адрес уже занят; alias: Уже занят/);
        const other = { ...planned, alias: 'svobodno' };
        const again = await ask(site(), editor.draft, 'PUT', `drafts/${draft.id}`, other);
        assert.equal(again.error, null);
        await publishDue(inHours(4));
        assert.ok(await shown('svobodno'));
      });
    });

    describe('revisions', () => {
      test('have every state, and any of them comes back', async () => {
        const made = await askEntity(site(), 'POST', 'pages', page('s-istoriej'));
        const path = `pages/${made.id}`;
        const { revision: _, ...bare } = made;
        const second = await askEntity(site(), 'PUT', path, { ...bare, title: 'Вторая' });
        const gone = await ask(site(), editor.removed, 'DELETE', path);
        const { items } = await ask(site(), editor.entityRevisions, 'GET', `${path}/revisions`);
        assert.deepEqual(
          items.map(({ revision, kind, who, data }) => [revision, kind, who, data['title']]),
          [
            [gone.revision, 'deleted', 'Главный редактор', 'Вторая'],
            [second.revision, 'changed', 'Главный редактор', 'Вторая'],
            [made.revision, 'created', 'Главный редактор', 'Страница'],
          ],
        );
        const restore = `${path}/revisions/${made.revision}/restore`;
        const back = await askEntity(site(), 'POST', restore);
        assert.deepEqual([back.id, back['title']], [made.id, 'Страница']);
        assert.ok(back.revision > gone.revision);
        assert.equal((await shown('s-istoriej'))?.title, 'Страница');
        const last = await askEntity(
          site(),
          'POST',
          `${path}/revisions/${second.revision}/restore`,
        );
        assert.equal(last['title'], 'Вторая');
        const unknown = await send(site(), 'POST', `${path}/revisions/1/restore`);
        await assertRefused(unknown, 'not_found');
      });

      test('begin with what stood there before the first save', async () => {
        const seeded = await askEntity(site(), 'GET', 'faq/1');
        const { revision, ...bare } = seeded;
        await askEntity(site(), 'PUT', 'faq/1', { ...bare, question: 'Иначе?' });
        const { items } = await ask(site(), editor.entityRevisions, 'GET', 'faq/1/revisions');
        assert.deepEqual(
          items.map(({ who }) => who),
          ['Главный редактор', null],
        );
        const back = await askEntity(site(), 'POST', `faq/1/revisions/${revision}/restore`);
        assert.equal(back['question'], seeded['question']);
      });

      test('bring a shop back with its own site and what it sells', async () => {
        const { items } = await ask(site(), editor.editedEntities, 'GET', 'shops?count=200');
        const shop = items.find(
          ({ url, products }) => url && Array.isArray(products) && products.length > 0,
        );
        assert.ok(shop);
        await ask(site(), editor.removed, 'DELETE', `shops/${shop.id}`);
        const path = `shops/${shop.id}/revisions`;
        const states = await ask(site(), editor.entityRevisions, 'GET', path);
        const back = await askEntity(
          site(),
          'POST',
          `${path}/${states.items[0]?.revision}/restore`,
        );
        const { revision: _, updated_at: __, ...was } = shop;
        const { revision: ___, updated_at: ____, ...is } = back;
        assert.deepEqual(is, was);
      });
    });

    describe('pictures', () => {
      const upload = (bytes: Uint8Array) => send(site(), 'POST', 'pictures', new Uint8Array(bytes));

      for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
        test(`of the kind ${format} are stored by what they are, and given out`, async () => {
          const bytes = await pictureBytes(format);
          const stored = await ask(
            site(),
            editor.storedPicture,
            'POST',
            'pictures',
            new Uint8Array(bytes),
          );
          assert.deepEqual([stored.width, stored.height], [32, 20]);
          const again = await ask(
            site(),
            editor.storedPicture,
            'POST',
            'pictures',
            new Uint8Array(bytes),
          );
          assert.deepEqual(again, stored);
          const reply = await site().get(stored.src);
          assert.equal(reply.headers.get('content-type'), `image/${format}`);
          assert.deepEqual(Buffer.from(await reply.arrayBuffer()), bytes);
        });
      }

      test('come in forms as well', async () => {
        const form = new FormData();
        form.set(
          'file',
          new Blob([new Uint8Array(await pictureBytes('png', '#fff'))]),
          'любое имя.txt',
        );
        const stored = await ask(site(), editor.storedPicture, 'POST', 'pictures', form);
        assert.match(stored.src, /^\/media\/upload-[0-9a-f]{32}\.png$/);
      });

      test('lose what a camera wrote, and stand as it was held', async () => {
        const bytes = await sharp(await pictureBytes('jpeg', '#123456'))
          .withExif({ IFD0: { Artist: 'Анна' } })
          .withMetadata({ orientation: 6 })
          .toBuffer();
        const stored = await ask(
          site(),
          editor.storedPicture,
          'POST',
          'pictures',
          new Uint8Array(bytes),
        );
        assert.deepEqual([stored.width, stored.height], [20, 32]);
        const reply = await site().get(stored.src);
        const found = await sharp(await reply.arrayBuffer()).metadata();
        assert.equal(found.exif, undefined);
      });

      test('that are none, too large, broken or moving are refused', async () => {
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
        const wide = await sharp({
          create: { width: 8_001, height: 1, channels: 3, background: '#777' },
        })
          .png()
          .toBuffer();
        for (const wrong of [
          new Uint8Array(),
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
          Buffer.from('GIF89a'),
          Buffer.from('совсем не картинка'),
          whole.subarray(0, whole.length / 2),
          wide,
          new Uint8Array(10 * 1024 * 1024 + 1),
        ]) {
          const errors = await assertRefused(await upload(wrong), 'invalid');
          assert.deepEqual(Object.keys(errors), ['file']);
        }
        assert.deepEqual(
          readdirSync(mediaDir).filter((name) => name.endsWith('.part')),
          [],
        );
      });

      test('must be there before an entity shows them, and keep their true size', async () => {
        const theme = await askEntity(site(), 'GET', 'themes/1');
        const { revision: _, ...bare } = theme;
        const missing = { src: '/media/takoj-net.png', alt: '', width: 1, height: 1 };
        const refused = await send(site(), 'PUT', 'themes/1', { ...bare, cover: missing });
        await assertRefused(refused, 'invalid');
        const bytes = new Uint8Array(await pictureBytes('webp'));
        const { src } = await ask(site(), editor.storedPicture, 'POST', 'pictures', bytes);
        const saved = await askEntity(site(), 'PUT', 'themes/1', {
          ...bare,
          cover: { src, alt: '', width: 999, height: 999 },
        });
        assert.deepEqual(saved['cover'], { src, alt: '', width: 32, height: 20 });
      });
    });

    describe('accounts', () => {
      test('a viewer reads and writes nothing, and a revoked one is a stranger', async () => {
        const make = (name: string, role: string) =>
          ask(site(), editor.newAccount, 'POST', 'accounts', { name, role });
        const viewer = { token: (await make('Вера', 'viewer')).token };
        assert.equal((await send(site(), 'GET', 'articles', undefined, viewer)).status, 200);
        for (const [method, path] of [
          ['POST', 'pages'],
          ['PUT', 'pages/1'],
          ['DELETE', 'pages/1'],
          ['POST', 'pictures'],
          ['POST', 'accounts'],
          ['PUT', 'pages/1/draft'],
          ['POST', 'pages/1/revisions/1/restore'],
        ] as const) {
          await assertRefused(await send(site(), method, path, {}, viewer), 'forbidden');
        }
        const other = await make('Олег', 'editor');
        const made = await askEntity(site(), 'POST', 'pages', page('ot-olega'), {
          token: other.token,
        });
        const { items } = await ask(site(), editor.logEntries, 'GET', 'log?count=1');
        assert.deepEqual(
          [items[0]?.who, items[0]?.action, items[0]?.entity_id, items[0]?.revision],
          ['Олег', 'create', made.id, made.revision],
        );
        await ask(site(), editor.account, 'DELETE', `accounts/${other.id}`);
        const stranger = await send(site(), 'GET', 'me', undefined, { token: other.token });
        await assertRefused(stranger, 'unauthorized');
        const list = await send(site(), 'GET', 'accounts');
        assert.ok(!(await list.text()).includes(other.token));
      });
    });
  },
  { mediaDir },
);
