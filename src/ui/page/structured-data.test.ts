import { describe, expect, it } from '@jest/globals';
import { structuredText } from './structured-data.ts';

const SITE = 'https://yasno.test';
const read = (thing: object): unknown => JSON.parse(structuredText(thing, SITE));

describe('structuredText', () => {
  it('adds the context and makes URLs absolute at any depth', () => {
    expect(
      read({
        '@type': 'Product',
        url: '/catalog/a/',
        image: ['/pictures/a.webp', 'https://cdn.test/b.webp'],
        brand: { '@type': 'Brand', logo: '/logo.svg' },
      }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      url: 'https://yasno.test/catalog/a/',
      image: ['https://yasno.test/pictures/a.webp', 'https://cdn.test/b.webp'],
      brand: { '@type': 'Brand', logo: 'https://yasno.test/logo.svg' },
    });
  });

  it('leaves text that merely looks like a URL unchanged', () => {
    expect(read({ name: '/ 30', url: '//other.test/' })).toMatchObject({
      name: '/ 30',
      url: '//other.test/',
    });
  });

  it('lets no text close the script', () => {
    const text = structuredText({ name: '</script><script>alert(1)</script>' }, SITE);
    expect(text).not.toContain('<');
    expect(read({ name: '</script>' })).toMatchObject({ name: '</script>' });
  });
});
