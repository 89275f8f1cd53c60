import { describe, expect, it } from '@jest/globals';
import { exampleLens, exampleLiquid } from '../../../tests/examples/content.ts';
import { differences } from './differences.ts';

const lens = (over: Parameters<typeof exampleLens>[0]) => ({
  lens: exampleLens(over),
  liquid: null,
});
const liquid = (over: Parameters<typeof exampleLiquid>[0]) => ({
  lens: null,
  liquid: exampleLiquid(over),
});

describe('differences', () => {
  it("describes what changes between lenses, in the site's wording, and nothing that stays", () => {
    const old = lens({ replacement: 'monthly', base_curves: [8.6], uv: 'none' });
    const other = lens({ replacement: 'two-weeks', base_curves: [8.3, 8.7], uv: 'class-1' });
    expect(differences(old, other)).toEqual([
      { term: 'Замена', before: 'раз в\u00a0месяц', after: 'раз в\u00a0две недели' },
      { term: 'Радиус кривизны', before: '8,6\u00a0мм', after: '8,3; 8,7\u00a0мм' },
      { term: 'УФ-фильтр', before: 'нет', after: 'есть, класс\u00a01' },
    ]);
  });

  it('describes what changes between liquids, including what is missing', () => {
    const old = liquid({ preservative: 'ПГМБ', soak_minutes: 240, use_within_days: 90 });
    const other = liquid({ preservative: null, soak_minutes: null, use_within_days: null });
    expect(differences(old, other)).toEqual([
      { term: 'Консервант', before: 'ПГМБ', after: 'без консерванта' },
      { term: 'После вскрытия', before: '90\u00a0дн.', after: 'использовать сразу' },
      { term: 'Выдержка', before: '240\u00a0мин', after: 'не\u00a0нужна' },
    ]);
  });

  it('returns nothing for equal products, or products that cannot be compared', () => {
    expect(differences(lens({}), lens({}))).toEqual([]);
    expect(differences(lens({}), liquid({}))).toEqual([]);
  });
});
