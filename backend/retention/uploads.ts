import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { keptData, technicalData } from '../../src/config/kept-data.ts';
import * as schema from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { beforeNow } from './before-now.ts';

/** A file as `keepFile` names it, or the partial file of an interrupted upload. */
const UPLOAD = /^upload-[0-9a-f]{32}\.\w+(?:\.\d+\.part)?$/;

const uses = v.object({ rows: v.array(v.object({ name: v.string() })) });

/** Tables that can reference an editor's picture, including the history that restores use. */
const contentTables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !Object.hasOwn(keptData, name) && !Object.hasOwn(technicalData, name));

/** Uploaded pictures in use anywhere; one query per table, so that requests run in between. */
async function usedUploads(db: Database): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of contentTables) {
    const found = await db.execute(sql`
      select distinct match[1] as name
      from ${sql.identifier(table)} as row,
        regexp_matches(row::text, 'upload-[0-9a-f]{32}\\.[a-z]+', 'g') as match
      where position('upload-' in row::text) > 0`);
    for (const { name } of v.parse(uses, found).rows) used.add(name);
  }
  return used;
}

/**
 * Deletes old uploads that neither content, its history nor the library names. Several processes may run it simultaneously.
 * Storing a picture again resets its age, so none is lost between upload and save.
 */
export async function sweepUploads(db: Database, mediaDir: string, now: Date): Promise<void> {
  const before = beforeNow(technicalData.uploads.term, now);
  const isOld = async (path: string) =>
    ((await stat(path).catch(() => null))?.mtime ?? now) < before;
  const files = (await readdir(mediaDir).catch(() => [])).filter((file) => UPLOAD.test(file));
  const old: string[] = [];
  for (const file of files) if (await isOld(join(mediaDir, file))) old.push(file);
  if (old.length === 0) return;
  const used = await usedUploads(db);
  for (const file of old) {
    const path = join(mediaDir, file);
    // Checked again: it may have been stored again in the meantime.
    if (!used.has(file) && (await isOld(path))) await rm(path, { force: true });
  }
}
