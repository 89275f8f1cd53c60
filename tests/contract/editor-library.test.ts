/** The library of uploaded files: found again, described, and with the places that show them. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { adoptUploads } from '../../backend/editor/library/adopt.ts';
import { articles, libraryFiles, partnerOffers } from '../../backend/db/schema.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import * as editor from '../../contract/schemas/editor.ts';
import * as library from '../../contract/schemas/library.ts';
import { addToLibrary, ask, askEntity, pictureBytes, send, makeToken } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-library-'));
after(() => rmSync(mediaDir, { recursive: true }));

let shade = 0x101010;
/** A picture that no other test uses. */
const otherPicture = () => pictureBytes('png', `#${(shade += 0x10101).toString(16)}`);

onEveryEngine(
  (site) => {
    const upload = async (query = '') =>
      addToLibrary(site(), `pictures${query}`, new Uint8Array(await otherPicture()));
    const list = (query: string) =>
      ask(site(), library.libraryFiles, 'GET', `library?${new URLSearchParams(query).toString()}`);
    const read = (id: number) => ask(site(), library.libraryFileWithUses, 'GET', `library/${id}`);
    const describe = (id: number, about: object) =>
      ask(site(), library.libraryFileWithUses, 'PUT', `library/${id}`, about);

    test('a file is in the library once, under the name it was uploaded with', async () => {
      const bytes = new Uint8Array(await otherPicture());
      const form = new FormData();
      form.set('file', new Blob([bytes]), 'C:\\Снимки\\две линзы.png');
      const first = await addToLibrary(site(), 'pictures', form);
      assert.deepEqual(await addToLibrary(site(), 'pictures?name=inache.png', bytes), first);
      const { uploaded_at, updated_at, ...known } = first;
      assert.equal(uploaded_at, updated_at);
      assert.deepEqual(known, {
        id: first.id,
        kind: 'picture',
        src: first.src,
        name: 'две линзы.png',
        title: '',
        alt: '',
        focus: null,
        width: 32,
        height: 20,
        bytes: first.bytes,
        uploaded_by: 'Главный редактор',
      });
      assert.deepEqual(await read(first.id), { ...first, uses: [] });
      assert.ok(first.bytes > 0);
    });

    test('lists are paged, newest first', async () => {
      const [older, newer] = [await upload('?name=1.png'), await upload('?name=2.png')];
      const firstTwo = await list('count=2');
      assert.deepEqual(
        firstTwo.items.map(({ id }) => id),
        [newer.id, older.id],
      );
      const second = await list('count=1&page=2');
      assert.deepEqual(
        second.items.map(({ id }) => id),
        [older.id],
      );
      assert.equal(second.total, firstTwo.total);
      const seeded = await list('count=200&kind=picture');
      assert.ok(seeded.items.some(({ src }) => src.startsWith('/media/kak-hranit-linzy-figure-')));
      assert.ok(seeded.items.every(({ kind }) => kind === 'picture'));
    });

    test('searches find words of names, titles and descriptions', async () => {
      const { id } = await upload('?name=IMG_20260401.png');
      await describe(id, { title: 'Зелёный пинцет', alt: 'Щипцы на\u00a0салфетке' });
      for (const search of ['img_2026', 'зеленые пинцеты', 'салфетке щипцы']) {
        const { items } = await list(`search=${search}`);
        assert.deepEqual(
          items.map((item) => item.id),
          [id],
          search,
        );
      }
      assert.deepEqual((await list('search=небывальщина')).items, []);
      for (const wrong of ['count=0', 'kind=video', 'sort=name']) {
        await assertRefused(await send(site(), 'GET', `library?${wrong}`), 'invalid');
      }
    });

    test('descriptions are replaced as a whole, and limited in length', async () => {
      const { id } = await upload();
      const about = { title: ' Линза ', alt: 'Одна линза' };
      const changed = await describe(id, about);
      assert.deepEqual([changed.title, changed.alt], ['Линза', 'Одна линза']);
      for (const [wrong, field] of [
        [{ title: 'Линза' }, 'alt'],
        [{ ...about, alt: 'а'.repeat(501) }, 'alt'],
        [{ ...about, src: '/media/inache.png' }, 'src'],
      ] as const) {
        const refused = await send(site(), 'PUT', `library/${id}`, wrong);
        assert.deepEqual(Object.keys(await assertRefused(refused, 'invalid')), [field]);
      }
      await assertRefused(await send(site(), 'PUT', 'library/999999', about), 'not_found');
      await assertRefused(await send(site(), 'GET', 'library/999999'), 'not_found');
    });

    test('uses in fields, rich texts and drafts are listed', async () => {
      const { id, src, width, height } = await upload();
      const figure = `<figure><img src="${src}" alt="Линза"></figure>`;
      const picture = { src, alt: '', width, height };
      const inText = await askEntity(
        site(),
        'POST',
        'pages',
        page('v-tekste', { title: 'В тексте', body: `<p>Раз</p>${figure}` }),
      );
      const category = await askEntity(site(), 'POST', 'categories', {
        alias: 's-oblozhkoj',
        title: 'С обложкой',
        lead: '',
        cover: picture,
      });
      const draft = await ask(site(), editor.draft, 'POST', 'pages?draft=1', { body: figure });
      const gone = await askEntity(site(), 'POST', 'pages', page('bylo', { body: figure }));
      await askEntity(site(), 'PUT', `pages/${gone.id}`, page('bylo'));
      const { uses } = await read(id);
      assert.deepEqual(uses, [
        { collection: 'categories', id: category.id, draft: null, title: 'С обложкой' },
        { collection: 'pages', id: inText.id, draft: null, title: 'В тексте' },
        { collection: 'pages', id: null, draft: draft.id, title: 'Без названия' },
      ]);
    });

    test('pictures of the demonstration have uses, also in entities without a built page', async () => {
      const { items } = await list('count=200&kind=picture');
      const [offer] = await site().db.select().from(partnerOffers).limit(1);
      const [article] = await site().db.select().from(articles).limit(1);
      for (const [shown, collection] of [
        [offer, 'partner-offers'],
        [article, 'articles'],
      ] as const) {
        assert.ok(shown);
        const file = items.find(({ src }) => src === shown.cover.src);
        assert.ok(file);
        const { uses } = await read(file.id);
        const { id, title } = shown;
        assert.ok(
          uses.some((use) => isDeepStrictEqual(use, { collection, id, draft: null, title })),
        );
      }
    });

    test('files uploaded before the library existed are adopted once', async () => {
      const { db } = site();
      const { id, src } = await upload();
      const kept = await db.select().from(libraryFiles);
      await db.delete(libraryFiles);
      const pdf = `upload-${'a'.repeat(32)}.pdf`;
      writeFileSync(join(mediaDir, pdf), '%PDF-1.7');
      await adoptUploads(db, diskStore(mediaDir));
      const rows = await db.select().from(libraryFiles).where(eq(libraryFiles.src, src));
      assert.deepEqual(
        rows.map(({ name, width, height, uploadedBy }) => [name, width, height, uploadedBy]),
        [[basename(src), 32, 20, null]],
      );
      assert.equal(await db.$count(libraryFiles, eq(libraryFiles.kind, 'pdf')), 1);
      await db.delete(libraryFiles).where(eq(libraryFiles.src, src));
      await adoptUploads(db, diskStore(mediaDir));
      assert.equal(await db.$count(libraryFiles, eq(libraryFiles.src, src)), 0);
      await db.delete(libraryFiles);
      await db.insert(libraryFiles).values(kept);
      assert.ok(kept.some((row) => row.id === id));
    });

    test('viewers read the library and change nothing', async () => {
      const viewer = await makeToken(site(), 'Зритель', 'viewer');
      const { id } = await upload();
      const as = { token: viewer.token };
      await ask(site(), library.libraryFiles, 'GET', 'library', undefined, as);
      const about = { title: '', alt: '' };
      await assertRefused(await send(site(), 'PUT', `library/${id}`, about, as), 'forbidden');
    });
  },
  { mediaDir },
);
