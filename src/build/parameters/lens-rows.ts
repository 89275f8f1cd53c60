import type { LensParameters } from '../../../contract/schemas/product.ts';
import {
  designWords,
  replacementWords,
  uvWords,
  wearWords,
} from '../../../contract/schemas/value-names.ts';
import {
  formatAxes,
  formatCylinders,
  formatList,
  formatNumber,
  formatPowerRange,
} from './lens-numbers.ts';

/** One row of a table of parameters: the term, its explanation, its values. */
export type ParameterRow = { term: string; note?: string; values: string[] };

/** The parameters of a lens in the field's terms, from the prescription down to the material. */
export function lensRows(lens: LensParameters): ParameterRow[] {
  const rows: ParameterRow[] = [
    { term: 'Режим замены', values: [replacementWords[lens.replacement]] },
    { term: 'Режим ношения', values: [wearWords[lens.wear]] },
    { term: 'Дизайн', values: [designWords[lens.design]] },
    {
      term: 'Радиус кривизны (BC)',
      note: 'Чем он\u00a0меньше, тем линза круче: от\u00a0него зависит посадка',
      values: [formatList(lens.base_curves, 'мм')],
    },
    { term: 'Диаметр (DIA)', values: [formatList(lens.diameters, 'мм')] },
    {
      term: 'Оптическая сила (PWR)',
      note: 'В\u00a0диоптриях',
      values: lens.powers.map(formatPowerRange),
    },
  ];
  if (lens.cylinders.length > 0) {
    rows.push(
      {
        term: 'Цилиндр (CYL)',
        note: 'Величина астигматизма',
        values: [formatCylinders(lens.cylinders)],
      },
      { term: 'Ось (AX)', note: 'Направление цилиндра', values: [formatAxes(lens.axes)] },
    );
  }
  if (lens.additions.length > 0) {
    rows.push({
      term: 'Аддидация (ADD)',
      note: 'Прибавка для чтения вблизи',
      values: lens.additions,
    });
  }
  rows.push(
    { term: 'Материал', values: [lens.material] },
    { term: 'Влагосодержание', values: [`${formatNumber(lens.water_content)}\u00a0%`] },
    {
      term: 'Пропускание кислорода (Dk/t)',
      note: 'В\u00a0центре линзы силой −3,00\u00a0дптр',
      values: [formatNumber(lens.dkt)],
    },
    {
      term: 'Толщина в\u00a0центре',
      note: 'У\u00a0линзы силой −3,00\u00a0дптр',
      values: [`${formatNumber(lens.centre_thickness)}\u00a0мм`],
    },
    {
      term: 'УФ-фильтр',
      ...(lens.uv !== 'none' && { note: 'Не\u00a0заменяет солнцезащитные очки' }),
      values: [uvWords[lens.uv]],
    },
    {
      term: 'Тонировка для удобства',
      values: [lens.handling_tint ? 'есть, на\u00a0глазу незаметна' : 'нет'],
    },
  );
  return rows;
}
