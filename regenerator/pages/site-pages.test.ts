import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Article } from '../../contract/schemas/article.ts';
import { isArticleCard } from '../../src/build/cards.ts';
import type { Content } from '../../src/build/content.ts';
import { newestFirst } from '../../src/config/related-articles.ts';
import { derivePages } from '../../src/build/derive-pages.ts';
import {
  categoryLink,
  exampleArticle,
  exampleArticles,
  exampleCategory,
  exampleContent,
  exampleEntities,
  exampleProduct,
  exampleTag,
  tagLinks,
} from '../../tests/examples/content.ts';
import { exampleFootnote, exampleStaticPage } from '../../tests/examples/pages.ts';
import { exampleSettings } from '../../tests/examples/settings.ts';
import type { ArticleChange } from './article-touch.ts';
import { SitePages, type PagesUpdate } from './site-pages.ts';

const CATEGORIES = [1, 2];
const TAGS = [1, 2, 3];

/** The content with the counts that the backend would return. */
function withArticles(base: Content, articles: readonly Article[]): Content {
  const having = (test: (article: Article) => boolean) => articles.filter(test).length;
  return {
    ...base,
    articles: articles.toSorted(newestFirst),
    categories: CATEGORIES.map((id) =>
      exampleCategory(id, { articles: having(({ category }) => category.id === id) }),
    ),
    tags: TAGS.map((id) =>
      exampleTag(id, { articles: having(({ tags }) => tags.some((tag) => tag.id === id)) }),
    ),
  };
}

/** The output of a build of this content, as JSON by URL. */
const built = (content: Content) =>
  new Map(derivePages.derive(exampleEntities(content)).map(({ key, fields }) => [key, fields]));

type Tree = Map<string, string>;

function write(tree: Tree, { pages }: PagesUpdate): void {
  for (const [url, page] of pages) {
    if (page) tree.set(url, JSON.stringify(page));
    else tree.delete(url);
  }
}

const sorted = (tree: ReadonlyMap<string, string>) =>
  [...tree].sort(([a], [b]) => (a < b ? -1 : 1));
const expected = (content: Content) =>
  sorted(new Map([...built(content)].map(([url, fields]) => [url, JSON.stringify(fields)])));

const shapes = fc.record({
  id: fc.integer({ min: 1, max: 70 }),
  kind: fc.constantFrom('write', 'write', 'write', 'delete', 'words'),
  day: fc.integer({ min: 1, max: 9 }),
  category: fc.constantFrom(...CATEGORIES),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }),
  word: fc.constantFrom('Сухость', 'Слёзы', 'Экран'),
});

