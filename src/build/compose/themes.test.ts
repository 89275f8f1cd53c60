import { describe, expect, it } from '@jest/globals';
import { sampleContent } from '../sample-content.ts';
import { sampleTheme } from '../sample-reference.ts';
import { themePages } from './themes.ts';

const pagesOf = (...themes: ReturnType<typeof sampleTheme>[]) =>
  new Map(
    themePages(sampleContent({ themes, themeDetails: themes })).map((page) => [page.url, page]),
  );

describe('themePages', () => {
  const moved = sampleTheme(2, { redirect: '/for-new/' });
  const pages = pagesOf(sampleTheme(1), moved, sampleTheme(3));

  it('keeps nothing of a theme with a redirect but where it leads', () => {
    expect(pages.get('/themes/2/')).toMatchObject({ kind: 'themeMoved' });
    expect(pages.get('/themes/2/')?.data).toEqual({ title: moved.title, target: '/for-new/' });
  });

  it('links to where a redirect leads, wherever the theme is listed', () => {
    const list = pages.get('/themes/')?.data;
    expect(list).toMatchObject({ themes: [{ id: 1 }, { id: 2, url: '/for-new/' }, { id: 3 }] });
    expect(pages.get('/themes/1/')?.data).toMatchObject({
      others: [{ id: 2, url: '/for-new/' }, { id: 3 }],
    });
  });

  it('asks about themes that have a page', () => {
    const themes = [sampleTheme(1).title, sampleTheme(3).title];
    expect(pages.get('/themes/feedback/')?.data).toEqual({ themes });
  });

  it.each(['javascript:alert(1)', '//evil.test/', 'for-new', 'http://a.test/'])(
    'stops at a redirect to %j',
    (redirect) => {
      expect(() => pagesOf(sampleTheme(1, { redirect }))).toThrow('which is no address');
    },
  );

  it('sends to another site where an editor says so', () => {
    const target = 'https://club.yasno.example/a?b=1';
    const data = pagesOf(sampleTheme(1, { redirect: target })).get('/themes/1/')?.data;
    expect(data).toMatchObject({ target });
  });
});
