/** The body that a form sends: the described fields, without metadata of the entity. */
import type { Field, Fields } from '../../contract/collections/field.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the field applies: its condition may not be met. */
const isGiven = ({ when }: Field, values: Values) =>
  when === undefined || when.is.includes(String(values[when.field]));

/** The value of an empty field: null where it is nullable, otherwise the empty value of its kind. */
function nothing(field: Field): unknown {
  if (field.isNullable) return null;
  switch (field.kind) {
    case 'text':
    case 'rich-text':
      return '';
    case 'flag':
      return false;
    case 'choices':
    case 'references':
    case 'aliases':
    case 'list':
      return [];
    default:
      return null;
  }
}

function valueFor(field: Field, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return nothing(field);
  if (field.kind === 'group' && isValues(value)) return bodyOf(field.fields, value);
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item: unknown) => valueFor(field.item, item));
  }
  return value;
}

/** @returns the values of these fields, as the API expects them. */
export function bodyOf(fields: Fields, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      // Without a position, a new entity comes last and an existing one stays in place.
      if (field.kind === 'position' && typeof values[name] !== 'number') return [];
      return [[name, isGiven(field, values) ? valueFor(field, values[name]) : null]];
    }),
  );
}
