/** Results of bulk calls, and of comparisons between two revisions. */
import * as v from 'valibot';
import { id, list } from '../fields.ts';
import { CONTENT_COLLECTIONS } from './hook.ts';
import { wordChanges } from './word-changes.ts';

const card = v.object({
  id,
  alias: v.string(),
  url: v.nullable(v.string()),
  /** The title of the entity. */
  title: v.string(),
});

/** One collection's search results: the first ones, and their total number. */
const foundIn = v.object({
  collection: v.picklist(CONTENT_COLLECTIONS),
  /** «Статьи». */
  many: v.string(),
  total: v.number(),
  items: v.array(card),
});

export const foundEverywhere = list(foundIn);

/** What is known about an address of the site. */
export const addressFound = v.object({
  address: v.string(),
  /** Whether it is a page, a redirect, or an address served only by the site itself. */
  exists: v.boolean(),
});

/** A field that differs between two revisions of an entity. */
const fieldDifference = v.object({
  field: v.string(),
  label: v.string(),
  before: v.unknown(),
  after: v.unknown(),
  /** For texts: the words in order, with the change of each. */
  words: v.nullable(wordChanges),
});

export const difference = list(fieldDifference);

/** The result of importing a table, or of a dry run. */
export const csvReport = v.object({
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Reasons by line and field, `3.title`; only for a dry run, because an import with faults is refused. */
  faults: v.record(v.string(), v.string()),
});

export type FoundIn = v.InferOutput<typeof foundIn>;
export type FieldDifference = v.InferOutput<typeof fieldDifference>;
export type CsvReport = v.InferOutput<typeof csvReport>;
