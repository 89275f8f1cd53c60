import type { Field, Fields as FieldsOf } from '../../contract/collections/field.ts';
import type { Fields } from './collection.ts';

type Faults = Record<string, string>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function lateIn(field: Field, value: unknown, day: string, path: string): Faults {
  switch (field.kind) {
    case 'day': {
      const isLate = field.isReached === true && typeof value === 'string' && value > day;
      return isLate ? { [path]: `Не\u00a0позже дня публикации, ${day}` } : {};
    }
    case 'group':
      return isFields(value) ? lateDays(field.fields, value, day, `${path}.`) : {};
    case 'list': {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      const faults = items.map((item, place) => lateIn(field.item, item, day, `${path}.${place}`));
      return Object.assign({}, ...faults);
    }
    default:
      return {};
  }
}

/**
 * Faults of fields with a day that is still in the future when the entity is published.
 * @param day the day of publication, in Moscow.
 */
export function lateDays(described: FieldsOf, fields: Fields, day: string, within = ''): Faults {
  const faults = Object.entries(described).map(([name, field]) =>
    lateIn(field, fields[name], day, `${within}${name}`),
  );
  return Object.assign({}, ...faults);
}
