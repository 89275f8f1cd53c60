import { expect, it } from '@jest/globals';
import { foundLines } from './found.ts';

it('groups results by collection, with the number shown and the total', () => {
  const tag = { id: 6, alias: 'sport', url: '/tags/sport/', title: 'Спорт' };
  expect(foundLines([{ collection: 'tags', many: 'Теги', total: 9, items: [tag] }])).toEqual([
    { to: '/tags/6', title: 'Спорт', group: 'Теги: 1 из\u00a09' },
  ]);
});
