import { expect, it } from '@jest/globals';
import { addressOfUse, usesWords } from './use-words.ts';

const use = { collection: 'articles', id: 7, draft: null, title: 'Уход' } as const;

it('links to the form of an entity, or of the draft that uses it', () => {
  expect(addressOfUse(use)).toBe('/articles/7');
  expect(addressOfUse({ ...use, draft: 3 })).toBe('/drafts/3');
  expect(addressOfUse({ ...use, id: null, draft: 3 })).toBe('/drafts/3');
});

it('counts the places', () => {
  expect(usesWords([])).toBe('Нигде не\u00a0используется');
  expect(usesWords([use])).toBe('Используется в\u00a01\u00a0месте');
  expect(usesWords([use, use])).toBe('Используется в\u00a02\u00a0местах');
});
