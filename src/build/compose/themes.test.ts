import { describe, expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { exampleTheme } from '../../../tests/examples/pages.ts';
import { themePages } from './themes.ts';

const pagesOf = (...themes: ReturnType<typeof exampleTheme>[]) =>
  new Map(
    themePages(exampleContent({ themes, themeDetails: themes })).map((page) => [page.url, page]),
  );

describe('themePages', () => {
  const moved = exampleTheme(2, { redirect: '/for-new/' });
  const pages = pagesOf(exampleTheme(1), moved, exampleTheme(3));

  it('keeps only the target of a theme with a redirect', () => {
    expect(pages.get('/themes/2/')).toMatchObject({ kind: 'themeMoved' });
    expect(pages.get('/themes/2/')?.data).toEqual({ title: moved.title, target: '/for-new/' });
  });

  it('links to the target of a redirect wherever the theme is listed', () => {
    const list = pages.get('/themes/')?.data;
    expect(list).toMatchObject({ themes: [{ id: 1 }, { id: 2, url: '/for-new/' }, { id: 3 }] });
    expect(pages.get('/themes/1/')?.data).toMatchObject({
      others: [{ id: 2, url: '/for-new/' }, { id: 3 }],
    });
  });

  it('offers feedback only on themes that have a page', () => {
    const themes = [exampleTheme(1).title, exampleTheme(3).title];
    expect(pages.get('/themes/feedback/')?.data).toMatchObject({ themes });
  });

  it.each(['javascript:alert(1)', '//evil.test/', 'for-new', 'http://a.test/'])(
    'rejects a redirect to %j',
    (redirect) => {
      expect(() => pagesOf(exampleTheme(1, { redirect }))).toThrow('which is not a URL');
    },
  );

  it('accepts a redirect to another site', () => {
    const target = 'https://club.yasno.example/a?b=1';
    const data = pagesOf(exampleTheme(1, { redirect: target })).get('/themes/1/')?.data;
    expect(data).toMatchObject({ target });
  });
});
