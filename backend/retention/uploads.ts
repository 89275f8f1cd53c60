import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { keptData, technicalData } from '../../src/config/kept-data.ts';
import { readSizedPicture } from '../../src/config/sized-picture.ts';
import * as schema from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { typeOfMedia } from '../media-store/names.ts';
import type { MediaStore } from '../media-store/store.ts';
import { beforeNow } from './before-now.ts';

/** The suffix of files that interrupted uploads leave on the disk. */
const PART = /\.[\w-]+\.part$/;

/** Whether the file is ours; other files in the directory are not touched. */
const isOurs = (name: string) => typeOfMedia(name.replace(PART, '')) !== null;

const uses = v.object({ rows: v.array(v.object({ name: v.string() })) });

/** Tables that can name a file: content, its history, drafts, sets and the library. */
const contentTables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !Object.hasOwn(keptData, name) && !Object.hasOwn(technicalData, name));

/** Files in use anywhere; one query per table, so that requests run in between. */
async function usedFiles(db: Database): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of contentTables) {
    const found = await db.execute(sql`
      select distinct match[1] as name
      from ${sql.identifier(table)} as row,
        regexp_matches(row::text, '/media/([a-z0-9-]+\\.[a-z]+)', 'g') as match
      where position('/media/' in row::text) > 0`);
    for (const { name } of v.parse(uses, found).rows) used.add(name);
  }
  return used;
}

/** Files of ours that were stored before `before`, and the names of all sized pictures by their original. */
async function oldFiles(media: MediaStore, before: Date) {
  const old: string[] = [];
  const sizes = new Map<string, string[]>();
  for await (const { name, at } of media.list()) {
    const original = readSizedPicture(name)?.original;
    if (original !== undefined) sizes.set(original, [...(sizes.get(original) ?? []), name]);
    if (isOurs(name) && at < before) old.push(name);
  }
  return { old, sizes };
}

/**
 * Deletes old files that neither content, its history nor the library refers to. Sized pictures stay as long as
 * their original is in use, and are deleted with it. Releases need none of them: they have copies of their own.
 * Several processes may run it simultaneously. Storing a file again resets its age, so none is lost between
 * upload and save.
 * @throws MediaStoreError
 */
export async function sweepUploads(db: Database, media: MediaStore, now: Date): Promise<void> {
  const before = beforeNow(technicalData.uploads.term, now);
  const { old, sizes } = await oldFiles(media, before);
  if (old.length === 0) return;
  const used = await usedFiles(db);
  for (const name of old) {
    if (used.has(readSizedPicture(name)?.original ?? name)) continue;
    // Checked again: it may have been stored again in the meantime.
    const found = await media.stat(name);
    if (!found || found.at >= before) continue;
    await media.remove(name);
    for (const sized of sizes.get(name) ?? []) await media.remove(sized);
  }
}
