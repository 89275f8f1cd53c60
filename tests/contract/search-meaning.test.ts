/** The search's interpretation of queries beyond the exact words, on every engine. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { searchContent } from '../../contract/calls/search.ts';
import type { SearchContent, SearchKind } from '../../contract/schemas/search.ts';
import { articles, instructions, products, tags } from '../../backend/db/schema.ts';
import { SYNONYMS } from '../../backend/search/synonyms.ts';
import { searchSuggestions } from '../../src/config/search-suggestions.ts';
import { onEveryEngine } from './site.ts';

const urlsOf = (found: SearchContent) =>
  found.groups.flatMap((group) => group.items.map((item) => item.url));
const titlesOf = (found: SearchContent, kind: SearchKind) =>
  found.groups.find((group) => group.kind === kind)?.items.map((item) => item.title) ?? [];

onEveryEngine((site) => {
  const search = (query: string, scope: { kind?: SearchKind; count?: number } = {}) =>
    site().result(searchContent, { query, ...scope });

  for (const [typed, meant] of [
    ['fcnbuvfnbpv', 'астигматизм'],
    [',kbpjherjcnm', 'близорукость'],
    ['GTHTRBCM', 'перекись'],
    ['астегматизм', 'астигматизм'],
    // Swapped letters of a short word leave too few in common.
    ['лнизы', 'линзы'],
    ['близарукость', 'близорукость'],
    ['fcntuvfnbpv', 'астигматизм'],
    ['yasno den', 'ясно день'],
    ['нфытщ вут', 'ясно день'],
  ] as const) {
    test(`«${typed}» finds what «${meant}» does, and reports the correction`, async () => {
      const right = await search(meant);
      const found = await search(typed);
      assert.ok(right.total > 0);
      assert.deepEqual([found.query, found.corrected, right.corrected], [typed, meant, null]);
      assert.deepEqual(found.groups, right.groups);
    });
  }

  test('only wrong words are corrected', async () => {
    const found = await search('линзы пре астегматизме -«ясно месяц»');
    assert.equal(found.corrected, 'линзы пре астигматизме -«ясно месяц»');
    assert.ok(!titlesOf(found, 'product').some((title) => /Ясно\sМесяц/.test(title)));
  });

  test('words joined by a hyphen are found apart', async () => {
    const found = await search('однодневные-линзы');
    assert.equal(found.corrected, 'однодневные линзы');
    assert.deepEqual(found.groups, (await search('однодневные линзы')).groups);
  });

  test('a word whose letters are signs in the other layout is not searched as the rest of them', async () => {
    for (const typed of ['ъщ', 'ъщ линзы']) {
      const found = await search(typed);
      assert.deepEqual([found.total, found.corrected], [0, null], typed);
    }
  });

  test('an unfinished word finds words with that prefix, and no correction is reported', async () => {
    const found = await search('астигм');
    assert.equal(found.corrected, null);
    assert.match(titlesOf(found, 'article')[0] ?? '', /^Астигматизм/);
    const [first] = found.groups.flatMap((group) => group.items);
    assert.ok(first?.snippet.concat(first.title_parts).some((part) => part.found));
  });

  test('synonyms find the same entities', async () => {
    for (const [one, other] of [
      ['близорукость', 'миопия'],
      ['ББ', 'миопия'],
      ['дальнозоркость', 'гиперметропия'],
      ['окулист', 'офтальмолог'],
    ] as const)
      assert.deepEqual(urlsOf(await search(one)).sort(), urlsOf(await search(other)).sort(), one);
    assert.match(titlesOf(await search('линзы на день'), 'product').join(), /Ясно\sДень/);
    assert.match(titlesOf(await search('однодневки'), 'product').join(), /Ясно\sДень/);
  });

  test('every row of synonyms has members that find something', async () => {
    for (const row of SYNONYMS) {
      assert.equal(new Set(row).size, row.length);
      for (const word of row) assert.ok((await search(word)).total > 0, word);
    }
  });

  test('every query that the search bar suggests finds something', async () => {
    for (const query of searchSuggestions.flatMap((list) => list.queries))
      assert.ok((await search(query)).total > 0, query);
    assert.ok(titlesOf(await search('Инструкции по применению'), 'instruction').length > 1);
    assert.match(titlesOf(await search('Хранение линз'), 'instruction').join(), /хранить/);
  });

  test('an exact title ranks first, and titles rank above texts', async () => {
    assert.match(titlesOf(await search('ясно день'), 'product')[0] ?? '', /^Ясно\sДень$/);
    assert.match(
      titlesOf(await search('Как надеть линзу'), 'instruction')[0] ?? '',
      /^Как\sнадеть/,
    );
    const titles = titlesOf(await search('пресбиопия'), 'article');
    const named = titles.map((title) => /пресбиопи/i.test(title));
    assert.ok(named[0] && named.lastIndexOf(true) < titles.length);
    assert.deepEqual(
      named,
      named.toSorted((a, b) => Number(b) - Number(a)),
    );
  });

  test('a question that contains the words ranks first among the questions', async () => {
    for (const query of ['спать', 'спать в линзах', 'cgfnm'])
      assert.match(titlesOf(await search(query, { kind: 'faq' }), 'faq')[0] ?? '', /спать/, query);
    assert.ok(titlesOf(await search('спать', { kind: 'faq' }), 'faq').length < 5);
  });

  test('leads, tags, steps and parameters are searched, too', async () => {
    const { db } = site();
    await db.update(articles).set({ lead: 'О ксилофонах.' }).where(eq(articles.id, 2));
    assert.equal((await search('ксилофон')).total, 1);
    await db.update(tags).set({ title: 'Балалайка' }).where(eq(tags.alias, 'astigmatizm'));
    assert.ok((await search('балалайки')).total > 0);
    const steps = [{ title: 'Возьмите скрипку', text: 'И сыграйте на контрабасе.' }];
    await db.update(instructions).set({ steps }).where(eq(instructions.id, 1));
    for (const query of ['скрипкой', 'контрабас'])
      assert.deepEqual(
        (await search(query)).groups.map((group) => group.kind),
        ['instruction'],
      );
    const silicone = await search('силикон-гидрогель сомофилкон');
    assert.ok(titlesOf(silicone, 'product').length > 0);
    assert.ok(titlesOf(await search('радиус кривизны 8,6'), 'product').length > 0);
  });

  test('deleted entities are no longer found', async () => {
    const { db } = site();
    const [row] = await db.select().from(products).where(eq(products.alias, 'yasno-klassika'));
    assert.ok(row);
    assert.ok(urlsOf(await search('ясно классика')).includes('/catalog/yasno-klassika/'));
    await db.delete(products).where(eq(products.id, row.id));
    assert.ok(!urlsOf(await search('ясно классика')).includes('/catalog/yasno-klassika/'));
  });

  test('one group is paged in the same order', async () => {
    const first = await search('линзы');
    const group = first.groups.find((one) => one.kind === 'faq');
    const on = await search('линзы', { kind: 'faq', count: 24 });
    assert.deepEqual(
      on.groups.map((one) => one.kind),
      ['faq'],
    );
    assert.equal(on.groups[0]?.items.length, 24);
    assert.deepEqual(on.groups[0]?.items.slice(0, 8), group?.items);
    assert.equal(on.groups[0]?.total, group?.total);
  });

  test('when nothing is found, similar words of the content are suggested, and they find something', async () => {
    const { suggestions } = await search('пресбиопатология');
    assert.match(suggestions[0] ?? '', /^пресбиопи/);
    assert.equal((await search('линзы абракадабра')).suggestions[0], 'линзы');
    assert.equal((await search('«линзы контактные плавать»')).suggestions.length, 4);
    for (const query of suggestions) assert.ok((await search(query)).total > 0, query);
  });
});
