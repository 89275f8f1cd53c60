/** Saves the rows of a table: all of them, or none. */
import type { CsvReport } from '../../../contract/schemas/editor-many.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Collection, Fields } from '../collection.ts';
import { rowOf } from '../entities.ts';
import { invalid } from '../faults.ts';
import { patchEntity } from '../many/patch.ts';
import { holdContent, saveEntity, type Saving } from '../save.ts';
import { valueOf } from './cells.ts';
import { readCsv, type CsvRow } from './rows.ts';

/** Ends the transaction of a trial run. */
class TrialEnd extends Error {
  override readonly name = 'TrialEnd';
}

type Counts = { created: number; changed: number; unchanged: number };

const numberIn = (cell: string | undefined, name: string): number | null => {
  const text = cell?.trim() ?? '';
  if (text === '') return null;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw invalid({ [name]: 'Нужно целое число' });
};

/** The fields of a row; an empty cell of a kind that cannot be empty leaves its field alone. */
function fieldsOf(collection: Collection, { cells }: CsvRow): Fields {
  const given = Object.entries(collection.fields(null)).map(([name, field]) => {
    const cell = cells[name];
    return [name, cell === undefined ? undefined : valueOf(field, cell)];
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** @throws Failure of the save. */
async function saveRow(
  tx: Database,
  collection: Collection,
  row: CsvRow,
  saving: Saving,
): Promise<keyof Counts> {
  const id = numberIn(row.cells['id'], 'id');
  const expected = numberIn(row.cells['revision'], 'revision');
  const part = fieldsOf(collection, row);
  if (id === null) {
    const wanted = { key: null, given: part, expected: null };
    await saveEntity(tx, collection, wanted, { ...saving, action: 'create' });
    return 'created';
  }
  const before = await rowOf(tx, collection, String(id));
  const { revision } = await patchEntity(
    tx,
    collection,
    { key: String(id), part, expected },
    saving,
  );
  return revision === Number(before?.['revision']) ? 'unchanged' : 'changed';
}

/** Runs a transaction; a trial is rolled back at its end. */
async function inTransaction(
  db: Database,
  isTrial: boolean,
  work: (tx: Database) => Promise<void>,
) {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      if (isTrial) throw new TrialEnd();
    });
  } catch (error) {
    if (!(error instanceof TrialEnd)) throw error;
  }
}

/**
 * Creates the rows without an id and changes the others; columns that are absent stay as they are.
 * A `revision` refuses a row that somebody has saved since. A trial says what would happen.
 * @throws Failure `invalid` with the faults of each line, `3.title`, unless it is a trial.
 */
export async function importCsv(
  db: Database,
  collection: Collection,
  { csv, isTrial }: { readonly csv: string; readonly isTrial: boolean },
  saving: Saving,
): Promise<CsvReport> {
  const names = new Set(['id', 'revision', ...Object.keys(collection.fields(null))]);
  const rows = readCsv(csv, names);
  const counts: Counts = { created: 0, changed: 0, unchanged: 0 };
  const faults: Record<string, string> = {};
  await inTransaction(db, isTrial, async (tx) => {
    await holdContent(tx);
    for (const row of rows) {
      try {
        counts[await tx.transaction((inner) => saveRow(inner, collection, row, saving))] += 1;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        for (const [field, reason] of Object.entries(error.fields ?? { id: error.message })) {
          faults[`${row.line}.${field}`] = reason;
        }
      }
    }
    if (Object.keys(faults).length > 0 && !isTrial) throw invalid(faults);
  });
  return { ...counts, faults };
}
