import { describe, expect, it } from '@jest/globals';
import type { LensParameters } from '../../../contract/schemas/product.ts';
import { exampleLens } from '../../../tests/examples/content.ts';
import { lensRows } from './lens-rows.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const rowsOf = (over: Partial<LensParameters> = {}) =>
  new Map(lensRows(exampleLens(over)).map((row) => [plain(row.term), row]));
const valuesOf = (over: Partial<LensParameters>, term: string) =>
  rowsOf(over).get(term)?.values.map(plain);

describe('lensRows', () => {
  it('orders rows from the prescription to the material', () => {
    expect([...rowsOf().keys()]).toEqual([
      'Режим замены',
      'Режим ношения',
      'Дизайн',
      'Радиус кривизны (BC)',
      'Диаметр (DIA)',
      'Оптическая сила (PWR)',
      'Материал',
      'Влагосодержание',
      'Пропускание кислорода (Dk/t)',
      'Толщина в центре',
      'УФ-фильтр',
      'Тонировка для удобства',
    ]);
  });

  it.each<[string, Partial<LensParameters>, string[]]>([
    ['Радиус кривизны (BC)', { base_curves: [8.5, 9] }, ['8,5; 9 мм']],
    ['Диаметр (DIA)', { diameters: [14.1] }, ['14,1 мм']],
    [
      'Оптическая сила (PWR)',
      {
        powers: [
          { from: -0.5, to: -6, step: 0.25 },
          { from: 0.5, to: 6, step: 0.5 },
        ],
      },
      ['от −0,50 до −6,00 (шаг 0,25)', 'от +0,50 до +6,00 (шаг 0,50)'],
    ],
    ['Влагосодержание', { water_content: 33 }, ['33 %']],
    ['Толщина в центре', { centre_thickness: 0.085 }, ['0,085 мм']],
    ['Тонировка для удобства', { handling_tint: true }, ['есть, на глазу незаметна']],
    ['Тонировка для удобства', {}, ['нет']],
  ])('fills %s from %j', (term, over, values) => {
    expect(valuesOf(over, term)).toEqual(values);
  });

  it('adds cylinder and axis to a toric lens, after its powers', () => {
    const rows = rowsOf({ cylinders: [-0.75, -1.25], axes: [10, 20, 30] });
    expect([...rows.keys()].slice(5, 8)).toEqual([
      'Оптическая сила (PWR)',
      'Цилиндр (CYL)',
      'Ось (AX)',
    ]);
    expect(rows.get('Ось (AX)')?.values.map(plain)).toEqual(['от 10° до 30° (шаг 10°)']);
  });

  it('adds the addition to a multifocal lens', () => {
    expect(valuesOf({ additions: ['Low', 'High'] }, 'Аддидация (ADD)')).toEqual(['Low', 'High']);
    expect(rowsOf().has('Аддидация (ADD)')).toBe(false);
  });

  it('warns of the limits of a UV filter only when the lens has one', () => {
    expect(rowsOf({ uv: 'class-1' }).get('УФ-фильтр')?.note).toMatch(/солнцезащитные/);
    expect(rowsOf({ uv: 'none' }).get('УФ-фильтр')).not.toHaveProperty('note');
  });
});
