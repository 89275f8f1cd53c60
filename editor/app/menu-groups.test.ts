import { expect, it } from '@jest/globals';
import { grouped } from './menu-groups.ts';

it('groups collections by section, in section order, without empty sections', () => {
  const pages = { name: 'pages', menu: 'Сайт' } as const;
  const tags = { name: 'tags', menu: 'Журнал' } as const;
  const themes = { name: 'themes', menu: 'Журнал' } as const;
  expect(grouped([pages, tags, themes], ({ menu }) => menu)).toEqual([
    { title: 'Журнал', items: [tags, themes] },
    { title: 'Сайт', items: [pages] },
  ]);
});
