/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { exampleArticle, exampleArticles } from '../../../tests/examples/content.ts';
import { feedOf } from './feed.ts';

const SITE = 'https://yasno.test';
const about = { siteUrl: SITE, brand: 'Ясно' };
const list = { title: 'Всё о зрении', lead: 'Статьи' };
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'g'))].map(([, text]) => text);

it('has the fifty newest articles, newest first', () => {
  const xml = feedOf(exampleArticles(60), list, about);
  const items = all(xml, 'item');
  expect(items).toHaveLength(50);
  expect(items[0]).toContain('<title>Статья 60</title>');
  expect(xml).not.toContain('Статья 10<');
});

it('contains the standard RSS elements of each article', () => {
  const article = exampleArticle(7, {
    title: 'Сухость & «линзы» <3',
    published_on: '2026-02-03',
    updated_at: '2026-04-05T06:07:08.000Z',
  });
  const xml = feedOf([article], list, about);
  expect(xml).toContain('<title>Сухость &amp; «линзы» &lt;3</title>');
  expect(all(xml, 'link')).toEqual([`${SITE}/articles/`, SITE + article.url]);
  expect(all(xml, 'pubDate')).toEqual(['Tue, 03 Feb 2026 00:00:00 GMT']);
  expect(all(xml, 'lastBuildDate')).toEqual(['Sun, 05 Apr 2026 06:07:08 GMT']);
  expect(all(xml, 'guid')).toEqual([`${SITE}/articles/7`]);
  expect(xml).toContain(`<atom:link href="${SITE}/articles/rss.xml" rel="self"`);
});

it('is named after the brand', () => {
  const xml = feedOf([], list, { ...about, brand: 'Зорко' });
  expect(all(xml, 'title')).toEqual(['Всё о зрении — Зорко']);
});

it('is valid without articles', () => {
  expect(feedOf([], list, about)).toContain('<description>Статьи</description>');
});

describe('full texts', () => {
  const body =
    '<h2 id="kak">Как</h2><p><a href="/catalog/">Линзы</a>, <a href="#kak">как</a>,' +
    ' <a href="https://who.example/a?b=1&amp;c=2" target="_blank">ВОЗ</a>' +
    '<sup data-footnote="dkt"></sup> ]]&gt; ]]> &lt;3\u0001</p>' +
    '<figure data-width="half"><picture data-alt="Две линзы">' +
    '<source type="image/avif" srcset="/pictures/a-480.avif 480w" sizes="92vw" />' +
    '<img src="/pictures/a-960.webp" alt="Две линзы" width="1200" height="750"' +
    ' loading="lazy" decoding="async" /></picture><figcaption>Вид сверху</figcaption></figure>' +
    '<table data-rows="stacked"><tr><td scope="row" data-label="Срок">день</td></tr></table>';
  const parsed = (articles: Parameters<typeof feedOf>[0]) => {
    const xml = new DOMParser().parseFromString(feedOf(articles, list, about), 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    return [...xml.getElementsByTagName('item')].map(
      (one) =>
        one.getElementsByTagNameNS('http://purl.org/rss/1.0/modules/content/', 'encoded')[0]
          ?.textContent,
    );
  };

  it('are included for the twenty newest', () => {
    const texts = parsed(exampleArticles(30).map((article) => ({ ...article, body })));
    expect(texts.map((text) => text !== undefined)).toEqual(
      Array.from({ length: 30 }, (_, place) => place < 20),
    );
  });

  it('have absolute URLs, pictures with alt text, and no page-specific markup', () => {
    const article = exampleArticle(7, { body });
    const [text] = parsed([article]);
    expect(text).toBe(
      `<h2 id="kak">Как</h2><p><a href="${SITE}/catalog/">Линзы</a>,` +
        ` <a href="${SITE}${article.url}#kak">как</a>,` +
        ' <a href="https://who.example/a?b=1&amp;c=2" target="_blank">ВОЗ</a>' +
        ' ]]&gt; ]]> &lt;3</p>' +
        `<figure><img src="${SITE}/pictures/a-960.webp" alt="Две линзы" width="1200" height="750" />` +
        '<figcaption>Вид сверху</figcaption></figure>' +
        '<table><tr><td scope="row">день</td></tr></table>',
    );
  });
});
