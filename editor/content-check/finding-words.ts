/** Formats a finding as a line that links to its field. */
import type { Fields } from '../../contract/collections/field.ts';
import type { Finding } from './read-check.ts';

/** The form's address, with the field in sight. */
export function findingPlace({
  collection,
  id,
  draft,
  field,
}: Omit<Finding, 'alias' | 'title' | 'words'>) {
  const form = draft !== null ? `/drafts/${draft}` : `/${collection}/${id ?? ''}`;
  return field === null ? form : `${form}#field-${field}`;
}

/** «Обложка», «Источники, 3»: the label of the field in its form. */
export function fieldWords(fields: Fields, path: string | null): string | null {
  if (path === null) return null;
  const [name = '', row] = path.split('.');
  const label = fields[name]?.label ?? name;
  return row !== undefined && /^\d+$/.test(row) ? `${label}, ${Number(row) + 1}` : label;
}
