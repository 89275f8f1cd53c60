import type { LibraryFileWithUses } from '../../../contract/schemas/library.ts';
import type { Database } from '../../db/database.ts';
import { asFile, type FileRow } from './files.ts';
import { usesOf } from './uses.ts';

/** A file with the places that show it. */
export const withUses = async (db: Database, row: FileRow): Promise<LibraryFileWithUses> => ({
  ...asFile(row),
  uses: await usesOf(db, row.src),
});
