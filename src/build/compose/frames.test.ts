import { describe, expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { exampleSettings } from '../../../tests/examples/settings.ts';
import { routes } from '../../config/routes.ts';
import { framePages } from './frames.ts';

describe('framePages', () => {
  const pages = framePages(exampleContent());

  it('have the texts of their documents, and are hidden from search engines', () => {
    const { head, data } = pages.find(({ url }) => url === routes.auth) ?? {};
    expect(head).toEqual({
      title: 'Заголовок auth.page',
      description: 'Описание auth.page',
      noindex: true,
    });
    expect(data).toMatchObject({ intro: { lead: 'О чём auth.page', crumb: 'Имя auth.page' } });
    expect(pages.map((page) => page.head.noindex)).toEqual(pages.map(() => true));
  });

  it('invite to the club by its name in the settings', () => {
    const settings = { item: exampleSettings({ club_accusative: 'Школу зрения' }) };
    const found = framePages(exampleContent({ settings })).at(-1);
    expect(found?.url).toBe(routes.friendRegistration);
    expect(found?.data).toMatchObject({
      club: 'Школу зрения',
      parent: { title: 'Имя friend.page', url: routes.friend },
    });
  });
});
