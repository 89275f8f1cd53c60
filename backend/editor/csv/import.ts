/** Saves the rows of a table: all of them, or none. */
import { isDeepStrictEqual } from 'node:util';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { CsvReport } from '../../../contract/schemas/editor-many.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Collection, Fields } from '../collection.ts';
import { entitiesWith, gone } from '../entities.ts';
import { invalid } from '../faults.ts';
import { changedBy } from '../many/changed.ts';
import { patchEntity } from '../many/patch.ts';
import { checkRevision } from '../prepare.ts';
import { isId } from '../rows.ts';
import { holdContent, saveEntity, type Saving } from '../save.ts';
import { writeTraces, type Trace } from '../traces.ts';
import { valueOf } from './cells.ts';
import { readCsv, type CsvRow } from './rows.ts';

/** Rolls back the transaction of a trial run. */
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

/** The entities that rows refer to by id, before any of them is saved. */
async function presentOf(tx: Database, collection: Collection, rows: readonly CsvRow[]) {
  const typed = rows.map(({ cells }) => cells['id']?.trim() ?? '');
  const present = await entitiesWith(tx, collection, typed.filter(isId).map(Number));
  return new Map(present.map((entity) => [entity.id, entity]));
}

/** Whether a row equals its entity. */
function isAsItIs(collection: Collection, before: EditedEntity, part: Fields): boolean {
  const fields = collection.fields(null);
  return isDeepStrictEqual(changedBy(fields, before, part), changedBy(fields, before, {}));
}

/**
 * Skips the save of an unchanged row: most rows of an exported table are unchanged.
 * @throws Failure of the save.
 */
async function saveRow(
  tx: Database,
  collection: Collection,
  { row, before }: { readonly row: CsvRow; readonly before: EditedEntity | undefined },
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
  if (!before) throw gone(collection);
  checkRevision(before, expected);
  if (isAsItIs(collection, before, part)) return 'unchanged';
  const wanted = { key: String(id), part, expected: null };
  const { revision } = await patchEntity(tx, collection, wanted, saving);
  return revision === before.revision ? 'unchanged' : 'changed';
}

/** Rows whose entity is already named by an earlier row, with that row's line. */
function namedAgain(rows: readonly CsvRow[]): Map<CsvRow, number> {
  const lines = new Map<string, number>();
  const again = new Map<CsvRow, number>();
  for (const row of rows) {
    const id = row.cells['id']?.trim() ?? '';
    const line = lines.get(id);
    if (id !== '' && line !== undefined) again.set(row, line);
    else lines.set(id, row.line);
  }
  return again;
}

/** Runs a transaction; rolls a trial back at its end. */
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
 * Creates the rows without an id and changes the others; fields without a column stay unchanged.
 * A `revision` refuses a row that somebody has saved since. A trial only reports the result.
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
  const traces: Trace[] = [];
  await inTransaction(db, isTrial, async (tx) => {
    await holdContent(tx);
    const [present, again] = [await presentOf(tx, collection, rows), namedAgain(rows)];
    for (const row of rows) {
      const before = present.get(Number(row.cells['id']));
      const line = again.get(row);
      if (line !== undefined) {
        faults[`${row.line}.id`] = `Эта запись уже есть в\u00a0строке\u00a0${line}`;
        continue;
      }
      try {
        const done = await tx.transaction((inner) =>
          saveRow(inner, collection, { row, before }, { ...saving, traces }),
        );
        counts[done] += 1;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        for (const [field, reason] of Object.entries(error.fields ?? { id: error.message })) {
          faults[`${row.line}.${field}`] = reason;
        }
      }
    }
    if (Object.keys(faults).length > 0 && !isTrial) throw invalid(faults);
    await writeTraces(tx, traces);
  });
  return { ...counts, faults };
}
