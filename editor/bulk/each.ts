import { fieldLabel } from '../../contract/collections/field-label.ts';
import type { Fields } from '../../contract/collections/field.ts';
import type { CallError, Result } from '../../src/client/calls/result.ts';
import type { Row } from './selection.ts';

export type Refused = { readonly row: Row; readonly error: CallError };

export type Outcome<T> = {
  readonly done: readonly { readonly row: Row; readonly value: T }[];
  readonly refused: readonly Refused[];
};

/**
 * Runs the same work on each row, one after the other: a refused row does not stop the others.
 * @param told receives the number of finished rows.
 */
export async function withEach<T>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Result<T>>,
  told: (over: number) => void = () => {},
): Promise<Outcome<T>> {
  const done: { row: Row; value: T }[] = [];
  const refused: Refused[] = [];
  for (const [index, row] of rows.entries()) {
    const result = await work(row);
    if (result.ok) done.push({ row, value: result.value });
    else refused.push({ row, error: result.error });
    told(index + 1);
  }
  return { done, refused };
}

/**
 * The rows that leave the selection: the finished ones, and those that somebody else has changed since
 * they were selected. Selecting these again takes them as they are now.
 */
export const leavingRows = ({ done, refused }: Outcome<unknown>): readonly Row[] => [
  ...done.map(({ row }) => row),
  ...refused.flatMap(({ row, error: { code } }) => (code === 'edit_conflict' ? [row] : [])),
];

/** «Адрес: Заполните поле»; only the words when the path is not a field of the row. */
const faultLine = (fields: Fields, path: string, words: string) =>
  Object.hasOwn(fields, path.split('.')[0] ?? '') ? `${fieldLabel(fields, path)}: ${words}` : words;

/**
 * Explains why a row was not changed: where it is used, or what is wrong with its fields.
 * @param fields of the row, for their labels.
 */
export function whyRefused(
  { code, description, fields: faults = {} }: CallError,
  fields: Fields = {},
): string {
  const named = Object.entries(faults);
  if (code === 'in_use' && named.length > 0) {
    return `Используется: ${named.map(([, where]) => where).join(', ')}`;
  }
  // The field says the same, or names a revision, which no screen shows.
  if (code === 'alias_taken' || code === 'edit_conflict') return description;
  const lines = named.map(([path, words]) => faultLine(fields, path, words)).join(', ');
  return [description, lines].filter(Boolean).join('. ');
}

/**
 * Splits the refusal of a bulk change by row: `12.title` is a fault in row 12.
 * @returns an empty list when the refusal concerns the whole change.
 */
export function refusedRows(rows: readonly Row[], error: CallError): Refused[] {
  const faults = Object.entries(error.fields ?? {});
  return rows.flatMap((row) => {
    const own = faults.filter(([path]) => path.split('.')[0] === String(row.id));
    if (own.length === 0) return [];
    const description = own.map(([, why]) => why).join('. ');
    return [{ row, error: { ...error, description, fields: {} } }];
  });
}
