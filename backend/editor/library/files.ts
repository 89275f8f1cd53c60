import { and, desc, eq, sql } from 'drizzle-orm';
import type { LibraryFile, LibraryKind } from '../../../contract/schemas/library.ts';
import { libraryFiles } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../failure.ts';
import { matchingText } from '../list/matching.ts';

export type FileRow = typeof libraryFiles.$inferSelect;

/** A file as editors read it. */
export const asFile = ({ uploadedBy, uploadedAt, changedAt, ...row }: FileRow): LibraryFile => ({
  ...row,
  uploaded_by: uploadedBy,
  uploaded_at: uploadedAt.toISOString(),
  updated_at: changedAt.toISOString(),
});

/** @throws Failure `not_found`. */
export async function fileRow(db: Database, id: number): Promise<FileRow> {
  const [row] = await db.select().from(libraryFiles).where(eq(libraryFiles.id, id));
  if (!row) throw notFound('Файл', 'не\u00a0найден');
  return row;
}

/** A file's properties, and its name. */
export type Stored = Pick<FileRow, 'kind' | 'src' | 'bytes' | 'width' | 'height' | 'name'>;

/** Adds a stored file; a file with the same content is returned instead. */
export async function addFile(
  db: Database,
  stored: Stored,
  who: string,
  at: Date,
): Promise<FileRow> {
  const [added] = await db
    .insert(libraryFiles)
    .values({ ...stored, uploadedBy: who, uploadedAt: at, changedAt: at })
    .onConflictDoNothing({ target: libraryFiles.src })
    .returning();
  if (added) return added;
  const [known] = await db.select().from(libraryFiles).where(eq(libraryFiles.src, stored.src));
  if (!known) throw new Error(`${stored.src} was removed from the library while it was added`);
  return known;
}

type Listing = {
  readonly kind?: LibraryKind | undefined;
  readonly search?: string | undefined;
  readonly src?: string | undefined;
  readonly page: number;
  readonly count: number;
};

const WORDS = sql`concat_ws(' ', ${libraryFiles.name}, ${libraryFiles.title}, ${libraryFiles.alt})`;

/** Newest first. */
export async function listFiles(db: Database, { kind, search, src, page, count }: Listing) {
  const where = and(
    kind && eq(libraryFiles.kind, kind),
    src === undefined ? undefined : eq(libraryFiles.src, src),
    await matchingText(db, WORDS, search),
  );
  const rows = await db
    .select()
    .from(libraryFiles)
    .where(where)
    .orderBy(desc(libraryFiles.uploadedAt), desc(libraryFiles.id))
    .limit(count)
    .offset((page - 1) * count);
  return { items: rows.map(asFile), total: await db.$count(libraryFiles, where) };
}
