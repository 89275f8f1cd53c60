import { expect, it } from '@jest/globals';
import { sitemapFiles, type SitemapPage } from './sitemap.ts';

const SITE = 'https://yasno.test';
const pages: SitemapPage[] = [
  { url: '/b/?a=1&b=2', modified: '2026-01-01T00:00:00.000Z' },
  { url: '/a/', modified: undefined },
  { url: '/c/', modified: '2026-03-01T00:00:00.000Z' },
];
const locs = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('is one file with absolute URLs and known dates', () => {
  const files = sitemapFiles(pages, SITE);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  const xml = files.get('sitemap.xml') ?? '';
  expect(locs(xml)).toEqual([`${SITE}/a/`, `${SITE}/b/?a=1&amp;b=2`, `${SITE}/c/`]);
  expect(xml).toContain(`<url><loc>${SITE}/a/</loc></url>`);
  expect(xml).toContain(`<loc>${SITE}/c/</loc><lastmod>2026-03-01T00:00:00.000Z</lastmod>`);
});

it('is an index with dated parts when there are more pages than a file may hold', () => {
  const files = sitemapFiles(pages, SITE, 2);
  const index = files.get('sitemap.xml') ?? '';
  expect(index).toContain('<sitemapindex ');
  expect(locs(index)).toEqual([`${SITE}/sitemap-1.xml`, `${SITE}/sitemap-2.xml`]);
  const parts = [files.get('sitemap-1.xml'), files.get('sitemap-2.xml')];
  expect(parts.flatMap(locs).sort()).toEqual(
    [`${SITE}/a/`, `${SITE}/b/?a=1&amp;b=2`, `${SITE}/c/`].sort(),
  );
  expect(index).toContain('<lastmod>2026-03-01T00:00:00.000Z</lastmod></sitemap>');
});

it('splits beyond five hundred pages, and keeps each page in its part when one is added', () => {
  const many = Array.from({ length: 501 }, (_, id) => ({ url: `/${id}/`, modified: undefined }));
  expect(sitemapFiles(many.slice(1), SITE).size).toBe(1);
  const before = sitemapFiles(many, SITE);
  expect(before.size).toBe(3);
  const after = sitemapFiles([...many, { url: '/new/', modified: undefined }], SITE);
  expect([...after].filter(([name, text]) => before.get(name) !== text)).toHaveLength(1);
});
