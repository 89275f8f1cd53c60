import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { invalid } from '../faults.ts';

/** More rows would block other editors for too long. */
const ROWS_MAX = 2_000;

/** A row, by column names. */
export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

const parsedRows = v.array(
  v.object({ info: v.object({ lines: v.number() }), record: v.array(v.string()) }),
);

/** Russian spreadsheets separate with semicolons. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/** The cells before the blank ones at the end, which cleared columns leave behind. */
const withoutBlankEnd = (record: readonly string[]) =>
  record.slice(0, record.findLastIndex((cell) => cell.trim() !== '') + 1);

/**
 * Reads a table whose first row contains the names of fields.
 * @throws Failure `invalid` for input that is not a table, an unknown column or too many rows.
 */
export function readCsv(text: string, columns: ReadonlySet<string>): CsvRow[] {
  // Spreadsheets save cleared rows as separators, and leave out the last cells of others.
  const options = {
    bom: true,
    info: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
  };
  let rows: v.InferOutput<typeof parsedRows>;
  try {
    rows = v.parse(parsedRows, parse(text, { ...options, delimiter: delimiterOf(text) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid({ csv: 'Таблица не\u00a0читается: проверьте кавычки и\u00a0число столбцов' });
  }
  const [head, ...body] = rows;
  const names = withoutBlankEnd(head?.record ?? []).map((name) => name.trim());
  const longer = body.find(({ record }) => withoutBlankEnd(record).length > names.length);
  const unknown = names.filter((name) => !columns.has(name));
  if (names.length === 0) throw invalid({ csv: 'Первой строкой нужны имена полей' });
  if (unknown.length > 0) throw invalid({ csv: `Нет таких полей: ${unknown.join(', ')}` });
  if (new Set(names).size < names.length) throw invalid({ csv: 'Два столбца с\u00a0одним именем' });
  if (longer) {
    const place = `В\u00a0строке\u00a0${longer.info.lines} значений больше, чем столбцов`;
    throw invalid({ csv: `${place}: проверьте кавычки и\u00a0разделители` });
  }
  if (body.length > ROWS_MAX)
    throw invalid({ csv: `Не\u00a0больше ${ROWS_MAX} строк за\u00a0раз` });
  return body.map(({ info, record }) => ({
    line: info.lines,
    cells: Object.fromEntries(names.map((name, at) => [name, record[at] ?? ''])),
  }));
}
