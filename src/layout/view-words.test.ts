import { describe, expect, it } from '@jest/globals';
import { VIEW_SETTINGS, VIEW_VALUES } from '../config/view.ts';
import { changeInWords, PANEL_ORDER, VIEW_WORDS } from './view-words.ts';

describe('the texts of the panel', () => {
  it('name every setting and every value, with the default design first', () => {
    expect([...PANEL_ORDER].sort()).toEqual([...VIEW_SETTINGS].sort());
    for (const setting of VIEW_SETTINGS) {
      const values = VIEW_WORDS[setting].options.map(({ value }) => value);
      expect(values).toEqual(['', ...VIEW_VALUES[setting]]);
    }
  });
});

describe('changeInWords', () => {
  it('names what changed and nothing else', () => {
    expect(changeInWords({}, {})).toBe('');
    expect(changeInWords({ palette: 'dark' }, { palette: 'dark', 'text-size': '2' })).toBe(
      'Размер текста: крупный',
    );
    expect(changeInWords({ pictures: 'off' }, {})).toBe('Изображения: показаны');
    expect(changeInWords({ palette: 'dark', 'text-size': '1' }, {})).toBe(
      'Цвета: авто. Размер текста: обычный',
    );
  });
});
