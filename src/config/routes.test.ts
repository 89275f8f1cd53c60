import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { sitePath } from '../../contract/fields.ts';
import { hasPage, isLive, isPersonal, routes } from './routes.ts';

const made = Object.entries({
  ...routes,
  catalogSection: routes.catalogSection('kapli'),
  product: routes.product('yasno-den'),
  whereBuyProduct: routes.whereBuyProduct('yasno-den'),
  articlesPage: routes.articlesPage(2),
  category: routes.category('uhod'),
  categoryPage: routes.categoryPage('uhod', 2),
  categoryTag: routes.categoryTag('uhod', 'deti'),
  categoryTagPage: routes.categoryTagPage('uhod', 'deti', 2),
  article: routes.article('uhod', 'kak-hranit-linzy'),
  tag: routes.tag('kislorod'),
  tagPage: routes.tagPage('kislorod', 3),
  faqSection: routes.faqSection('uhod'),
  faqItem: routes.faqItem('skolko'),
  instruction: routes.instruction('kak-nadet'),
  instructionType: routes.instructionType('uhod'),
  surveyForm: routes.surveyForm(3),
  content: routes.content('cookies'),
  linkPage: routes.linkPage('dlya-detej'),
  theme: routes.theme(7),
  themeFeedbackAbout: routes.themeFeedbackAbout('Линзы & зима'),
  discount: routes.discount(7),
  discountShopsPage: routes.discountShopsPage(7),
  discountShops: routes.discountShops(7, 5),
  discountOrderPage: routes.discountOrderPage(7),
  discountOrder: routes.discountOrder(7, 5, 9),
  personalOrdersShown: routes.personalOrdersShown('active'),
  personalHistoryOf: routes.personalHistoryOf('spent'),
  personalSale: routes.personalSale(7),
  certificateAt: routes.certificateAt(12),
  searchFor: routes.searchFor('сухость глаз & капли'),
  searchOfKind: routes.searchOfKind('сухость глаз & капли', 'faq'),
});

describe('routes', () => {
  it.each(made)('%s is a URL of the site whose path ends in a slash', (_name, url) => {
    expect(v.is(sitePath, url)).toBe(true);
    expect(new URL(url, 'https://site.test').pathname).toMatch(/\/$/);
  });

  it('gives every kind of page its own URL', () => {
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
    '/instructions/#kak-nadet',
    '/instructions/uhod/',
    '/map-optic/?type=toric',
    '/poll/',
    '/survey/?formId=3',
    '/content/cookies/',
    '/city/',
    '/about/',
    '/for-new/',
    '/outofproduction/',
    '/tech/',
    '/library-link/',
    '/biblioteka-poleznykh-links/',
    '/biblioteka-poleznykh-links-2/',
    '/biblioteka-poleznykh-links-3/',
    '/faq',
    '/faq#vopros',
  ])('finds a page at %s', (url) => {
    expect(hasPage(url)).toBe(true);
  });

  it.each([
    '/catalogue/',
    '/surveys/',
    '/rest/shops',
    'tel:+78000000000',
    '#top',
    '',
    '//evil.test/catalog/',
    '/catalog//yasno-den/',
    '/Catalog/',
    '/catalog/Yasno/',
    '/catalog/%E0%A4%A/',
    '/catalog/../faq/',
    '/catalog/линзы/',
    '/catalog/a b/',
  ])('finds none at %j', (url) => {
    expect(hasPage(url)).toBe(false);
  });
});

describe('isPersonal', () => {
  it.each(['/personal/', '/personal', '/personal/orders/?shown=active', '/personal/sales/7/'])(
    'accepts %s as a page of the personal area',
    (url) => {
      expect(isPersonal(url)).toBe(true);
      expect(hasPage(url)).toBe(false);
    },
  );

  it.each(['/', '/personality/', '/catalog/personal/', '//personal/', 'personal'])(
    'rejects %s',
    (url) => {
      expect(isPersonal(url)).toBe(false);
    },
  );
});

describe('isLive', () => {
  it.each(['/personal/', '/personal/orders/', '/discounts/3/shops/', '/discounts/3/order/'])(
    'starts the scripts immediately at %s',
    (path) => {
      expect(isLive(path)).toBe(true);
    },
  );

  it.each(['/', '/discounts/', '/discounts/3/', '/discounts/online/', '/personality/'])(
    'waits for the visitor at %s',
    (path) => {
      expect(isLive(path)).toBe(false);
    },
  );
});
