import { expect, it } from '@jest/globals';
import { unseenWords } from './live-words.ts';

it('calls an entity invisible only if the site reports it as such', () => {
  expect(unseenWords(true)?.label).toBe('Не\u00a0видна');
  expect(unseenWords(false)?.label).toBe('Неизвестно');
  expect(unseenWords(null)).toBeNull();
});
