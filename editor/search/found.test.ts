import { expect, it } from '@jest/globals';
import { foundLines } from './found.ts';

it('says where each entity was found, and that there are more', () => {
  const tag = { id: 6, alias: 'sport', url: '/tags/sport/', title: 'Спорт' };
  expect(foundLines([{ collection: 'tags', many: 'Теги', total: 9, items: [tag] }])).toEqual([
    { to: '/tags/6', title: 'Спорт', group: 'Теги: 1 из\u00a09' },
  ]);
});
