/** A footnote cannot be deleted while texts cite it, and texts cannot cite a missing one. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { descriptions } from '../../contract/collections/all.ts';
import { editedEntities, removed, type EditedEntity } from '../../contract/schemas/editor.ts';
import { ask, askEntity, send, type Entity } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-footnotes-'));
after(() => rmSync(mediaDir, { recursive: true }));

const mark = (code: string) => `<p>Текст<sup data-footnote="${code}"></sup></p>`;

/** Rich texts of all kinds: in a column, inside a product, inside a document. */
const TEXTS = [
  ['articles', 'body'],
  ['products', 'description'],
  ['faq', 'answer'],
  ['pages', 'body'],
  ['themes', 'body'],
  ['discounts', 'body'],
] as const;

onEveryEngine(
  (site) => {
    let note: EditedEntity;
    before(async () => {
      const fields = { alias: 'proba', text: 'Проверено дважды' };
      note = await askEntity(site(), 'POST', 'footnotes', fields);
    });
    const first = async (collection: string): Promise<EditedEntity> => {
      const { items } = await ask(site(), editedEntities, 'GET', `${collection}?full=1&count=1`);
      return items[0] ?? assert.fail(`${collection} is empty`);
    };
    const save = (collection: string, { id, revision: _, ...fields }: Entity, given: Entity) =>
      askEntity(site(), 'PUT', `${collection}/${String(id)}`, { ...fields, ...given });
    const drop = () => send(site(), 'DELETE', `footnotes/${note.id}`);

    for (const [collection, field] of TEXTS) {
      test(`cannot be deleted while ${collection} cite it in ${field}`, async () => {
        const entity = await first(collection);
        await save(collection, entity, { [field]: mark(note.alias) });
        const uses = await assertRefused(await drop(), 'in_use');
        assert.deepEqual(Object.keys(uses), [`${collection}/${entity.id}`]);
        const title = String(entity['title'] ?? entity['question']);
        const name = title.replace('«', '„').replace('»', '“');
        assert.deepEqual(Object.values(uses), [
          `«${name}»: ${descriptions[collection].fields[field]?.label}`,
        ]);
        await save(collection, entity, {});
      });
    }

    test('cannot be deleted while a document cites it, however deeply nested', async () => {
      const { items } = await ask(site(), editedEntities, 'GET', 'documents?full=1&count=50');
      const about = items.find(({ alias }) => alias === 'for.beginners') ?? assert.fail();
      const marked = JSON.stringify(mark(note.alias)).slice(1, -1);
      const text = JSON.stringify(about).replace('<p>', () => `${marked}<p>`);
      const entity = JSON.parse(text) as Entity;
      await save('documents', entity, {});
      const uses = await assertRefused(await drop(), 'in_use');
      assert.deepEqual(Object.keys(uses), [`documents/${about.id}`]);
      const [label] = Object.values(uses);
      assert.match(label ?? '', /^«Новичкам»: [А-Я][а-я]+ 1, [А-Я]/);
      await save('documents', about, {});
    });

    test('keeps the code that texts cite, but its text may change', async () => {
      const made = await askEntity(
        site(),
        'POST',
        'pages',
        page('so-snoskoj', { body: mark('proba') }),
      );
      const path = `footnotes/${note.id}`;
      const { revision: _, ...bare } = note;
      const renamed = await send(site(), 'PUT', path, { ...bare, alias: 'inaya' });
      const errors = await assertRefused(renamed, 'invalid');
      assert.match(errors['alias'] ?? '', /ссылаются тексты: «Страница»: Текст/);
      await askEntity(site(), 'PUT', path, { ...bare, text: 'Проверено трижды' });
      await ask(site(), removed, 'DELETE', `pages/${made.id}`);
      const free = await askEntity(site(), 'PUT', path, { ...bare, alias: 'inaya' });
      assert.equal(free.alias, 'inaya');
      await askEntity(site(), 'PUT', path, bare);
    });

    test('can be deleted when no text cites it, even if one mentions it', async () => {
      const body = `<p>Пишется так: ${mark('proba').replaceAll('<', '&lt;')}</p>`;
      const made = await askEntity(site(), 'POST', 'pages', page('o-snoskah', { body }));
      await ask(site(), removed, 'DELETE', `footnotes/${note.id}`);
      assert.equal(made['body'], (await askEntity(site(), 'GET', `pages/${made.id}`))['body']);
    });

    test('that does not exist cannot be cited by a save or a restore', async () => {
      const wrong = await send(site(), 'POST', 'pages', page('bez-snoski', { body: mark('net') }));
      const errors = await assertRefused(wrong, 'invalid');
      assert.deepEqual(errors, { body: 'Нет сноски с\u00a0кодом net' });
    });
  },
  { mediaDir },
);
