import { describe, expect, it } from '@jest/globals';
import type { LiquidParameters } from '../../../contract/schemas/product.ts';
import { exampleLiquid } from '../../../tests/examples/content.ts';
import { liquidRows } from './liquid-rows.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const rowsOf = (over: Partial<LiquidParameters>) =>
  new Map(liquidRows(exampleLiquid(over)).map(({ term, values }) => [term, values.map(plain)]));

describe('liquidRows', () => {
  it('lists the ingredients of a solution and how long it may be used', () => {
    expect([...rowsOf({})]).toEqual([
      ['Объём', ['60; 360 мл']],
      ['Действующее вещество', ['Полигексанид']],
      ['Консервант', ['без консерванта']],
      ['После вскрытия', ['использовать 90 дней']],
      ['Выдержать линзы', ['4 часа']],
    ]);
  });

  it.each([
    [5, '5 минут'],
    [21, '21 минута'],
    [60, '1 час'],
    [90, '90 минут'],
    [360, '6 часов'],
  ])('writes a soak of %i minutes as «%s»', (soak_minutes, text) => {
    expect(rowsOf({ soak_minutes }).get('Выдержать линзы')).toEqual([text]);
  });

  it('handles drops: no soak, single doses for immediate use, a preservative', () => {
    const rows = rowsOf({ soak_minutes: null, use_within_days: null, preservative: 'Поликвад' });
    expect(rows.has('Выдержать линзы')).toBe(false);
    expect(rows.get('После вскрытия')).toEqual(['использовать сразу']);
    expect(rows.get('Консервант')).toEqual(['Поликвад']);
  });
});
