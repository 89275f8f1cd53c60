/** What a backup says about itself, in its first and its last file. */
import * as v from 'valibot';
import { BackupError } from './backup-error.ts';

/** Changes when older versions could not read what newer ones write. */
export const FORMAT = 1;

/** The first file of a backup: whether this version can restore it. */
export const HEADER_NAME = 'backup.json';

/** The last one: everything that must be there. Without it the backup is cut off. */
export const CONTENTS_NAME = 'contents.json';

const header = v.object({
  product: v.literal('yasno'),
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Which database it is of; a backup of one is not restored into the other. */
  database: v.picklist(['embedded', 'postgresql']),
  /** Major version of the PostgreSQL, embedded or not. */
  postgresql: v.pipe(v.number(), v.integer()),
  /** When its last migration was made, in milliseconds since 1970: later ones are newer. */
  migration: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The oldest migration that a program has to know to work with it. */
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

/** @throws BackupError for what is no backup of this product, or one of a newer version. */
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
