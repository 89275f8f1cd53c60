/** Tests of the structured data validator itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect, readThings, type Thing } from './structured.ts';

const organization = {
  '@type': 'Organization',
  '@id': 'https://a.test/#o',
  name: 'Я',
  url: 'https://a.test/',
};
const article = {
  '@type': 'Article',
  headline: 'Сухость',
  image: 'https://a.test/p.webp',
  datePublished: '2026-01-02',
  dateModified: '2026-01-02T03:04:05.000Z',
  author: { '@type': 'Organization', name: 'Редакция', url: 'https://a.test/' },
  publisher: { '@id': 'https://a.test/#o' },
  mainEntityOfPage: 'https://a.test/a/',
};
const faultsOf = (...things: Thing[]) => inspect([organization, ...things]).faults;

test('accepts a complete page and lists its URLs', () => {
  assert.deepEqual(faultsOf(article), []);
  assert.deepEqual(inspect([article, organization]).addresses.sort(), [
    'https://a.test/',
    'https://a.test/',
    'https://a.test/#o',
    'https://a.test/#o',
    'https://a.test/a/',
    'https://a.test/p.webp',
  ]);
});

const broken: Record<string, Thing> = {
  'Article lacks headline': { ...article, headline: '' },
  'datePublished is no date: вчера': { ...article, datePublished: 'вчера' },
  'dateModified is no date: 2026-13-45': { ...article, dateModified: '2026-13-45' },
  'dateModified lies in the future: 2999-01-01': { ...article, dateModified: '2999-01-01' },
  'image is no whole address: /p.webp': { ...article, image: '/p.webp' },
  'Person: nobody can vouch for it': { ...article, author: { '@type': 'Person', name: 'Анна' } },
  'publisher is not on the page: https://a.test/#x': {
    ...article,
    publisher: { '@id': 'https://a.test/#x' },
  },
  'aggregateRating: nobody can vouch for it': { ...article, aggregateRating: 5 },
  'Recipe: the test knows no rules for this type': { '@type': 'Recipe' },
  'BreadcrumbList leads nowhere': { '@type': 'BreadcrumbList', itemListElement: [] },
};

for (const [fault, thing] of Object.entries(broken)) {
  test(`finds: ${fault}`, () => assert.deepEqual(faultsOf(thing), [fault]));
}

test('requires breadcrumbs to be numbered and to lead up', () => {
  const item = (position: number, address?: string) => ({
    '@type': 'ListItem',
    position,
    name: 'А',
    ...(address && { item: address }),
  });
  const list = (...items: Thing[]) => ({ '@type': 'BreadcrumbList', itemListElement: items });
  assert.deepEqual(faultsOf(list(item(1, 'https://a.test/'), item(2))), []);
  assert.deepEqual(faultsOf(list(item(1), item(3))), ['a crumb without an address', 'position 3']);
});

test('reports data that cannot be parsed', () => {
  assert.deepEqual(readThings(['{', '{"@type":"WebSite"}', '[]']).faults, [
    'no JSON: {',
    'a script without the context of schema.org',
    'a script without the context of schema.org',
  ]);
});
