/** Reading with GraphQL: the schema, its results, and its rejections. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { tags } from '../../backend/db/schema.ts';
import { editedEntities } from '../../contract/schemas/editor.ts';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { ask, askEntity, makeToken, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const answer = v.looseObject({
  data: v.optional(v.nullable(v.record(v.string(), v.any()))),
  errors: v.optional(v.array(v.looseObject({ message: v.string() }))),
});

const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ total: v.number(), items: v.array(item) });

const refusedPaging = v.object({
  errors: v.tuple([
    v.object({ extensions: v.object({ fields: v.record(v.string(), v.string()) }) }),
  ]),
});

onEveryEngine((site) => {
  const read = async (query: string, variables?: Record<string, unknown>) => {
    const response = await send(site(), 'POST', 'graphql', { query, variables });
    assert.equal(response.status, 200, query);
    return v.parse(answer, await response.json());
  };
  const data = async <S extends v.GenericSchema>(
    schema: S,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<v.InferOutput<S>> => {
    const { data: found, errors } = await read(query, variables);
    assert.equal(errors, undefined, JSON.stringify(errors));
    return v.parse(schema, found);
  };
  const faultsOf = async (query: string, variables?: Record<string, unknown>) =>
    ((await read(query, variables)).errors ?? []).map(({ message }) => message);
  const all = async (collection: string) =>
    (await ask(site(), editedEntities, 'GET', `${collection}?full=1&count=200`)).items;
  const idsOf = (entities: readonly { readonly id: number }[]) => entities.map(({ id }) => id);

  test('every collection has a list with the same entities as the REST call', async () => {
    for (const collection of CONTENT_COLLECTIONS) {
      const field = collection.replaceAll('-', '_');
      const query = `{ ${field}(count: 200) { total items { id alias url revision updated_at } } }`;
      const one = v.object({ id: v.number(), alias: v.string() });
      const found = await data(v.object({ [field]: pageOf(one) }), query);
      const entities = await all(collection);
      assert.deepEqual(
        found[field]?.items,
        entities.map(({ id, alias }) => ({ id, alias })),
        collection,
      );
    }
  });

  test('references can be followed in both directions', async () => {
    const [article] = (await all('articles')).filter(({ tags }) => Array.isArray(tags) && tags[0]);
    assert.ok(article);
    const named = v.object({ id: v.number(), title: v.string() });
    const query = `query ($id: String!) {
      article(id: $id) {
        title
        author { role }
        category_id
        category { id title articles(count: 3) { total items { id } } }
        tags { id title articles { total items { id title } } }
      }
    }`;
    const found = await data(
      v.object({
        article: v.object({
          title: v.literal(String(article['title'])),
          author: v.object({ role: v.string() }),
          category_id: v.literal(Number(article['category_id'])),
          category: v.object({ ...named.entries, articles: pageOf(v.object({ id: v.number() })) }),
          tags: v.array(v.object({ ...named.entries, articles: pageOf(named) })),
        }),
      }),
      query,
      { id: article.alias },
    );
    const { category, tags } = found.article;
    assert.equal(category.id, article['category_id']);
    assert.equal(category.articles.items.length, Math.min(3, category.articles.total));
    assert.deepEqual(idsOf(tags), article['tags']);
    const own = (await all('articles')).filter((one) => {
      return Array.isArray(one['tags']) && one['tags'].includes(tags[0]?.id);
    });
    assert.deepEqual(idsOf(tags[0]?.articles.items ?? []), idsOf(own).slice(0, 20));
    assert.equal(tags[0]?.articles.total, own.length);
  });

  test('products reference articles by alias, and articles list those products', async () => {
    const [product] = (await all('products')).filter((one) => {
      return Array.isArray(one['articles']) && one['articles'].length > 0;
    });
    assert.ok(product);
    const query = `query ($id: String!) {
      product(id: $id) { articles { alias products { items { id } } } shops(count: 1) { total } }
    }`;
    const one = v.object({
      alias: v.string(),
      products: v.object({ items: v.array(v.object({ id: v.number() })) }),
    });
    const { product: found } = await data(
      v.object({
        product: v.object({ articles: v.array(one), shops: v.object({ total: v.number() }) }),
      }),
      query,
      { id: String(product.id) },
    );
    const aliases = found.articles.map(({ alias }) => alias);
    assert.deepEqual(aliases, product['articles']);
    for (const { products } of found.articles)
      assert.ok(idsOf(products.items).includes(product.id));
  });

  test('lists are searched, filtered, sorted and paged like those of the REST calls', async () => {
    const items = v.object({ articles: pageOf(v.object({ id: v.number() })) });
    for (const [args, query] of [
      [
        'search: "линзы", sort: "-published_on", count: 5',
        'search=линзы&sort=-published_on&count=5',
      ],
      ['category_id: "1,2", page: 2, count: 3', 'category_id=1,2&page=2&count=3'],
      [
        'published_on: "2026-01-01..", sort: "title"',
        'published_on=2026-01-01..&sort=title&count=20',
      ],
    ]) {
      const { articles } = await data(items, `{ articles(${args}) { total items { id } } }`);
      const listed = await ask(site(), editedEntities, 'GET', `articles?${query}`);
      assert.deepEqual(
        [articles.total, idsOf(articles.items)],
        [listed.total, idsOf(listed.items)],
      );
    }
    const [message] = await faultsOf('{ articles(sort: "body") { total } }');
    assert.equal(message, 'Проверьте поля');
  });

  test('an argument that is null counts as absent, as an unset variable of a client does', async () => {
    const items = v.object({ tags: pageOf(v.object({ id: v.number() })) });
    const plain = await data(items, '{ tags { total items { id } } }');
    const query = `query ($search: String, $sort: String, $ids: String, $draft: String) {
      tags(search: $search, sort: $sort, ids: $ids, draft: $draft) { total items { id } }
    }`;
    const unset = { search: null, sort: null, ids: null, draft: null };
    assert.deepEqual(await data(items, query, unset), plain);
  });

  test('a redirect to a deleted entity is listed with an empty target', async () => {
    const { db } = site();
    const [tag] = await db.insert(tags).values({ title: 'Был', alias: 'byl' }).returning();
    assert.ok(tag);
    await db.update(tags).set({ alias: 'stal' }).where(eq(tags.id, tag.id));
    await db.delete(tags).where(eq(tags.id, tag.id));
    const one = v.object({ from: v.string(), to: v.string() });
    const query = '{ redirects(count: 200) { total items { from to } } }';
    const { redirects } = await data(v.object({ redirects: pageOf(one) }), query);
    const { to } = redirects.items.find(({ from }) => from === '/tags/byl/') ?? assert.fail();
    assert.equal(to, '');
  });

  test('documents have the fields of their own page', async () => {
    const [page] = (await all('documents')).filter(({ alias }) => alias === 'about.page');
    const query = '{ documents(search: "") { items { alias about_page { title } } } }';
    const one = v.object({
      alias: v.string(),
      about_page: v.nullable(v.object({ title: v.string() })),
    });
    const { documents } = await data(
      v.object({ documents: v.object({ items: v.array(one) }) }),
      query,
    );
    for (const { alias, about_page: about } of documents.items) {
      assert.deepEqual(about, alias === 'about.page' ? { title: page?.['title'] } : null);
    }
  });

  test('an entity includes its draft and what readers see', async () => {
    const fields = { title: 'Граф', alias: 'graf' };
    const tag = await askEntity(site(), 'POST', 'tags', fields);
    const draft = { ...fields, title: 'Графы' };
    assert.equal((await send(site(), 'PUT', `tags/${tag.id}/draft`, draft)).status, 200);
    const shown = v.object({
      tag: v.object({
        held: v.null(),
        live: v.nullable(v.object({ revision: v.number() })),
        draft: v.object({ author: v.string() }),
      }),
    });
    const query = '{ tag(id: "graf") { held { reason } live { revision } draft { author } } }';
    await data(shown, query);
    const gone = await data(v.object({ tag: v.null() }), '{ tag(id: "net-takogo") { id } }');
    assert.equal(gone.tag, null);
  });

  test('the number of database queries does not depend on the number of entities', async () => {
    let queries = 0;
    const { db } = site();
    const { execute } = db;
    const select = Reflect.get(db, 'select');
    Reflect.set(db, 'select', (...given: unknown[]) => {
      queries += 1;
      return Reflect.apply(select, db, given);
    });
    Reflect.set(db, 'execute', (...given: Parameters<typeof execute>) => {
      queries += 1;
      return Reflect.apply(execute, db, given);
    });
    const asked = async (count: number) => {
      queries = 0;
      const query = `{ articles(count: ${count}) { items { category { title } tags { title articles(count: 2) { items { title } } } } } }`;
      assert.deepEqual(await faultsOf(query), []);
      return queries;
    };
    try {
      const few = await asked(2);
      assert.ok(few >= 4, String(few));
      assert.equal(await asked(20), few);
    } finally {
      Reflect.set(db, 'select', select);
      Reflect.set(db, 'execute', execute);
    }
  });

  test('a query that is too deep or could return too much is refused', async () => {
    const nested = (levels: number): string =>
      levels === 0 ? 'id' : `items { tags { articles(count: 1) { ${nested(levels - 1)} } } }`;
    const [deep] = await faultsOf(`{ articles(count: 1) { ${nested(5)} } }`);
    assert.match(deep ?? '', /^Запрос слишком глубокий/);
    const spread =
      'query { tags(count: 1) { items { ...a } } } ' +
      'fragment a on Tag { articles(count: 1) { items { tags { ...b } } } } ' +
      'fragment b on Tag { articles(count: 1) { items { tags { articles(count: 1) { items { tags { articles { total } } } } } } } }';
    assert.match((await faultsOf(spread))[0] ?? '', /^Запрос слишком глубокий/);
    const wide =
      '{ articles(count: 200) { items { tags { articles(count: 200) { items { id } } } } } }';
    assert.match((await faultsOf(wide))[0] ?? '', /^Запрос слишком велик/);
    const variable =
      'query ($n: Int!) { articles(count: $n) { items { tags { articles(count: $n) { items { id } } } } } }';
    assert.match((await faultsOf(variable, { n: 200 }))[0] ?? '', /^Запрос слишком велик/);
    const deducted = `{ less: tags(count: -2000000) { items { id } } ${wide.slice(1)}`;
    assert.match((await faultsOf(deducted))[0] ?? '', /^Запрос слишком велик/);
    const [syntax] = await faultsOf('{ articles { ');
    assert.match(syntax ?? '', /^Syntax Error/);
  });

  test('paging out of bounds is refused at its argument, as in a list', async () => {
    for (const paging of ['count: 201', 'count: 0', 'count: -1', 'page: 0', 'page: 100001']) {
      const [name = ''] = paging.split(':');
      for (const query of [
        `{ tags(${paging}) { total } }`,
        `{ tags(count: 1) { items { articles(${paging}) { total } } } }`,
      ]) {
        const reply = await send(site(), 'POST', 'graphql', { query });
        const { errors } = v.parse(refusedPaging, await reply.json());
        assert.deepEqual(Object.keys(errors[0].extensions.fields), [name], query);
      }
    }
  });

  test('editors see the schema; viewers can run queries, strangers cannot', async () => {
    const query = '{ __schema { types { name } queryType { fields { name } } } }';
    const { data: found } = await read(query);
    assert.ok(JSON.stringify(found).includes('"CatalogSection"'));
    const body = { query: '{ tags { total } }' };
    const { token } = await makeToken(site(), 'Читает', 'viewer');
    assert.equal((await send(site(), 'POST', 'graphql', body, { token })).status, 200);
    await assertRefused(
      await send(site(), 'POST', 'graphql', body, { token: 'x' }),
      'unauthorized',
    );
    await assertRefused(await send(site(), 'POST', 'graphql', { query: 5 }), 'invalid');
  });
});
