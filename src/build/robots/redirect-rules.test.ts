import { describe, expect, it } from '@jest/globals';
import { redirectFile, redirectsOf } from './redirect-rules.ts';

const live = new Set(['/', '/tags/c/', '/tags/c/page/1/', '/articles/a/b/', '/catalog/x/']);
const rules = (...pairs: [string, string][]) =>
  Object.fromEntries(
    redirectsOf(
      pairs.map(([from, to]) => ({ from, to })),
      live,
    ).map(({ from, to }) => [from, to]),
  );

describe('redirectsOf', () => {
  it('redirects in one hop, however often the alias changed', () => {
    expect(rules(['/catalog/v/', '/catalog/w/'], ['/catalog/w/', '/catalog/x/'])).toEqual({
      '/catalog/v/': '/catalog/x/',
      '/catalog/w/': '/catalog/x/',
    });
  });

  it('never overrides a page, directly or through a chain', () => {
    expect(rules(['/articles/a/b/', '/catalog/x/'])).toEqual({});
    expect(rules(['/catalog/w/', '/catalog/x/'], ['/catalog/x/', '/tags/c/'])).toEqual({
      '/catalog/w/': '/catalog/x/',
    });
  });

  it('redirects only to existing pages, and never in a loop', () => {
    expect(rules(['/catalog/w/', '/catalog/gone/'])).toEqual({});
    expect(rules(['/x/', '/y/'], ['/y/', '/x/'], ['/z/', '/x/'])).toEqual({});
  });

  it('redirects to a fragment of a page, to the personal area and to other sites', () => {
    const led = {
      '/old.html': '/tags/c/#all',
      '/club': '/personal/points/',
      '/video/': 'https://rutube.ru/channel/1/',
    };
    expect(rules(...Object.entries(led))).toEqual(led);
    expect(rules(['/old.html', '/gone/#all'])).toEqual({});
  });

  it('redirects one query of a page to another', () => {
    const [former, now] = ['/catalog/?section=a', '/catalog/?section=b'];
    expect(redirectsOf([{ from: former, to: now }], live)).toEqual([]);
    const withCatalogue = new Set([...live, '/catalog/']);
    expect(redirectsOf([{ from: former, to: now }], withCatalogue)).toEqual([
      { from: former, to: now },
    ]);
  });

  it('redirects the earlier pages of a list as well', () => {
    expect(rules(['/tags/d/', '/tags/c/'], ['/tags/e/', '/tags/c/'])).toEqual({
      '/tags/d/': '/tags/c/',
      '/tags/e/': '/tags/c/',
      '/tags/d/page/1/': '/tags/c/page/1/',
      '/tags/e/page/1/': '/tags/c/page/1/',
    });
  });
});

it('writes one rule per line, and forces only the rule of a page that redirects', () => {
  const former = [
    { from: '/catalog/?section=a', to: '/catalog/?section=b' },
    { from: '/b/', to: '/c/' },
    { from: '/a/', to: '/c/' },
  ];
  expect(redirectFile(former, [{ from: '/d/', to: '/c/' }])).toBe(
    '/a/ /c/ 301\n/b/ /c/ 301\n/catalog/ section=a /catalog/?section=b 301!\n/d/ /c/ 302!\n',
  );
  expect(redirectFile([], [])).toBe('');
});

it('leads from a query to its own page without a loop', () => {
  const led = (to: string) => redirectFile([{ from: '/catalog/?section=old', to }], []);
  expect(led('/catalog/')).toBe('/catalog/ section=old /catalog/?section= 301!\n');
  expect(led('/catalog/#a')).toBe('/catalog/ section=old /catalog/?section=#a 301!\n');
  expect(led('/tags/')).toBe('/catalog/ section=old /tags/ 301!\n');
});
