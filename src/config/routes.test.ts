import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { sitePath } from '../../contract/fields.ts';
import { hasPage, routes } from './routes.ts';

const made = Object.entries({
  ...routes,
  catalogSection: routes.catalogSection('kapli'),
  product: routes.product('yasno-den'),
  articlesPage: routes.articlesPage(2),
  category: routes.category('uhod'),
  categoryPage: routes.categoryPage('uhod', 2),
  article: routes.article('uhod', 'kak-hranit-linzy'),
  tag: routes.tag('kislorod'),
  tagPage: routes.tagPage('kislorod', 3),
  faqItem: routes.faqItem('skolko'),
  instruction: routes.instruction('kak-nadet'),
  instructionType: routes.instructionType('uhod'),
  content: routes.content('cookies'),
  linkPage: routes.linkPage('dlya-detej'),
  theme: routes.theme(7),
  discount: routes.discount(7),
  searchFor: routes.searchFor('сухость глаз & капли'),
  searchOfKind: routes.searchOfKind('сухость глаз & капли', 'faq'),
});

describe('routes', () => {
  it.each(made)('%s is an address of the site whose path ends in a slash', (_name, url) => {
    expect(v.is(sitePath, url)).toBe(true);
    expect(new URL(url, 'https://site.test').pathname).toMatch(/\/$/);
  });

  it('gives no two kinds of page one address', () => {
    expect(new Set(made.map(([, url]) => url)).size).toBe(made.length);
  });
});

describe('hasPage', () => {
  it.each([
    '/',
    '/?utm_source=mail',
    '/#top',
    '/catalog/',
    '/catalog/?section=kapli',
    '/articles/uhod/kak-hranit-linzy/',
    '/tags/kislorod/page/2/',
    '/faq/item/skolko/',
    '/content/cookies/',
    '/city/',
  ])('finds a page at %s', (url) => {
    expect(hasPage(url)).toBe(true);
  });

  it.each([
    '/where-buy/',
    '/instructions/#kak-nadet',
    '/catalogue/',
    '/rest/shops',
    'tel:+78000000000',
    '#top',
    '',
    '//evil.test/catalog/',
  ])('finds none at %j', (url) => {
    expect(hasPage(url)).toBe(false);
  });
});
