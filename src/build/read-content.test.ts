import { describe, expect, it } from '@jest/globals';
import { readContent } from './read-content.ts';
import { sampleArticle, sampleContent, sampleEntities } from './sample-content.ts';

describe('readContent', () => {
  it('sorts entities by what they are', () => {
    const content = sampleContent();
    expect(readContent(sampleEntities(content))).toEqual(content);
  });

  it('puts the newest article first, the larger id within a day, whatever came first', () => {
    const sameDay = { published_on: '2026-03-01' };
    const articles = [
      sampleArticle(4, { published_on: '2026-02-28' }),
      sampleArticle(2, sameDay),
      sampleArticle(1, { published_on: '2026-03-02' }),
      sampleArticle(3, sameDay),
    ];
    const read = readContent(sampleEntities(sampleContent({ articles })));
    expect(read.articles.map(({ id }) => id)).toEqual([1, 3, 2, 4]);
  });

  it('keeps the order of the backend for everything else, and leaves other types aside', () => {
    const content = sampleContent();
    const entities = sampleEntities({ ...content, products: content.products.toReversed() });
    const read = readContent([...entities, { type: 'City', key: '1', entity: { id: 1 } }]);
    expect(read.products.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('has empty lists where nothing came', () => {
    const documents = sampleEntities(sampleContent()).filter(({ type }) => type === 'Document');
    expect(readContent(documents)).toMatchObject({ articles: [], products: [], faqSections: [] });
  });

  it.each([
    'main.page',
    'main.catalog',
    'article.page',
    'about.page',
    'tech.page',
    'for.beginners',
    'certificate.page',
    'certificate.variants',
    'certificate.terms',
  ])('stops without %s', (call) => {
    const entities = sampleEntities(sampleContent()).filter(({ key }) => key !== call);
    expect(() => readContent(entities)).toThrow(`"${call}"`);
  });
});
