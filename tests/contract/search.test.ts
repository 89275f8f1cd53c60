import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { searchContent } from '../../contract/calls/content.ts';
import type { SearchContent } from '../../contract/schemas/search.ts';
import { articles } from '../../backend/db/schema.ts';
import { onEveryEngine } from './site.ts';

const urls = (found: SearchContent) =>
  found.groups.flatMap((group) => group.items.map((item) => item.url)).sort();
const ASTIGMATISM = /^\/articles\/[\w-]+\/astigmatizm\/$/;

onEveryEngine((site) => {
  const search = (query: string) => site().result(searchContent, { query });

  test('one form of a word finds all forms, in any case', async () => {
    const base = await search('астигматизм');
    assert.ok(urls(base).some((url) => ASTIGMATISM.test(url)));
    for (const form of ['астигматизма', 'астигматизмом', 'Астигматизму', 'АСТИГМАТИЗМЕ']) {
      assert.deepEqual(urls(await search(form)), urls(base), form);
    }
    assert.equal(
      base.groups.find((group) => group.kind === 'article')?.items[0]?.url.match(ASTIGMATISM)
        ?.length,
      1,
    );
  });

  test('groups count the entities they show, and more when there are more', async () => {
    const found = await search('линзы');
    const kinds = found.groups.map((group) => group.kind);
    assert.deepEqual(kinds, ['product', 'article', 'faq', 'instruction', 'page']);
    assert.equal(
      found.total,
      found.groups.reduce((sum, group) => sum + group.total, 0),
    );
    for (const { kind, items, total } of found.groups) {
      assert.equal(items.length, Math.min(total, 8), kind);
      assert.equal(new Set(items.map((item) => item.url)).size, items.length, kind);
    }
    assert.ok(found.groups.some((group) => group.total > group.items.length));
    assert.deepEqual(found.suggestions, []);
  });

  test('snippets mark the words and contain no markup', async () => {
    const found = await search('кислорода линза');
    const snippets = found.groups.flatMap((group) => group.items.map((item) => item.snippet));
    assert.ok(snippets.length > 0);
    const marked = snippets.flat().filter((part) => part.found);
    assert.ok(marked.length > 0);
    for (const part of marked) assert.match(part.text, /^(кислород|линз)[а-яё]*$/i);
    for (const part of snippets.flat()) {
      assert.notEqual(part.text, '');
      assert.doesNotMatch(part.text, /<\/?[a-z]|&nbsp;|[\u0000-\u0008]/);
    }
  });

  test('several words narrow the search, a minus excludes, quotes keep the order', async () => {
    const wide = await search('линзы');
    const narrow = await search('линзы плавать');
    assert.ok(narrow.total > 0 && narrow.total < wide.total);
    const without = await search('линзы -плавать');
    assert.equal(without.total, wide.total - narrow.total);
    assert.ok((await search('"контактные линзы"')).total > 0);
    assert.equal((await search('"линзы контактные плавать"')).total, 0);
  });

  test('an empty query finds nothing and suggests something', async () => {
    for (const query of ['', ' ', '\u00a0\t']) {
      const found = await search(query);
      assert.deepEqual([found.query, found.total, found.groups], [query, 0, []]);
      assert.equal(new Set(found.suggestions).size, 4);
    }
    const absent = await site().result(searchContent, {});
    assert.deepEqual([absent.query, absent.total], ['', 0]);
  });

  test('a query that finds nothing is returned as typed, with suggestions', async () => {
    for (const query of [
      'абракадабра',
      '<script>alert(1)</script>',
      "'); drop table",
      "' OR 1=1",
      "1' or '1'='1",
      '%',
      'и',
      '!&|',
    ]) {
      const found = await search(query);
      assert.deepEqual([found.query, found.total, found.groups], [query, 0, []]);
      assert.equal(found.suggestions.length, 4);
      for (const offered of found.suggestions) assert.match(offered, /^[а-яё]/i);
    }
  });

  test('an edited entity is found by its new words immediately', async () => {
    assert.equal((await search('граммофон')).total, 0);
    const body = '<p>Про <em>граммофоны</em>&nbsp;и&#160;пластинки.</p>';
    await site().db.update(articles).set({ body }).where(eq(articles.alias, 'astigmatizm'));
    const found = await search('граммофон');
    assert.equal(found.total, 1);
    assert.match(urls(found)[0] ?? '', ASTIGMATISM);
    assert.deepEqual(
      found.groups[0]?.items[0]?.snippet.filter((part) => part.found).map((part) => part.text),
      ['граммофоны'],
    );
  });
});
