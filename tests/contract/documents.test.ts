import assert from 'node:assert/strict';
import { test } from 'node:test';
import { like, sql } from 'drizzle-orm';
import { metadata, settingsView } from '../../contract/calls/session.ts';
import { documents } from '../../backend/db/schema.ts';
import { onEveryEngine } from './site.ts';

/** The typography joins some words with a non-breaking space. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

onEveryEngine((site) => {
  test('every page code has its own metadata', async () => {
    const rows = await site()
      .db.select({ code: documents.code })
      .from(documents)
      .where(like(documents.code, 'metadata:%'));
    const codes = rows.map((row) => row.code.slice('metadata:'.length));
    for (const code of ['home', 'catalog', 'articles', 'where-buy', 'faq', 'certificate']) {
      assert.ok(codes.includes(code), code);
    }
    const titles = new Set<string>();
    for (const pageCode of codes) {
      const reply = await site().result(metadata, { pageCode });
      assert.equal(reply.page_code, pageCode);
      titles.add(reply.title);
    }
    assert.equal(titles.size, codes.length, 'two pages have the same title');
  });

  test('metadata cannot be used to read other documents', async () => {
    for (const pageCode of ['settings', 'main.page', '%', "home' or '1'='1"]) {
      assert.equal((await site().ask(metadata, { pageCode })).status, 404, pageCode);
    }
  });

  test('the settings name the brand, the club and the company', async () => {
    const { item } = await site().result(settingsView, {});
    const { name, company, club } = item.brand;
    assert.deepEqual([name, spaced(company), spaced(club)], ['Ясно', 'ООО «Ясно»', 'Ясно Клуб']);
    assert.equal(
      spaced(item.footer.sticky_disclaimer),
      'Имеются противопоказания. Необходима консультация специалиста',
    );
  });

  test('a document reports its update time and revision', async () => {
    const before = (await site().result(settingsView, {})).item;
    await site()
      .db.update(documents)
      .set({ data: sql`jsonb_set(data, '{brand,name}', '"Ясно!"')` })
      .where(like(documents.code, 'settings'));
    const after = (await site().result(settingsView, {})).item;
    assert.equal(after.brand.name, 'Ясно!');
    assert.ok(after.revision > before.revision);
    assert.ok(after.updated_at >= before.updated_at);
  });
});
