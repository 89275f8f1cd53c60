import type { LiquidParameters } from '../../../contract/schemas/product.ts';
import { counted } from '../../words/plural.ts';
import type { ParameterRow } from './lens-rows.ts';
import { formatList } from './lens-numbers.ts';

const days = (count: number) => counted(count, { one: 'день', few: 'дня', many: 'дней' });
const minutes = (count: number) => counted(count, { one: 'минута', few: 'минуты', many: 'минут' });
const hours = (count: number) => counted(count, { one: 'час', few: 'часа', many: 'часов' });

/** Long soaking reads better in hours. */
const soak = (count: number) =>
  count >= 60 && count % 60 === 0 ? hours(count / 60) : minutes(count);

/** The parameters of a solution or drops: ingredients and how long it may be used. */
export function liquidRows(liquid: LiquidParameters): ParameterRow[] {
  const rows: ParameterRow[] = [
    { term: 'Объём', values: [formatList(liquid.volumes, 'мл')] },
    { term: 'Действующее вещество', values: [liquid.active] },
    { term: 'Консервант', values: [liquid.preservative ?? 'без консерванта'] },
    {
      term: 'После вскрытия',
      values: [
        liquid.use_within_days === null
          ? 'использовать сразу'
          : `использовать ${days(liquid.use_within_days)}`,
      ],
    },
  ];
  if (liquid.soak_minutes !== null) {
    rows.push({
      term: 'Выдержать линзы',
      note: 'Не\u00a0меньше этого времени',
      values: [soak(liquid.soak_minutes)],
    });
  }
  return rows;
}
