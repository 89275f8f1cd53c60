import { expect, it } from '@jest/globals';
import { unseenWords } from './live-words.ts';

it('says that readers do not see an entity only while the site says so', () => {
  expect(unseenWords(true)?.label).toBe('Не\u00a0видна');
  expect(unseenWords(false)?.label).toBe('Неизвестно');
  expect(unseenWords(null)).toBeNull();
});
