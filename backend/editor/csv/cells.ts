/** Converts a field to the cell of a table, and back. */
import type { Field } from '../../../contract/collections/field.ts';

/**
 * Text that a spreadsheet would run as a formula, at each place where it may see a cell begin: Russian ones split
 * lines at semicolons and then ignore the quotes around a cell. Text that looks guarded already is guarded, too:
 * each place gets an apostrophe, so that an import can remove exactly one.
 */
const FORMULA = /(?:^|[;\t\r\n]"*)(?='*[=+\-@])/g;
const GUARDED = /(^|[;\t\r\n]"*)'(?='*[=+\-@])/g;

/** The same in JSON, where an escape guards it. */
const FORMULA_IN_JSON = /;(?='*[=+\-@])/g;

/** Kinds whose text is written to the cell unchanged. */
const PLAIN: ReadonlySet<Field['kind']> = new Set([
  ...([
    'text',
    'alias',
    'rich-text',
    'day',
    'moment',
    'clock',
    'pdf',
    'address',
    'choice',
  ] as const),
]);

/** Kinds whose values are separated by commas. */
const LISTED: ReadonlySet<Field['kind']> = new Set(['references', 'aliases', 'choices']);

/** The cell of a value; blocks and pictures become JSON. */
export function cellOf({ kind }: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (PLAIN.has(kind)) return String(value).replace(FORMULA, "$&'");
  if (LISTED.has(kind) && Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value).replace(FORMULA_IN_JSON, String.raw`\u003b`);
}

/** Invalid JSON stays a string, which the field's check refuses with its own message. */
function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

const numberOf = (cell: string): unknown => {
  const number = Number(cell.replace(',', '.').replace(/[\s\u00a0]/g, ''));
  return Number.isNaN(number) ? cell : number;
};

const FLAGS = new Map<string, boolean>([
  ...(['true', '1', 'да', 'истина'] as const).map((word) => [word, true] as const),
  ...(['false', '0', 'нет', 'ложь'] as const).map((word) => [word, false] as const),
]);

/** Russian spreadsheets show a day as 21.11.2026, and save it like that. */
const isoDay = (cell: string) => cell.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1');

/** The value of a cell; input that does not fit the kind stays as typed, so that its check refuses it. */
export function valueOf(field: Field, typed: string): unknown {
  const cell = typed.trim();
  const { kind } = field;
  if (cell === '' && (field.isNullable || field.when)) return null;
  if (kind === 'day') return isoDay(cell);
  if (PLAIN.has(kind)) return cell.replace(GUARDED, '$1');
  if (LISTED.has(kind)) {
    const parts = cell.split(',').flatMap((part) => part.trim() || []);
    return kind === 'references' ? parts.map(numberOf) : parts;
  }
  if (cell === '') return undefined;
  if (kind === 'flag') return FLAGS.get(cell.toLowerCase()) ?? cell;
  return kind === 'number' || kind === 'reference' || kind === 'position'
    ? numberOf(cell)
    : parsed(cell);
}
