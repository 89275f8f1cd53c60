/** The metadata of a backup, in its first and its last file. */
import * as v from 'valibot';
import { BackupError } from './backup-error.ts';

/** Incremented when older versions cannot read the new format. */
export const FORMAT = 1;

/** The first file of a backup: says whether this version can restore it. */
export const HEADER_NAME = 'backup.json';

/** The last file: lists everything the backup must contain. Without it, the backup is truncated. */
export const CONTENTS_NAME = 'contents.json';

const header = v.object({
  product: v.literal('yasno'),
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  /** The kind of database; a backup of one kind is not restored into the other. */
  database: v.picklist(['embedded', 'postgresql']),
  /** Major version of PostgreSQL, embedded or not. */
  postgresql: v.pipe(v.number(), v.integer()),
  /** Time of its last migration, in milliseconds since 1970: later migrations are newer. */
  migration: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The oldest migration that a program must know to work with the database. */
  serves_from: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const contents = v.object({
  files: v.record(
    v.string(),
    v.object({
      bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
      sha256: v.pipe(v.string(), v.hash(['sha256'])),
    }),
  ),
});

export type Header = v.InferOutput<typeof header>;
export type Contents = v.InferOutput<typeof contents>;

function parsed<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> | null {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** @throws BackupError unless it is a backup of this product in a version that this one can read. */
export function readHeader(text: string, about: string): Header {
  const found = parsed(header, text);
  if (!found) throw new BackupError(`${about} is not a backup of this product.`);
  if (found.format > FORMAT) {
    throw new BackupError(
      `${about} was made by a newer version (format ${found.format}, this one reads ${FORMAT}); update first.`,
    );
  }
  return found;
}

/** @throws BackupError */
export function readContents(text: string, about: string): Contents {
  const found = parsed(contents, text);
  if (!found) throw new BackupError(`${about} is damaged: its list of contents cannot be read.`);
  return found;
}
