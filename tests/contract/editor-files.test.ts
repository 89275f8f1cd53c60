/** PDFs uploaded by editors in place of generated ones. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import PDFDocument from 'pdfkit';
import * as content from '../../contract/calls/content.ts';
import * as editor from '../../contract/schemas/editor.ts';
import * as library from '../../contract/schemas/library.ts';
import { SITE_RULES } from '../../src/config/documents.ts';
import { pdfBytes as pdf } from '../examples/pdf.ts';
import { addToLibrary, ask, askEntity, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-files-'));
after(() => rmSync(mediaDir, { recursive: true }));

/** A PDF as a word processor would make it. */
async function drawnPdf(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const doc = new PDFDocument({ pdfVersion: '1.7', ...options });
  doc.rect(10, 10, 20, 20).fill('#0a6b6e');
  doc.end();
  return Buffer.concat(await doc.toArray());
}

onEveryEngine(
  (site) => {
    const store = (bytes: Uint8Array) => ask(site(), editor.storedFile, 'POST', 'files', bytes);
    const rules = async () => {
      const { items } = await site().result(content.staticContent, {});
      const found = items.find(({ document }) => document?.name === SITE_RULES);
      assert.ok(found);
      const { revision: _, ...entity } = await askEntity(site(), 'GET', `pages/${found.id}`);
      return entity;
    };

    test('a PDF is stored by its content and served as a PDF', async () => {
      const bytes = pdf('правила');
      const stored = await store(bytes);
      assert.deepEqual(await store(bytes), stored);
      assert.equal(stored.bytes, bytes.byteLength);
      const reply = await site().get(stored.src);
      assert.equal(reply.headers.get('content-type'), 'application/pdf');
      assert.equal(reply.headers.get('content-disposition'), 'inline');
      assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
      assert.deepEqual(new Uint8Array(await reply.arrayBuffer()), bytes);
    });

    test('rejects files that are not PDFs and truncated ones', async () => {
      for (const wrong of [
        new Uint8Array(),
        Buffer.from('<html>%PDF-1.7 %%EOF</html>'),
        Buffer.from('\n%PDF-1.7\n%%EOF'),
        pdf('половина').subarray(0, 20),
        Buffer.concat([pdf('и страница'), Buffer.from('<script>alert(1)</script>')]),
      ]) {
        const refused = await send(site(), 'POST', 'files', new Uint8Array(wrong));
        assert.deepEqual(Object.keys(await assertRefused(refused, 'invalid')), ['file']);
      }
    });

    test('rejects PDFs that readers cannot open, and those with scripts', async () => {
      const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
      const mark = (fields: string) => `/Annots [<< /Type /Annot /Rect [0 0 50 50] ${fields} >>]`;
      const locked = await drawnPdf({ userPassword: 'secret' });
      for (const [wrong, reason] of [
        [Buffer.from('%PDF-1.7\nтолько начало и конец\n%%EOF\n'), /^Файл повреждён/],
        [
          Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
          /^Файл повреждён/,
        ],
        [locked, /паролем/],
        [pdf('сценарий', `/OpenAction ${script}`), /сценарий/],
        [pdf('сценарий страницы', '', `/AA << /O ${script} >>`), /сценарий/],
        [
          pdf('сценарий поля', '', mark(`/Subtype /Widget /FT /Btn /T (a) /AA << /U ${script} >>`)),
          /сценарий/,
        ],
      ] as const) {
        const refused = await send(site(), 'POST', 'files', new Uint8Array(wrong));
        assert.match((await assertRefused(refused, 'invalid'))['file'] ?? '', reason);
      }
      await store(new Uint8Array(await drawnPdf({})));
      const address = '<< /S /URI /URI (https://yasno.example/) >>';
      await store(pdf('со ссылкой', '', mark(`/Subtype /Link /A ${address}`)));
    });

    test('is in the library, with the page that uses it', async () => {
      const file = await addToLibrary(site(), 'files?name=ustav.pdf', pdf('для библиотеки'));
      assert.deepEqual([file.kind, file.name, file.width], ['pdf', 'ustav.pdf', null]);
      const document = { name: 'iz-biblioteki', edition: '2026-10-01', file: file.src };
      const made = await askEntity(site(), 'POST', 'pages', page('iz-biblioteki', { document }));
      const path = `library/${file.id}`;
      const { uses } = await ask(site(), library.libraryFileWithUses, 'GET', path);
      assert.deepEqual(
        uses.map(({ collection, id }) => [collection, id]),
        [['pages', made.id]],
      );
      const changed = await ask(
        site(),
        library.libraryFileWithUses,
        'POST',
        `${path}/file`,
        pdf('иначе'),
      );
      const now = await askEntity(site(), 'GET', `pages/${made.id}`);
      assert.deepEqual(now['document'], { ...document, file: changed.src });
    });

    test('a page accepts an uploaded PDF', async () => {
      const { src: file } = await store(pdf('устав'));
      const document = { name: 'ustav', edition: '2026-10-01', file };
      const gone = { ...document, file: `/media/upload-${'0'.repeat(32)}.pdf` };
      const refused = await send(site(), 'POST', 'pages', page('ustav', { document: gone }));
      const faults = await assertRefused(refused, 'invalid');
      assert.match(faults['document.file'] ?? '', /^Сначала загрузите файл/);
      const made = await askEntity(site(), 'POST', 'pages', page('ustav', { document }));
      assert.deepEqual(made['document'], document);
      const { items } = await site().result(content.staticContent, { alias: 'ustav' });
      assert.deepEqual(items[0]?.document, document);
    });

    test('a document has a valid date and a unique name', async () => {
      const good = { name: 'dogovor', edition: '2026-10-01' };
      await askEntity(site(), 'POST', 'pages', page('dogovor', { document: good }));
      for (const [wrong, field] of [
        [{ ...good, name: '../site' }, 'document.name'],
        [good, 'document.name'],
        [{ ...good, name: 'inache', edition: '2026-02-30' }, 'document.edition'],
        [{ ...good, name: 'inache', file: 'https://example.ru/a.pdf' }, 'document.file'],
      ] as const) {
        const refused = await send(site(), 'POST', 'pages', page('vtoroj', { document: wrong }));
        assert.deepEqual(Object.keys(await assertRefused(refused, 'invalid')), [field]);
      }
    });

    test('the rules that every footer links to can be replaced and renamed, but not deleted', async () => {
      const before = await rules();
      const { src: file } = await store(pdf('свои правила'));
      const document = { name: SITE_RULES, edition: '2026-12-01', file };
      const path = `pages/${before.id}`;
      const replaced = await askEntity(site(), 'PUT', path, { ...before, alias: 'inye', document });
      assert.deepEqual(replaced['document'], document);
      for (const other of [null, { ...document, name: 'pravila' }]) {
        const refused = await send(site(), 'PUT', path, { ...before, document: other });
        const faults = await assertRefused(refused, 'invalid');
        assert.match(faults['document.name'] ?? '', /ссылка с\sкаждой страницы$/);
      }
      await assertRefused(await send(site(), 'DELETE', path), 'in_use');
      await askEntity(site(), 'PUT', path, before);
    });
  },
  { mediaDir },
);
