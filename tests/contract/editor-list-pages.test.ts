/** The texts above lists, forms and maps, which editors write. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inArray, sql } from 'drizzle-orm';
import { documents } from '../../backend/db/schema.ts';
import { listPages } from '../../backend/seed/list-pages.ts';
import { typeset } from '../../backend/seed/typography.ts';
import * as content from '../../contract/calls/content.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { LIST_PAGES, type ListPageCode } from '../../contract/schemas/list-pages.ts';
import { broughtDocuments } from './brought-documents.ts';
import { ask, askEntity, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

/** Texts with their non-breaking spaces made visible, for messages. */
const showingSpaces = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .toSorted()
    .map(([name, text]) => `${name}: ${text.replaceAll('\u00a0', '⍽')}`)
    .join('\n');

/** The row of a list page for its migration, with visible non-breaking spaces. */
function rowOf(code: ListPageCode): string {
  const data = JSON.stringify(typeset(listPages[code])).replaceAll('\u00a0', '\\u00a0');
  return `('${code}', '${data.replaceAll("'", "''")}'::jsonb)`;
}

onEveryEngine((site) => {
  const documentOf = async (code: string) => {
    const { items } = await ask(site(), editor.editedEntities, 'GET', 'documents?full=1&count=100');
    return items.find(({ alias }) => alias === code) ?? assert.fail(code);
  };

  test('each list page is a document with the address of that page', async () => {
    const urls = new Set<string>();
    for (const code of LIST_PAGES) {
      const { url } = await documentOf(code);
      assert.match(String(url), /^\/[a-z-]+\//, code);
      urls.add(String(url));
    }
    assert.equal(urls.size, LIST_PAGES.length);
  });

  test('the site reads a change that was just saved', async () => {
    const found = await documentOf('faq.page');
    const given = { ...found, title: 'Спрашивают чаще всего', crumb: 'Ответы' };
    const saved = await askEntity(site(), 'PUT', `documents/${found.id}`, given);
    const { items } = await site().result(content.listPages, {});
    assert.deepEqual(
      items.map(({ code }) => code),
      [...LIST_PAGES],
    );
    const page = items.find(({ code }) => code === 'faq.page');
    const { title, crumb, lead, revision } = page ?? assert.fail();
    assert.deepEqual(
      [title, crumb, lead, revision],
      [given.title, given.crumb, found['lead'], saved.revision],
    );
  });

  for (const field of ['title', 'crumb', 'lead', 'description']) {
    test(`a list page is not saved without its ${field}`, async () => {
      const found = await documentOf('friend.page');
      const response = await send(site(), 'PUT', `documents/${found.id}`, {
        ...found,
        [field]: '',
      });
      assert.deepEqual(Object.keys(await assertRefused(response, 'invalid')), [field]);
    });
  }

  test('an existing site gets the same texts from the migrations', async () => {
    const { db } = site();
    const before = await site().result(content.listPages, {});
    await db.delete(documents).where(inArray(documents.code, [...LIST_PAGES]));
    assert.equal((await site().result(content.listPages, {})).total, 0);
    for (const statement of await broughtDocuments()) await db.execute(sql.raw(statement));
    const { items } = await site().result(content.listPages, {});
    const unsaved = before.items.filter(({ code }) => code !== 'faq.page');
    for (const { title, crumb, lead, description, code } of unsaved) {
      const {
        updated_at: _at,
        revision: _revision,
        ...words
      } = items.find((item) => item.code === code) ??
      assert.fail(
        `No migration brings ${code} to a site that exists: write one like backend/db/migrations/0031_list_pages.sql with the row ${rowOf(code)}`,
      );
      assert.equal(
        showingSpaces(words),
        showingSpaces({ title, crumb, lead, description, code }),
        `${code}: its migration and backend/seed/list-pages.ts differ (⍽ is a non-breaking space)`,
      );
    }
  });

  test('the brand names in the texts come from the settings', async () => {
    const { revision: _, ...found } = await documentOf('friend.page');
    const lead =
      'Марка {марка}: вступайте в «{клуб куда}», баллы {клуб\u00a0чего} ждут в {клуб где}';
    const saved = await askEntity(site(), 'PUT', `documents/${found.id}`, { ...found, lead });
    assert.equal(saved['lead'], lead);
    const settings = await askEntity(site(), 'GET', 'settings/settings');
    const brand = {
      name: 'Зорко',
      company: 'ООО «Зорко»',
      club: 'Школа зрения',
      club_genitive: 'Школы зрения',
      club_accusative: 'Школу зрения',
      club_prepositional: 'Школе зрения',
    };
    await askEntity(site(), 'PUT', 'settings/settings', { ...settings, brand });
    const { items } = await site().result(content.listPages, {});
    assert.equal(
      items.find(({ code }) => code === 'friend.page')?.lead,
      'Марка Зорко: вступайте в «Школу зрения», баллы Школы зрения ждут в Школе зрения',
    );
    const refused = await send(site(), 'PUT', `documents/${found.id}`, {
      ...found,
      title: 'Клуб {клубу}',
    });
    assert.deepEqual(await assertRefused(refused, 'invalid'), {
      title: 'Имени {клубу} нет, есть {марка}, {клуб}, {клуб чего}, {клуб куда}, {клуб где}',
    });
  });
});
