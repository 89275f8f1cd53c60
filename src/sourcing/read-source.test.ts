import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Article } from '../../contract/schemas/article.ts';
import { exampleArticles, exampleContent, exampleTag } from '../../tests/examples/content.ts';
import { exampleDiscount, exampleTheme } from '../../tests/examples/pages.ts';
import { sendJson, stubServer, type StubServer } from '../../tests/unit/stub-server.ts';
import { readSource } from './read-source.ts';
import type { Source } from './source.ts';

const paged: Source = { type: 'Article', call: 'articles', items: 'items', paged: true };
const tags: Source = { type: 'Tag', call: 'article.tags', items: 'items' };
const redirects: Source = { type: 'Redirect', call: 'redirects', items: 'items', mayBeEmpty: true };
const main: Source = { type: 'Document', call: 'main.page' };

let server: StubServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Reads from a server that responds with the `result` of each URL. */
async function read(source: Source, result: (url: URL) => unknown) {
  server = await stubServer(({ path }, response) =>
    sendJson(response, { result: result(new URL(path, 'http://stub.test')) }),
  );
  const warn = jest.fn<(message: string) => void>();
  return readSource(source, { origin: server.origin, fetch, warn, wait: () => Promise.resolve() });
}

/** The paged response to a URL, from a list that a test may change between pages. */
function pageOf(list: readonly Article[], { searchParams }: URL, total = list.length) {
  const [page, count] = [Number(searchParams.get('page')), Number(searchParams.get('count'))];
  return { items: list.slice((page - 1) * count, page * count), total, page, count };
}

const ids = (items: readonly Record<string, unknown>[]) => items.map((item) => item['id']);

describe('readSource', () => {
  it.each([
    [1, 1],
    [199, 1],
    [200, 2],
    [450, 3],
  ])('reads all of %i entities in %i requests, in order', async (count, requests) => {
    const list = exampleArticles(count);
    const items = await read(paged, (url) => pageOf(list, url));
    expect(ids(items)).toEqual(list.map(({ id }) => id));
    expect(server?.asked).toHaveLength(requests);
    expect(server?.asked[0]?.path).toBe('/rest/articles?page=1&count=200');
  });

  it('returns every entity once when one is added while the pages are read', async () => {
    const list = exampleArticles(250);
    const [added, ...before] = list;
    const items = await read(paged, (url) =>
      pageOf(url.searchParams.get('page') === '1' ? before : list, url, before.length),
    );
    expect(new Set(ids(items)).size).toBe(items.length);
    expect(ids(items)).toEqual(before.map(({ id }) => id));
    expect(ids(items)).not.toContain(added?.id);
  });

  it('fails when fewer entities arrive than announced', async () => {
    const list = exampleArticles(150);
    await expect(read(paged, (url) => pageOf(list, url, 151))).rejects.toThrow(
      'call "articles", field total: 151 announced, 150 received',
    );
  });

  it('sends the parameters of a source', async () => {
    const list = exampleArticles(1);
    await read({ ...paged, params: { 'filter[section]': 'uhod' } }, (url) => pageOf(list, url));
    expect(server?.asked[0]?.path).toContain('filter%5Bsection%5D=uhod');
  });

  it('reads a list without pages in one request', async () => {
    const { tags: items } = exampleContent();
    expect(await read(tags, () => ({ items, total: 1 }))).toEqual(items);
    expect(server?.asked.map(({ path }) => path)).toEqual(['/rest/article.tags']);
  });

  it('requests each entity of another list, and keys the responses by its ids', async () => {
    const each = { call: 'article.tags', items: 'items', param: 'discount' };
    const { tags: items } = exampleContent({ tags: [exampleTag(7), exampleTag(3)] });
    const source: Source = { type: 'Step', call: 'discount.order.step1', each };
    const step = (id: number) => ({ discount: exampleDiscount(id), products: [] });
    const found = await read(source, ({ pathname, searchParams }) =>
      pathname === '/rest/article.tags'
        ? { items, total: 2 }
        : step(Number(searchParams.get('discount'))),
    );
    expect(found).toEqual([
      { ...step(7), key: 7 },
      { ...step(3), key: 3 },
    ]);
  });

  it('reads the items of each response when the source names them', async () => {
    const each = { call: 'themes', items: 'items', param: 'themeId' };
    const source: Source = { type: 'ThemeDetail', call: 'detail', items: 'items', each };
    const found = await read(source, ({ searchParams }) => {
      const id = searchParams.get('themeId');
      const items =
        id === null ? [1, 2].map((one) => exampleTheme(one)) : [exampleTheme(Number(id))];
      return { items, total: items.length };
    });
    expect(found).toEqual([exampleTheme(1), exampleTheme(2)]);
  });

  it('reads a document as one entity', async () => {
    const { mainPage } = exampleContent();
    expect(await read(main, () => mainPage)).toEqual([mainPage]);
  });

  it('accepts an empty response when that is allowed', async () => {
    expect(await read(redirects, () => ({ items: [], total: 0 }))).toEqual([]);
  });

  it('fails on an empty response', async () => {
    await expect(read(tags, () => ({ items: [], total: 0 }))).rejects.toThrow(
      'call "article.tags", field items: the response is empty',
    );
  });

  it('fails when the result has no list of that name', async () => {
    const { tags: items } = exampleContent();
    await expect(read({ ...tags, items: 'rows' }, () => ({ items, total: 1 }))).rejects.toThrow(
      'call "article.tags", field rows: there is no list in the response',
    );
  });

  it('fails on a field that breaks the contract', async () => {
    const [first] = exampleContent().tags;
    await expect(read(tags, () => ({ items: [{ ...first, url: 'x' }], total: 1 }))).rejects.toThrow(
      /^call "article\.tags", field result\.items\.0\.url: /,
    );
  });
});
