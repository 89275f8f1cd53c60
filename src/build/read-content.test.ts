import { describe, expect, it } from '@jest/globals';
import { readContent } from './read-content.ts';
import { exampleArticle, exampleContent, exampleEntities } from '../../tests/examples/content.ts';

describe('readContent', () => {
  it('groups entities by type', () => {
    const content = exampleContent();
    expect(readContent(exampleEntities(content))).toEqual(content);
  });

  it('puts the newest article first, the larger id within a day, in any order of input', () => {
    const sameDay = { published_on: '2026-03-01' };
    const articles = [
      exampleArticle(4, { published_on: '2026-02-28' }),
      exampleArticle(2, sameDay),
      exampleArticle(1, { published_on: '2026-03-02' }),
      exampleArticle(3, sameDay),
    ];
    const read = readContent(exampleEntities(exampleContent({ articles })));
    expect(read.articles.map(({ id }) => id)).toEqual([1, 3, 2, 4]);
  });

  it("keeps the backend's order for everything else, and ignores other types", () => {
    const content = exampleContent();
    const entities = exampleEntities({ ...content, products: content.products.toReversed() });
    const read = readContent([...entities, { type: 'City', key: '1', entity: { id: 1 } }]);
    expect(read.products.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('has empty lists when nothing was sourced', () => {
    const documents = exampleEntities(exampleContent()).filter(({ type }) => type === 'Document');
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
  ])('fails without %s', (call) => {
    const entities = exampleEntities(exampleContent()).filter(({ key }) => key !== call);
    expect(() => readContent(entities)).toThrow(`"${call}"`);
  });
});