describe('SitePages', () => {
  it('produces the same pages as a build after any edits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.array(fc.array(shapes, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
        (count, batches) => {
          const articles = new Map(
            exampleArticles(count, { tags: tagLinks(1, 2) }).map((one) => [one.id, one]),
          );
          const base = exampleContent();
          const site = new SitePages();
          const tree: Tree = new Map();
          const first = site.fill(withArticles(base, [...articles.values()]));
          first.keep();
          write(tree, first);
          for (const batch of batches) {
            const before = new Map(articles);
            for (const { id, kind, day, category, tags, word } of batch) {
              const known = articles.get(id);
              if (kind === 'delete') articles.delete(id);
              else if (kind === 'words' && known) articles.set(id, { ...known, title: word });
              else {
                articles.set(
                  id,
                  exampleArticle(id, {
                    published_on: `2026-01-0${day}`,
                    category: categoryLink(category),
                    tags: tagLinks(...tags),
                    title: word,
                  }),
                );
              }
            }
            const ids = new Set(batch.map(({ id }) => id));
            const changes = [...ids].map((id) => ({
              before: before.get(id) ?? null,
              after: articles.get(id) ?? null,
            }));
            const content = withArticles(base, [...articles.values()]);
            const given = site.update(content, changes);
            given.undo();
            const update = site.update(content, changes);
            update.keep();
            write(tree, update);
            expect(sorted(tree)).toEqual(expected(content));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  const content = withArticles(exampleContent(), exampleArticles(30, { tags: tagLinks(1) }));
  function filled(whole: Content = content) {
    const site = new SitePages();
    site.fill(whole).keep();
    return site;
  }
  const changed = ({ pages }: PagesUpdate) => [...pages.keys()].sort();

  it('returns no page when nothing changes', () => {
    const [article = null] = content.articles;
    const again = article && structuredClone(article);
    const update = filled().update(structuredClone(content), [{ before: article, after: again }]);
    expect(changed(update)).toEqual([]);
  });

  it("returns only the article's page for a new body, and also pages with its card for a new title", () => {
    const [article] = content.articles;
    if (!article) throw new Error('no article');
    const site = filled();
    const body = { ...article, body: '<p>Новый</p>' };
    const update = site.update(content, [{ before: article, after: body }]);
    expect(changed(update)).toEqual([article.url]);
    update.keep();
    const title = { ...body, title: 'Новое имя' };
    const shown = changed(site.update(content, [{ before: body, after: title }]));
    expect(shown).toContain('/');
    expect(shown).toContain('/articles/');
    expect(shown.length).toBeLessThan(10);
  });

  it('changes no more pages of a larger site', () => {
    /** The maximum number of pages affected by one change of a kind, over articles at several positions. */
    function most(count: number) {
      const whole = withArticles(exampleContent(), exampleArticles(count, { tags: tagLinks(1) }));
      const site = filled(whole);
      const at = (place: number) => {
        const article = whole.articles[place];
        if (!article) throw new Error(`no article at ${place}`);
        return article;
      };
      const pages = (of: (article: Article, place: number) => ArticleChange) =>
        [0.2, 0.5, 0.8].reduce((largest, share) => {
          const place = Math.floor(count * share);
          const change = of(at(place), place);
          const articles = whole.articles.filter((one) => one !== change.before);
          const after = withArticles(whole, [...articles, ...(change.after ? [change.after] : [])]);
          const update = site.update(after, [change]);
          update.undo();
          return Math.max(largest, update.pages.size);
        }, 0);
      return {
        body: pages((before) => ({ before, after: { ...before, body: '<p>Новый</p>' } })),
        title: pages((before) => ({ before, after: { ...before, title: 'Новое имя' } })),
        fresh: pages((like, place) => ({
          before: null,
          after: { ...like, id: count + 1 + place, url: `/articles/novaya-${place}/` },
        })),
        deleted: pages((before) => ({ before, after: null })),
      };
    }
    const [small, large] = [most(200), most(1_000)];
    expect(large).toMatchObject({ body: small.body, title: small.title });
    expect(Math.max(...Object.values(small), ...Object.values(large))).toBeLessThan(20);
  });

  it("knows which pages of articles and of their lists show an article's card", () => {
    const site = filled();
    const pages = [...site.pages()].filter(({ url }) => url !== '/');
    const showing = (id: number) => {
      const isCard = (part: unknown) =>
        typeof part === 'object' && part !== null && isArticleCard(part) && part.id === id;
      const shows = (part: unknown): boolean =>
        isCard(part) || (typeof part === 'object' && Object.values(part ?? {}).some(shows));
      return pages.filter(({ data }) => shows(data)).map(({ url }) => url);
    };
    for (const { id } of content.articles) {
      expect(site.articles.showing(id).sort()).toEqual(showing(id).sort());
    }
    expect(site.articles.showing(1_000)).toEqual([]);
  });

  it('returns the pages that refer to a changed footnote, and one page for new metadata', () => {
    const marked = exampleProduct(1, { description: '<p>Dk<sup data-footnote="dkt"></sup></p>' });
    const base = { ...content, products: [marked, ...content.products.slice(1)] };
    const before = { ...base, footnotes: [exampleFootnote('dkt', 'Раньше')] };
    const site = filled(before);
    const after = { ...before, footnotes: [exampleFootnote('dkt', 'Теперь')] };
    const update = site.update(after, []);
    expect(changed(update)).toContain(marked.url);
    update.keep();
    const words = { title: 'Вопросы', description: 'Ответы', updated_at: '2026-01-01T00:00:00Z' };
    const metadata = [{ page_code: 'faq', ...words }];
    expect(changed(site.update({ ...after, metadata }, []))).toEqual(['/faq/']);
  });

  it('returns every page for another name of the brand, and none for another link in the footer', () => {
    const site = filled();
    const settings = { item: exampleSettings({ name: 'Зорко' }) };
    const update = site.update({ ...content, settings }, []);
    expect(changed(update)).toEqual([...site.pages()].map(({ url }) => url).sort());
    for (const page of update.pages.values()) expect(page?.head.brand).toBe('Зорко');
    update.keep();
    const footer = { ...settings.item.footer, age_mark: '0+' };
    const after = { ...content, settings: { item: { ...settings.item, footer } } };
    expect(changed(site.update(after, []))).toEqual([]);
  });

  describe('new metadata in the same update', () => {
    const [first, ...others] = content.staticPages;
    const url = first?.url ?? '';
    const words = { title: 'Иначе', description: 'О ней', updated_at: '2026-01-01T00:00:00Z' };
    const metadata = [{ page_code: url.slice(1, -1), ...words }];

    it('appears on a page whose content is unchanged', () => {
      const site = filled();
      const staticPages = structuredClone(content.staticPages);
      const update = site.update({ ...content, staticPages, metadata }, []);
      expect(changed(update)).toEqual([url]);
      expect(update.pages.get(url)?.head.title).toBe('Иначе');
    });

    it('does not keep a removed page', () => {
      const site = filled();
      const update = site.update({ ...content, staticPages: others, metadata }, []);
      expect(update.pages.get(url)).toBeNull();
      update.keep();
      expect(site.page(url)).toBeUndefined();
    });
  });

  it('refuses two pages with one URL and keeps its state', () => {
    const site = filled();
    const staticPages = [exampleStaticPage(1, { url: '/articles/' })];
    expect(() => site.update({ ...content, staticPages }, [])).toThrow('/articles/');
    expect(changed(site.update(content, []))).toEqual([]);
  });
});
