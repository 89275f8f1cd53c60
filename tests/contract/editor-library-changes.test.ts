/** A file of the library replaced wherever it is shown, and deleted when nothing shows it. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { publishNext } from '../../backend/editor/drafts/publish.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { libraryFiles, partnerOffers, staticPages } from '../../backend/db/schema.ts';
import * as content from '../../contract/calls/content.ts';
import * as editor from '../../contract/schemas/editor.ts';
import * as library from '../../contract/schemas/library.ts';
import { pdfBytes } from '../examples/pdf.ts';
import { addToLibrary, ask, askEntity, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-library-changes-'));
after(() => rmSync(mediaDir, { recursive: true }));

let shade = 0x202020;
/** A picture that no other test uses, of any size and format. */
async function picture(width: number, height: number, format: 'png' | 'webp' = 'png') {
  const background = `#${(shade += 0x10101).toString(16)}`;
  const made = sharp({ create: { width, height, channels: 3, background } }).toFormat(format);
  return new Uint8Array(await made.toBuffer());
}

onEveryEngine(
  (site) => {
    const upload = async () =>
      addToLibrary(site(), 'pictures?name=linza.png', await picture(32, 20));
    const read = (id: number) => ask(site(), library.libraryFileWithUses, 'GET', `library/${id}`);
    const replace = (id: number, bytes: Uint8Array) =>
      ask(site(), library.libraryFileWithUses, 'POST', `library/${id}/file`, bytes);
    const figure = (src: string) => `<figure><img src="${src}" alt="Линза"></figure>`;

    test('a replaced file keeps its id, and every use shows the new file', async () => {
      const { id, src } = await upload();
      const cover = { src, alt: 'Своё', width: 32, height: 20 };
      const category = { alias: 'zamena', title: 'Замена', lead: '', cover };
      const made = await askEntity(site(), 'POST', 'categories', category);
      const shown = await askEntity(site(), 'POST', 'pages', page('zamena', { body: figure(src) }));
      const draft = await ask(site(), editor.draft, 'POST', `pages?draft=1`, { body: figure(src) });
      const changed = await replace(id, await picture(60, 90, 'webp'));
      assert.match(changed.src, /^\/media\/upload-[0-9a-f]{32}\.webp$/);
      assert.deepEqual(
        [changed.id, changed.name, changed.width, changed.height, changed.uses.length],
        [id, 'linza.png', 60, 90, 3],
      );
      assert.notEqual(changed.src, src);
      const nowMade = await askEntity(site(), 'GET', `categories/${made.id}`);
      assert.deepEqual(nowMade['cover'], { ...cover, src: changed.src, width: 60, height: 90 });
      assert.ok(nowMade.revision > made.revision);
      const { items } = await site().result(content.staticContent, { alias: 'zamena' });
      assert.equal(
        items[0]?.body,
        `<figure><img src="${changed.src}" alt="Линза" width="60" height="90" /></figure>`,
      );
      assert.ok((items[0]?.revision ?? 0) > shown.revision);
      const nowDraft = await ask(site(), editor.draft, 'GET', `drafts/${draft.id}`);
      assert.equal(nowDraft.data['body'], figure(changed.src));
      assert.equal((await site().get(changed.src)).status, 200);
      const log = await ask(site(), editor.logEntries, 'GET', 'log?count=3');
      assert.ok(
        log.items.some(({ action, about }) => action === 'replace-file' && about === 'linza.png'),
      );
    });

    test('the focus of a picture is set once, and applies wherever the picture is shown', async () => {
      const { id, src } = await upload();
      const cover = { src, alt: '', width: 32, height: 20 };
      const category = { alias: 'fokus', title: 'Фокус', lead: '', cover };
      const made = await askEntity(site(), 'POST', 'categories', category);
      const about = { title: '', alt: '' };
      const describe = (focus: unknown) =>
        send(site(), 'PUT', `library/${id}`, {
          ...about,
          ...(focus === undefined ? {} : { focus }),
        });
      const coverNow = async () => {
        const { sections } = await site().result(content.articlePage, {});
        return sections.find(({ alias }) => alias === 'fokus')?.cover;
      };
      const focus = { x: 0.25, y: 1 };
      assert.equal((await describe(focus)).status, 200);
      assert.deepEqual(await coverNow(), { ...cover, focus });
      const path = `categories/${made.id}`;
      const mine = { ...category, cover: { ...cover, focus: { x: 0, y: 0 } } };
      const saved = await askEntity(site(), 'PUT', path, mine);
      assert.deepEqual(saved['cover'], { ...cover, focus });
      const { src: other } = await replace(id, await picture(50, 50));
      assert.deepEqual(await coverNow(), { src: other, alt: '', width: 50, height: 50, focus });
      for (const wrong of [{ x: 1.1, y: 0 }, { x: 0 }, 'center', { ...focus, z: 0 }]) {
        await assertRefused(await describe(wrong), 'invalid');
      }
      assert.equal((await describe(undefined)).status, 200);
      assert.equal((await coverNow())?.focus, undefined);
      const pdf = await addToLibrary(site(), 'files', pdfBytes('без фокуса'));
      const refused = await send(site(), 'PUT', `library/${pdf.id}`, { ...about, focus });
      assert.deepEqual(Object.keys(await assertRefused(refused, 'invalid')), ['focus']);
    });

    test('a planned draft is published with the new file and its new focus', async () => {
      const { id, src } = await upload();
      const made = await askEntity(site(), 'POST', 'pages', page('v-plane', { body: figure(src) }));
      const cover = { src, alt: '', width: 32, height: 20 };
      const category = { alias: 'v-plane', title: 'В плане', lead: '', cover };
      const other = await askEntity(site(), 'POST', 'categories', category);
      const plan = (path: string, fields: object) =>
        ask(site(), editor.draft, 'PUT', `${path}/draft`, {
          ...fields,
          publish_at: '2098-01-01T06:00:00Z',
        });
      const mine = await plan(`pages/${made.id}`, { ...made, title: 'Завтра' });
      // It no longer shows the file.
      const instead = { ...cover, src: (await upload()).src };
      const without = await plan(`categories/${other.id}`, { ...other, cover: instead });
      const now = await replace(id, await picture(70, 30));
      const about = { title: '', alt: '', focus: { x: 0, y: 1 } };
      assert.equal((await send(site(), 'PUT', `library/${id}`, about)).status, 200);
      // An editor who has it open would write the former address back.
      const since = { headers: { 'if-match': `"${mine.revision}"` } };
      const fields = { ...made, title: 'Ещё не знаю' };
      const late = await send(site(), 'PUT', `drafts/${mine.id}`, fields, since);
      await assertRefused(late, 'edit_conflict');
      const moved = await ask(site(), editor.draft, 'GET', `drafts/${without.id}`);
      assert.ok(moved.revision > without.revision);
      const due = { now: new Date('2098-01-01T07:00:00Z'), media: diskStore(mediaDir) };
      while (await publishNext(site().db, due));
      const published = await askEntity(site(), 'GET', `pages/${made.id}`);
      assert.equal(published['title'], 'Завтра');
      assert.match(String(published['body']), new RegExp(now.src));
      const shown = await askEntity(site(), 'GET', `categories/${other.id}`);
      assert.deepEqual(shown['cover'], instead);
    });

    test('replacing a file does not resolve the conflict of an outdated draft', async () => {
      const { id, src } = await upload();
      const made = await askEntity(
        site(),
        'POST',
        'pages',
        page('obognali', { body: figure(src) }),
      );
      const path = `pages/${made.id}`;
      await ask(site(), editor.draft, 'PUT', `${path}/draft`, { ...made, title: 'Моё' });
      await askEntity(site(), 'PUT', path, { ...made, title: 'Их' });
      await replace(id, await picture(21, 21));
      await assertRefused(await send(site(), 'POST', `${path}/draft/publish`), 'edit_conflict');
    });

    test('restoring an earlier revision brings back the former file', async () => {
      const { id, src } = await upload();
      const made = await askEntity(site(), 'POST', 'pages', page('nazad', { body: figure(src) }));
      await replace(id, await picture(40, 40));
      const path = `pages/${made.id}/revisions/${made.revision}/restore`;
      const restored = await askEntity(site(), 'POST', path);
      assert.equal(restored['body'], made['body']);
      assert.deepEqual((await read(id)).uses, []);
    });

    test('replacing a file with itself changes nothing; one of another entry or kind is refused', async () => {
      const bytes = await picture(32, 20);
      const { id } = await addToLibrary(site(), 'pictures', bytes);
      const before = await read(id);
      assert.deepEqual(await replace(id, bytes), before);
      const other = await upload();
      const refused = await send(site(), 'POST', `library/${other.id}/file`, bytes);
      const faults = await assertRefused(refused, 'invalid');
      assert.match(faults['file'] ?? '', new RegExp(`уже есть, его номер\\s— ${id}$`));
      const wrong = pdfBytes('не картинка');
      await assertRefused(await send(site(), 'POST', `library/${id}/file`, wrong), 'invalid');
      await assertRefused(await send(site(), 'POST', 'library/999999/file', bytes), 'not_found');
    });

    test('an invalid entity that uses a file prevents its replacement, and is named', async () => {
      const { db } = site();
      const { id, src } = await upload();
      const made = await askEntity(site(), 'POST', 'pages', page('ne-tak', { body: figure(src) }));
      const fine = await askEntity(site(), 'POST', 'pages', page('i-tak', { body: figure(src) }));
      await db.update(staticPages).set({ title: '' }).where(eq(staticPages.id, made.id));
      const refused = await send(site(), 'POST', `library/${id}/file`, await picture(10, 10));
      const faults = await assertRefused(refused, 'invalid');
      assert.deepEqual(Object.keys(faults), [`pages/${made.id}`]);
      assert.match(faults[`pages/${made.id}`] ?? '', /^title: /);
      assert.deepEqual(await askEntity(site(), 'GET', `pages/${fine.id}`), fine);
      assert.equal((await read(id)).src, src);
    });

    test('a file is also replaced in entities without a built page', async () => {
      const [offer] = await site().db.select().from(partnerOffers).limit(1);
      assert.ok(offer);
      const [file] = await site()
        .db.select()
        .from(libraryFiles)
        .where(eq(libraryFiles.src, offer.cover.src));
      assert.ok(file);
      const replaced = await send(site(), 'POST', `library/${file.id}/file`, await picture(9, 9));
      assert.equal(replaced.status, 200);
      const { cover } = await askEntity(site(), 'GET', `partner-offers/${offer.id}`);
      assert.deepEqual(cover, {
        ...offer.cover,
        src: (await read(file.id)).src,
        width: 9,
        height: 9,
      });
    });

    test('only an unused file can be deleted; otherwise its uses are listed', async () => {
      const { id, src } = await upload();
      const made = await askEntity(
        site(),
        'POST',
        'pages',
        page('derzhit', { title: 'Держит «это»', body: figure(src) }),
      );
      const draft = await ask(site(), editor.draft, 'POST', 'pages?draft=1', { body: figure(src) });
      const uses = await assertRefused(await send(site(), 'DELETE', `library/${id}`), 'in_use');
      assert.deepEqual(uses, {
        [`pages/${made.id}`]: '«Держит „это“»',
        [`drafts/${draft.id}`]: '«Без названия»',
      });
      await send(site(), 'DELETE', `drafts/${draft.id}`);
      await send(site(), 'DELETE', `pages/${made.id}`);
      const removed = await ask(site(), library.libraryFile, 'DELETE', `library/${id}`);
      assert.equal(removed.src, src);
      await assertRefused(await send(site(), 'GET', `library/${id}`), 'not_found');
      await assertRefused(await send(site(), 'DELETE', `library/${id}`), 'not_found');
      // The history of the page still shows it.
      assert.ok(existsSync(join(mediaDir, basename(src))));
    });
  },
  { mediaDir },
);
