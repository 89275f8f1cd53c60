import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('../../backend/db/migrations/', import.meta.url);

/** The statements of migrations that add documents to an existing site, or change them, in order. */
export async function broughtDocuments(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return texts
    .flatMap((text) => text.split('--> statement-breakpoint'))
    .filter((statement) => /(?:INSERT INTO|UPDATE) documents\b/.test(statement));
}
