import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageHead as Head } from '../build/compose/page.ts';
import { PageHead } from './PageHead.tsx';

const own: Head = { title: 'Как хранить линзы', description: 'Вечер и контейнер', brand: 'Зорко' };

const htmlOf = (head: Partial<Head>) =>
  renderToStaticMarkup(<PageHead url="/articles/a/b/" head={{ ...own, ...head }} />);

/** The content of the page's Open Graph properties, by name. */
function shared(head: Partial<Head>): Map<string, string> {
  const properties = htmlOf(head).matchAll(/<meta property="([^"]*)" content="([^"]*)"/g);
  return new Map([...properties].map(([, name = '', content = '']) => [name, content]));
}

it('a shared link has the page’s title and, apart from it, the name of the site', () => {
  const page = shared({});
  expect(page.get('og:site_name')).toBe('Зорко');
  expect(page.get('og:title')).toBe('Как хранить линзы');
  expect(page.get('og:url')).toBe('https://yasno.example/articles/a/b/');
});

it.each([
  [{}, undefined],
  [{ noindex: true }, 'noindex'],
  [{ noindex: true, nofollow: true }, 'noindex, nofollow'],
])('robots are told: %j', (head, told) => {
  const html = htmlOf(head);
  expect(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1]).toBe(told);
  // A canonical URL and `noindex` contradict each other.
  expect(html.includes('rel="canonical"')).toBe(told === undefined);
});
