/** Lists of the editor API: typed text is found, and only known parameters are accepted. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { collections } from '../../backend/editor/collections/index.ts';
import { descriptions } from '../../contract/collections/all.ts';
import type { Field } from '../../contract/collections/field.ts';
import { collectionDescriptions } from '../../contract/schemas/descriptions.ts';
import { editedEntities } from '../../contract/schemas/editor.ts';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { ask, askEntity, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const list = (path: string) => ask(site(), editedEntities, 'GET', path);
  const titles = async (collection: string, search: string) => {
    const found = await list(`${collection}?count=200&search=${encodeURIComponent(search)}`);
    return found.items.map(({ title, question }) => String(title ?? question));
  };

  describe('a search', () => {
    test('finds a non-breaking space by a plain one', async () => {
      const [title] = (await titles('articles', 'Как выбрать')).filter((one) =>
        one.includes('\u00a0'),
      );
      assert.ok(title);
      assert.ok((await titles('articles', title.replaceAll('\u00a0', ' '))).includes(title));
    });

    test('finds «ё» by «е», words in any order, and their other forms', async () => {
      const title = 'Учёные о зрении ребёнка';
      const tag = await askEntity(site(), 'POST', 'tags', { alias: 'uchyonye', title });
      for (const typed of ['ученые', 'ребёнка зрении', 'учёными', 'чёны', 'uchyonye']) {
        assert.deepEqual(await titles('tags', typed), [title], typed);
      }
      assert.deepEqual(await titles('tags', 'учёные слуха'), []);
      await send(site(), 'DELETE', `tags/${tag.id}`);
    });

    test('covers the texts themselves, and treats codes as a whole', async () => {
      const inBodies = await titles('articles', 'роговица');
      const inTitles = inBodies.filter((title) => /рогов/i.test(title));
      assert.ok(inBodies.length > inTitles.length);
      assert.ok((await titles('faq', 'дождь')).length > 0);
      const phones = await list('shops?full=1&search=8%20800%20000-17-40');
      assert.ok(phones.total > 0);
      for (const { phone } of phones.items) assert.match(String(phone), /000-17-40$/);
      assert.deepEqual(await titles('articles', '%'), []);
    });

    for (const { name, searchKind, description } of collections.filter((one) => one.searchKind)) {
      test(`finds ${searchKind} by a part of any short text that is searched`, async () => {
        const { items } = await list(`${name}?full=1&count=1`);
        const [{ id, revision: _, ...entity } = assert.fail(name)] = items;
        const part = (field: string) => (field === 'alias' ? 'golovokzh' : 'головокж');
        for (const field of description.searches) {
          const kind = description.fields[field]?.kind;
          if (kind !== 'text' && kind !== 'alias') continue;
          const value = kind === 'alias' ? 'nagolovokzhka' : 'Знак «Наголовокжка»';
          const given = { ...entity, [field]: value };
          await askEntity(site(), 'PUT', `${name}/${id}`, given);
          const found = await list(`${name}?search=${encodeURIComponent(part(field))}`);
          assert.deepEqual(
            found.items.map((one) => one.id),
            [id],
            field,
          );
          await askEntity(site(), 'PUT', `${name}/${id}`, entity);
          assert.equal((await list(`${name}?search=${encodeURIComponent(part(field))}`)).total, 0);
        }
      });
    }

    test('finds a shop by its city', async () => {
      const { items } = await list('shops?count=200&search=казани%20оптика');
      const { items: cities } = await list('cities?search=казань');
      assert.ok(items.length > 0);
      for (const { city_id: city } of items) assert.equal(city, cities[0]?.id);
    });

    test('finds a document by its title or code', async () => {
      const codes = async (typed: string) =>
        (await list(`documents?search=${encodeURIComponent(typed)}`)).items.map(
          ({ alias }) => alias,
        );
      assert.ok((await codes('главная')).includes('main.page'));
      assert.equal((await codes('письмо сертификат'))[0], 'letter.certificate');
      assert.deepEqual(await codes('main.catalog'), ['main.catalog']);
    });

    test('ranks matches in the title first', async () => {
      const found = await titles('articles', 'как выбрать');
      assert.ok(found.length > 1);
      assert.match(found[0] ?? '', /^Как\sвыбрать/);
      const { items } = await list('articles?search=как%20выбрать&sort=id&count=200');
      const ids = items.map(({ id }) => id);
      const ascending = ids.toSorted((one, other) => one - other);
      assert.deepEqual(ids, ascending, 'an explicit order is kept');
    });
  });

  describe('a filter', () => {
    test('by a reference, several of them and a list', async () => {
      const all = await list('articles?count=200&full=1');
      const [first] = all.items;
      assert.ok(first);
      const category = Number(first['category_id']);
      const own = all.items.filter((one) => one['category_id'] === category).length;
      assert.equal((await list(`articles?category_id=${category}`)).total, own);
      const others = all.items.map((one) => Number(one['category_id']));
      assert.equal(
        (await list(`articles?category_id=${[...new Set(others)].join()}`)).total,
        all.total,
      );
      const [tag] = first['tags'] as number[];
      const tagged = all.items.filter((one) => (one['tags'] as number[]).includes(Number(tag)));
      assert.equal((await list(`articles?tags=${tag}`)).total, tagged.length);
    });

    test('by a day, a choice, a flag and a number', async () => {
      const { items } = await list('articles?count=200&sort=published_on');
      const days = items.map((one) => String(one['published_on']));
      const middle = days[Math.floor(days.length / 2)] ?? '';
      const until = await list(`articles?published_on=..${middle}`);
      assert.equal(until.total, days.filter((day) => day <= middle).length);
      const from = await list(`articles?published_on=${middle}..`);
      assert.equal(from.total, days.filter((day) => day >= middle).length);
      assert.equal(
        (await list(`articles?published_on=${middle}`)).total,
        days.filter((day) => day === middle).length,
      );
      const kinds = await Promise.all(
        ['optician', 'shop', 'online'].map(
          async (kind) => (await list(`shops?kind=${kind}`)).total,
        ),
      );
      assert.equal(
        kinds.reduce((sum, one) => sum + one),
        (await list('shops')).total,
      );
      const popular =
        (await list('faq?popular=true')).total + (await list('faq?popular=false')).total;
      assert.equal(popular, (await list('faq')).total);
      assert.ok(
        (await list('instructions?minutes=1..5')).total < (await list('instructions')).total,
      );
      assert.ok(
        (await list('shops?lens_types=toric,18th')).total >
          (await list('shops?lens_types=18th')).total,
      );
    });

    test('combines with others, and ids select those entities', async () => {
      const { items } = await list('articles?count=3');
      const ids = items.map(({ id }) => id);
      const named = await list(`articles?ids=${ids.join()}`);
      assert.deepEqual(named.items.map(({ id }) => id).sort(), [...ids].sort());
      assert.equal((await list(`articles?ids=${ids.join()}&published_on=..1999-01-01`)).total, 0);
    });
  });

  test('an unknown or invalid parameter is refused by name', async () => {
    for (const [query, field] of [
      ['titel=x', 'titel'],
      ['category_id=x', 'category_id'],
      ['published_on=2026-02-30', 'published_on'],
      ['published_on=..', 'published_on'],
      ['sort=body', 'sort'],
      ['sort=titel', 'sort'],
      ['page=0', 'page'],
      ['count=201', 'count'],
      ['count=x', 'count'],
      ['ids=1,x', 'ids'],
      ['full=yes', 'full'],
    ]) {
      const errors = await assertRefused(await send(site(), 'GET', `articles?${query}`), 'invalid');
      assert.deepEqual(Object.keys(errors), [field], query);
      assert.match(errors[field ?? ''] ?? '', /^[А-ЯЁ][а-яё]/, query);
    }
    await assertRefused(await send(site(), 'GET', 'log?titel=x'), 'invalid');
    await assertRefused(await send(site(), 'GET', 'instructions?minutes=1.5'), 'invalid');
  });

  /** A value that a filter by a field of this kind accepts. */
  const accepted = (field: Field): string => {
    if (field.kind === 'day' || field.kind === 'moment') return '2026-01-01..';
    if (field.kind === 'flag') return 'true';
    return 'choices' in field ? Object.keys(field.choices).join() : '1';
  };

  test('a list by a text is sorted as in a Russian dictionary, either way', async () => {
    const made = ['ясно', 'Ёлка', 'ель', 'Аптека', 'Ярко'];
    for (const [place, title] of made.entries()) {
      await askEntity(site(), 'POST', 'tags', { alias: `sorted-${place}`, title });
    }
    const sorted = async (sort: string) => {
      const { items } = await list(`tags?count=200&sort=${sort}`);
      return items.map(({ title }) => String(title)).filter((title) => made.includes(title));
    };
    const expected = ['Аптека', 'Ёлка', 'ель', 'Ярко', 'ясно'];
    assert.deepEqual(await sorted('title'), expected);
    assert.deepEqual(await sorted('-title'), expected.toReversed());
  });

  test('every filter and sort order that a description names is accepted', async () => {
    const { items } = await ask(site(), collectionDescriptions, 'GET', 'descriptions');
    for (const { name, fields, filters, sorts, is_fixed, title } of items) {
      // For entities that always exist, lists provide the name themselves.
      assert.ok(is_fixed ? title === 'title' : fields[title], name);
      for (const filter of filters) {
        const field = fields[filter];
        assert.ok(field, `${name} ${filter}`);
        assert.equal(
          (await send(site(), 'GET', `${name}?${filter}=${accepted(field)}`)).status,
          200,
          `${name} ${filter}`,
        );
      }
      for (const sort of sorts) {
        assert.equal(
          (await send(site(), 'GET', `${name}?sort=-${sort}`)).status,
          200,
          `${name} ${sort}`,
        );
      }
    }
  });

  for (const collection of CONTENT_COLLECTIONS) {
    test(`${collection}: a list has cards without texts`, async () => {
      const { shows, isFixed } = descriptions[collection];
      const { items } = await list(`${collection}?count=2`);
      const common = [
        'id',
        'alias',
        'url',
        'updated_at',
        'revision',
        'live',
        'held',
        'draft',
        'takedown',
        ...(isFixed ? ['title'] : []),
      ];
      for (const item of items) {
        if (isFixed) assert.match(String(item['title']), /^[А-ЯЁ]/);
        assert.deepEqual(Object.keys(item).sort(), [...new Set([...shows, ...common])].sort());
      }
    });
  }
});
