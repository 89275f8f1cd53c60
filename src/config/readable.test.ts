import { expect, it } from '@jest/globals';
import { isPageFile, isReadable } from './readable.ts';
import { routes } from './routes.ts';

it.each([
  routes.instructions,
  routes.instructionType('uhod'),
  '/instructions/uhod',
  routes.faq,
  routes.faqItem('kogda-menyat-linzy'),
  routes.forNew,
])('%s can be read offline', (path) => {
  expect(isReadable(path)).toBe(true);
});

it.each([
  routes.home,
  '/instructions/uhod/page/',
  '/faq/item/a/b/',
  routes.certificate,
  routes.certificateSingle,
  routes.personal,
  routes.personalCertificates,
  '/personal/faq/',
  '/admin/',
  '/rest/faq',
  '/api/faq/',
  '/hooks/content',
  '/page-data/faq/page-data.json',
  '/poll/',
])('%s is never kept', (path) => {
  expect(isReadable(path)).toBe(false);
});

it.each([
  ['/static/golos-text-1f.woff2', true],
  ['/pictures/ab12cd-480.avif', true],
  ['/app.1a2b3c4d.css', true],
  ['/app-1a2b3c4d.js', false],
  ['/page-data/app-data.json', false],
  ['/rest/content.css', false],
  ['/media/offer.webp', false],
])('%s is kept with a page: %s', (path, kept) => {
  expect(isPageFile(path)).toBe(kept);
});
