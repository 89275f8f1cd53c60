import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { contentDrafts, libraryFiles } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { collections } from '../collections/index.ts';
import type { Fields } from '../collection.ts';
import { asEntities } from '../entities.ts';
import { invalid } from '../faults.ts';
import { holdContent, saveEntity, type Saving } from '../save.ts';
import { refusedFile } from '../sent-file.ts';
import { fileRow, type FileRow, type Stored } from './files.ts';
import { inUse } from './in-use.ts';
import { usesOf, usingDrafts, usingRows } from './uses.ts';

const fieldsSchema = v.record(v.string(), v.unknown());

/** A value with one address in place of another, in texts too. */
function readdressed(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  if (Array.isArray(value)) return value.map((part) => readdressed(part, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, readdressed(part, from, to)]),
  );
}

const changed = (fields: Fields, from: string, to: string): Fields =>
  v.parse(fieldsSchema, readdressed(fields, from, to));

/** Saves every entity that shows the file with the other one. */
async function changeEntities(
  tx: Database,
  from: string,
  to: string,
  saving: Saving,
): Promise<void> {
  const faults: Record<string, string> = {};
  for (const collection of collections) {
    const rows = await usingRows(tx, collection, from);
    for (const entity of await asEntities(tx, collection, rows)) {
      const given = changed(entity, from, to);
      try {
        await saveEntity(
          tx,
          collection,
          { key: String(entity.id), given, expected: null },
          { ...saving, action: 'replace' },
        );
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const reasons = Object.entries(error.fields ?? { '': error.message });
        const told = reasons.map(([field, reason]) => (field ? `${field}: ${reason}` : reason));
        faults[`${collection.name}/${entity.id}`] = told.join('; ');
      }
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

async function changeDrafts(tx: Database, from: string, to: string, now: Date): Promise<void> {
  for (const { id, data } of await usingDrafts(tx, from)) {
    await tx
      .update(contentDrafts)
      .set({ data: changed(data, from, to), updatedAt: now })
      .where(eq(contentDrafts.id, id));
  }
}

/**
 * Puts another file in the place of one, in the caller's transaction: under its id, and wherever it
 * is shown. It is of the same kind. The address becomes another one, because browsers and builds keep what is at an address.
 * @throws Failure `not_found`, `invalid`, `in_use`.
 */
export async function replaceFile(
  tx: Database,
  id: number,
  stored: Stored,
  saving: Saving,
): Promise<FileRow> {
  await holdContent(tx);
  const before = await fileRow(tx, id);
  const { src: from } = before;
  const { src: to } = stored;
  if (from === to) return before;
  const [same] = await tx.select().from(libraryFiles).where(eq(libraryFiles.src, to));
  if (same) throw refusedFile(`Такой файл в\u00a0библиотеке уже есть, его номер\u00a0— ${same.id}`);
  const fixed = (await usesOf(tx, from)).filter(({ collection }) => collection === null);
  if (fixed.length > 0) {
    throw inUse('Заменить нельзя: файл стоит там, где редактор его не\u00a0меняет', fixed);
  }
  const [row] = await tx
    .update(libraryFiles)
    .set({ ...stored, name: stored.name || before.name, changedAt: saving.now })
    .where(eq(libraryFiles.id, id))
    .returning();
  await changeEntities(tx, from, to, saving);
  await changeDrafts(tx, from, to, saving.now);
  return row ?? before;
}
