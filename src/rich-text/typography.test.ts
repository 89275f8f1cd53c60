import { describe, expect, it } from '@jest/globals';
import { typesetText } from './typography.ts';

describe('typesetting', () => {
  it.each([
    ['Он сказал: "Это линзы" - и ушёл...', 'Он\u00a0сказал: «Это линзы»\u00a0— и\u00a0ушёл…'],
    ['Вопрос N 5, (N7) и № 12', 'Вопрос №\u00a05, (№\u00a07) и\u00a0№\u00a012'],
    ['15 % и 5 мм', '15\u00a0% и\u00a05\u00a0мм'],
    ['0,4 мл, цилиндр −2,75 дптр', '0,4\u00a0мл, цилиндр −2,75\u00a0дптр'],
    ['От 0,25 до 20–30 минут', 'От\u00a00,25 до\u00a020–30\u00a0минут'],
    ['<h2 id="x1 y">−6,00 или −7,00</h2>', '<h2 id="x1 y">−6,00 или\u00a0−7,00</h2>'],
    ['т.е. и т.д.', 'т.\u00a0е. и\u00a0т.\u00a0д.'],
    ['Уже «так» — и\u00a0верно', 'Уже «так»\u00a0— и\u00a0верно'],
    ['{name}, привет', '{name}, привет'],
    ['', ''],
  ])('sets %j', (text, set) => {
    expect(typesetText(text)).toBe(set);
    expect(typesetText(set)).toBe(set);
  });
});
