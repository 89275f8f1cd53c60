import { expect, it } from '@jest/globals';
import { exampleArticle, exampleArticles } from '../../../tests/examples/content.ts';
import { feedOf } from './feed.ts';

const SITE = 'https://yasno.test';
const list = { title: 'Всё о зрении', lead: 'Статьи' };
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'g'))].map(([, text]) => text);

it('has the fifty newest, newest first', () => {
  const xml = feedOf(exampleArticles(60), list, SITE);
  const items = all(xml, 'item');
  expect(items).toHaveLength(50);
  expect(items[0]).toContain('<title>Статья 60</title>');
  expect(xml).not.toContain('Статья 10<');
});

it('contains what a reader needs of each, in the standard form', () => {
  const article = exampleArticle(7, {
    title: 'Сухость & «линзы» <3',
    published_on: '2026-02-03',
    updated_at: '2026-04-05T06:07:08.000Z',
  });
  const xml = feedOf([article], list, SITE);
  expect(xml).toContain('<title>Сухость &amp; «линзы» &lt;3</title>');
  expect(all(xml, 'link')).toEqual([`${SITE}/articles/`, SITE + article.url]);
  expect(all(xml, 'pubDate')).toEqual(['Tue, 03 Feb 2026 00:00:00 GMT']);
  expect(all(xml, 'lastBuildDate')).toEqual(['Sun, 05 Apr 2026 06:07:08 GMT']);
  expect(all(xml, 'guid')).toEqual([`${SITE}/articles/7`]);
  expect(xml).toContain(`<atom:link href="${SITE}/articles/rss.xml" rel="self"`);
});

it('is valid without articles, too', () => {
  expect(feedOf([], list, SITE)).toContain('<description>Статьи</description>');
});
