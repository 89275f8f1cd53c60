import { expect, it } from '@jest/globals';
import { grouped } from './menu-groups.ts';

it('lists collections by section, in the order of the sections, and no empty one', () => {
  const pages = { name: 'pages', menu: 'Сайт' } as const;
  const tags = { name: 'tags', menu: 'Журнал' } as const;
  const themes = { name: 'themes', menu: 'Журнал' } as const;
  expect(grouped([pages, tags, themes], ({ menu }) => menu)).toEqual([
    { title: 'Журнал', items: [tags, themes] },
    { title: 'Сайт', items: [pages] },
  ]);
});
