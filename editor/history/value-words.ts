/** Values that are stored as ids or codes, as forms show them. */
import type { Field } from '../../contract/collections/field.ts';
import { wordsOf } from '../collections/cell-words.ts';

/** Whether the value itself says nothing to a reader. */
export const isCoded = (field: Field | undefined): boolean =>
  ['reference', 'references', 'flag', 'choice', 'choices', 'day', 'moment'].includes(
    field?.kind ?? '',
  );

/** The ids of what values refer to. */
export function idsIn(field: Field | undefined, values: readonly unknown[]): readonly number[] {
  if (field?.kind !== 'reference' && field?.kind !== 'references') return [];
  return [...new Set(values.flat().filter((one) => typeof one === 'number'))];
}

/** @param names of what the value refers to, by id; what was deleted has none. */
export function valueWords(
  field: Field | undefined,
  value: unknown,
  names: ReadonlyMap<number, string>,
): string {
  if (field?.kind === 'reference' || field?.kind === 'references') {
    return idsIn(field, [value])
      .map((id) => names.get(id) ?? `№\u00a0${id}`)
      .join(', ');
  }
  if (field && isCoded(field)) return wordsOf(field, value, '');
  return typeof value === 'string' ? value : JSON.stringify(value ?? '', null, 1);
}
