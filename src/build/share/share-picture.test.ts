import { describe, expect, it } from '@jest/globals';
import { composePages } from '../compose/compose.ts';
import { exampleArticle, exampleContent, exampleProduct } from '../../../tests/examples/content.ts';
import { examplePicture } from '../../../tests/examples/parts.ts';
import { sharePicture } from './share-picture.ts';

const pictures = (over: Partial<ReturnType<typeof exampleContent>> = {}) =>
  new Map(
    composePages({ ...exampleContent(), ...over }).map((page) => [page.url, sharePicture(page)]),
  );

describe('sharePicture', () => {
  it('shows an article with its category and a product with its section', () => {
    const article = exampleArticle(7);
    const product = exampleProduct(7);
    const made = pictures({ articles: [article], products: [product] });
    expect(made.get(article.url)).toMatchObject({
      title: article.category.title,
      kicker: 'Статья',
      cover: null,
    });
    expect(made.get(product.url)).toMatchObject({
      title: product.title,
      kicker: product.section.title,
    });
  });

  it('uses the variant of the cover that the build created', () => {
    const image = { images: { fallback: { src: '/pictures/a-960.webp' } } };
    const article = exampleArticle(7, { cover: { ...examplePicture(), ...{ image } } });
    expect(pictures({ articles: [article] }).get(article.url)?.cover).toBe('/pictures/a-960.webp');
  });

  it('changes its URL only when something drawn changes', () => {
    const src = (title: string) => {
      const product = exampleProduct(7, { title });
      return pictures({ products: [product] }).get(product.url)?.src;
    };
    expect(src('Одно')).toMatch(/^\/pictures\/share-[0-9a-f]{16}\.jpg$/);
    expect(src('Одно')).toBe(src('Одно'));
    expect(src('Одно')).not.toBe(src('Другое'));
  });

  it('stays the same when only the title of an article is edited', () => {
    const src = (title: string) => {
      const article = exampleArticle(7, { title });
      return pictures({ articles: [article] }).get(article.url)?.src;
    };
    expect(src('Одно')).toBe(src('Другое'));
  });

  it('is one general picture for lists, questions and documents, whatever the content', () => {
    const before = pictures();
    const after = pictures({ articles: [exampleArticle(9)], products: [] });
    const lists = ['/articles/', '/catalog/', '/faq/', '/content/', '/tags/'];
    const general = new Set(lists.flatMap((url) => [before.get(url)?.src, after.get(url)?.src]));
    expect(general.size).toBe(1);
  });
});
