import { describe, expect, it } from '@jest/globals';
import { opening } from './opening.ts';

describe('opening', () => {
  it('is the whole text if that fits', () => {
    expect(opening('<p>Да. Можно.</p><ul><li>В маске</li></ul>', 40)).toBe('Да. Можно. В маске');
  });

  it('has as many whole sentences as fit', () => {
    const html = '<p>Нет, <b>это</b> разное. «Почему?» Линза лежит на глазу.</p><p>Очки — нет.</p>';
    expect(opening(html, 30)).toBe('Нет, это разное. «Почему?»');
    expect(opening(html, 50)).toBe('Нет, это разное. «Почему?» Линза лежит на глазу.');
  });

  it('takes neither a decimal nor a short form for the end of a sentence', () => {
    expect(opening('<p>Линзы носят 8.5 ч. в день и дольше никогда.</p>', 30)).toBe(
      'Линзы носят 8.5 ч. в день и…',
    );
  });

  it('ends between words where whole sentences would say too little', () => {
    const text = opening('<p>Нет. Специалист проверит зрение, осмотрит роговицу.</p>', 36);
    expect(text).toBe('Нет. Специалист проверит зрение…');
    expect(opening('<p>Специалист-оптометрист</p>', 10)).toBe('Специалис…');
  });
});
