import type { Field, Fields } from './field.ts';

/** The inner field named by the next part of a path. */
function partOf(field: Field, name: string): Field | undefined {
  if (field.kind === 'list') return field.item;
  if (field.kind !== 'group') return undefined;
  return Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
}

/**
 * The label of the field at a path: `sections.1.body` is «Разделы 2, Текст». A part that the
 * description does not contain stays as it is.
 */
export function fieldLabel(fields: Fields, path: string): string {
  const [first = '', ...rest] = path.split('.');
  let field = Object.hasOwn(fields, first) ? fields[first] : undefined;
  let label = field?.label ?? first;
  for (const name of rest) {
    const isItem = field?.kind === 'list';
    field = field && partOf(field, name);
    if (isItem) label += ` ${Number(name) + 1}`;
    else label += `, ${field?.label ?? name}`;
  }
  return label;
}
