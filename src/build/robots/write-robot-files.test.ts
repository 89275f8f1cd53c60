import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { tempDirectory } from '../../../tests/unit/temp-directory.ts';
import { exampleArticle, exampleContent } from '../../../tests/examples/content.ts';
import { robotFiles, writeRobotFiles, type RobotContent } from './write-robot-files.ts';

const directory = tempDirectory();
const article = exampleArticle(1, { updated_at: '2026-02-03T04:05:06.000Z' });
const head = { title: 'Т', description: 'О' };
const content: RobotContent = {
  siteUrl: 'https://yasno.test',
  brand: 'Ясно',
  pages: [
    { url: article.url, head: { ...head, modified: article.updated_at }, data: { article } },
    { url: '/articles/', head, data: { items: [{ url: article.url }] } },
    { url: '/articles/a/tags/b/', head: { ...head, noindex: true }, data: {} },
    { url: '/personal/points/', head, data: {} },
  ],
  articles: [article],
  articlePage: exampleContent().articlePage,
  redirects: [{ from: '/articles/category-1/old/', to: article.url }],
  moved: [{ from: '/themes/2/', to: '/faq/' }],
};

it('leaves out noindex pages, and dates the rest', () => {
  const xml = robotFiles(content).get('sitemap.xml') ?? '';
  expect([...xml.matchAll(/<loc>https:\/\/yasno\.test(.*?)<\/loc><lastmod>(.*?)</g)]).toHaveLength(
    2,
  );
  expect(xml).not.toMatch(/tags|personal/);
});

it('writes every file, and removes parts of a larger sitemap', async () => {
  await writeFile(join(directory.path, 'sitemap-2.xml'), 'old');
  await writeRobotFiles(directory.path, content);
  expect((await readdir(directory.path)).sort()).toEqual([
    '_redirects',
    'articles',
    'robots.txt',
    'sitemap.xml',
  ]);
  expect(await readFile(join(directory.path, '_redirects'), 'utf8')).toBe(
    `/articles/category-1/old/ ${article.url} 301\n/themes/2/ /faq/ 302!\n`,
  );
  expect(await readFile(join(directory.path, 'articles/rss.xml'), 'utf8')).toContain('<rss ');
});
