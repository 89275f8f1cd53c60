import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Focus } from '../../contract/fields.ts';
import type { LibraryKind } from '../../contract/schemas/library.ts';

/** Uploaded pictures and PDFs, with their descriptions by editors. */
export const libraryFiles = pgTable(
  'library_files',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<LibraryKind>().notNull(),
    /** The address that content refers to: the hash of the file. Replacing the file changes it. */
    src: text('src').notNull().unique('library_files_src_key'),
    /** The name of the uploaded file. */
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    alt: text('alt').notNull().default(''),
    /** The point that crops keep visible; null: the middle. */
    focus: jsonb('focus').$type<Focus>(),
    /** Null for a PDF. */
    width: integer('width'),
    height: integer('height'),
    bytes: integer('bytes').notNull(),
    /** Null if no editor uploaded it. */
    uploadedBy: text('uploaded_by'),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('library_files_newest').on(table.uploadedAt, table.id)],
);
