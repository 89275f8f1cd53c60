/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { NEVER_AHEAD } from './ahead.ts';
import { routes } from './routes.ts';

const isNever = (path: string) =>
  NEVER_AHEAD.some((pathname) => new URLPattern({ pathname }).test({ pathname: path }));

it.each([
  routes.home,
  routes.catalog,
  routes.product('yasno-den'),
  routes.article('uhod', 'linzy'),
  routes.faq,
  routes.cities,
  routes.discount(1),
  routes.themes,
  routes.techUi,
])('lets a browser prerender %s', (path) => {
  expect(isNever(path)).toBe(false);
});

it.each([
  routes.personal,
  routes.personalOrders,
  '/personal',
  routes.certificate,
  routes.certificateSingle,
  routes.auth,
  routes.friendRegistration,
  routes.discountShopsPage(5),
  routes.discountOrderPage(5),
  routes.poll,
  routes.survey,
  routes.search,
  routes.cityChoose,
  routes.view,
  routes.review,
  routes.unsubscribe,
  '/admin',
  '/admin/login',
  '/editor/preview',
  '/api/user.check',
  '/rest/article.show',
  '/media/a.png',
  '/upload/site_rules.pdf',
  '/feed.xml',
])('never lets a browser prerender %s', (path) => {
  expect(isNever(path)).toBe(true);
});
