import { describe, expect, it } from '@jest/globals';
import { faultAfter, faultBefore, sizeWords } from './file-faults.ts';

const MB = 1024 * 1024;
const refusal = { code: 'invalid', description: 'Проверьте поля', call: 'editor.picture' } as const;

describe('a refused file', () => {
  it('is not sent if it is too large or empty', () => {
    expect(faultBefore({ name: 'фото.png', size: 50 * MB })).toBe(
      '«фото.png» весит 50\u00a0МБ, а\u00a0можно не\u00a0больше 10\u00a0МБ. Уменьшите файл и\u00a0попробуйте ещё раз',
    );
    expect(faultBefore({ name: 'фото.png', size: 0 })).toBe('Файл «фото.png» пуст');
    expect(faultBefore({ name: 'фото.png', size: 10 * MB })).toBeNull();
  });

  it('is named with the reason from the backend', () => {
    expect(
      faultAfter({ name: 'a.png' }, { ...refusal, fields: { file: 'Это не\u00a0картинка' } }),
    ).toBe('«a.png»: это не\u00a0картинка');
    expect(faultAfter({ name: 'a.png' }, { ...refusal, description: 'Нет связи' })).toBe(
      'Нет связи',
    );
  });
});

it.each([
  [1, '1\u00a0КБ'],
  [300_000, '293\u00a0КБ'],
  [3.44 * MB, '3,4\u00a0МБ'],
])('formats the size %d as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
