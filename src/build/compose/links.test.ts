import { expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { exampleLinkPage } from '../../../tests/examples/pages.ts';
import { linkPages } from './links.ts';

const link = { title: 'Сайт', url: 'https://example.ru/', note: 'О чём он' };
const content = exampleContent({
  linkPages: [
    exampleLinkPage(1, {
      groups: [
        { title: 'Ведомства', links: [link, link] },
        { title: 'Врачи', links: [link] },
      ],
    }),
    exampleLinkPage(2),
  ],
});

it('lists the libraries with their subjects, without the links themselves', () => {
  const [list] = linkPages(content);
  expect(list).toMatchObject({
    kind: 'linkLibrary',
    url: '/library-link/',
    data: {
      libraries: [
        { id: 1, groups: ['Ведомства', 'Врачи'], links: 3 },
        { id: 2, groups: ['Ведомства'], links: 1 },
      ],
    },
  });
  expect(JSON.stringify(list)).not.toContain('example.ru');
});

it('creates a page for each library, which links to the others', () => {
  const [, first] = linkPages(content);
  expect(first).toMatchObject({
    kind: 'linkPage',
    url: '/library-1/',
    head: { title: 'Подборка 1' },
    data: { page: { id: 1 }, others: [{ id: 2, url: '/library-2/', title: 'Подборка 2' }] },
  });
});
