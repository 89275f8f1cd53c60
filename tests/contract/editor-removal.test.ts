/** Deleting reports every link that is removed with it, and restoring restores all of them. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { asc, eq, gt } from 'drizzle-orm';
import { contentChanges, opticianStock } from '../../backend/db/schema.ts';
import { collectionDescriptions } from '../../contract/schemas/descriptions.ts';
import * as editor from '../../contract/schemas/editor.ts';
import type { EditedEntity } from '../../contract/schemas/editor.ts';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { ask, askEntity, pictureBytes, send, type Entity } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-removal-'));
after(() => rmSync(mediaDir, { recursive: true }));

const EDITOR = 'Главный редактор';

onEveryEngine(
  (site) => {
    let cover: Entity;
    before(async () => {
      const bytes = new Uint8Array(await pictureBytes('png'));
      const stored = await ask(site(), editor.storedPicture, 'POST', 'pictures', bytes);
      cover = { ...stored, alt: 'Глаз' };
    });

    const read = (path: string) => askEntity(site(), 'GET', path);
    const all = async (collection: string, query = ''): Promise<EditedEntity[]> =>
      (await ask(site(), editor.editedEntities, 'GET', `${collection}?full=1&count=200${query}`))
        .items;
    const refused = async (path: string) =>
      assertRefused(await send(site(), 'DELETE', path), 'in_use');
    const remove = (path: string) => ask(site(), editor.removed, 'DELETE', `${path}?detach=1`);
    const restore = (path: string, revision: number) =>
      askEntity(site(), 'POST', `${path}/revisions/${revision}/restore`);
    const newest = async (path: string) => {
      const { items } = await ask(site(), editor.entityRevisions, 'GET', `${path}/revisions`);
      return items[0] ?? assert.fail(`${path} has no revisions`);
    };
    const told = async (since: number) => {
      const rows = await site()
        .db.select()
        .from(contentChanges)
        .where(gt(contentChanges.revision, since))
        .orderBy(asc(contentChanges.revision));
      return new Set(rows.map(({ entity, entityId }) => `${entity}/${entityId}`));
    };
    const { revision: _, updated_at: __, ...NONE } = { revision: 0, updated_at: '' };
    const content = ({ revision: _r, updated_at: _u, attached: _a, ...fields }: EditedEntity) => ({
      ...NONE,
      ...fields,
    });

    const newTag = (alias: string) =>
      askEntity(site(), 'POST', 'tags', { alias, title: `Тег ${alias}` });
    const newArticle = async (alias: string, tags: number[]) => {
      const {
        id: _id,
        revision: _r,
        url: _url,
        ...like
      } = (await all('articles', '&sort=id'))[0] ?? assert.fail('no articles');
      return askEntity(site(), 'POST', 'articles', { ...like, cover, alias, tags });
    };

    test('a tag lists its articles, is detached only on request, and returns to its positions', async () => {
      // A tag has a page as soon as an article has it.
      const tag = { ...(await newTag('uhodit')), url: '/tags/uhodit/' };
      const path = `tags/${tag.id}`;
      const between = await newArticle('mezhdu', [1, tag.id, 2]);
      const last = await newArticle('posledniy', [3, tag.id]);
      const owners = [between, last].map(({ id }) => `articles/${id}`);
      const names = Object.fromEntries(owners.map((one) => [one, `«${String(last['title'])}»`]));
      assert.deepEqual(await refused(path), names);
      assert.deepEqual(await read(path), tag, 'nothing has changed');
      assert.deepEqual(await read(owners[0] ?? ''), between);

      const gone = await remove(path);
      assert.deepEqual(gone.detached, names);
      const without = await Promise.all(owners.map(read));
      assert.deepEqual(
        without.map(({ tags }) => tags),
        [[1, 2], [3]],
      );
      for (const [place, owner] of owners.entries()) {
        const state = await newest(owner);
        assert.deepEqual(
          [state.revision, state.kind, state.who, state.data['tags']],
          [without[place]?.revision, 'changed', EDITOR, without[place]?.['tags']],
        );
      }
      assert.ok(without.every(({ revision }) => revision > last.revision));
      assert.deepEqual(await told(last.revision), new Set([...owners, path]));

      const back = await restore(path, gone.revision);
      assert.deepEqual(back.attached, names);
      assert.deepEqual(content(await read(path)), content(tag));
      const again = await Promise.all(owners.map(read));
      assert.deepEqual(again.map(content), [between, last].map(content));
      for (const [place, owner] of owners.entries()) {
        const state = await newest(owner);
        assert.deepEqual([state.revision, state.who], [again[place]?.revision, EDITOR]);
      }
      assert.deepEqual(await told(gone.revision), new Set([...owners, path]));
    });

    test('a deleted product leaves shops and offers, and a restored one returns to all of them', async () => {
      const shops = await all('shops');
      const discounts = await all('discounts');
      const offer = discounts.find(
        ({ products }) => Array.isArray(products) && products.length > 1,
      );
      const id = Number((offer?.['products'] as number[] | undefined)?.[0]);
      const path = `products/${id}`;
      const { revision: _r, ...bare } = await read(path);
      const product = await askEntity(site(), 'PUT', path, { ...bare, gallery: [cover] });
      const owning = (list: EditedEntity[]) =>
        list.filter(({ products }) => Array.isArray(products) && products.includes(id));
      const fields = await refused(path);
      for (const { id: shop } of owning(shops)) assert.ok(fields[`shops/${shop}`], `shop ${shop}`);
      assert.ok(fields[`discounts/${offer?.id}`]);
      const gone = await remove(path);
      assert.deepEqual(gone.detached, fields);
      assert.deepEqual(owning(await all('discounts')), []);
      const back = await restore(path, gone.revision);
      assert.deepEqual(content(back), content(product));
      assert.deepEqual((await all('shops')).map(content), shops.map(content));
      assert.deepEqual((await all('discounts')).map(content), discounts.map(content));
    });

    test('a deleted article leaves the products that list it, and returns under its restored alias', async () => {
      const product = (await all('products'))[0] ?? assert.fail('no products');
      const article = await newArticle('v-spiske', []);
      const listed = product['articles'] as string[];
      const path = `products/${product.id}`;
      const { revision: _r, ...bare } = product;
      await askEntity(site(), 'PUT', path, { ...bare, articles: ['v-spiske', ...listed] });
      const { revision: _s, ...renamed } = article;
      await askEntity(site(), 'PUT', `articles/${article.id}`, { ...renamed, alias: 'inoj' });
      assert.deepEqual(await refused(`articles/${article.id}`), {
        [path]: `«${String(product['title'])}»`,
      });
      await remove(`articles/${article.id}`);
      assert.deepEqual((await read(path))['articles'], listed);
      await restore(`articles/${article.id}`, article.revision);
      assert.deepEqual((await read(path))['articles'], ['v-spiske', ...listed]);
      await askEntity(site(), 'PUT', path, bare);
    });

    test('a restored optician has its former trial pairs', async () => {
      const [stock] = await site()
        .db.select()
        .from(opticianStock)
        .where(gt(opticianStock.pairs, 0))
        .orderBy(asc(opticianStock.shopId));
      const { shopId, pairs } = stock ?? assert.fail('no opticians');
      const path = `shops/${shopId}`;
      const shop = await read(path);
      assert.deepEqual(await refused(path), { pairs: `Пробные пары: ${pairs}` });
      const gone = await remove(path);
      assert.deepEqual(gone.detached, { pairs: `Пробные пары: ${pairs}` });
      const back = await restore(path, gone.revision);
      assert.deepEqual(content(back), content(shop));
      assert.deepEqual(back.attached, gone.detached);
      assert.equal(back.revision, (await read(path)).revision);
      assert.equal((await newest(path)).revision, back.revision);
      const own = eq(opticianStock.shopId, shopId);
      const [kept] = await site().db.select().from(opticianStock).where(own);
      assert.equal(kept?.pairs, pairs);
    });

    test('a link returns once both entities are restored, in either order', async () => {
      const tag = await newTag('s-dvuh-storon');
      const article = await newArticle('s-dvuh-storon', [1, tag.id]);
      const [tagPath, path] = [`tags/${tag.id}`, `articles/${article.id}`];
      const tags = async () => (await read(path))['tags'];

      const [first, second] = [await remove(tagPath), await remove(path)];
      const early = await restore(tagPath, first.revision);
      assert.equal(early.attached, undefined, 'its article is still deleted');
      const late = await restore(path, second.revision);
      assert.deepEqual(late['tags'], [1, tag.id]);
      assert.deepEqual(late, { ...(await read(path)), attached: late.attached });

      const [third, fourth] = [await remove(path), await remove(tagPath)];
      await restore(path, third.revision);
      assert.deepEqual(await tags(), [1]);
      await restore(tagPath, fourth.revision);
      assert.deepEqual(await tags(), [1, tag.id]);
    });

    test('an article that a product lists returns to it when restored after the product', async () => {
      const article = await newArticle('s-tovarom', []);
      const [like] = await all('products');
      const { id: _id, revision: _r, url: _url, ...fields } = like ?? assert.fail('no products');
      const own = { alias: 's-statej', gallery: [cover], articles: [article.alias] };
      const product = await askEntity(site(), 'POST', 'products', { ...fields, ...own });
      const [path, productPath] = [`articles/${article.id}`, `products/${product.id}`];
      const [first, second] = [await remove(productPath), await remove(path)];
      assert.deepEqual((await restore(productPath, first.revision))['articles'], []);
      await restore(path, second.revision);
      assert.deepEqual((await read(productPath))['articles'], [article.alias]);
    });

    test('a link that was recreated in the meantime is not duplicated', async () => {
      const tag = await newTag('zanovo');
      const article = await newArticle('zanovo', [tag.id]);
      const gone = await remove(`tags/${tag.id}`);
      const { revision } = article;
      await send(site(), 'POST', `articles/${article.id}/revisions/${revision}/restore`);
      await restore(`tags/${tag.id}`, gone.revision);
      assert.deepEqual((await read(`articles/${article.id}`))['tags'], [tag.id]);
    });

    test('a single-valued reference prevents deletion, with or without detaching', async () => {
      const [article] = await all('articles');
      const path = `categories/${String(article?.['category_id'])}`;
      const named = await refused(path);
      assert.ok(named[`articles/${article?.id}`]);
      assert.deepEqual(await refused(`${path}?detach=1`), named);
    });

    test('an unreferenced entity is deleted without confirmation', async () => {
      const tag = await newTag('nichya');
      const gone = await ask(site(), editor.removed, 'DELETE', `tags/${tag.id}`);
      assert.deepEqual(gone.detached, {});
    });

    test('the descriptions say which fields prevent a deletion and which lose the entity', async () => {
      const { items } = await ask(site(), collectionDescriptions, 'GET', 'descriptions');
      for (const { name, deleting } of items) {
        const targets = deleting.refused_by.length + deleting.detached_from.length;
        if (targets === 0) continue;
        const entities = new Map((await all(name)).map((one) => [String(one.id), one]));
        const byAlias = new Map([...entities.values()].map((one) => [one.alias, one]));
        for (const { collection, field } of [...deleting.refused_by, ...deleting.detached_from]) {
          const owners = await all(collection);
          const owner = owners.find((one) => [one[field]].flat().length > 0);
          const value = String([owner?.[field]].flat()[0]);
          const target = entities.get(value) ?? byAlias.get(value);
          const about = `${collection}.${field} refers to ${name}`;
          const named = await refused(`${name}/${target?.id ?? assert.fail(about)}`);
          assert.ok(named[`${collection}/${owner?.id}`], about);
        }
      }
      assert.deepEqual(items.map(({ name }) => name).sort(), [...CONTENT_COLLECTIONS].sort());
    });
  },
  { mediaDir },
);
