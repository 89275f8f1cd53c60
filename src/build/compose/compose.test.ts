import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Content } from '../content.ts';
import { finishingOf, finishPage } from '../derive-pages.ts';
import { PAGE_TEMPLATES } from '../page-data.ts';
import {
  exampleArticle,
  exampleArticles,
  exampleContent,
  exampleProduct,
  tagLinks,
} from '../../../tests/examples/content.ts';
import {
  exampleFaqItem,
  exampleFootnote,
  exampleStaticPage,
} from '../../../tests/examples/pages.ts';
import { composePages } from './compose.ts';

function written(content: Content): Map<string, string> {
  const finishing = finishingOf(content);
  const pages = composePages(content).map((page) => finishPage(page, finishing));
  return new Map(pages.map((page) => [page.url, JSON.stringify(page)]));
}

/** URLs of the pages that differ. */
function changed(before: Content, after: Content): string[] {
  const [one, other] = [written(before), written(after)];
  const urls = new Set([...one.keys(), ...other.keys()]);
  return [...urls].filter((url) => one.get(url) !== other.get(url));
}

const edited = { updated_at: '2027-01-01T00:00:00.000Z', revision: 2 };

describe('composePages', () => {
  const content = exampleContent({ articles: exampleArticles(40, { tags: tagLinks(1) }) });
  const pages = composePages(content);

  const kinds = new Set(pages.map(({ kind }) => kind));
  it.each(Object.entries(PAGE_TEMPLATES))(
    'composes pages of the kind %s: compose.ts has the composer, src/templates/%s.tsx the route',
    (kind, template) => {
      expect(kinds).toContain(kind);
      expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
    },
  );

  it('gives every page a URL with a trailing slash, a title and a description', () => {
    for (const { url, head } of pages) {
      expect(url).toMatch(/^\/(?:[^/?#]+\/)*$/);
      expect(head.title).not.toBe('');
      expect(head.description).not.toBe('');
    }
  });

  it('composes pages that survive a round trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
  });

  it.each<[string, Partial<Content>, string]>([
    [
      'two articles',
      {
        articles: [
          exampleArticle(2, { url: '/articles/category-1/article-1/' }),
          exampleArticle(1),
        ],
      },
      '/articles/category-1/article-1/',
    ],
    [
      'a product and the catalogue',
      { products: [exampleProduct(1, { url: '/catalog/' })] },
      '/catalog/',
    ],
    [
      'a static page and a question',
      {
        staticPages: [exampleStaticPage(1, { url: '/faq/item/question-1/' })],
        faqItems: [exampleFaqItem(1)],
      },
      '/faq/item/question-1/',
    ],
  ])('rejects the same URL for %s', (_name, over, url) => {
    expect(() => composePages(exampleContent(over))).toThrow(`Two pages have the address ${url}`);
  });

  it.each([0, 1, 20, 38])(
    "changes only the article's own page when a body is edited (%i)",
    (at) => {
      const articles = content.articles.map((article, index) =>
        index === at ? { ...article, ...edited, body: '<p>Новый</p>' } : article,
      );
      expect(changed(content, { ...content, articles })).toEqual([content.articles[at]?.url]);
    },
  );

  it("changes only the product's own page when its description is edited", () => {
    const [first, ...rest] = content.products;
    if (!first) throw new Error('no product');
    const products = [{ ...first, ...edited, description: '<p>Новое</p>' }, ...rest];
    expect(changed(content, { ...content, products })).toEqual([first.url]);
  });

  it('changes only the pages that refer to a footnote when the note is edited', () => {
    const mark = '<sup data-footnote="dkt"></sup>';
    const [first, ...rest] = content.products;
    const [section] = content.techPage.sections;
    if (!first || !section) throw new Error('no product, no section');
    const before = {
      ...content,
      products: [{ ...first, description: `<p>Dk/t${mark}</p>` }, ...rest],
      techPage: { ...content.techPage, sections: [{ ...section, body: `<p>Dk/t${mark}</p>` }] },
      staticPages: [exampleStaticPage(1, { body: `<p>Кислород${mark}</p>` })],
    };
    const after = { ...before, footnotes: [exampleFootnote('dkt', 'Иначе')] };
    expect(changed(before, after).toSorted()).toEqual([first.url, '/content/page-1/', '/tech/']);
  });

  it('changes nothing when the content is the same', () => {
    expect(changed(content, structuredClone(content))).toEqual([]);
  });
});
