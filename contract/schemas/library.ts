/** The library: pictures and PDFs that editors have uploaded. */
import * as v from 'valibot';
import { focus, id, list, moment } from '../fields.ts';
import { collection } from './editor.ts';

export const LIBRARY_KINDS = ['picture', 'pdf'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

export const libraryFile = v.object({
  id,
  kind: v.picklist(LIBRARY_KINDS),
  /** The address that pictures and documents refer to; it changes with a replacement. */
  src: v.string(),
  /** The name under which the file was uploaded; empty when there was none. */
  name: v.string(),
  title: v.string(),
  /** The initial alternative text of a new use of the picture; uses keep their own. */
  alt: v.string(),
  /** The focus point of crops, wherever the picture is shown in a field of its own; null: the centre. */
  focus: v.nullable(focus),
  /** Pixels; null for a PDF. */
  width: v.nullable(id),
  height: v.nullable(id),
  /** Size of the file. */
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Null for a file that is older than the library, or part of the demonstration. */
  uploaded_by: v.nullable(v.string()),
  uploaded_at: moment,
  updated_at: moment,
});

/** A use of a file. */
export const libraryUse = v.object({
  collection,
  /** The entity; null for the draft of a new one. */
  id: v.nullable(id),
  /** The draft that uses it; null for published content. */
  draft: v.nullable(id),
  title: v.string(),
});

export const libraryFiles = list(libraryFile);
export const libraryFileWithUses = v.object({
  ...libraryFile.entries,
  uses: v.array(libraryUse),
});

export type LibraryFile = v.InferOutput<typeof libraryFile>;
export type LibraryUse = v.InferOutput<typeof libraryUse>;
export type LibraryFileWithUses = v.InferOutput<typeof libraryFileWithUses>;
